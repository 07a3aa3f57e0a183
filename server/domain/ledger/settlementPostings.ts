/** How a bet ended, as far as is known. REFUND: some legs pushed, the others void. PENDING: it is open. */
export type SettledOutcome = 'WIN' | 'LOSS' | 'PUSH' | 'REFUND' | 'VOIDED' | 'PENDING';

/** One version of a bet's settlement. */
export interface SettlementVersion {
  readonly version: number;
  readonly outcome: SettledOutcome;
  readonly payoutCents: number;
}

export interface Posting {
  readonly reference: string;
  readonly kind: 'PAYOUT' | 'PAYOUT_REVERSAL' | 'LOAN' | 'REPAYMENT';
  readonly from: 'CASH' | 'HOUSE' | 'RECEIVABLE';
  readonly to: 'CASH' | 'HOUSE' | 'RECEIVABLE';
  readonly amountCents: number;
}

export interface SettlementPlan {
  readonly settlement: SettlementVersion;
  readonly postings: readonly Posting[];
  /** What it does to the player's cash, and to what the player owes. */
  readonly cashChangeCents: number;
  readonly debtChangeCents: number;
}

/**
 * The next version of a bet's settlement, or null when the grade says what is settled already. A correction reverses what the version
 * before paid and pays anew (rules-of-betting.md, "settlement"), posted in one statement, so that only the difference moves.
 *
 * A player is never overdrawn. What a correction takes back beyond the player's cash is lent by the house's claim on the player, and is
 * paid back out of later settlements, whichever bet they are of, before those reach the player; deposits are left alone. So cash and
 * debt depend on what all bets are worth together and not on the order in which they were graded, and grading there and back ends where
 * it began.
 * @param player cash and debt before it, every earlier posting counted.
 */
export function planSettlement(
  betId: number,
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
  const postings: readonly Posting[] = [
    {
      reference: `reverse-payout:${betId}:${before.version}`,
      kind: 'PAYOUT_REVERSAL',
      from: 'CASH',
      to: 'HOUSE',
      amountCents: before.payoutCents,
    },
    { reference: `payout:${betId}:${version}`, kind: 'PAYOUT', from: 'HOUSE', to: 'CASH', amountCents: grade.payoutCents },
    { reference: `loan:${betId}:${version}`, kind: 'LOAN', from: 'RECEIVABLE', to: 'CASH', amountCents: loan },
    { reference: `repayment:${betId}:${version}`, kind: 'REPAYMENT', from: 'CASH', to: 'RECEIVABLE', amountCents: repayment },
  ];
  return {
    settlement: { version, outcome: grade.outcome, payoutCents: grade.payoutCents },
    postings: postings.filter((posting) => posting.amountCents > 0),
    cashChangeCents: change + loan - repayment,
    debtChangeCents: loan - repayment,
  };
}
