import { appPath } from '../../../core/wire/appPath.ts';
import type { PlatformServices } from '../services.ts';
import { HOME, LOG_IN, PREVIOUS, SIGN_UP } from './logInPath.ts';

/** What a player sees at the first log-in of their account. */
export const WELCOME = '/welcome-promo';

/** The path to return to, of the query of log-in: always of this app. */
export function returnPath(search: string): string {
  const previous = new URLSearchParams(search).get(PREVIOUS);
  const path = previous === null ? null : appPath(previous);
  return path === null || path.startsWith(LOG_IN) || path.startsWith(SIGN_UP) ? HOME : path;
}

/** Where a log-in that was made on this page leads: at the first one of the account to its welcome, which the player sees once. */
export function pathAfterLogIn({ playerSession }: Pick<PlatformServices, 'playerSession'>, search: string): string {
  const isFirst = playerSession.getSnapshot()?.times.getSnapshot().isExistingUser === false;
  return isFirst ? WELCOME : returnPath(search);
}
