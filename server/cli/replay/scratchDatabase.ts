import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../platform/config.ts';
import type { DatabaseAddresses } from '../../platform/postgres/databaseAddresses.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embeddedPostgres.ts';
import { configuredAddresses, connectOwner, migrateDatabase, openDatabase } from '../../start/connectDatabase.ts';
import type { Database } from '../../store/database.ts';

export interface ScratchDatabase {
  readonly db: Database;
  drop(): Promise<void>;
}

/**
 * A migrated, empty database for this command only: on the configured server under a name of its own, else in an embedded PostgreSQL in a
 * temporary directory. drop() removes all of it.
 * @throws StartupFailure where there is no server.
 */
export async function makeScratchDatabase(
  config: Pick<
    Config,
    'databaseUrl' | 'databaseMigrateUrl' | 'databaseConnections' | 'databaseKeys' | 'correctionMinutes' | 'production'
  >,
  log: Logger,
): Promise<ScratchDatabase> {
  const configured = configuredAddresses(config);
  const server = configured === null ? await temporaryServer(log) : { ...configured, stop: async () => undefined };
  const maintenance = await connectOwner(server, config);
  const name = `slipstream_replay_${randomUUID().replaceAll('-', '')}`;
  const end = async (): Promise<void> => {
    await maintenance.pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await maintenance.close();
    await server.stop();
  };
  try {
    await maintenance.pool.query(`CREATE DATABASE ${name}`);
    const addresses = { url: inDatabase(server.url, name), migrateUrl: inDatabase(server.migrateUrl, name) };
    await migrateDatabase(addresses, config, true);
    const db = await openDatabase(addresses, config, true);
    await freeFromLimits(addresses, config);
    return {
      db,
      async drop() {
        await db.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** In a replay one player's bets of a whole season are open at once, so the liability caps are lifted; and it is at the time of its season. */
async function freeFromLimits(addresses: DatabaseAddresses, config: Parameters<typeof connectOwner>[1]): Promise<void> {
  const owner = await connectOwner(addresses, config);
  await owner.pool.query('DELETE FROM liability_caps');
  await owner.pool.query('UPDATE business_clock SET is_checked = false');
  await owner.close();
}

function inDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.toString();
}

async function temporaryServer(log: Logger): Promise<DatabaseAddresses & { stop(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-replay-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres(directory, log);
    return {
      url: postgres.url,
      migrateUrl: postgres.migrateUrl,
      async stop() {
        await postgres.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
