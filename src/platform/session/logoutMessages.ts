import type { LogoutReason } from './types.ts';

export interface LogoutMessage {
  readonly text: string;
  /** Stays until it is dismissed: only for the daily time limit. */
  readonly stays: boolean;
}

const TECHNICAL = 'Sorry! You have been logged out due to a technical issue on our end.';
const TIME_LIMIT = 'We logged you out because you reached your set daily time limit. Come back tomorrow!';

const LOCATION = 'There was a problem in verifying your location, please try logging in again';
const NONE = 'You have been logged out. Please login again to continue.';

const TEXTS: Record<LogoutReason, string> = {
  none: NONE,
  webView: NONE,
  inactivity: 'You have been logged out due to inactivity. Please log in to continue.',
  heartbeat: TIME_LIMIT,
  dailyTimeLimit: TIME_LIMIT,
  differentValidRegion: LOCATION,
  geocomplyError: LOCATION,
  locationChange: 'Your Location was Changed',
  maintenance: 'We are currently undergoing maintenance',
  technicalIssue: TECHNICAL,
  refreshFailed: TECHNICAL,
  coolOff: 'Cool off was successful. You have been logged out.',
  selfExclusion: 'Self exclusion was successful. You have been logged out.',
  unauthorized: 'You must be logged in to view this page. Please login to continue.',
  unauthenticated: 'You are not logged in. Please log in again to proceed.',
};

/** The message shown after a log-out (specification, section 8). */
export function logoutMessage(reason: LogoutReason): LogoutMessage {
  return { text: TEXTS[reason], stays: TEXTS[reason] === TIME_LIMIT };
}
