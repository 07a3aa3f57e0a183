/** A line of the gateway's statement, as far as it counts. */
export interface StatementLine {
  readonly reference: string;
  readonly receiptId: string;
  readonly direction: 'DEPOSIT' | 'WITHDRAWAL';
  readonly state: string;
  readonly amountCents: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Our record of a payment, from the ledger's transfers alone. */
export interface RecordedPayment {
  readonly receiptId: string;
  readonly direction: 'DEPOSIT' | 'WITHDRAWAL';
  readonly state: string;
  /** References of its attempts, as far as the gateway has answered. */
  readonly references: readonly string[];
  readonly createdAt: Date;
  /** What a deposit credited, less what was taken back; what a withdrawal paid out, less what came back. */
  readonly ledgerCents: number;
  /** Cents that a withdrawal reserves, and that are neither paid out nor released. */
  readonly heldCents: number;
}

export type DifferenceKind =
  /** The gateway's sum is not the ledger's. */
  | 'OTHER_SUM'
  /** The gateway has ended it, and its amount is still reserved. */
  | 'STILL_HELD'
  /** We have no payment of this receipt. */
  | 'UNKNOWN_HERE'
  /** The gateway has no payment of this reference. */
  | 'UNKNOWN_THERE';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly receiptId: string;
  /** Ours; null: there is none. */
  readonly state: string | null;
  /** States of the gateway's lines. */
  readonly gatewayStates: readonly string[];
  readonly gatewayCents: number;
  readonly ledgerCents: number;
}

export interface ReconcileOptions {
  /** Since when the statement tells. */
  readonly since: Date;
  /** What has changed there after this is still on its way to us. */
  readonly until: Date;
  /** And what has begun here after this, by the business clock, is on its way there. */
  readonly createdUntil: Date;
}

const ENDED: ReadonlySet<string> = new Set(['succeeded', 'failed', 'cancelled', 'refunded', 'charged_back']);

function sumOf(lines: readonly StatementLine[]): number {
  return lines.reduce((sum, { state, amountCents }) => sum + (state === 'succeeded' ? amountCents : 0), 0);
}

/**
 * Compares the gateway's statement with the ledger, receipt by receipt, to the cent: what the gateway has charged and not given back is what we
 * have credited; what it has paid out is what we have paid out.
 * @param recorded payments that began since then, and those that the statement names.
 */
export function reconcile(
  lines: readonly StatementLine[],
  recorded: readonly RecordedPayment[],
  { since, until, createdUntil }: ReconcileOptions,
): readonly Difference[] {
  const byReceipt = new Map<string, StatementLine[]>();
  for (const line of lines) byReceipt.set(line.receiptId, [...(byReceipt.get(line.receiptId) ?? []), line]);
  const ours = new Map(recorded.map((payment) => [payment.receiptId, payment]));
  const isSettling = (reported: readonly StatementLine[]): boolean => reported.some(({ at }) => new Date(at) > until);
  const differences: Difference[] = [];
  for (const [receiptId, reported] of byReceipt) {
    if (ours.has(receiptId) || isSettling(reported)) continue;
    const gatewayStates = reported.map(({ state }) => state);
    differences.push({
      kind: 'UNKNOWN_HERE',
      receiptId,
      state: null,
      gatewayStates,
      gatewayCents: sumOf(reported),
      ledgerCents: 0,
    });
  }
  for (const { receiptId, state, references, createdAt, ledgerCents, heldCents } of recorded) {
    const reported = byReceipt.get(receiptId) ?? [];
    if (createdAt > createdUntil || isSettling(reported)) continue;
    const gatewayCents = sumOf(reported);
    const difference = { receiptId, state, gatewayStates: reported.map((line) => line.state), gatewayCents, ledgerCents };
    const reportedReferences = new Set(reported.map(({ reference }) => reference));
    if (references.some((reference) => !reportedReferences.has(reference))) {
      // An attempt that has not changed since then is not in the statement: no sum is known.
      if (createdAt >= since) differences.push({ kind: 'UNKNOWN_THERE', ...difference });
      continue;
    }
    if (gatewayCents !== ledgerCents) differences.push({ kind: 'OTHER_SUM', ...difference });
    else if (heldCents > 0 && reported.length > 0 && reported.every((line) => ENDED.has(line.state)))
      differences.push({ kind: 'STILL_HELD', ...difference });
  }
  return differences;
}

/** For a person, one line. */
export function differenceLine({ kind, receiptId, state, gatewayStates, gatewayCents, ledgerCents }: Difference): string {
  const gateway = gatewayStates.length === 0 ? 'nothing' : gatewayStates.join(', ');
  return `${kind} ${receiptId}: the gateway has ${gateway} (${gatewayCents} cents), we have ${state ?? 'nothing'} (${ledgerCents} cents)`;
}
