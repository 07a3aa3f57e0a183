import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { migrateDatabase } from '../../server/start/connectDatabase.ts';
import { createDatabase, createOwnerDatabase, type Database } from '../../server/store/database.ts';
import { databaseUrl, TEMPLATE_DATABASE } from './globalSetup.ts';

export interface ScratchDatabase {
  readonly name: string;
  /** With the rights of the server's role and no others. */
  readonly db: Database;
  /** With all rights, for tests that tamper and for the sandbox's reset. */
  readonly owner: Database;
  /** Address with the owner's log-in; createDatabase(url) still works as the server's role. */
  readonly url: string;
  /** The environment of a server in production, whose log-in is a separate role that owns nothing; the database is migrated without a sandbox. */
  productionEnvironment(): Promise<{ readonly DATABASE_URL: string; readonly DATABASE_MIGRATE_URL: string }>;
  /** Migrates it as servers without a sandbox need it. */
  withoutSandbox(): Promise<void>;
  /** Closes its connections, so that it can be the template of others; it stays until it is dropped. */
  close(): Promise<void>;
  drop(): Promise<void>;
}

/** A closed database. */
export interface DatabaseTemplate {
  readonly name: string;
}

export interface ScratchOptions {
  /** Of each purpose of requests. A few: each costs the database as much as a hundred queries. Races need more. */
  readonly maximumConnections?: number;
  /** The database that it copies; without it the database is empty. */
  readonly template?: DatabaseTemplate;
}

/** Its one connection makes and drops the databases of all files of a worker. */
let maintenance: Database | null = null;

/** A separate, migrated database. Integration tests (`*.integration.test.ts`) only. */
export async function scratchDatabase({ maximumConnections = 4, template }: ScratchOptions = {}): Promise<ScratchDatabase> {
  const clusterUrl = inject('clusterUrl');
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  maintenance ??= createOwnerDatabase(clusterUrl, 1);
  const { pool } = maintenance;
  const source = template === undefined ? TEMPLATE_DATABASE : template.name;
  await pool.query(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const url = databaseUrl(clusterUrl, name);
  const db = createDatabase(url, 4 * maximumConnections);
  const owner = createOwnerDatabase(url);
  let logIn: string | null = null;
  const withoutSandbox = async (): Promise<void> => {
    const config = { databaseUrl: url, production: true, correctionMinutes: {}, databaseKeys: [] };
    await migrateDatabase({ url, migrateUrl: url }, config, false);
    await owner.pool.query('UPDATE business_clock SET is_checked = true');
  };
  const close = async (): Promise<void> => {
    await db.close();
    await owner.close();
  };
  return {
    name,
    db,
    owner,
    url,
    async productionEnvironment() {
      await withoutSandbox();
      logIn = `server_${randomUUID().replaceAll('-', '')}`;
      await owner.pool.query(`CREATE ROLE ${logIn} LOGIN PASSWORD 'its own' IN ROLE slipstream_run`);
      const address = new URL(url);
      address.username = logIn;
      address.password = 'its own';
      return { DATABASE_URL: address.toString(), DATABASE_MIGRATE_URL: url };
    },
    withoutSandbox,
    close,
    async drop() {
      await close();
      await pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
      if (logIn !== null) await pool.query(`DROP ROLE ${logIn}`);
    },
  };
}
