import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Migration, Migrator, sql } from 'kysely';
import { type Database, RUN_ROLE } from './database.ts';

/**
 * Brings the schema up to date. Migrations are the SQL files of `directory`, applied in the order of their names, each once; several
 * processes may call this at the same time, and one does the work. Then the rights of RUN_ROLE are set (grants.sql), every time, so that
 * they hold for whatever tables there are.
 * @param db of the role that owns the tables, or is to.
 * @throws Error naming the migration that failed, or the rights.
 */
export async function migrate(db: Database, directory: string): Promise<void> {
  const migrator = new Migrator({
    db: db.query,
    allowUnorderedMigrations: false,
    provider: {
      async getMigrations() {
        const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
        const migrations: Record<string, Migration> = {};
        for (const name of names) {
          const text = await readFile(path.join(directory, name), 'utf8');
          migrations[name.replace(/\.sql$/, '')] = { up: async (trx) => void (await sql.raw(text).execute(trx)) };
        }
        return migrations;
      },
    },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`Migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  const grants = await readFile(path.join(directory, '../grants.sql'), 'utf8');
  try {
    await db.query.transaction().execute((trx) => sql.raw(grants).execute(trx));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The rights of ${RUN_ROLE} could not be set: ${reason}`, { cause: error });
  }
}
