import { createStore, type WritableStore } from '../externalStore.ts';
import type { TextStorage } from './savedSession.ts';

/**
 * The token that owns an anonymous betslip. It opens nothing but that slip, and has to outlive a reload and be shared by tabs, so it is in
 * local storage; with that blocked a reload begins another slip.
 */
export function anonymousTokenStore(storage: () => TextStorage, key: string): WritableStore<string | null> {
  let kept: string | null = null;
  try {
    kept = storage().getItem(key);
  } catch {
    kept = null;
  }
  const store = createStore<string | null>(kept);
  return {
    ...store,
    set: (token) => {
      store.set(token);
      try {
        if (token === null) storage().removeItem(key);
        else storage().setItem(key, token);
      } catch {
        // In memory it is.
      }
    },
  };
}
