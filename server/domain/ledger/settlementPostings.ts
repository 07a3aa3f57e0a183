import type { BetOutcome } from '../../../core/contract.ts';
/** The outcome of a bet as far as it is known. REFUND: some legs pushed, the others void. PENDING: it is open. */
export type SettledOutcome = Extract<BetOutcome, 'WIN' | 'LOSS' | 'PUSH' | 'REFUND' | 'VOIDED' | 'PENDING'>;

/** One version of a bet's settlement. */
export interface SettlementVersion {
  readonly version: number;
  readonly outcome: SettledOutcome;
  readonly payoutCents: number;
}

export interface SettlementPlan {
  readonly settlement: SettlementVersion;
  /** Change of the player's cash, and of the player's debt. */
  readonly cashChangeCents: number;
  readonly debtChangeCents: number;
}

/**
 * The next version of a bet's settlement, or null when it is already settled to this grade. A correction reverses the previous version's
 * payout and pays anew (rules-of-betting.md, "settlement"). The transfers follow from the version (migration 0060, settle_bets).
 *
 * A player is never overdrawn. Where a correction takes back more than the player's cash, the operator lends the difference as a claim on
 * the player, which later settlements of any bet repay before they reach the player; deposits are left alone. So cash and debt depend on
 * the total value of all bets and not on the order of grading, and a correction followed by its reversal restores both.
 * @param player cash and debt before it, every earlier settlement counted.
 */
export function planSettlement(
  previous: SettlementVersion | null,
  grade: { readonly outcome: SettledOutcome; readonly payoutCents: number },
  player: { readonly cashCents: number; readonly debtCents: number },
): SettlementPlan | null {
  const before = previous ?? { version: 0, outcome: 'PENDING', payoutCents: 0 };
  if (before.outcome === grade.outcome && before.payoutCents === grade.payoutCents) return null;
  const version = before.version + 1;
  const change = grade.payoutCents - before.payoutCents;
  const loan = Math.max(0, -change - player.cashCents);
  const repayment = Math.min(player.debtCents, Math.max(0, change));
  return {
    settlement: { version, outcome: grade.outcome, payoutCents: grade.payoutCents },
    cashChangeCents: change + loan - repayment,
    debtChangeCents: loan - repayment,
  };
}
