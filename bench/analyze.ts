import { createOwnerDatabase } from '../server/store/database.ts';

/** What autovacuum does within a minute: without it the server's connections keep plans for tables that were empty when they began. */
export async function analyze(databaseUrl: string): Promise<void> {
  const owner = createOwnerDatabase(databaseUrl, 1);
  await owner.pool.query('ANALYZE').finally(() => owner.close());
}
