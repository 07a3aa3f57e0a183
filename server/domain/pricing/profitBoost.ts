import { roundReturn } from '../../../core/money/odds.ts';
import { add, compare, divide, multiply, ONE, type Rational, rational, subtract } from '../../../core/money/rational.ts';

/**
 * `share` is the boost as a fraction of the profit: 1/4 for 25 %. maximumAmountCents caps, by the brand's setting, the boosted stake (the
 * stake beyond it wins at the plain price) or the extra win; null: no cap.
 */
export interface ProfitBoost {
  readonly share: Rational;
  readonly maximumAmountCents: number | null;
  readonly cap: 'STAKE' | 'EXTRA_WIN';
}

/** (d − 1)(1 + b) + 1: on the profit only, so there is nothing to boost where a dead heat leaves none. */
export function boostedReturn(returned: Rational, share: Rational): Rational {
  return compare(returned, ONE) < 0 ? returned : add(multiply(subtract(returned, ONE), add(ONE, share)), ONE);
}

/** Exact payout in cents of a won ticket with a boost, stake included. @param returned without the boost, per unit. */
function boostedPayout(stakeCents: number, returned: Rational, boost: ProfitBoost): Rational {
  const plain = multiply(rational(stakeCents), returned);
  const boostedStakeCents =
    boost.cap === 'STAKE' && boost.maximumAmountCents !== null ? Math.min(stakeCents, boost.maximumAmountCents) : stakeCents;
  const gain = subtract(boostedReturn(returned, boost.share), returned);
  const extra = multiply(rational(boostedStakeCents), gain);
  const mostExtra = boost.cap === 'EXTRA_WIN' && boost.maximumAmountCents !== null ? rational(boost.maximumAmountCents) : null;
  return add(plain, mostExtra !== null && compare(extra, mostExtra) > 0 ? mostExtra : extra);
}

/** The same, rounded once. */
export function boostedPayoutCents(stakeCents: number, returned: Rational, boost: ProfitBoost): number {
  return roundReturn(stakeCents, boostedPayout(stakeCents, returned, boost));
}

/** The return per unit of this stake: over the cap it is between the plain and the boosted price. Without a stake it is the boosted one. */
export function blendedReturn(stakeCents: number, returned: Rational, boost: ProfitBoost): Rational {
  if (stakeCents === 0) return boostedReturn(returned, boost.share);
  return divide(boostedPayout(stakeCents, returned, boost), rational(stakeCents));
}
