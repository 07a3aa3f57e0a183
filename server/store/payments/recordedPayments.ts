import { sql } from 'kysely';
import type { RecordedPayment } from '../../domain/payments/reconcile.ts';
import type { Database } from '../database.ts';

interface Row extends Omit<RecordedPayment, 'references'> {
  readonly references: readonly string[] | null;
}

/** Payments that began since then, and those of the receipts, with what the ledger has moved for them. */
export async function readRecordedPayments(
  { query }: Pick<Database, 'query'>,
  since: Date,
  receiptIds: readonly string[],
): Promise<readonly RecordedPayment[]> {
  const { rows } = await sql<Row>`
    SELECT p.receipt_id AS "receiptId", p.direction, p.state, p.created_at AS "createdAt",
           (SELECT array_agg(reference) FROM payment_attempts WHERE payment_id = p.id AND reference IS NOT NULL) AS "references",
           coalesce(moved.through, 0)::bigint AS "ledgerCents", coalesce(moved.held, 0)::bigint AS "heldCents"
      FROM payments p
      CROSS JOIN LATERAL (
        SELECT sum(CASE kind::text WHEN 'DEPOSIT' THEN amount_cents WHEN 'WITHDRAWAL' THEN amount_cents
                                   WHEN 'DEPOSIT_RETURN' THEN -amount_cents WHEN 'WITHDRAWAL_RETURN' THEN -amount_cents END) AS through,
               sum(CASE kind::text WHEN 'WITHDRAWAL_HOLD' THEN amount_cents WHEN 'WITHDRAWAL' THEN -amount_cents
                                   WHEN 'WITHDRAWAL_RELEASE' THEN -amount_cents END) AS held
          FROM ledger_transfers WHERE payment_id = p.id
      ) moved
      WHERE p.created_at >= ${since} OR p.receipt_id = ANY (${[...receiptIds]}::text[])`.execute(query);
  return rows.map(({ references, ...row }) => ({ ...row, references: references ?? [] }));
}
