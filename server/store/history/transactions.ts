import type { ProviderCode } from '../../../core/wallet/providerCodes.ts';
import type { BetType } from '../../../core/wire/contract.ts';
import type { PaymentState } from '../../domain/payments/payment.ts';
import type { Database } from '../database.ts';
import { BEFORE, type HistoryCursor, type HistoryDays, type HistoryPage, MICROS, pageOf, SPAN, UNTIL } from './page.ts';

export type EntryClass = 'DEPOSIT' | 'WITHDRAWAL' | 'BET' | 'CASINO' | 'BONUS' | 'OTHER';

export interface TransactionRow {
  /** The number of the row; below zero: of a payment that moved nothing. */
  readonly id: number;
  readonly at: Date;
  readonly micros: number;
  readonly class: EntryClass;
  /** The kind of the ledger's transfer, or DEPOSIT_FAILED. */
  readonly kind: string;
  readonly account: string;
  readonly amountCents: number;
  readonly balanceCents: number | null;
  readonly requestedCents: number | null;
  readonly betId: number | null;
  readonly placementId: string | null;
  readonly betKind: BetType | null;
  readonly legs: number | null;
  readonly gameTitle: string | null;
  readonly receiptId: string | null;
  readonly providerCode: ProviderCode | null;
  readonly paymentState: PaymentState | null;
}

/**
 * The player's money, the newest first. One statement, whose cost is that of the page: each class is read by its key from the cursor on, and
 * what a row is about is looked up for the rows of the page alone.
 */
export async function listTransactions(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  classes: readonly EntryClass[],
  { from, to }: HistoryDays,
  first: number,
  after: HistoryCursor | null,
): Promise<HistoryPage<TransactionRow>> {
  const { rows } = await pool.query<TransactionRow>({
    name: 'history-transactions',
    text: `
      WITH ${SPAN}, found AS MATERIALIZED (
        SELECT * FROM (
          SELECT entry.* FROM unnest($4::text[]) AS wanted (class) CROSS JOIN LATERAL (
            SELECT e.id, e.at, e.class, e.account::text, e.amount_cents, e.balance_cents, e.transfer_id, NULL::bigint AS payment_id
              FROM player_entries e
              WHERE e.player_id = $1 AND e.class = wanted.class AND e.at >= (SELECT since FROM span) AND e.at < ${UNTIL('$5')}
                AND (e.at, e.id) < (${BEFORE('$5')}, coalesce($6::bigint, 0))
              ORDER BY e.at DESC, e.id DESC LIMIT $7
          ) entry
          UNION ALL
          (SELECT -p.id, p.ended_at, 'DEPOSIT', 'CASH', 0, NULL, NULL, p.id
             FROM payments p
             WHERE 'DEPOSIT' = ANY ($4) AND p.player_id = $1 AND p.direction = 'DEPOSIT' AND p.state IN ('FAILED', 'CANCELLED')
               AND p.ended_at >= (SELECT since FROM span) AND p.ended_at < ${UNTIL('$5')}
               AND (p.ended_at, -p.id) < (${BEFORE('$5')}, coalesce($6::bigint, 0))
             ORDER BY p.ended_at DESC, p.id LIMIT $7)
        ) every_class ORDER BY at DESC, id DESC LIMIT $7
      )
      SELECT f.id, f.at, ${MICROS('f.at')} AS micros, f.class, CASE WHEN t.kind = 'FUNDING' AND t.reference ~ '^(loyalty|promotion|referral|cashback):[0-9]+(:withdrawn:[0-9]+|:restored:[0-9]+)?$' THEN upper(split_part(t.reference, ':', 1)) || CASE WHEN t.reference ~ ':withdrawn:' THEN '_WITHDRAWN' ELSE '' END
                  ELSE coalesce(t.kind::text, 'DEPOSIT_FAILED') END AS kind, f.account,
             f.amount_cents AS "amountCents", f.balance_cents AS "balanceCents",
             CASE WHEN t.id IS NULL THEN p.amount_cents END AS "requestedCents",
             b.id AS "betId", b.placement_id AS "placementId", b.kind AS "betKind",
             (SELECT count(*) FROM bet_legs WHERE bet_id = b.id) AS legs, g.title AS "gameTitle", p.receipt_id AS "receiptId",
             p.provider_code AS "providerCode", p.state AS "paymentState"
        FROM found f
        LEFT JOIN ledger_transfers t ON t.id = f.transfer_id
        LEFT JOIN bets b ON b.id = t.bet_id
        LEFT JOIN payments p ON p.id = coalesce(t.payment_id, f.payment_id)
        LEFT JOIN casino_transactions c ON c.id = t.casino_transaction_id
        LEFT JOIN casino_sessions s ON s.id = c.session_id
        LEFT JOIN casino_games g ON g.id = s.game_id
        ORDER BY f.at DESC, f.id DESC`,
    values: [playerId, from, to, classes, after?.micros ?? null, after?.keys[0] ?? null, first + 1],
  });
  return pageOf(rows, first);
}

/** What each class adds up to in these days, in cash, and of all other accounts together. */
export interface ClassSums {
  readonly class: EntryClass;
  readonly cashCents: number;
  readonly otherCents: number;
  /** Rows that moved something, and what they moved into accounts and out of them. */
  readonly count: number;
  readonly inCents: number;
  readonly outCents: number;
}

export async function sumTransactions(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  { from, to }: HistoryDays,
): Promise<readonly ClassSums[]> {
  const { rows } = await pool.query<ClassSums>({
    name: 'history-sums',
    text: `WITH ${SPAN}
      SELECT class, coalesce(sum(amount_cents) FILTER (WHERE account = 'CASH'), 0)::bigint AS "cashCents",
             coalesce(sum(amount_cents) FILTER (WHERE account <> 'CASH'), 0)::bigint AS "otherCents", count(*) AS count,
             coalesce(sum(amount_cents) FILTER (WHERE amount_cents > 0), 0)::bigint AS "inCents",
             -coalesce(sum(amount_cents) FILTER (WHERE amount_cents < 0), 0)::bigint AS "outCents"
        FROM player_entries
        WHERE player_id = $1 AND class = ANY ('{DEPOSIT,WITHDRAWAL,BET,CASINO,BONUS,OTHER}')
          AND at >= (SELECT since FROM span) AND at < (SELECT until FROM span)
        GROUP BY class`,
    values: [playerId, from, to],
  });
  return rows;
}
