/** The path of log-in and the path to return to. */

const HOME = '/';
const SIGN_UP = '/signup';
const LOG_IN = '/login';
const PREVIOUS = 'previousPath';

/** `/login` with the path to return to, unless that is home. Sign-up returns to home. */
export function logInPath(currentPath: string): string {
  const path = currentPath.split(/[?#]/)[0] ?? HOME;
  if (path === HOME || path === SIGN_UP || path.startsWith(`${SIGN_UP}/`) || path === LOG_IN) return LOG_IN;
  return `${LOG_IN}?${PREVIOUS}=${encodeURIComponent(currentPath)}`;
}

/** A placeholder for our own origin; no other origin equals it. */
const ORIGIN = 'https://app.invalid';

/** The path to open after log-in: always of this app. Parsed as browsers parse it, who drop tabs and line ends. */
export function pathAfterLogIn(search: string): string {
  const previous = new URLSearchParams(search).get(PREVIOUS);
  if (previous === null || !previous.startsWith('/') || !URL.canParse(previous, ORIGIN)) return HOME;
  const { origin, pathname, search: query, hash } = new URL(previous, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith('//')) return HOME;
  return pathname.startsWith(LOG_IN) || pathname.startsWith(SIGN_UP) ? HOME : pathname + query + hash;
}
