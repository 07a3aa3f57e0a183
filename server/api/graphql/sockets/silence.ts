import { signalSource } from '../signalSource.ts';

export interface Silence {
  /** Yields nothing until it is ended. */
  readonly stream: AsyncGenerator<never, void, void>;
  /** Ends it with an error. */
  fail(error: unknown): void;
}

/** A stream for a subscription whose messages are written to its connection directly. `onEnd` is called once. */
export function silence(onEnd: () => void): Silence {
  let failure: { readonly error: unknown } | null = null;
  let wake: () => void = () => undefined;
  const stream = signalSource<never>({
    start: ({ now }) => {
      wake = now;
      return onEnd;
    },
    read: async () => {
      if (failure) throw failure.error;
      return undefined;
    },
  });
  return {
    stream,
    fail(error) {
      failure = { error };
      wake();
    },
  };
}
