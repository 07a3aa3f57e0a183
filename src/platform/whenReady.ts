/**
 * Starts work when a pending value is ready, unless it was ended before. Returns the end of the work.
 * @param begin returns its own end.
 */
export function whenReady<Value>(
  pending: Promise<Value>,
  begin: (value: Value) => () => void,
  failed: (error: unknown) => void,
): () => void {
  let isOver = false;
  let end = (): void => undefined;
  pending.then(
    (value) => {
      if (!isOver) end = begin(value);
    },
    (error: unknown) => {
      if (!isOver) failed(error);
    },
  );
  return () => {
    isOver = true;
    end();
  };
}
