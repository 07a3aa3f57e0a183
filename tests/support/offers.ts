import { STANDARD_LIMITS } from '../../server/domain/betKinds/limits.ts';
import { type DeriveInput, deriveSlip, type SlipView } from '../../server/domain/betslip/derive.ts';
import type { Offer } from '../../server/domain/betslip/offer.ts';
import type { Slip } from '../../server/domain/betslip/slip.ts';

/** The home side of a moneyline at −110, before its start. */
export function offerOf(change: Partial<Offer> = {}): Offer {
  return {
    selectionId: 's',
    selectionName: 'Bills',
    side: 'HOME',
    pointsHundredths: null,
    odds: { numerator: 10, denominator: 11 },
    marketId: 'm',
    marketName: 'Moneyline',
    marketType: 'MONEYLINE',
    isWholeGame: true,
    isMain: true,
    placeDelayMs: 0,
    marketStatus: 'OPEN',
    eventId: 'e',
    eventName: 'Chiefs @ Bills',
    eventStatus: 'PRE_GAME',
    eventStartsAt: new Date('2026-11-22T21:00:00Z'),
    eventPath: '/e',
    sport: 'football',
    competition: 'nfl',
    ...change,
  };
}

/** A slip of these offers, accepted as they are. */
export function slipOf(offers: readonly Offer[], change: Partial<Slip> = {}): Slip {
  const source = { selectionOrigin: null, branchChannel: null, shareId: null };
  const selections = offers.map(({ selectionId, odds, pointsHundredths }) => ({
    selectionId,
    accepted: { odds, pointsHundredths },
    ...source,
  }));
  return { selections, amounts: {}, ...change };
}

/** What a visitor's slip of these offers shows before their start. */
export function slipViewOf(offers: readonly Offer[], change: Partial<DeriveInput> = {}): SlipView {
  return deriveSlip({
    slip: slipOf(offers),
    offers: new Map(offers.map((offer) => [offer.selectionId, offer])),
    cashCents: null,
    wallet: { rewards: [], creditCents: null },
    limits: STANDARD_LIMITS,
    now: new Date('2026-11-22T20:00:00Z'),
    ...change,
  });
}
