/**
 * Begins something with what may still be on its way, unless it was ended before that has come. Answers the end.
 * @param begin answers its own end.
 */
export function whenReady<Value>(
  coming: Promise<Value>,
  begin: (value: Value) => () => void,
  failed: (error: unknown) => void,
): () => void {
  let isOver = false;
  let end = (): void => undefined;
  coming.then(
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
