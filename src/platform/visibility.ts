import { createStore, type ExternalStore } from './externalStore.ts';

/** True while this page is visible: its tab is in front. */
export function pageVisibility(document: Pick<Document, 'visibilityState' | 'addEventListener'>): ExternalStore<boolean> {
  const store = createStore(document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', () => store.set(document.visibilityState !== 'hidden'));
  return store;
}
