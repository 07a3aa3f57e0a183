/** What is made when it is first wanted, once. One attempt at a time; after one that failed the next to ask makes another. */
export function late<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
