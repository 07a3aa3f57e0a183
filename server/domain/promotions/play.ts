import { combinedReturn, type Odds } from '../../../core/money/odds.ts';
import { compare, ONE, rational, subtract } from '../../../core/money/rational.ts';
import type { BetShape } from '../betKinds/types.ts';

/**
 * What a player has bet and deposited, as conditions count it. Instants are whole microseconds since 1970, as exact as those
 * of the database; no end: Infinity.
 */
export interface Period {
  /** The first instant that counts. */
  readonly from: number;
  /** The first instant that does not. */
  readonly until: number;
}

/** A deposit that is credited and stands. */
export interface CreditedDeposit {
  readonly creditedAt: number;
  readonly amountCents: number;
}

/** A bet with the player's own money. */
export interface OwnBet {
  readonly id: number;
  readonly placedAt: number;
  readonly outcome: 'WIN' | 'LOSS' | 'PENDING';
  readonly kind: BetShape['kind'];
  readonly stakeCents: number;
  /** The part of the stake that was not cashed out. */
  readonly runningCents: number;
  readonly potentialPayoutCents: number;
  readonly combinations: number;
  readonly legs: readonly { readonly eventId: string; readonly sport: string | null; readonly odds: Odds }[];
}

/** A bet that counts, with what of its running stake no other bet pays back where it is lost. */
export interface CountedBet extends OwnBet {
  readonly atRiskCents: number;
}

/**
 * Bets count once they have won or lost, with the player's own money. A stake counts less what the player's other bets pay
 * where it is lost: both sides of one question count nothing (functions/award_terms.sql).
 */
export interface BetTerms {
  /** Its slug: every leg. */
  readonly sport?: string;
  /** The least price of the whole bet. */
  readonly minimumOdds?: Odds;
}

/** How many times the minimum of a deposit has to be bet before anything is given; by default once. */
export interface PlayTerms extends BetTerms {
  readonly playedTimes?: number;
  /** The least stake of each bet; by default any. */
  readonly minimumStakeCents?: number;
}

/** Whether a bet has won or lost, on the sport and at the price that are asked for. */
export function meetsBetTerms({ sport, minimumOdds }: BetTerms, bet: OwnBet): boolean {
  if (bet.outcome === 'PENDING') return false;
  if (sport !== undefined && bet.legs.some((leg) => leg.sport !== sport)) return false;
  return minimumOdds === undefined || paysAtLeast(minimumOdds, bet);
}

/**
 * The price is that of the legs, which neither a boost nor a rounded cent changes. Tickets of other kinds have a price of
 * their own; each of their combinations is rounded by a cent at most.
 */
function paysAtLeast({ numerator, denominator }: Odds, bet: OwnBet): boolean {
  const least = rational(numerator, denominator);
  if (bet.kind === 'STRAIGHT' || bet.kind === 'PARLAY')
    return compare(subtract(combinedReturn(bet.legs.map(({ odds }) => odds)), ONE), least) >= 0;
  return compare(rational(bet.potentialPayoutCents - bet.stakeCents + bet.combinations, bet.stakeCents), least) > 0;
}
