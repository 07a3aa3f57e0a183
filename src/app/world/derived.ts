import { createStore, type ExternalStore } from '../../platform/externalStore.ts';

/** A store that shows one side of another; its listeners hear only when that side has changed (Object.is). */
export function derived<Value, Part>(source: ExternalStore<Value>, pick: (value: Value) => Part): ExternalStore<Part> {
  const store = createStore(pick(source.getSnapshot()));
  source.subscribe(() => store.set(pick(source.getSnapshot())));
  return store;
}
