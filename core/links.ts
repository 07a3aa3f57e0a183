/** Links that the server or an operator gives the app. Parsed as browsers parse them, who drop tabs and line ends. */

/** A placeholder for our own origin; no other origin equals it. */
const ORIGIN = 'https://app.invalid';

/** An address outside the app. Null unless it is https: any other scheme could run code or send what is typed in the clear. */
export function externalLink(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  return parsed.protocol === 'https:' ? parsed.href : null;
}

/** A path of the app with its query and fragment. Null for any other address, also `//host`. */
export function appPath(url: string): string | null {
  if (!url.startsWith('/') || !URL.canParse(url, ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(url, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}
