import { describe, expect, it } from 'vitest';
import { returnPerUnit } from '../../../core/odds.ts';
import { offerOf } from '../../../tests/support/offers.ts';
import type { Offer } from '../betslip/offer.ts';
import { misfit, type RewardRestrictions } from './reward.ts';

const EVENS = { numerator: 1, denominator: 1 };
const anyLeg = offerOf({ sport: 'hockey', marketType: 'MONEYLINE', eventStatus: 'PRE_GAME' });

/** Why a boost with these restrictions is not for a bet of these legs at evens. */
function misfitOf(restrictions: RewardRestrictions, ...legs: readonly Partial<Offer>[]): string | null {
  const terms = { minimumLegs: null, restrictions, expiresAt: new Date(0), id: 'b', title: '', percent: 25, maximumAmountCents: 1 };
  const offers = legs.map((leg) => ({ ...anyLeg, ...leg }));
  return misfit({ kind: 'PROFIT_BOOST', ...terms }, { offers, returned: returnPerUnit(EVENS), combinations: 1 });
}

describe('the restrictions of a reward [S3.63]', () => {
  it('hold for every leg, of a sport', () => {
    expect(misfitOf({ sports: ['hockey'] }, {}, {})).toBeNull();
    expect(misfitOf({ sports: ['hockey'] }, {}, { sport: 'tennis' })).toBe('Hockey only');
  });

  it('hold for every leg, of a market', () => {
    expect(misfitOf({ marketTypes: ['MONEYLINE', 'SPREAD'] }, {}, { marketType: 'SPREAD' })).toBeNull();
    expect(misfitOf({ marketTypes: ['MONEYLINE'] }, {}, { marketType: 'TOTAL' })).toBe('Moneylines only');
  });

  it('hold for every leg, of an event in play', () => {
    expect(misfitOf({ inPlayOnly: true }, { eventStatus: 'IN_PLAY' })).toBeNull();
    expect(misfitOf({ inPlayOnly: true }, { eventStatus: 'IN_PLAY' }, {})).toBe('Live only');
  });

  it('take the least price itself', () => {
    expect(misfitOf({ minimumOdds: EVENS }, {})).toBeNull();
    expect(misfitOf({ minimumOdds: { numerator: 101, denominator: 100 } }, {})).toBe('Odds +101 or longer');
  });
});
