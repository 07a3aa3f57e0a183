import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createActivityStore } from './activityStore.ts';

describe('the activity store', () => {
  it('returns the written time, and null when storage is blocked or holds another value', () => {
    const values = new Map<string, string>();
    const storage = fakeStorage(values);
    const store = createActivityStore(() => storage, 'k');
    expect(store.read()).toBeNull();
    store.write(5);
    expect(store.read()).toBe(5);
    values.set('k', 'yesterday');
    expect(store.read()).toBeNull();
    store.clear();
    expect(values.size).toBe(0);
    const blocked = createActivityStore(() => {
      throw new Error('blocked');
    }, 'k');
    blocked.write(5);
    blocked.clear();
    expect(blocked.read()).toBeNull();
  });
});
