import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../../tests/support/offers.ts';
import type { LegView } from '../../../domain/betslip/derive.ts';
import { groupByEvent } from '../../../domain/betslip/eventGroups.ts';
import { toLeg, toLegGroup } from './legShapes.ts';

const leg: LegView = {
  offer: offerOf({ eventStatus: 'IN_PLAY' }),
  accepted: { odds: { numerator: 9, denominator: 11 }, pointsHundredths: null },
  trend: 'UP',
  requiresAcceptance: true,
  errors: [],
};
const format = { oddsFormat: 'AMERICAN', includeOddsTrend: true } as const;

describe('a leg group', () => {
  it('has the status of its event and the trend, which is left out where it is not asked for', () => {
    const group = groupByEvent([leg])[0];
    if (group === undefined) throw new Error('No group');
    const shape = toLegGroup(group, format);
    expect(shape).toMatchObject({ eventId: 'e', eventStatus: 'IN_PLAY', oddsTrend: 'UP', legGroupRequiresAcceptance: true });
    expect(toLegGroup(group, { ...format, includeOddsTrend: false })).toEqual({ ...shape, oddsTrend: 'NONE' });
  });
});

describe('a leg', () => {
  it('has the status of its event and the trend, which is left out where it is not asked for', () => {
    const shape = toLeg(leg, format);
    expect(shape).toMatchObject({ eventStatus: 'IN_PLAY', marketSelectionOddsTrend: 'UP' });
    expect(toLeg(leg, { ...format, includeOddsTrend: false })).toEqual({ ...shape, marketSelectionOddsTrend: 'NONE' });
  });

  it('has odds beyond 32 bits in the long variants alone', () => {
    const odds = { numerator: 2 ** 31, denominator: 2 ** 31 - 1 };
    expect(toLeg({ ...leg, offer: { ...leg.offer, odds } }, format).marketSelection).toMatchObject({
      numerator: null,
      denominator: 2 ** 31 - 1,
      numeratorLong: 2 ** 31,
      denominatorLong: 2 ** 31 - 1,
    });
  });
});
