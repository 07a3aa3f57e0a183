/** How a bet ended, as far as is known. REFUND: some legs pushed, the others void. PENDING: it is open. */
export type SettledOutcome = 'WIN' | 'LOSS' | 'PUSH' | 'REFUND' | 'VOIDED' | 'PENDING';

/** One version of a bet's settlement. payoutCents is what the grade is worth, owedCents what the player then owes because of it. */
export interface SettlementVersion {
  readonly version: number;
  readonly outcome: SettledOutcome;
  readonly payoutCents: number;
  readonly owedCents: number;
}

export interface Posting {
  readonly reference: string;
  readonly kind: 'PAYOUT' | 'OWED' | 'PAYOUT_REVERSAL' | 'OWED_REVERSAL';
  readonly from: 'CASH' | 'HOUSE' | 'RECEIVABLE';
  readonly to: 'CASH' | 'HOUSE' | 'RECEIVABLE';
  readonly amountCents: number;
}

export interface SettlementPlan {
  readonly settlement: SettlementVersion;
  readonly postings: readonly Posting[];
  /** What it does to the player's cash. */
  readonly cashChangeCents: number;
}

/** What a version posts: the payout from the house and, where an earlier payout is spent, its rest as a debt to the receivable. */
export function versionPostings(betId: number, version: SettlementVersion): readonly Posting[] {
  const postings: readonly Posting[] = [
    {
      reference: `payout:${betId}:${version.version}`,
      kind: 'PAYOUT',
      from: 'HOUSE',
      to: 'CASH',
      amountCents: version.payoutCents,
    },
    { reference: `owed:${betId}:${version.version}`, kind: 'OWED', from: 'RECEIVABLE', to: 'CASH', amountCents: version.owedCents },
  ];
  return postings.filter((posting) => posting.amountCents > 0);
}

/** The exact opposite of what a version posted. */
export function reversalPostings(betId: number, version: SettlementVersion): readonly Posting[] {
  return versionPostings(betId, version).map((posting) => ({
    ...posting,
    reference: `reverse-${posting.reference}`,
    kind: posting.kind === 'PAYOUT' ? 'PAYOUT_REVERSAL' : 'OWED_REVERSAL',
    from: posting.to,
    to: posting.from,
  }));
}

/**
 * The next version of a bet's settlement, or null when the grade says what is settled already. A correction reverses what the version
 * before posted and posts anew (rules-of-betting.md, "settlement"), all in one statement, so that only the difference moves.
 *
 * A player is never overdrawn: what a correction takes back beyond `cashCents` is lent by the receivable account as `owedCents` of the
 * bet. It is paid back by a later version of the same bet and by nothing else, so that grading there and back ends where it began.
 * @param cashCents of the player before it, every earlier posting counted.
 */
export function planSettlement(
  betId: number,
  previous: SettlementVersion | null,
  grade: { readonly outcome: SettledOutcome; readonly payoutCents: number },
  cashCents: number,
): SettlementPlan | null {
  const before = previous ?? { version: 0, outcome: 'PENDING', payoutCents: 0, owedCents: 0 };
  if (before.outcome === grade.outcome && before.payoutCents === grade.payoutCents) return null;
  const paid = before.payoutCents + before.owedCents;
  const owedCents = Math.max(0, paid - grade.payoutCents - cashCents);
  const settlement = { version: before.version + 1, outcome: grade.outcome, payoutCents: grade.payoutCents, owedCents };
  return {
    settlement,
    postings: [...reversalPostings(betId, before), ...versionPostings(betId, settlement)],
    cashChangeCents: settlement.payoutCents + settlement.owedCents - paid,
  };
}
