/** The path of log-in. Home loads it; the ways from there are in afterLogIn.ts. */

export const HOME = '/';
export const SIGN_UP = '/signup';
export const LOG_IN = '/login';
export const PREVIOUS = 'previousPath';

/** `/login` with the path to return to, unless that is home. Sign-up returns to home. */
export function logInPath(currentPath: string): string {
  const path = currentPath.split(/[?#]/)[0] ?? HOME;
  if (path === HOME || path === SIGN_UP || path.startsWith(`${SIGN_UP}/`) || path === LOG_IN) return LOG_IN;
  return `${LOG_IN}?${PREVIOUS}=${encodeURIComponent(currentPath)}`;
}
