/** Comparison without capital letters and accents, one character for each of the text. */
function folded(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD').charAt(0).toLowerCase()).join('');
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** The words of a text as they are compared. */
export function wordsOf(text: string): readonly string[] {
  return folded(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '');
}

export interface TextPart {
  /** Where it begins in the title, in characters. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** The parts of a title, with those marked that begin a word as a word of the term does. */
export function markMatches(title: string, term: string): readonly TextPart[] {
  const letters = Array.from(title);
  const compared = Array.from(title, folded);
  const isWordStart = (index: number): boolean => index === 0 || BETWEEN_WORDS.test(compared[index - 1] ?? ' ');
  const marked = letters.map(() => false);
  for (const word of wordsOf(term)) {
    for (const [index] of letters.entries()) {
      const end = index + Array.from(word).length;
      if (isWordStart(index) && compared.slice(index, end).join('') === word) marked.fill(true, index, end);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = marked[index] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { ...last, text: last.text + letter };
    else parts.push({ at: index, text: letter, isMatch });
  }
  return parts;
}
