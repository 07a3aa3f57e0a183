/** The first sentence of an error message: Node's own messages about options continue with advice. */
export function firstSentence(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first;
}
