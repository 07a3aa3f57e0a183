import type { BetOutcome } from '../../../core/wire/contract.ts';
import { type BetReward, paysCredits } from '../rewards/reward.ts';

/** One version of a bet's settlement. */
export interface SettlementVersion {
  readonly version: number;
  readonly outcome: BetOutcome;
  readonly payoutCents: number;
  /** Settled as if it had no reward, because another bet uses it (adr/0059). */
  readonly withoutReward?: boolean;
}

/** Money that a player has and owes, in cash and in promotional credits. */
export interface PlayerFunds {
  readonly cashCents: number;
  readonly debtCents: number;
  readonly creditCents: number;
  readonly creditDebtCents: number;
}

export interface SettlementPlan {
  readonly settlement: SettlementVersion;
  /** The player's money and debts after it. */
  readonly funds: PlayerFunds;
  readonly debtChangeCents: number;
  readonly creditDebtChangeCents: number;
}

interface Change {
  readonly availableCents: number;
  readonly debtCents: number;
  readonly debtChangeCents: number;
}

/** Pays or takes back an amount of one sort of money. */
function moved(availableCents: number, debtCents: number, changeCents: number): Change {
  const loan = Math.max(0, -changeCents - availableCents);
  const repayment = Math.min(debtCents, Math.max(0, changeCents));
  return {
    availableCents: availableCents + changeCents + loan - repayment,
    debtCents: debtCents + loan - repayment,
    debtChangeCents: loan - repayment,
  };
}

/**
 * The next version of a bet's settlement, or null when it is already settled to this grade. A correction reverses the previous version's
 * payout and pays anew (rules-of-betting.md, "settlement"). The transfers follow from the version (settle_bets).
 *
 * A player is never overdrawn. Where a correction takes back more than the player's cash, the operator lends the difference as a claim on
 * the player, which later settlements of any bet repay before they reach the player, and later deposits (docs/adr/0084). So cash and debt depend on
 * the total value of all bets and not on the order of grading, and a correction followed by its reversal restores both. The same holds for
 * promotional credits, which are a money of their own: the stake of a bet that was staked in them is returned in them.
 * @param player before it, every earlier settlement counted.
 */
export function planSettlement(
  previous: SettlementVersion | null,
  grade: Omit<SettlementVersion, 'version'>,
  player: PlayerFunds,
  reward: BetReward | null = null,
): SettlementPlan | null {
  const before: SettlementVersion = previous ?? { version: 0, outcome: 'PENDING', payoutCents: 0 };
  const { withoutReward = false } = grade;
  if (
    before.outcome === grade.outcome &&
    before.payoutCents === grade.payoutCents &&
    (before.withoutReward ?? false) === withoutReward
  )
    return null;
  const version = before.version + 1;
  const creditsOf = ({ outcome, payoutCents }: Omit<SettlementVersion, 'version'>): number =>
    paysCredits(reward, outcome) ? payoutCents : 0;
  const creditChange = creditsOf(grade) - creditsOf(before);
  const cash = moved(player.cashCents, player.debtCents, grade.payoutCents - before.payoutCents - creditChange);
  const credit = moved(player.creditCents, player.creditDebtCents, creditChange);
  return {
    settlement: { version, outcome: grade.outcome, payoutCents: grade.payoutCents, ...(withoutReward ? { withoutReward } : {}) },
    funds: {
      cashCents: cash.availableCents,
      debtCents: cash.debtCents,
      creditCents: credit.availableCents,
      creditDebtCents: credit.debtCents,
    },
    debtChangeCents: cash.debtChangeCents,
    creditDebtChangeCents: credit.debtChangeCents,
  };
}
