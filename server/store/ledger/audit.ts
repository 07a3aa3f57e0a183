import type { PoolClient } from 'pg';
import { OTHER_RESULT_HOURS, RESULT_HOURS } from '../../domain/settlement/resultHours.ts';
import type { Database } from '../database.ts';
import { findWrongGrades } from '../settlement/index.ts';
import { DISCREPANCY_QUERIES, MISSING_RESULTS, NOTICES } from './auditQueries.ts';

/** Answer of `GET /sandbox/audit`. Counts cover the whole ledger; discrepancies are sentences, and empty exactly when it is balanced. */
export interface AuditReport {
  readonly balanced: boolean;
  readonly accounts: number;
  readonly entries: number;
  readonly bets: number;
  readonly discrepancies: readonly string[];
  /** Bets that a feed has made void, in sentences, newest first, at most 100; absent where there are none. */
  readonly notices?: readonly string[];
}

/**
 * Recomputes all money from the ledger's entries, in one snapshot, trusting no stored total: that the entries sum to zero, that every
 * stored balance is the sum of its entries and not negative, that every bet has exactly the entries that its state implies, and that every
 * finished event has a result, every result has graded its bets, and no open bet waits for a result that is long due.
 * @param at The business clock.
 */
export async function audit(db: Pick<Database, 'pool'>, at: Date): Promise<AuditReport> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const counts = await countRows(client);
    const discrepancies: string[] = [];
    for (const query of DISCREPANCY_QUERIES)
      discrepancies.push(...(await client.query<{ discrepancy: string }>(query)).rows.map((row) => row.discrepancy));
    const missing = await client.query<{ discrepancy: string }>(MISSING_RESULTS, [at, RESULT_HOURS, OTHER_RESULT_HOURS]);
    discrepancies.push(...missing.rows.map((row) => row.discrepancy));
    discrepancies.push(...(await findWrongGrades(client)));
    const { rows: notices } = await client.query<{ notice: string }>(NOTICES);
    await client.query('COMMIT');
    client.release();
    return {
      balanced: discrepancies.length === 0,
      ...counts,
      discrepancies,
      ...(notices.length > 0 && { notices: notices.map(({ notice }) => notice) }),
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function countRows(client: PoolClient): Promise<{ accounts: number; entries: number; bets: number }> {
  const { rows } = await client.query<{ accounts: number; entries: number; bets: number }>(
    `SELECT (SELECT count(*) FROM ledger_accounts) AS accounts,
            (SELECT count(*) FROM ledger_entries) AS entries,
            (SELECT count(*) FROM bets) AS bets`,
  );
  return rows[0] ?? { accounts: 0, entries: 0, bets: 0 };
}
