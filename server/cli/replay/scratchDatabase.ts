import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import { connectDatabase } from '../../connectDatabase.ts';
import type { Config } from '../../platform/config.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embeddedPostgres.ts';
import type { Database } from '../../store/database.ts';
import { migrate } from '../../store/migrate.ts';

export interface ScratchDatabase {
  readonly db: Database;
  drop(): Promise<void>;
}

/**
 * A migrated, empty database that nobody else uses: on DATABASE_URL's server under a name of its own, else in an embedded PostgreSQL in a
 * temporary directory. drop() leaves nothing of it behind.
 * @throws StartupFailure where there is no server.
 */
export async function makeScratchDatabase(
  config: Pick<Config, 'databaseUrl'>,
  migrations: string,
  log: Logger,
): Promise<ScratchDatabase> {
  const server =
    config.databaseUrl === null ? await temporaryServer(log) : { url: config.databaseUrl, stop: async () => undefined };
  const maintenance = await connectDatabase(server.url, config);
  const name = `slipstream_replay_${randomUUID().replaceAll('-', '')}`;
  const end = async (): Promise<void> => {
    await maintenance.pool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await maintenance.close();
    await server.stop();
  };
  try {
    await maintenance.pool.query(`CREATE DATABASE ${name}`);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    const db = await connectDatabase(url.toString(), config);
    await migrate(db, migrations);
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

async function temporaryServer(log: Logger): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-replay-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const postgres = await startEmbeddedPostgres(directory, log);
    return {
      url: postgres.url,
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
