import { expect, it } from 'vitest';
import { toBetslip } from '../../server/api/graphql/betslip/slipShapes.ts';
import { STANDARD_LIMITS } from '../../server/domain/betKinds/limits.ts';
import { deriveSlip } from '../../server/domain/betslip/derive.ts';
import type { Offer } from '../../server/domain/betslip/offer.ts';
import { mapSlip } from '../../src/features/betslip/data/mapSlip.ts';
import { NO_DRAFTS } from '../../src/features/betslip/logic/amountDrafts.ts';
import { withPending } from '../../src/features/betslip/logic/machine/optimistic.ts';
import type { Slip } from '../../src/features/betslip/logic/slip.ts';
import { stakedBets } from '../../src/features/betslip/logic/view/stakedBets.ts';
import { type Random, seededRandom } from '../support/random.ts';

const NOW = new Date('2026-11-22T20:00:00Z');
const SLIPS = 400;
const SIDES = { MONEYLINE: ['HOME', 'AWAY'], SPREAD: ['HOME', 'AWAY'], TOTAL: ['OVER', 'UNDER'] } as const;
const WRITING = { currency: 'USD', boostCap: 'STAKE', oddsFormat: 'AMERICAN', includeOddsTrend: true } as const;

/** Offers of three to five games; the last is of a sport whose legs of one game are never one bet. */
function anyOffers(random: Random): readonly Offer[] {
  const games = random.between(3, 5);
  return Array.from({ length: random.between(3, 8) }, (_, index): Offer => {
    const marketType = random.pick(['MONEYLINE', 'SPREAD', 'TOTAL'] as const);
    const game = random.between(1, games);
    return {
      selectionId: `s${index}`,
      selectionName: 's',
      side: random.pick(SIDES[marketType]),
      marketId: `m${index}`,
      marketType,
      pointsHundredths: marketType === 'MONEYLINE' ? null : 250,
      odds: { numerator: 10, denominator: 11 },
      marketName: 'm',
      isWholeGame: true,
      isMain: true,
      placeDelayMs: 0,
      marketStatus: 'OPEN',
      eventId: `e${game}`,
      eventName: 'e',
      eventStatus: 'PRE_GAME',
      eventStartsAt: new Date(NOW.getTime() + 1),
      eventPath: '/',
      sport: game === 5 ? 'basketball' : 'football',
      competition: game === 5 ? 'nba' : 'nfl',
    };
  });
}

/** The app's slip of what the server answers about these selections. */
function answerOf(offers: readonly Offer[], parlayPlus: 'OFF' | 'REDUCE'): Slip {
  const selections = offers.map(({ selectionId, odds, pointsHundredths }) => ({
    selectionId,
    accepted: { odds, pointsHundredths },
    selectionOrigin: null,
    branchChannel: null,
    shareId: null,
  }));
  const slip = { selections, amounts: {} };
  const view = deriveSlip({
    slip,
    offers: new Map(offers.map((offer) => [offer.selectionId, offer])),
    cashCents: null,
    wallet: { rewards: [], creditCents: null },
    limits: { ...STANDARD_LIMITS, parlayPlus },
    now: NOW,
  });
  return mapSlip(toBetslip({ owner: 'o', revision: 1, slip }, view, { ...WRITING, parlayPlus }, []));
}

function answered(slip: Slip) {
  return slip.sections.ROUND_ROBIN.draftBets.map(({ id, label, combinations, sizes }) => ({ id, label, combinations, sizes }));
}

function shown(slip: Slip) {
  const bets = stakedBets({ slip, tab: 'PARLAY', drafts: NO_DRAFTS }).filter(({ section }) => section === 'ROUND_ROBIN');
  return bets.map(({ bet: { id, label, combinations, sizes } }) => ({ id, label, combinations, sizes }));
}

it('the app shows the round robins that the server answers, and without a leg those that it will answer', () => {
  const random = seededRandom(20261126);
  const seen = { joined: 0, refused: 0, fewer: 0 };
  for (let count = 0; count < SLIPS; count += 1) {
    const parlayPlus = random.pick(['OFF', 'REDUCE'] as const);
    const offers = anyOffers(random);
    const slip = answerOf(offers, parlayPlus);
    expect(shown(slip)).toEqual(answered(slip));
    const { selectionId } = random.pick(offers);
    const after = answerOf(
      offers.filter((offer) => offer.selectionId !== selectionId),
      parlayPlus,
    );
    const [robin] = after.sections.ROUND_ROBIN.draftBets;
    const games = new Set(after.legs.map(({ eventId }) => eventId)).size;
    if (robin && robin.errors.length > 0) {
      seen.refused += 1;
      continue;
    }
    if (robin && games < after.legs.length) seen.joined += 1;
    if (!robin) seen.fewer += 1;
    // Refused before, it had sizes that count legs; those that it may have now are what is there of them.
    expect(shown(withPending(slip, [{ changeId: 1, kind: 'remove', selectionId }]))).toEqual(
      answered(after).filter(({ id }) => slip.sections.ROUND_ROBIN.draftBets.some((bet) => bet.id === id)),
    );
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});
