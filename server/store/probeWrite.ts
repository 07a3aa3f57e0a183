import type { Database } from './database.ts';

/** Writes a small row and allocates some new disk space. @throws the database's error when it can do either no more. */
export async function probeWrite({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('SELECT probe_write()');
}
