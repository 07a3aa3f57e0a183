/** A stream with each value passed through `map`; ending it ends the source at once, even while a value is awaited. */
export function mapStream<From, To>(
  source: AsyncIterable<From>,
  map: (value: From) => To | Promise<To>,
): AsyncGenerator<To, void, void> {
  const iterator = source[Symbol.asyncIterator]();
  return {
    async next() {
      const { done, value } = await iterator.next();
      return done ? { done: true, value: undefined } : { done: false, value: await map(value) };
    },
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    async throw(error: unknown) {
      await iterator.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await iterator.return?.();
    },
  };
}
