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

/** Where to go after log-in: a path of this app, never another origin. */
export function pathAfterLogIn(search: string): string {
  const previous = new URLSearchParams(search).get(PREVIOUS);
  if (previous === null || !/^\/(?![/\\])/.test(previous)) return HOME;
  return previous.startsWith(LOG_IN) || previous.startsWith(SIGN_UP) ? HOME : previous;
}
