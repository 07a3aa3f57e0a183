import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../server/store/database.ts';
import { databaseUrl, TEMPLATE_DATABASE } from './globalSetup.ts';

export interface ScratchDatabase {
  readonly db: Database;
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database of one's own. Integration tests (`*.integration.test.ts`) only. */
export async function scratchDatabase(maximumConnections = 8): Promise<ScratchDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const maintenance = createDatabase(clusterUrl, 1);
  await maintenance.pool.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`);
  const url = databaseUrl(clusterUrl, name);
  const db = createDatabase(url, maximumConnections);
  return {
    db,
    url,
    async drop() {
      await db.close();
      await maintenance.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await maintenance.close();
    },
  };
}
