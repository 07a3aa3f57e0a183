import type { Database } from './database.ts';

/** One small write and some new space on disk. @throws what the database says when it has either no more. */
export async function probeWrite({ pool }: Pick<Database, 'pool'>): Promise<void> {
  await pool.query('SELECT probe_write()');
}
