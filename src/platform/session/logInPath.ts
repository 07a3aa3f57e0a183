/** Where log-in is, and where it leads back to. */

const HOME = '/';
const SIGN_UP = '/signup';
const LOG_IN = '/login';
const PREVIOUS = 'previousPath';

/** `/login`, with the path to come back to unless that is home; from sign-up one comes back to home. */
export function logInPath(currentPath: string): string {
  const path = currentPath.split(/[?#]/)[0] ?? HOME;
  if (path === HOME || path === SIGN_UP || path.startsWith(`${SIGN_UP}/`) || path === LOG_IN) return LOG_IN;
  return `${LOG_IN}?${PREVIOUS}=${encodeURIComponent(currentPath)}`;
}

/** Stands for our own origin; no other is ever equal to it. */
const ORIGIN = 'https://app.invalid';

/** Where to go after log-in: a path of this app, never another origin. Read as a browser reads it, which drops tabs and line ends. */
export function pathAfterLogIn(search: string): string {
  const previous = new URLSearchParams(search).get(PREVIOUS);
  if (previous === null || !previous.startsWith('/') || !URL.canParse(previous, ORIGIN)) return HOME;
  const { origin, pathname, search: query, hash } = new URL(previous, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith('//')) return HOME;
  return pathname.startsWith(LOG_IN) || pathname.startsWith(SIGN_UP) ? HOME : pathname + query + hash;
}
