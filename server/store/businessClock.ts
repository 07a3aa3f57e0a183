import { type Kysely, sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';
import { sentAt } from './sentAt.ts';

/** The database's clock in milliseconds since 1970, without the offset. */
export async function readDatabaseMs({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ ms: number }>('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms');
  if (!rows[0]) throw new Error('The database has not said its time');
  return rows[0].ms;
}

/** What a sandbox has advanced the business clock by, and whether times of servers are checked. */
export function readBusinessClock({
  query,
}: Pick<Database, 'query'>): Promise<{ readonly offset_seconds: number; readonly is_checked: boolean }> {
  return query.selectFrom('business_clock').select(['offset_seconds', 'is_checked']).executeTakeFirstOrThrow();
}

/** Sandbox only. Concurrent moves are not lost. @param seconds null: back to the database's clock. */
export async function moveBusinessClock({ query }: Pick<Database, 'query'>, seconds: number | null): Promise<void> {
  await sql`SELECT move_clock(${seconds}::bigint)`.execute(query);
}

/** The time of a transaction that rules of the server decide, not a function of the database; begins it. Throws where it is not the database's. */
export async function checkedNow(trx: Kysely<Tables>, clock: Pick<Clock, 'now'>): Promise<Date> {
  await sql`SELECT check_clock(${sentAt(clock)})`.execute(trx);
  return clock.now();
}
