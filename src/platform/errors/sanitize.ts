const SECRETS = [
  /\b(bearer|anonymous)\s+[\w.~+/-]+=*/gi,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /[\w.+-]+@[\w-]+\.[\w.]+/g,
  /\b\d{12,19}\b/g,
];
/** Longer messages are cut: one may quote a whole page. */
const READ_CHARACTERS = 4_000;
const MESSAGE_CHARACTERS = 500;
const STACK_LINES = 8;
const STACK_CHARACTERS = 1_200;

/** Removes tokens, mail addresses, card-like numbers and query strings from a text. */
function clean(text: string): string {
  const withoutQueries = text.slice(0, READ_CHARACTERS).replace(/[?#](?=[^\s)]*=)[^\s)]*?(?=:\d+:\d+|[\s)]|$)/g, '');
  return SECRETS.reduce((cleaned, pattern) => cleaned.replace(pattern, '[removed]'), withoutQueries);
}

/** Makes a text safe to report. */
export function sanitize(text: string): string {
  return clean(text).slice(0, MESSAGE_CHARACTERS);
}

/** The first stack lines below the message, which is reported separately. */
export function sanitizedStack(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s*at |@/.test(line)) : [];
  return clean(lines.slice(0, STACK_LINES).join('\n')).slice(0, STACK_CHARACTERS);
}
