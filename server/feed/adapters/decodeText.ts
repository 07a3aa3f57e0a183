export interface DecodedText {
  readonly text: string;
  /** What had to be assumed, for people; null: it was what it should be. */
  readonly note: string | null;
}

/**
 * The text of a file: UTF-8, or UTF-16 with its mark. What is neither is read as Latin-1 (Windows-1252), in which spreadsheets write names
 * with accents, and told. A byte order mark is removed.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode('utf-16le', bytes), note: null };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: decode('utf-16be', bytes), note: null };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: null };
  } catch {
    return { text: decode('windows-1252', bytes), note: 'is not UTF-8: it was read as Latin-1, so look at names with accents' };
  }
}

function decode(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
