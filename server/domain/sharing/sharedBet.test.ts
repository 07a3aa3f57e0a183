import { describe, expect, it } from 'vitest';
import type { Odds } from '../../../core/money/odds.ts';
import type { Offer } from '../betslip/offer.ts';
import { type SharedBet, sharedSameGamePicks, viewSharedBet } from './sharedBet.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const EVEN: Odds = { numerator: 1, denominator: 1 };

function offerOf(id: string, more: Partial<Offer> = {}): Offer {
  return {
    selectionId: id,
    selectionName: id,
    side: 'HOME',
    pointsHundredths: null,
    odds: EVEN,
    marketId: `m-${id}`,
    marketName: 'Moneyline',
    marketType: 'MONEYLINE',
    isWholeGame: true,
    isMain: true,
    placeDelayMs: 0,
    marketStatus: 'OPEN',
    eventId: `e-${id}`,
    eventName: id,
    eventStatus: 'PRE_GAME',
    eventStartsAt: new Date('2026-11-22T18:00:00Z'),
    eventPath: '/e',
    sport: 'football',
    competition: 'nfl',
    ...more,
  };
}

function view(kind: SharedBet['kind'], offers: readonly Offer[], legs: SharedBet['legs'] = sharedAt(offers), joinsEvents = true) {
  const bet = { id: 'i', brand: 'tsb', kind, legs, stakeCents: null, expiresAt: NOW };
  return viewSharedBet(bet, new Map(offers.map((offer) => [offer.selectionId, offer])), { now: NOW, joinsEvents });
}

const sharedAt = (offers: readonly Offer[]) =>
  offers.map(({ selectionId, pointsHundredths }) => ({ selectionId, price: { odds: EVEN, pointsHundredths } }));

describe('a shared bet', () => {
  const [a, b] = [offerOf('a'), offerOf('b')];

  it.each([
    ['takes bets as a whole', [a, b], 'OPEN'],
    ['has a suspended leg', [a, offerOf('b', { marketStatus: 'CLOSED' })], 'PARTLY_CLOSED'],
    ['has a leg whose game has started', [a, offerOf('b', { eventStartsAt: NOW })], 'PARTLY_CLOSED'],
    ['has ended', [offerOf('a', { eventStatus: 'FINISHED' }), offerOf('b', { eventStatus: 'FINISHED' })], 'CLOSED'],
  ] as const)('a bet that %s', (_, offers, status) => {
    expect(view('PARLAY', offers).status).toBe(status);
  });

  it('a bet with a leg that is no longer in the catalogue is partly closed, and has no total of all its legs', () => {
    const gone = view('PARLAY', [a], sharedAt([a, b]));
    expect([gone.status, gone.legs.length, gone.sharedReturn]).toEqual(['PARTLY_CLOSED', 1, null]);
  });

  it('shows a move of the price or of the line; a leg of a teaser has none to compare with', () => {
    const moved = (offer: Offer, price = { odds: EVEN, pointsHundredths: null as number | null }) =>
      view('PARLAY', [offer], [{ selectionId: offer.selectionId, price }]).legs[0]?.hasMoved;
    expect(moved(a)).toBe(false);
    expect(moved(offerOf('a', { odds: { numerator: 2, denominator: 1 } }))).toBe(true);
    expect(moved(offerOf('a', { pointsHundredths: 350 }), { odds: EVEN, pointsHundredths: 250 })).toBe(true);
    expect(view('TEASER', [a], [{ selectionId: 'a', price: null }]).legs[0]?.hasMoved).toBe(false);
  });

  it('has the legs of one game as one pick where they can be bet on so, at their price together', () => {
    const total = offerOf('total', { eventId: 'e-a', marketType: 'TOTAL', side: 'OVER', pointsHundredths: 4450 });
    const picks = (kind: SharedBet['kind'], offers: readonly Offer[]) =>
      sharedSameGamePicks(kind, view(kind, offers).legs).map(({ legs, odds }) => ({
        ids: legs.map(({ offer }) => offer.selectionId),
        odds,
      }));
    const one = { ids: ['a', 'total'], odds: { numerator: 3, denominator: 1 } };
    for (const kind of ['PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN'] as const) expect(picks(kind, [a, b, total])).toEqual([one]);
    for (const kind of ['STRAIGHT', 'TEASER'] as const) expect(picks(kind, [a, b, total])).toEqual([]);
    expect(picks('PARLAY', [a, b])).toEqual([]);
    expect(picks('PARLAY', [a, offerOf('away', { eventId: 'e-a', side: 'AWAY' })])).toEqual([]);
    expect(picks('PARLAY_PLUS', [a, { ...total, marketStatus: 'CLOSED' }])).toEqual([{ ...one, odds: null }]);
  });

  it('has a total where it has one price: not for several bets, and not for legs of one game that are no pick', () => {
    const total = (...args: Parameters<typeof view>) => {
      const { sharedReturn, returnNow } = view(...args);
      return [sharedReturn, returnNow].map((returned) => returned && Number(returned.numerator) / Number(returned.denominator));
    };
    expect(total('PARLAY', [a, b])).toEqual([4, 4]);
    expect(total('STRAIGHT', [a])).toEqual([2, 2]);
    for (const kind of ['STRAIGHT', 'ROUND_ROBIN', 'TEASER'] as const) expect(total(kind, [a, b])).toEqual([null, null]);
    expect(total('PARLAY', [a, offerOf('b', { eventId: 'e-a' })])).toEqual([2, 2]);
    expect(total('PARLAY', [a, offerOf('away', { eventId: 'e-a', side: 'AWAY' })])).toEqual([null, null]);
    const game = [a, offerOf('over', { eventId: 'e-a', marketType: 'TOTAL', side: 'OVER', pointsHundredths: 4450 }), b];
    for (const kind of ['PARLAY', 'PARLAY_PLUS'] as const) {
      expect(total(kind, game)).toEqual([8, 8]);
      expect(total(kind, game, sharedAt(game), false)).toEqual([null, null]);
    }
  });

  it('has the total of legs of one game as they were shared, whatever became of their lines', () => {
    const spread = (pointsHundredths: number) =>
      offerOf('spread', { eventId: 'e-a', marketType: 'SPREAD', side: 'AWAY', pointsHundredths, odds: EVEN });
    const { sharedReturn, returnNow } = view('PARLAY_PLUS', [a, spread(-350)], sharedAt([a, spread(350)]));
    // Both win by three points or less; by more than three points for the other side they exclude each other.
    expect([sharedReturn !== null, returnNow]).toEqual([true, null]);
  });
});
