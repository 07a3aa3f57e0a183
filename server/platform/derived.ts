/** What is made of a value that seldom changes, made again when it is another one. */
export function derived<Source, Value>(source: () => Source, make: (source: Source) => Value): () => Value {
  let last: { readonly of: Source; readonly value: Value } | null = null;
  return () => {
    const of = source();
    if (last === null || last.of !== of) last = { of, value: make(of) };
    return last.value;
  };
}
