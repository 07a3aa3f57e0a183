import { rational } from '../../../core/rational.ts';
import type { Result } from '../../../core/result.ts';
import { isSmallMove } from '../../../core/smallMove.ts';
import type { PricedBet } from './priceBets.ts';
import type { RequestedBet, RequestedLeg } from './types.ts';

/** The bets as they would have been requested at these prices. */
export function withOdds(
  bets: readonly RequestedBet[],
  moved: readonly Pick<RequestedLeg, 'selectionId' | 'odds'>[],
): readonly RequestedBet[] {
  const odds = new Map(moved.map((price) => [price.selectionId, price.odds]));
  return bets.map((bet) => ({ ...bet, legs: bet.legs.map((leg) => ({ ...leg, odds: odds.get(leg.selectionId) ?? leg.odds })) }));
}

/**
 * Whether every bet pays nearly what it did at the prices that the player was shown, so that it is placed at those of now.
 * @param before at the prices of the request, whatever has moved since, so that small moves do not add up.
 */
export function isSmallMoveOfBets(
  before: Result<readonly PricedBet[], unknown>,
  now: Result<readonly PricedBet[], unknown>,
  basisPoints: number,
): boolean {
  if (!before.ok || !now.ok) return false;
  return before.value.every((bet, index) =>
    isSmallMove(rational(bet.payoutCents), rational(now.value[index]?.payoutCents ?? 0), basisPoints),
  );
}
