import { describe, expect, it } from 'vitest';
import { logoutMessage } from './logoutMessages.ts';
import type { LogoutReason } from './types.ts';

const texts: readonly [LogoutReason, string, string][] = [
  ['coolOff', 'Cool off was successful. You have been logged out.', 'S8.25 W8.01'],
  ['dailyTimeLimit', 'We logged you out because you reached your set daily time limit. Come back tomorrow!', 'S8.26 W8.02'],
  ['inactivity', 'You have been logged out due to inactivity. Please log in to continue.', 'S8.28 W8.04'],
  ['locationChange', 'Your Location was Changed', 'S8.29 W8.05'],
  ['none', 'You have been logged out. Please login again to continue.', 'S8.30 W8.06'],
  ['refreshFailed', 'Sorry! You have been logged out due to a technical issue on our end.', 'S8.31 W8.07'],
  ['technicalIssue', 'Sorry! You have been logged out due to a technical issue on our end.', 'S8.31 W8.07'],
  ['selfExclusion', 'Self exclusion was successful. You have been logged out.', 'S8.32 W8.08'],
  ['unauthorized', 'You must be logged in to view this page. Please login to continue.', 'S8.33 W8.09'],
  ['geocomplyError', 'There was a problem in verifying your location, please try logging in again', 'S8.34 W8.10'],
  ['webView', 'You have been logged out. Please login again to continue.', 'S8.30 W8.06'],
  ['differentValidRegion', 'There was a problem in verifying your location, please try logging in again', 'S8.34 W8.10'],
  ['maintenance', 'We are currently undergoing maintenance', 'S8.35 W8.11'],
  ['unauthenticated', 'You are not logged in. Please log in again to proceed.', 'S8.21'],
];

describe('log-out messages', () => {
  it.each(texts)('%s: %s [%s]', (reason, text) => {
    expect(logoutMessage(reason).text).toBe(text);
  });

  it('exist for the reasons of both lists', () => {
    const partFour: readonly LogoutReason[] = [
      'none',
      'inactivity',
      'heartbeat',
      'differentValidRegion',
      'maintenance',
      'technicalIssue',
    ];
    const catalogueOnly: readonly LogoutReason[] = ['coolOff', 'locationChange', 'selfExclusion', 'unauthorized'];
    for (const reason of [...partFour, ...catalogueOnly]) expect(logoutMessage(reason).text, reason).not.toBe('');
  });

  it('stay until dismissed only for the daily time limit [S8.27 W8.03]', () => {
    const staying = texts.map(([reason]) => reason).filter((reason) => logoutMessage(reason).stays);
    expect(staying).toEqual(['dailyTimeLimit']);
    expect(logoutMessage('heartbeat')).toEqual(logoutMessage('dailyTimeLimit'));
  });
});
