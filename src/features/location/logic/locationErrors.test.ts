import { describe, expect, it } from 'vitest';
import { SOFTWARE_ACTIONS, type SoftwareError } from '../../../../core/wire/geoSoftware.ts';
import { codeOfSoftware, noticeOf, softwareErrorOf } from './locationErrors.ts';

const toastOf = (...codes: readonly string[]) => {
  const notice = noticeOf(codes);
  return notice?.kind === 'toast' ? [notice.toast.title, notice.toast.action, notice.permanent] : notice?.kind;
};

describe('an error of the location service’s software', () => {
  const ACTIONS: readonly (readonly [SoftwareError, string])[] = [
    ['suspended', 'contactSupport'],
    ['disabledSolution', 'contactSupport'],
    ['invalidLicenseFormat', 'contactSupport'],
    ['unauthorizedLicense', 'contactSupport'],
    ['invalidCustomFields', 'contactSupport'],
    ['networkConnection', 'checkConnection'],
    ['unsupportedVersion', 'reinstall'],
    ['unexpected', 'tryAgain'],
    ['serverCommunication', 'tryAgain'],
    ['requestInProgress', 'tryAgain'],
    ['unknown', 'contactSupport'],
  ];
  it.each(ACTIONS)('%s leads to the action %s', (error, action) => {
    expect(toastOf(codeOfSoftware(error))).toEqual(['Location Error Detected', action, false]);
  });

  it('a local service that is unavailable means to check the connection, and opens the verify modal', () => {
    expect(SOFTWARE_ACTIONS.localServiceUnavailable).toBe('checkConnection');
    expect(toastOf(codeOfSoftware('localServiceUnavailable'))).toBe('verify');
  });

  it('client codes 600 to 720 mean what the configuration says, and without it nothing that was made up', () => {
    const configured = { 600: 'unsupportedVersion', 720: 'suspended', 721: 'suspended', 599: 'suspended' } as const;
    const read = [600, 720, 650, 721, 599].map((code) => softwareErrorOf(code, configured));
    expect(read).toEqual(['unsupportedVersion', 'suspended', 'unknown', 'unknown', 'unknown']);
    expect(softwareErrorOf(650, {})).toBe('unknown');
  });
});

describe('what the player is told', () => {
  it('a script that is not loaded is a toast that stays', () => {
    expect(toastOf('SCRIPT_NOT_LOADED')).toEqual(['Location Error Detected', 'refresh', true]);
  });

  it('a browser that denies is a toast that says so, and that access is limited', () => {
    const notice = noticeOf(['BROWSER_DENIED']);
    expect(notice).toMatchObject({ toast: { title: 'Location Services Disabled' } });
    expect(JSON.stringify(notice)).toMatch(/browser denied.*access is limited/);
  });

  it('a browser without locations is told as limited access, a position that does not come as not found', () => {
    expect(toastOf('BROWSER_UNSUPPORTED')).toEqual(['Location Services Disabled', 'contactSupport', false]);
    expect([toastOf('BROWSER_TIMEOUT'), toastOf('BROWSER_UNAVAILABLE')]).toEqual(['cantFind', 'cantFind']);
  });

  it.each(['unknown', 'GEO_PACKET_INVALID', 'SOMETHING_NEW'])('%s is the default error, without a modal', (code) => {
    expect(toastOf(code)).toEqual(['Location Error Detected', 'refresh', false]);
  });

  it('the modal for several errors is that of the lowest priority number', () => {
    expect(noticeOf(['OUT_OF_BOUNDARY'])).toEqual({ kind: 'outside' });
    expect(noticeOf(['unknown', 'OUT_OF_BOUNDARY'])).toEqual({ kind: 'outside' });
    expect(noticeOf(['OUT_OF_BOUNDARY', 'VPN'])).toMatchObject({ kind: 'fault', code: 'VPN' });
  });

  it('no dialog interrupts a player whose last check holds, and its words say that it does', () => {
    const detail = (code: string) => {
      const notice = noticeOf([code], true);
      return notice?.kind === 'toast' ? notice.toast.detail : notice?.kind;
    };
    expect(detail('SERVER_ERROR')).toMatch(/on our side; your location stays verified/);
    for (const code of ['BROWSER_TIMEOUT', 'BROWSER_DENIED'])
      expect(detail(code)).toMatch(/You can bet until your earlier check ends/);
  });

  it.each(['VPN', 'PROXY', 'ROOTED_DEVICE', 'MOCKED_LOCATION', 'OUTDATED_VERSION', 'RATE_LIMITED', 'SERVER_ERROR'])(
    'the server’s code %s is a modal with its own words',
    (code) => {
      expect(noticeOf([code])).toMatchObject({ kind: 'fault', code, message: expect.stringMatching(/\.$/) });
    },
  );
});
