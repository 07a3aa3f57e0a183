import { describe, expect, it } from 'vitest';
import { readSettings } from './readSettings.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

describe('the settings', () => {
  it('are the defaults without variables', () => {
    expect(readSettings({})).toEqual(DEFAULT_SETTINGS);
  });

  it('are read from the environment', () => {
    expect(
      readSettings({
        UNAUTHORIZED_REGION: 'log-out',
        REWARD_COUNTDOWN_HOURS: '2',
        SMALL_MOVE_BASIS_POINTS: '50',
        PAYMENT_MESSAGE_ORIGIN: 'stop',
        PAYMENT_TRY_AGAIN_TEXT: 'full-stop',
        GEO_CLIENT_CODES: '600=suspended, 720=networkConnection',
      }),
    ).toEqual({
      unauthorizedRegion: 'log-out',
      rewardCountdownHours: 2,
      smallMoveBasisPoints: 50,
      paymentMessageOrigin: 'stop',
      paymentTryAgainText: 'full-stop',
      geoClientCodes: { 600: 'suspended', 720: 'networkConnection' },
    });
  });

  it.each([
    { UNAUTHORIZED_REGION: 'ignore' },
    { REWARD_COUNTDOWN_HOURS: '0' },
    { REWARD_COUNTDOWN_HOURS: '1.5' },
    { SMALL_MOVE_BASIS_POINTS: '501' },
    { SMALL_MOVE_BASIS_POINTS: '-1' },
    { PAYMENT_MESSAGE_ORIGIN: 'no' },
    { PAYMENT_TRY_AGAIN_TEXT: 'both' },
    { GEO_CLIENT_CODES: '599=suspended' },
    { GEO_CLIENT_CODES: '721=suspended' },
    { GEO_CLIENT_CODES: '600=somethingElse' },
    { GEO_CLIENT_CODES: '600=toString' },
    { GEO_CLIENT_CODES: '600=suspended,600=unknown' },
    { GEO_CLIENT_CODES: 'suspended' },
  ])('refuse %o', (environment) => {
    expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0]);
  });
});
