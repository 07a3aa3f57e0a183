import { expect, it } from 'vitest';
import { offerOf } from '../../../../tests/support/offers.ts';
import { STANDARD_LIMITS } from '../../../domain/betKinds/limits.ts';
import { deriveSlip } from '../../../domain/betslip/derive.ts';
import { toDraftBet } from './draftBetShape.ts';

const NOW = new Date('2026-11-22T20:00:00Z');
const WRITING = { currency: 'USD', boostCap: 'STAKE', oddsFormat: 'AMERICAN', includeOddsTrend: true } as const;

/** By section: which events have several legs that are one bet, in its first draft bet. */
function joinedEvents(parlayPlus: 'OFF' | 'REDUCE') {
  const spread = (eventId: string) =>
    offerOf({ selectionId: `spread of ${eventId}`, marketType: 'SPREAD', pointsHundredths: -250, eventId });
  const total = offerOf({ selectionId: 'total', marketType: 'TOTAL', side: 'OVER', pointsHundredths: 4_750, eventId: 'game' });
  const offers = [spread('game'), total, spread('second'), spread('third')];
  const { sections } = deriveSlip({
    slip: {
      selections: offers.map(({ selectionId, odds, pointsHundredths }) => ({
        ...{ selectionId, accepted: { odds, pointsHundredths } },
        ...{ selectionOrigin: null, branchChannel: null, shareId: null },
      })),
      amounts: {},
    },
    offers: new Map(offers.map((offer) => [offer.selectionId, offer])),
    cashCents: null,
    wallet: { rewards: [], creditCents: null },
    limits: { ...STANDARD_LIMITS, parlayPlus },
    now: NOW,
  });
  return Object.values(sections).map(({ kind, draftBets: [bet] }) => {
    const groups = bet ? toDraftBet(bet, { ...WRITING, parlayPlus: parlayPlus !== 'OFF' }).draftLegEventGroupings : [];
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
