import { describe, expect, it } from 'vitest';
import { logoutMessage } from './logoutMessages.ts';
import type { LogoutReason } from './types.ts';

const texts: readonly [LogoutReason, string][] = [
  ['coolOff', 'Cool off was successful. You have been logged out.'],
  ['dailyTimeLimit', 'We logged you out because you reached your set daily time limit. Come back tomorrow!'],
  ['inactivity', 'You have been logged out due to inactivity. Please log in to continue.'],
  ['locationChange', 'Your Location was Changed'],
  ['none', 'You have been logged out. Please login again to continue.'],
  ['refreshFailed', 'Sorry! You have been logged out due to a technical issue on our end.'],
  ['technicalIssue', 'Sorry! You have been logged out due to a technical issue on our end.'],
  ['selfExclusion', 'Self exclusion was successful. You have been logged out.'],
  ['unauthorized', 'You must be logged in to view this page. Please login to continue.'],
  ['geocomplyError', 'There was a problem in verifying your location, please try logging in again'],
  ['webView', 'You have been logged out. Please login again to continue.'],
  ['differentValidRegion', 'There was a problem in verifying your location, please try logging in again'],
  ['maintenance', 'We are currently undergoing maintenance'],
  ['unauthenticated', 'You are not logged in. Please log in again to proceed.'],
];

describe('log-out messages', () => {
  it.each(texts)('%s: %s', (reason, text) => {
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

  it('stay until dismissed only for the daily time limit', () => {
    const staying = texts.map(([reason]) => reason).filter((reason) => logoutMessage(reason).stays);
    expect(staying).toEqual(['dailyTimeLimit']);
    expect(logoutMessage('heartbeat')).toEqual(logoutMessage('dailyTimeLimit'));
  });
});
