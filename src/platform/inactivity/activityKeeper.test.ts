import { describe, expect, it } from 'vitest';
import { activityKeeper } from './activityKeeper.ts';

describe('the keeper', () => {
  it('keeps a moment, and nothing where storage is blocked or holds something else', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    const keeper = activityKeeper(() => storage, 'k');
    expect(keeper.read()).toBeNull();
    keeper.write(5);
    expect(keeper.read()).toBe(5);
    values.set('k', 'yesterday');
    expect(keeper.read()).toBeNull();
    keeper.clear();
    expect(values.size).toBe(0);
    const blocked = activityKeeper(() => {
      throw new Error('blocked');
    }, 'k');
    blocked.write(5);
    blocked.clear();
    expect(blocked.read()).toBeNull();
  });
});
