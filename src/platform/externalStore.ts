import { useSyncExternalStore } from 'react';

/** A value outside React that notifies its listeners. */
export interface ExternalStore<Value> {
  getSnapshot(): Value;
  subscribe(listener: () => void): () => void;
}

export interface WritableStore<Value> extends ExternalStore<Value> {
  set(value: Value): void;
}

/** Calls each of them, also after one that throws. Then throws what was thrown. */
export function callAll(calls: Iterable<() => void>): void {
  const errors: unknown[] = [];
  for (const call of calls) {
    try {
      call();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors);
}

/** Listeners are called only when the value changes (Object.is), all of them, also after one that throws. */
export function createStore<Value>(initial: Value): WritableStore<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    getSnapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      callAll([...listeners]);
    },
  };
}

/** A store of one part of another store; its listeners are called only when that part changes (Object.is). */
export function derivedStore<Value, Part>(source: ExternalStore<Value>, pick: (value: Value) => Part): ExternalStore<Part> {
  const store = createStore(pick(source.getSnapshot()));
  source.subscribe(() => store.set(pick(source.getSnapshot())));
  return store;
}

/** A store computed from two others; its listeners are called only when its value changes. */
export function combinedStore<One, Other, Value>(
  one: ExternalStore<One>,
  other: ExternalStore<Other>,
  combine: (one: One, other: Other) => Value,
): ExternalStore<Value> {
  const read = (): Value => combine(one.getSnapshot(), other.getSnapshot());
  const store = createStore(read());
  for (const source of [one, other]) source.subscribe(() => store.set(read()));
  return store;
}

export function useStore<Value>(store: ExternalStore<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}

/** One part of a store. @param pick returns a part of the value, not a new object. */
export function usePart<Value, Part>({ subscribe, getSnapshot }: ExternalStore<Value>, pick: (value: Value) => Part): Part {
  const read = (): Part => pick(getSnapshot());
  return useSyncExternalStore(subscribe, read, read);
}

/** Resolves with the first current or later value that fits. */
export function whenStore<Value>(store: ExternalStore<Value>, fits: (value: Value) => boolean): Promise<Value> {
  return new Promise((resolve) => {
    const now = store.getSnapshot();
    if (fits(now)) {
      resolve(now);
      return;
    }
    const stop = store.subscribe(() => {
      const value = store.getSnapshot();
      if (!fits(value)) return;
      stop();
      resolve(value);
    });
  });
}
