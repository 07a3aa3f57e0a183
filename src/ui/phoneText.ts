export interface TextPart {
  readonly text: string;
  /** The `tel:` address of a phone number; null for other text. */
  readonly href: string | null;
}

/** Matches North American numbers, also those spelled in letters (`1-800-GAMBLER`). */
const PHONE = /(?<![\w-])(?:1[-. ])?\(?\d{3}\)?[-. ](?:\d{3}[-. ]\d{4}|[A-Z]{7})(?![\w-])/g;
const KEYPAD = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

function dial(number: string): string {
  const digits = [...number.replace(/[^\dA-Z]/g, '')].map((character) => {
    const key = KEYPAD.findIndex((letters) => letters.includes(character));
    return key < 0 ? character : String(key + 2);
  });
  const plain = digits.join('');
  return `tel:+${plain.length === 10 ? '1' : ''}${plain}`;
}

/** Splits a text at its phone numbers, so that they can be links. */
export function phoneParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(PHONE)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null });
    parts.push({ text: match[0], href: dial(match[0]) });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}
