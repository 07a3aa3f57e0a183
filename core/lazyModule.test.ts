import { describe, expect, it, vi } from 'vitest';
import { lazyModule } from './lazyModule.ts';

const goneThenHere = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('here');

describe('a lazy module', () => {
  it('is fetched by the first call, once for all callers', async () => {
    const fetchModule = vi.fn(async () => ({}));
    const lazy = lazyModule(fetchModule);
    expect(fetchModule).not.toHaveBeenCalled();
    expect(lazy.loaded()).toBeNull();
    const [one, other] = await Promise.all([lazy.load(), lazy.load('/live')]);
    expect(one).toBe(other);
    expect(lazy.loaded()).toBe(one);
    expect(await lazy.load()).toBe(one);
    expect(fetchModule).toHaveBeenCalledTimes(1);
  });

  it('is fetched again by the next call after a failure, and not before', async () => {
    const fetchModule = goneThenHere();
    const lazy = lazyModule(fetchModule);
    const both = await Promise.allSettled([lazy.load(), lazy.load()]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fetchModule).toHaveBeenCalledTimes(1);
    expect(await lazy.load()).toBe('here');
    expect(fetchModule).toHaveBeenCalledTimes(2);
  });

  it('stays failed at the place that requested it, and is fetched again from another place', async () => {
    const fetchModule = goneThenHere();
    const lazy = lazyModule(fetchModule);
    await expect(lazy.load('first')).rejects.toThrow('gone');
    await expect(lazy.load('first')).rejects.toThrow('gone');
    expect(fetchModule).toHaveBeenCalledTimes(1);
    expect(await lazy.load('second')).toBe('here');
  });

  it('counts a failed preload as a failure at the first place that requests it', async () => {
    const fetchModule = goneThenHere();
    const lazy = lazyModule(fetchModule);
    await expect(lazy.load()).rejects.toThrow('gone');
    await expect(lazy.load('first')).rejects.toThrow('gone');
    expect(fetchModule).toHaveBeenCalledTimes(1);
    expect(await lazy.load('second')).toBe('here');
  });
});
