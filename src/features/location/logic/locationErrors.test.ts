import { describe, expect, it } from 'vitest';
import { SOFTWARE_ACTIONS, type SoftwareError } from '../../../../core/wire/geoSoftware.ts';
import { codeOfSoftware, noticeOf, softwareErrorOf } from './locationErrors.ts';

const toastOf = (...codes: readonly string[]) => {
  const notice = noticeOf(codes);
  return notice?.kind === 'toast' ? [notice.toast.title, notice.toast.action, notice.permanent] : notice?.kind;
};

describe('an error of the location service’s software', () => {
  const ACTIONS: readonly (readonly [SoftwareError, string, string])[] = [
    ['suspended', 'contactSupport', 'W8.26'],
    ['disabledSolution', 'contactSupport', 'W8.27'],
    ['invalidLicenseFormat', 'contactSupport', 'W8.28'],
    ['unauthorizedLicense', 'contactSupport', 'W8.29'],
    ['invalidCustomFields', 'contactSupport', 'W8.30'],
    ['networkConnection', 'checkConnection', 'W8.31'],
    ['unsupportedVersion', 'reinstall', 'W8.33'],
    ['unexpected', 'tryAgain', 'W8.34'],
    ['serverCommunication', 'tryAgain', 'W8.35'],
    ['requestInProgress', 'tryAgain', 'W8.36'],
    ['unknown', 'contactSupport', 'W8.37'],
  ];
  it.each(ACTIONS)('%s leads to the action %s [%s]', (error, action, _id) => {
    expect(toastOf(codeOfSoftware(error))).toEqual(['Location Error Detected', action, false]);
  });

  it('a local service that is unavailable means to check the connection, and opens the verify modal [W8.32 W4.20]', () => {
    expect(SOFTWARE_ACTIONS.localServiceUnavailable).toBe('checkConnection');
    expect(toastOf(codeOfSoftware('localServiceUnavailable'))).toBe('verify');
  });

  it('client codes 600 to 720 mean what the configuration says, and without it nothing that was made up [W8.38]', () => {
    const configured = { 600: 'unsupportedVersion', 720: 'suspended', 721: 'suspended', 599: 'suspended' } as const;
    const read = [600, 720, 650, 721, 599].map((code) => softwareErrorOf(code, configured));
    expect(read).toEqual(['unsupportedVersion', 'suspended', 'unknown', 'unknown', 'unknown']);
    expect(softwareErrorOf(650, {})).toBe('unknown');
  });
});

describe('what the player is told', () => {
  it('a script that is not loaded is a toast that stays [W8.41]', () => {
    expect(toastOf('SCRIPT_NOT_LOADED')).toEqual(['Location Error Detected', 'refresh', true]);
  });

  it('a browser that denies is a toast that says so, and that access is limited [W8.21 W8.23]', () => {
    const notice = noticeOf(['BROWSER_DENIED']);
    expect(notice).toMatchObject({ toast: { title: 'Location Services Disabled' } });
    expect(JSON.stringify(notice)).toMatch(/browser denied.*access is limited/);
  });

  it('a browser without locations is told as limited access, a position that does not come as not found [W8.22 W8.24 W8.25]', () => {
    expect(toastOf('BROWSER_UNSUPPORTED')).toEqual(['Location Services Disabled', 'contactSupport', false]);
    expect([toastOf('BROWSER_TIMEOUT'), toastOf('BROWSER_UNAVAILABLE')]).toEqual(['cantFind', 'cantFind']);
  });

  it.each(['unknown', 'GEO_PACKET_INVALID', 'SOMETHING_NEW'])(
    '%s is the default error, without a modal [W8.16 W8.48 W8.50]',
    (code) => {
      expect(toastOf(code)).toEqual(['Location Error Detected', 'refresh', false]);
    },
  );

  it('the modal for several errors is that of the lowest priority number [W8.18 W8.46]', () => {
    expect(noticeOf(['OUT_OF_BOUNDARY'])).toEqual({ kind: 'outside' });
    expect(noticeOf(['unknown', 'OUT_OF_BOUNDARY'])).toEqual({ kind: 'outside' });
    expect(noticeOf(['OUT_OF_BOUNDARY', 'VPN'])).toMatchObject({ kind: 'fault', code: 'VPN' });
  });

  it('no dialog interrupts a player whose last check holds, and its words say that it does [W8.49]', () => {
    const detail = (code: string) => {
      const notice = noticeOf([code], true);
      return notice?.kind === 'toast' ? notice.toast.detail : notice?.kind;
    };
    expect(detail('SERVER_ERROR')).toMatch(/on our side; your location stays verified/);
    for (const code of ['BROWSER_TIMEOUT', 'BROWSER_DENIED'])
      expect(detail(code)).toMatch(/You can bet until your earlier check ends/);
  });

  it.each(['VPN', 'PROXY', 'ROOTED_DEVICE', 'MOCKED_LOCATION', 'OUTDATED_VERSION', 'RATE_LIMITED', 'SERVER_ERROR'])(
    'the server’s code %s is a modal with its own words [W8.42 W8.43 W8.44 W8.45 W8.47 W8.49 W8.51]',
    (code) => {
      expect(noticeOf([code])).toMatchObject({ kind: 'fault', code, message: expect.stringMatching(/\.$/) });
    },
  );
});
