import { describe, expect, it, vi } from 'vitest';
import { late } from './late.ts';

describe('what is made when it is first wanted', () => {
  it('is made once, for all who ask', async () => {
    const make = vi.fn(async () => ({}));
    const get = late(make);
    expect(make).not.toHaveBeenCalled();
    const [one, other] = await Promise.all([get(), get()]);
    expect(one).toBe(other);
    expect(await get()).toBe(one);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is tried again by the next to ask after a failure, and by nobody before', async () => {
    const make = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here');
    const get = late(make);
    const both = await Promise.allSettled([get(), get()]);
    expect(both.map((one) => one.status)).toEqual(['rejected', 'rejected']);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await get()).toBe('here');
    expect(make).toHaveBeenCalledTimes(2);
  });
});
