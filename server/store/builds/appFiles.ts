import { sql } from 'kysely';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

/** A file of a build: its content, compressed or not. */
export interface AppFile {
  /** `assets/<name>-<hash>.<extension>` */
  readonly path: string;
  /** In hex, of the content before compression. */
  readonly sha256: string;
  readonly brotli: boolean;
  readonly bytes: Buffer;
}

const RETENTION_DAYS = 30;
/** About thirty builds without a file in common; a deploy of a word adds three. */
const MOST_FILES = 8000;
/** More often than a file of a build that is served expires; a start soon after another one writes nothing. */
const NOTED_MINUTES = 30;

/**
 * Notes that a server has these files in its build now, and removes those that no server has had for a month.
 * @returns those that are not stored yet.
 */
export async function noteAppFiles({ query }: Query, paths: readonly string[], now: Date): Promise<readonly string[]> {
  const served = await query
    .selectFrom('app_files')
    .select(['path', 'served_at'])
    .where('path', 'in', [...paths, ''])
    .execute();
  const due = served.filter(({ served_at }) => now.getTime() - served_at.getTime() > NOTED_MINUTES * 60_000);
  if (due.length > 0)
    // In one order, because several servers start at once.
    await sql`
      UPDATE app_files SET served_at = greatest(served_at, ${now})
      WHERE path IN (SELECT path FROM app_files WHERE path = ANY(${due.map(({ path }) => path)}::text[]) ORDER BY path FOR UPDATE)`.execute(
      query,
    );
  await sql`
    DELETE FROM app_files
    WHERE served_at < ${now}::timestamptz - make_interval(days => ${RETENTION_DAYS})
      OR path IN (SELECT path FROM app_files ORDER BY served_at DESC, path OFFSET ${MOST_FILES})`.execute(query);
  const stored = new Set(served.map(({ path }) => path));
  return paths.filter((path) => !stored.has(path));
}

/** Stores files that may have been stored meanwhile. What is stored never changes. */
export async function addAppFiles({ query }: Query, files: readonly AppFile[], now: Date): Promise<void> {
  if (files.length === 0) return;
  await query
    .insertInto('app_files')
    .values([...files].sort((a, b) => (a.path < b.path ? -1 : 1)).map((file) => ({ ...file, served_at: now })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute();
}

export async function findAppFile({ query }: Query, path: string): Promise<AppFile | null> {
  const found = await query
    .selectFrom('app_files')
    .select(['path', 'sha256', 'brotli', 'bytes'])
    .where('path', '=', path)
    .executeTakeFirst();
  return found ?? null;
}
