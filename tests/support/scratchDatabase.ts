import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, createOwnerDatabase, type Database } from '../../server/store/database.ts';
import { databaseUrl, TEMPLATE_DATABASE } from './globalSetup.ts';

export interface ScratchDatabase {
  /** With the rights of the server's role and no others. */
  readonly db: Database;
  /** With all rights, for tests that tamper and for the sandbox's reset. */
  readonly owner: Database;
  /** Address with the owner's log-in; createDatabase(url) still works as the server's role. */
  readonly url: string;
  /** The environment of a server in production, whose log-in is a separate role that owns nothing. */
  productionEnvironment(): Promise<{ readonly DATABASE_URL: string; readonly DATABASE_MIGRATE_URL: string }>;
  drop(): Promise<void>;
}

/** A separate, migrated, empty database. Integration tests (`*.integration.test.ts`) only. */
export async function scratchDatabase(maximumConnections = 8): Promise<ScratchDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const maintenance = createOwnerDatabase(clusterUrl, 1);
  await maintenance.pool.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE} STRATEGY FILE_COPY`);
  const url = databaseUrl(clusterUrl, name);
  const db = createDatabase(url, maximumConnections);
  const owner = createOwnerDatabase(url);
  let logIn: string | null = null;
  return {
    db,
    owner,
    url,
    async productionEnvironment() {
      logIn = `server_${randomUUID().replaceAll('-', '')}`;
      await owner.pool.query(`CREATE ROLE ${logIn} LOGIN PASSWORD 'its own' IN ROLE slipstream_run`);
      const address = new URL(url);
      address.username = logIn;
      address.password = 'its own';
      return { DATABASE_URL: address.toString(), DATABASE_MIGRATE_URL: url };
    },
    async drop() {
      await db.close();
      await owner.close();
      await maintenance.pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      if (logIn !== null) await maintenance.pool.query(`DROP ROLE ${logIn}`);
      await maintenance.close();
    },
  };
}
