import { sql } from 'kysely';
import type { Database } from './database.ts';

/** Older ones cannot make the schema: they refuse a value of an enum in the transaction that adds it. */
const OLDEST_POSTGRES = 17;

/** The database cannot be used: the message says what is needed. */
export class OldPostgres extends Error {
  override readonly name = 'OldPostgres';
}

/** @throws OldPostgres where the database is older than OLDEST_POSTGRES */
export async function refuseOldPostgres({ query }: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await sql<{ version: string; number: number }>`SELECT current_setting('server_version') AS version,
    current_setting('server_version_num')::integer AS number`.execute(query);
  const { version = '', number = 0 } = rows[0] ?? {};
  if (number < OLDEST_POSTGRES * 10_000)
    throw new OldPostgres(`Slipstream needs PostgreSQL ${OLDEST_POSTGRES} or newer; this is ${version}.`);
}
