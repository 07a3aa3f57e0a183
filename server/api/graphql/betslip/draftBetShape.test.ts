import { expect, it } from 'vitest';
import { offerOf, slipOf, slipViewOf } from '../../../../tests/support/offers.ts';
import { STANDARD_LIMITS } from '../../../domain/betKinds/limits.ts';
import type { BetslipReward } from '../../../domain/rewards/reward.ts';
import { toDraftBet } from './draftBetShape.ts';

const WRITING = { currency: 'USD', boostCap: 'STAKE', oddsFormat: 'AMERICAN', includeOddsTrend: true } as const;

const spread = (eventId: string) =>
  offerOf({ selectionId: `spread of ${eventId}`, marketType: 'SPREAD', pointsHundredths: -250, eventId });

/** Events with several legs that are one bet, in the first draft bet of each section. */
function joinedEvents(parlayPlus: 'OFF' | 'REDUCE') {
  const total = offerOf({ selectionId: 'total', marketType: 'TOTAL', side: 'OVER', pointsHundredths: 4_750, eventId: 'game' });
  const offers = [spread('game'), total, spread('second'), spread('third')];
  const { sections } = slipViewOf(offers, { limits: { ...STANDARD_LIMITS, parlayPlus } });
  return Object.values(sections).map(({ kind, draftBets: [bet] }) => {
    const groups = bet ? toDraftBet(bet, { ...WRITING, parlayPlus }).draftLegEventGroupings : [];
    return [kind, groups.filter((group) => group.isParlayPlusEligible).map(({ eventId }) => eventId)];
  });
}

it('legs of one event are one bet in a parlay and in a round robin, not in a teaser, and nowhere without parlay-plus', () => {
  expect(Object.fromEntries(joinedEvents('REDUCE'))).toEqual({
    STRAIGHT: [],
    PARLAY: ['game'],
    TEASER: [],
    ROUND_ROBIN: ['game'],
  });
  expect(Object.fromEntries(joinedEvents('OFF'))).toEqual({ STRAIGHT: [], PARLAY: [], TEASER: [], ROUND_ROBIN: [] });
});

it.each([
  ['AMERICAN', '−110', '+114', '−115'],
  ['EURO', '1.91', '2.14', '1.87'],
] as const)(
  'the prices of a bet, with its boost and of its teaser, are in the format asked for, %s',
  (oddsFormat, plain, boosted, teased) => {
    const boost: BetslipReward = {
      kind: 'PROFIT_BOOST',
      id: 'b',
      title: '25% Profit Boost',
      percent: 25,
      maximumAmountCents: 5_000,
      minimumLegs: null,
      restrictions: null,
      expiresAt: new Date('2026-12-01T00:00:00Z'),
    };
    const offers = [spread('game'), spread('second')];
    const slip = slipOf(offers, { rewards: { 'straight:spread of game': { kind: 'PROFIT_BOOST', id: 'b' } } });
    const { STRAIGHT, TEASER } = slipViewOf(offers, { slip, wallet: { rewards: [boost], creditCents: null } }).sections;
    const [straight, teaser] = [STRAIGHT, TEASER].map(({ draftBets: [bet] }) => {
      if (!bet) throw new Error('No bet');
      return toDraftBet(bet, { ...WRITING, oddsFormat, parlayPlus: 'OFF' });
    });
    expect(straight).toMatchObject({ totalOdds: plain, boostedTotalOdds: boosted });
    expect(teaser?.boostedTotalOdds).toBeNull();
    expect(teaser?.teaser?.teaserPreviews[0]).toMatchObject({ points: 6, totalOdds: teased });
  },
);
