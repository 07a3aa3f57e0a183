import { describe, expect, it, vi } from 'vitest';
import { createStore, derivedStore } from './externalStore.ts';

describe('a derived store', () => {
  it('calls its listeners only when its part of the source changes', () => {
    const source = createStore({ online: true, live: false });
    const online = derivedStore(source, (value) => value.online);
    const heard = vi.fn();
    online.subscribe(heard);
    source.set({ online: true, live: true });
    expect(heard).not.toHaveBeenCalled();
    source.set({ online: false, live: true });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(online.getSnapshot()).toBe(false);
  });
});
