import { sql } from 'kysely';
import type { Database } from '../database.ts';

export interface Setting {
  /** Any JSON. */
  readonly value: unknown;
  /** Another one after each write, also one by an operator's own SQL; the same for all processes. */
  readonly revision: string;
}

/** Settings that every process shares and that survive a restart, by their keys. */
export async function readSettings(db: Pick<Database, 'query'>): Promise<ReadonlyMap<string, Setting>> {
  // xmin is the transaction that wrote the row.
  const revision = sql<string>`xmin::text`.as('revision');
  const rows = await db.query.selectFrom('settings').select(['key', 'value', revision]).execute();
  return new Map(rows.map(({ key, value, revision }) => [key, { value, revision }]));
}

export async function writeSetting(db: Pick<Database, 'query'>, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db.query
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}

/** Changes one field of an object of settings, null removes it; concurrent changes of other fields are not lost. */
export async function mergeSetting(
  db: Pick<Database, 'query'>,
  key: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const text = JSON.stringify(changes);
  await sql`
    INSERT INTO settings (key, value) VALUES (${key}, jsonb_strip_nulls(${text}::jsonb))
    ON CONFLICT (key) DO UPDATE SET value = jsonb_strip_nulls(settings.value || ${text}::jsonb)`.execute(db.query);
}

export async function deleteSettings(db: Pick<Database, 'query'>, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.query.deleteFrom('settings').where('key', 'in', keys).execute();
}
