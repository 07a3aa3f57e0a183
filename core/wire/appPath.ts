/** A placeholder for our own origin; no other origin equals it. */
const ORIGIN = 'https://app.invalid';

/**
 * A path of the app with its query and fragment, as browsers parse it, who drop tabs and line ends. Null for any other address, also
 * `//host`.
 */
export function appPath(url: string): string | null {
  if (!url.startsWith('/') || !URL.canParse(url, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(url, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
