import { sql } from 'kysely';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

const RETENTION_DAYS = 30;
/** About thirty builds without an operation in common. */
const MOST_OPERATIONS = 5000;

/** Notes that a server has these operations (text by hash) in its build now, and removes those that no server has had for a month. */
export async function keepOperations({ query }: Query, operations: ReadonlyMap<string, string>, now: Date): Promise<void> {
  if (operations.size > 0)
    // In one order, because several servers start at once.
    await sql`
      INSERT INTO persisted_operations (hash, text, served_at)
      SELECT hash, text, ${now} FROM unnest(${[...operations.keys()]}::text[], ${[...operations.values()]}::text[]) AS build (hash, text)
      ORDER BY hash
      ON CONFLICT (hash) DO UPDATE SET served_at = greatest(persisted_operations.served_at, excluded.served_at)`.execute(query);
  await sql`
    DELETE FROM persisted_operations
    WHERE served_at < ${now}::timestamptz - make_interval(days => ${RETENTION_DAYS})
      OR hash IN (SELECT hash FROM persisted_operations ORDER BY served_at DESC, hash OFFSET ${MOST_OPERATIONS})`.execute(query);
}

/** Text by hash of the operations that a server has had in its build since then; null: all that are kept. */
export async function readOperations({ query }: Query, since: Date | null): Promise<ReadonlyMap<string, string>> {
  const all = query.selectFrom('persisted_operations').select(['hash', 'text']);
  const rows = await (since === null ? all : all.where('served_at', '>=', since)).execute();
  return new Map(rows.map(({ hash, text }) => [hash, text]));
}
