import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../platform/externalStore.ts';
import { derived } from './derived.ts';

describe('one side of a store', () => {
  it('is heard of only when it changes', () => {
    const source = createStore({ online: true, live: false });
    const online = derived(source, (value) => value.online);
    const heard = vi.fn();
    online.subscribe(heard);
    source.set({ online: true, live: true });
    expect(heard).not.toHaveBeenCalled();
    source.set({ online: false, live: true });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(online.getSnapshot()).toBe(false);
  });
});
