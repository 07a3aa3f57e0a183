import type { Rational } from '../../../core/money/rational.ts';
import { rational } from '../../../core/money/rational.ts';
import type { BetGrade } from '../betKinds/types.ts';
import { bonusBetPayoutCents } from '../pricing/bonusBet.ts';
import { blendedReturn, boostedPayoutCents, type ProfitBoost } from '../pricing/profitBoost.ts';
import type { BetReward } from './reward.ts';

type Boost = Pick<Extract<BetReward, { kind: 'PROFIT_BOOST' }>, 'percent' | 'maximumAmountCents' | 'cap'>;

/** What a won ticket pays with a boost, stake included. @param returned without it, per unit. */
export function payoutWithBoost(stakeCents: number, returned: Rational, boost: Boost): number {
  return boostedPayoutCents(stakeCents, returned, profitBoostOf(boost));
}

/** The price that belongs to this stake and its payout: stake included, per unit. */
export function returnWithBoost(stakeCents: number, returned: Rational, boost: Boost): Rational {
  return blendedReturn(stakeCents, returned, profitBoostOf(boost));
}

function profitBoostOf({ percent, maximumAmountCents, cap }: Boost): ProfitBoost {
  return { share: rational(percent, 100), maximumAmountCents, cap };
}

/**
 * What a graded bet pays. Only the profit of a bonus bet and of promotional credits is paid (sportsbet.com.au 6808319271181), so nothing of
 * one that is half lost; if the stake is returned, credits are, and a bonus bet can be used again.
 * @param grade as of a bet in cash.
 * @param wonReturn stake included, per unit of the legs that won; only with WIN.
 */
export function withReward(
  grade: BetGrade,
  { stakeCents, reward }: { readonly stakeCents: number; readonly reward: BetReward | null },
  wonReturn: () => Rational,
): BetGrade {
  const { outcome, payoutCents } = grade;
  if (reward === null) return grade;
  if (outcome === 'WIN')
    return reward.kind === 'PROFIT_BOOST'
      ? { outcome, payoutCents: payoutWithBoost(stakeCents, wonReturn(), reward) }
      : { outcome, payoutCents: bonusBetPayoutCents(stakeCents, payoutCents) };
  const isLost = outcome === 'LOSS' && reward.kind !== 'PROFIT_BOOST';
  return isLost || reward.kind === 'BONUS_BET' ? { outcome, payoutCents: 0 } : grade;
}
