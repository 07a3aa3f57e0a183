import type { BetOutcome } from '../../../core/contract.ts';
/** How a bet ended, as far as is known. REFUND: some legs pushed, the others void. PENDING: it is open. */
export type SettledOutcome = Extract<BetOutcome, 'WIN' | 'LOSS' | 'PUSH' | 'REFUND' | 'VOIDED' | 'PENDING'>;

/** One version of a bet's settlement. */
export interface SettlementVersion {
  readonly version: number;
  readonly outcome: SettledOutcome;
  readonly payoutCents: number;
}

export interface SettlementPlan {
  readonly settlement: SettlementVersion;
  /** What it does to the player's cash, and to what the player owes. */
  readonly cashChangeCents: number;
  readonly debtChangeCents: number;
}

/**
 * The next version of a bet's settlement, or null when the grade says what is settled already. A correction reverses what the version
 * before paid and pays anew (rules-of-betting.md, "settlement"). The transfers follow from the version (migration 0060, settle_bets).
 *
 * A player is never overdrawn. What a correction takes back beyond the player's cash is lent by the house's claim on the player, and is
 * paid back out of later settlements, whichever bet they are of, before those reach the player; deposits are left alone. So cash and
 * debt depend on what all bets are worth together and not on the order in which they were graded, and grading there and back ends where
 * it began.
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
