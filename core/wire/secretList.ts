/** The secrets of a variable, separated by white space. The first is used; all of them are accepted, so that one follows another without a gap. */
export function secretsOf(text: string): readonly [string, ...string[]] {
  const [newest = '', ...older] = text.trim().split(/\s+/);
  return [newest, ...older];
}
