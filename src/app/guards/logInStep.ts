import type { SessionState } from '../../platform/session/types.ts';

/** The visitor's region by startup. `unavailable`: startup has failed. */
export type RegionFact = 'unknown' | 'valid' | 'invalid' | 'unavailable';

export interface LogInFacts {
  readonly status: SessionState['status'];
  readonly region: RegionFact;
  /** The player was logged in on this page before. */
  readonly wasLoggedIn: boolean;
  /** While the session cannot be checked, the page shows what this device has saved of it. */
  readonly isReadable: boolean;
  /** The player's saved answers are not shown now. */
  readonly isClosed: boolean;
}

export type LogInStep = 'show' | 'wait' | 'warn' | 'redirect';

/**
 * What a page for players does (specification, section 6): a visitor is sent to log-in only from a valid region, elsewhere warned first. A
 * region that startup could not tell stops nobody from logging in.
 */
export function logInStep({ status, region, wasLoggedIn, isReadable, isClosed }: LogInFacts): LogInStep {
  if (isClosed && status !== 'loggedOut') return 'wait';
  if (status === 'loggedIn' || (status === 'unknown' && isReadable)) return 'show';
  // After a log-out on this page, the session's LogoutRedirect navigates with its own reason.
  if (status === 'unknown' || wasLoggedIn || region === 'unknown') return 'wait';
  return region === 'invalid' ? 'warn' : 'redirect';
}
