import { describe, expect, it } from 'vitest';
import { err } from '../../../core/result.ts';
import type { RequestedBet, RequestedLeg } from '../../domain/betKinds/types.ts';
import { placeBetsCall } from './placeBetsCall.ts';

const RATE = { placementsPerSecond: 1, placementBurst: 1 };
const leg: RequestedLeg = { selectionId: 's-1', odds: { numerator: 10, denominator: 11 }, pointsHundredths: 250 };
const other: RequestedLeg = { selectionId: 's-2', odds: { numerator: 2, denominator: 1 }, pointsHundredths: null };
const bet: RequestedBet = { draftBetId: 'd-1', kind: 'STRAIGHT', stakeCents: 100, legs: [leg] };
const parlay: RequestedBet = { draftBetId: 'parlay', kind: 'PARLAY', stakeCents: 200, legs: [leg, other] };

/** What the database stores of these bets, to know the request again. */
function hashOf(...bets: readonly RequestedBet[]): unknown {
  const request = { playerId: 'p', sessionId: 's', placementId: 'id', bets };
  const call = placeBetsCall(request, err([]), RATE, new Date(0));
  return call.values?.[3];
}

describe('the hash of a placement', () => {
  it('is the same for the same bets, in any form of the fraction', () => {
    const unreduced = { ...bet, legs: [{ ...leg, odds: { numerator: 20, denominator: 22 } }] };
    expect(hashOf(unreduced, parlay)).toBe(hashOf(bet, parlay));
    expect(hashOf(bet)).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is another one for every other request', () => {
    const bonus = (id: string): RequestedBet => ({ ...bet, reward: { kind: 'BONUS_BET', id } });
    const requests: readonly (readonly RequestedBet[])[] = [
      [],
      [bet],
      [bet, bet],
      [bet, parlay],
      [parlay, bet],
      [{ ...bet, draftBetId: 'd-2' }],
      [{ ...bet, kind: 'PARLAY' }],
      [{ ...bet, stakeCents: 101 }],
      [{ ...bet, legs: [{ ...leg, selectionId: 's-3' }] }],
      [{ ...bet, legs: [{ ...leg, odds: { numerator: 9, denominator: 11 } }] }],
      [{ ...bet, legs: [{ ...leg, odds: { numerator: 10, denominator: 13 } }] }],
      [{ ...bet, legs: [{ ...leg, pointsHundredths: -250 }] }],
      [{ ...bet, legs: [{ ...leg, pointsHundredths: null }] }],
      [{ ...parlay, legs: [other, leg] }],
      [{ ...parlay, combinationSizes: [2] }],
      [{ ...parlay, combinationSizes: [2, 3] }],
      [{ ...parlay, teaserPointsHundredths: 600 }],
      [{ ...parlay, teaserPointsHundredths: 650 }],
      [bonus('r-1')],
      [bonus('r-2')],
      [{ ...bet, reward: { kind: 'PROFIT_BOOST', id: 'r-1' } }],
      [{ ...bet, reward: { kind: 'PROMOTIONAL_CREDIT' } }],
    ];
    expect(new Set(requests.map((bets) => hashOf(...bets))).size).toBe(requests.length);
  });
});
