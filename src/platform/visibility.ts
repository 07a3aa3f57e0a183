import { createStore, type ExternalStore } from './externalStore.ts';

/** Whether this page is on screen: true in the tab in front. */
export function pageVisibility(document: Pick<Document, 'visibilityState' | 'addEventListener'>): ExternalStore<boolean> {
  const store = createStore(document.visibilityState !== 'hidden');
  document.addEventListener('visibilitychange', () => store.set(document.visibilityState !== 'hidden'));
  return store;
}
