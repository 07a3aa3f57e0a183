import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../schema.ts';

/** What the last audit found, for all servers of the database. */
export interface AuditRecord {
  readonly balanced: boolean;
  /** How many. */
  readonly discrepancies: number;
  /** ISO 8601, by the business clock. */
  readonly at: string;
}

const SETTING = 'audit.last';
/** Of two numbers, so that it is none of the feed's and the events' locks of one; (60, 1) is that of grants.sql. */
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

/** @returns false where another server holds it; else it is held until the transaction ends. */
export async function tryAuditLock(trx: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean;
  }>`SELECT pg_try_advisory_xact_lock(${AUDIT_LOCK[0]}, ${AUDIT_LOCK[1]}) AS locked`.execute(trx);
  return rows[0]?.locked === true;
}
