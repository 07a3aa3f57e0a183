import { appPath } from '../../../core/appPath.ts';

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

/** The path to open after log-in: always of this app. */
export function pathAfterLogIn(search: string): string {
  const previous = new URLSearchParams(search).get(PREVIOUS);
  const path = previous === null ? null : appPath(previous);
  return path === null || path.startsWith(LOG_IN) || path.startsWith(SIGN_UP) ? HOME : path;
}
