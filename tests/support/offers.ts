import type { Offer } from '../../server/domain/betslip/offer.ts';

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
    placeDelayMs: 0,
    marketStatus: 'OPEN',
    eventId: 'e',
    eventName: 'Chiefs @ Bills',
    eventStatus: 'PRE_GAME',
    eventStartsAt: new Date('2026-11-22T21:00:00Z'),
    eventPath: '/e',
    sport: 'football',
    ...change,
  };
}
