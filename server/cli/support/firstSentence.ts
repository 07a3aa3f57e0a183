/** What went wrong, in one line: Node's own messages about options go on with advice. */
export function firstSentence(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first;
}
