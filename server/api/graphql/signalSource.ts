export interface Signals {
  /** Something changed: read it at once. */
  now(): void;
  /** Something changed that may wait until `minimumGapMs` after the last value. */
  soon(): void;
}

export interface SignalSourceOptions<Value> {
  /** Begins to listen. @returns the function that ends it. */
  start(signals: Signals): () => void;
  /** The current value; undefined when nothing has changed for the listener. */
  read(): Promise<Value | undefined>;
  /** Whether one value is sent before anything changed. */
  readonly first?: boolean;
  readonly minimumGapMs?: number;
}

/**
 * A stream of the current value for a consumer that may be slow: signals between two reads count as one, so nothing queues up. Ending it
 * takes effect at once, even while a value is awaited, which an async generator function cannot do.
 */
export function signalSource<Value>(options: SignalSourceOptions<Value>): AsyncGenerator<Value, void, void> {
  const { read, first = false, minimumGapMs = 0 } = options;
  let dirty = first;
  let ended = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | null = null;
  let wake: () => void = () => undefined;

  function now(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    dirty = true;
    wake();
  }

  function soon(): void {
    const wait = lastAt + minimumGapMs - performance.now();
    if (wait <= 0) now();
    else if (!timer && !dirty) {
      timer = setTimeout(now, wait);
      timer.unref();
    }
  }

  const stop = options.start({ now, soon });

  function end(): void {
    if (ended) return;
    ended = true;
    if (timer) clearTimeout(timer);
    stop();
    wake();
  }

  async function next(): Promise<IteratorResult<Value, void>> {
    for (;;) {
      while (!dirty && !ended) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (ended) return { done: true, value: undefined };
      dirty = false;
      lastAt = performance.now();
      const value = await read();
      if (value !== undefined && !ended) return { done: false, value };
    }
  }

  const done = async (): Promise<IteratorResult<Value, void>> => {
    end();
    return { done: true, value: undefined };
  };
  return {
    next,
    return: done,
    throw: async (error: unknown) => {
      end();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: async () => end(),
  };
}
