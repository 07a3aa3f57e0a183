import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, readSettings } from './settings.ts';

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
      }),
    ).toEqual({
      unauthorizedRegion: 'log-out',
      rewardCountdownHours: 2,
      smallMoveBasisPoints: 50,
    });
  });

  it.each([
    { UNAUTHORIZED_REGION: 'ignore' },
    { REWARD_COUNTDOWN_HOURS: '0' },
    { REWARD_COUNTDOWN_HOURS: '1.5' },
    { SMALL_MOVE_BASIS_POINTS: '501' },
    { SMALL_MOVE_BASIS_POINTS: '-1' },
  ])('refuse %o', (environment) => {
    expect(() => readSettings(environment)).toThrow(Object.keys(environment)[0]);
  });
});
