import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '../../server/start/connectDatabase.ts';
import { createOwnerDatabase } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { storeDefaultLocation } from '../../server/store/players/locations.ts';
import { startPostgresCluster } from './postgresCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'template_slipstream';

/**
 * One PostgreSQL for the whole run; every test file clones its own database in a few milliseconds from the migrated template, in which
 * everybody is where a sandbox says.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgresCluster({ isDurable: false });
  const maintenance = createOwnerDatabase(cluster.url, 1);
  await maintenance.pool.query(`CREATE DATABASE ${TEMPLATE_DATABASE}`);
  await maintenance.close();
  const url = databaseUrl(cluster.url, TEMPLATE_DATABASE);
  // As a server with a sandbox does it at its start.
  const config = { databaseUrl: url, production: false, databaseConnections: 1, correctionMinutes: {}, databaseKeys: [] };
  await migrateDatabase({ url, migrateUrl: url }, config, true);
  const template = await openDatabase({ url, migrateUrl: url }, config, true);
  await storeDefaultLocation(template);
  await template.close();
  // Tests live at times of their own. Servers in production refuse such a database (ScratchDatabase.productionEnvironment).
  const owner = createOwnerDatabase(url, 1);
  await owner.pool.query('UPDATE business_clock SET is_checked = false');
  // `npm run test:releases`: this release on the schema of the one after it.
  if (process.env.NEXT_STORE !== undefined) await migrate(owner, { directory: process.env.NEXT_STORE, sandbox: true });
  await owner.close();
  project.provide('clusterUrl', cluster.url);
  return () => cluster.stop();
}

export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.toString();
}
