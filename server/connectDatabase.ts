import type { Config } from './platform/config.ts';
import { StartupFailure } from './platform/startupFailure.ts';
import { createDatabase, type Database } from './store/database.ts';

/**
 * A pool on a database that answers.
 * @throws StartupFailure when it does not, naming DATABASE_URL where that is what is wrong.
 */
export async function connectDatabase(url: string, config: Pick<Config, 'databaseUrl'>): Promise<Database> {
  const db = createDatabase(url);
  try {
    await db.pool.query('SELECT 1');
    return db;
  } catch (error) {
    await db.close();
    const { host } = new URL(url);
    const what = config.databaseUrl === null ? 'The embedded database' : `The PostgreSQL at ${host} (DATABASE_URL)`;
    throw new StartupFailure(`${what} cannot be used: ${error instanceof Error && error.message ? error.message : 'no answer'}.`);
  }
}

/** Null when the database answers within a second, else what to tell a probe. */
export async function databaseReason(db: Pick<Database, 'pool'>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('the database does not answer'), 1_000);
  });
  const asked = db.pool.query('SELECT 1').then(
    () => null,
    () => 'the database is away',
  );
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
