import { describe, expect, it } from 'vitest';
import { returnPerUnit } from '../../../core/money/odds.ts';
import { offerOf } from '../../../tests/support/offers.ts';
import type { Offer } from '../betslip/offer.ts';
import { legsLabel, misfit, type RewardRestrictions } from './reward.ts';

const EVENS = { numerator: 1, denominator: 1 };
const anyLeg = offerOf({ sport: 'hockey', marketType: 'MONEYLINE', eventStatus: 'PRE_GAME' });

/** Why a boost with these restrictions is not for a bet of these legs at evens. */
function misfitOf(restrictions: RewardRestrictions, ...legs: readonly Partial<Offer>[]): string | null {
  const terms = { minimumLegs: null, restrictions, expiresAt: new Date(0), id: 'b', title: '', percent: 25, maximumAmountCents: 1 };
  const offers = legs.map((leg) => ({ ...anyLeg, ...leg }));
  return misfit({ kind: 'PROFIT_BOOST', ...terms }, { offers, returned: returnPerUnit(EVENS), combinations: 1 });
}

describe('the restrictions of a reward', () => {
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

  it('are those of a bet with so many legs, of one ticket', () => {
    const bet = (legs: number, combinations = 1) => ({
      offers: Array.from({ length: legs }, (_, leg) => ({ ...anyLeg, eventId: `e${leg}` })),
      returned: returnPerUnit(EVENS),
      combinations,
    });
    const terms = { restrictions: null, expiresAt: new Date(0), id: 'b', title: '', percent: 25, maximumAmountCents: 1 };
    const boostOf = (minimumLegs: number | null) => ({ ...terms, kind: 'PROFIT_BOOST', minimumLegs }) as const;
    const misfits = [misfit(boostOf(3), bet(2)), misfit(boostOf(3), bet(3)), misfit(boostOf(null), bet(1))];
    expect(misfits).toEqual(['3+ legs', null, null]);
    expect([misfit(boostOf(3), bet(3, 2)), misfit({ kind: 'PROMOTIONAL_CREDIT' }, bet(3, 2))]).toEqual([
      'One ticket only',
      'One ticket only',
    ]);
    expect(misfit({ kind: 'PROMOTIONAL_CREDIT' }, bet(1))).toBeNull();
    expect([null, 1, 2, 3].map((minimumLegs) => legsLabel({ minimumLegs }))).toEqual([null, null, '2+ legs', '3+ legs']);
  });

  it('count events: legs of one game are one pick, as of a parlay plus', () => {
    const terms = { restrictions: null, expiresAt: new Date(0), id: 'b', title: '', percent: 25, maximumAmountCents: 1 };
    const boost = { ...terms, kind: 'PROFIT_BOOST', minimumLegs: 3 } as const;
    const on = (...events: readonly string[]) => events.map((eventId) => ({ ...anyLeg, eventId }));
    const misfitOn = (...events: readonly string[]) =>
      misfit(boost, { offers: on(...events), returned: returnPerUnit(EVENS), combinations: 1 });
    expect([misfitOn('a', 'a', 'a'), misfitOn('a', 'a', 'b'), misfitOn('a', 'b')]).toEqual([
      '3+ legs of different events',
      '3+ legs of different events',
      '3+ legs',
    ]);
    expect(misfitOn('a', 'a', 'b', 'c')).toBeNull();
  });

  it('take the least price itself', () => {
    expect(misfitOf({ minimumOdds: EVENS }, {})).toBeNull();
    expect(misfitOf({ minimumOdds: { numerator: 101, denominator: 100 } }, {})).toBe('Odds +101 or longer');
  });
});
