import { returnPerUnit } from '../../../core/money/odds.ts';
import { compare, rational } from '../../../core/money/rational.ts';
import { isSmallMove } from '../../../core/money/smallMove.ts';
import { rulesOf } from './betKinds.ts';
import { type PricedBet, payoutOf } from './priceBets.ts';
import type { BetLimits, RequestedLeg } from './types.ts';

/** What is needed to price a bet anew. */
export type RepricedBet = Pick<PricedBet, 'kind' | 'terms' | 'stakeCents' | 'reward' | 'payoutCents' | 'shown'> & {
  readonly legs: readonly Pick<RequestedLeg, 'selectionId' | 'odds'>[];
};

/**
 * The bets at prices that moved, with their payouts; null where one of them would pay notably other than the player was shown, or may not be
 * placed at such a price. Measured from what was shown, whatever has moved since, so that small moves do not add up.
 */
export function afterSmallMove<Bet extends RepricedBet>(
  bets: readonly Bet[],
  moved: readonly Pick<RequestedLeg, 'selectionId' | 'odds'>[],
  { maximumWinCents }: Pick<BetLimits, 'maximumWinCents'>,
  basisPoints: number,
): readonly Bet[] | null {
  const odds = new Map(moved.map((price) => [price.selectionId, price.odds]));
  const repriced = bets.map((bet) => {
    const legs = bet.legs.map((leg) => ({ ...leg, odds: odds.get(leg.selectionId) ?? leg.odds }));
    return {
      ...bet,
      legs,
      payoutCents: payoutOf(
        bet,
        legs.map((leg) => leg.odds),
      ),
    };
  });
  const isTaken = (bet: Bet): boolean => {
    const { payoutCents, minimumOdds } = bet.shown;
    const prices = bet.legs.map((leg) => leg.odds);
    return (
      isSmallMove(rational(payoutCents), rational(bet.payoutCents), basisPoints) &&
      bet.payoutCents - bet.stakeCents <= maximumWinCents &&
      (minimumOdds === null || compare(rulesOf(bet).returned(prices, bet.terms), returnPerUnit(minimumOdds)) >= 0)
    );
  };
  return repriced.every(isTaken) ? repriced : null;
}
