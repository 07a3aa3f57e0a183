import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, createOwnerDatabase, type Database } from '../../server/store/database.ts';
import { databaseUrl, TEMPLATE_DATABASE } from './globalSetup.ts';

export interface ScratchDatabase {
  /** As the server has it: with the rights of its role and no others. */
  readonly db: Database;
  /** With all rights, for tests that tamper and for the sandbox's reset. */
  readonly owner: Database;
  /** Of the owner; createDatabase(url) works as the server's role all the same. */
  readonly url: string;
  drop(): Promise<void>;
}

/** A migrated, empty database of one's own. Integration tests (`*.integration.test.ts`) only. */
export async function scratchDatabase(maximumConnections = 8): Promise<ScratchDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const maintenance = createOwnerDatabase(clusterUrl, 1);
  await maintenance.pool.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`);
  const url = databaseUrl(clusterUrl, name);
  const db = createDatabase(url, maximumConnections);
  const owner = createOwnerDatabase(url);
  return {
    db,
    owner,
    url,
    async drop() {
      await db.close();
      await owner.close();
      await maintenance.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await maintenance.close();
    },
  };
}
