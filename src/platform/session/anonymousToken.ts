import { createStore, type WritableStore } from '../externalStore.ts';
import { createPersistedText, type TextStorage } from '../storage/persistedText.ts';

/**
 * The token that owns an anonymous betslip. It gives access only to that slip, and must survive a reload and be shared by tabs, so it is in
 * local storage; when that is blocked, a reload starts another slip.
 */
export function anonymousTokenStore(storage: () => TextStorage, key: string): WritableStore<string | null> {
  const stored = createPersistedText(storage, key);
  const store = createStore(stored.read());
  return {
    ...store,
    set: (token) => {
      store.set(token);
      stored.write(token);
    },
  };
}
