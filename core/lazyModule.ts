/** A module that is loaded when it is first needed, once for all callers. */
export interface LazyModule<Value> {
  /**
   * Runs one attempt at a time. After a failed attempt the next call tries again, unless it names a place that has got this failure:
   * a page that failed stays failed until the next navigation.
   */
  load(place?: string): Promise<Value>;
  /** Null until the module is loaded. */
  loaded(): Value | null;
}

interface Attempt<Value> {
  readonly promise: Promise<Value>;
  /** The place that requested the attempt; null for a preload. */
  place: string | null;
  hasFailed: boolean;
}

/** Besides `lazyPart` (src/ui/lazyPart.tsx), the only way to load code lazily: `lazyModule(() => import('./x.ts'))`. */
export function lazyModule<Value>(fetchModule: () => Promise<Value>): LazyModule<Value> {
  let value: Value | null = null;
  let attempt: Attempt<Value> | null = null;

  function start(place: string | null): Promise<Value> {
    const mine: Attempt<Value> = { promise: fetchModule(), place, hasFailed: false };
    attempt = mine;
    mine.promise.then(
      (loaded) => {
        value = loaded;
      },
      () => {
        mine.hasFailed = true;
      },
    );
    return mine.promise;
  }

  return {
    load: (place) => {
      if (attempt === null) return start(place ?? null);
      if (!attempt.hasFailed) return attempt.promise;
      if (place === undefined) return start(null);
      // A failed preload counts for the first place that requests the module.
      attempt.place ??= place;
      return attempt.place === place ? attempt.promise : start(place);
    },
    loaded: () => value,
  };
}
