/** Something that is loaded when it is first wanted, once for all callers. */
export interface LazyModule<Value> {
  /**
   * One attempt at a time. After a failed attempt the next call tries again, unless it names the place that has got this failure already:
   * a page that failed stays failed until the next navigation.
   */
  load(place?: string): Promise<Value>;
  /** Null until it is loaded. */
  loaded(): Value | null;
}

interface Attempt<Value> {
  readonly promise: Promise<Value>;
  /** Where the attempt was made; null: nowhere yet, it was a preload. */
  place: string | null;
  hasFailed: boolean;
}

/** With `lazyPart` (src/ui/lazyPart.tsx) the only way to load code later: `lazyModule(() => import('./x.ts'))`. */
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
      // The failure of a preload belongs to the first place that asks.
      attempt.place ??= place;
      return attempt.place === place ? attempt.promise : start(place);
    },
    loaded: () => value,
  };
}
