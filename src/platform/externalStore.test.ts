import { describe, expect, it, vi } from 'vitest';
import { createStore, derivedStore } from './externalStore.ts';

describe('a derived store', () => {
  it('calls its listeners only when its part of the source changes', () => {
    const source = createStore({ online: true, live: false });
    const online = derivedStore(source, (value) => value.online);
    const listener = vi.fn();
    online.subscribe(listener);
    source.set({ online: true, live: true });
    expect(listener).not.toHaveBeenCalled();
    source.set({ online: false, live: true });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(online.getSnapshot()).toBe(false);
  });
});
