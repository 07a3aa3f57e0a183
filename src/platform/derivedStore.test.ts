import { describe, expect, it, vi } from 'vitest';
import { createStore, derivedStore } from './externalStore.ts';

describe('one side of a store', () => {
  it('is heard of only when it changes', () => {
    const source = createStore({ online: true, live: false });
    const online = derivedStore([source], () => source.getSnapshot().online);
    const heard = vi.fn();
    online.subscribe(heard);
    source.set({ online: true, live: true });
    expect(heard).not.toHaveBeenCalled();
    source.set({ online: false, live: true });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(online.getSnapshot()).toBe(false);
  });
});
