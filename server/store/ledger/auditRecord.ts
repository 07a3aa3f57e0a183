import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../schema.ts';

/** Result of the last audit, shared by all servers of the database. */
export interface AuditRecord {
  readonly balanced: boolean;
  /** Number of discrepancies. */
  readonly discrepancies: number;
  /** ISO 8601, by the business clock. */
  readonly at: string;
}

const SETTING = 'audit.last';
/** Two numbers never conflict with the single-number locks of the feed and events; (60, 1) is the lock of grants.sql. */
const AUDIT_LOCK = [60, 2] as const;

const stored = z.object({ balanced: z.boolean(), discrepancies: z.number(), at: z.string() });

/** Null before the first audit. */
export async function readAuditRecord(db: Kysely<Tables>): Promise<AuditRecord | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  const parsed = stored.safeParse(row?.value);
  return parsed.success ? parsed.data : null;
}

export async function writeAuditRecord(db: Kysely<Tables>, record: AuditRecord): Promise<void> {
  const value = JSON.stringify(record);
  await db
    .insertInto('settings')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** @returns false where another server holds the lock; else it is held until the transaction ends. */
export async function tryAuditLock(trx: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`SELECT pg_try_advisory_xact_lock(${AUDIT_LOCK[0]}, ${AUDIT_LOCK[1]}) AS locked`.execute(trx);
  return rows[0]?.locked === true;
}
