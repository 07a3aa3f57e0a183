import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { freePort } from '../freePort.ts';
import { isAlive } from '../processIdentity.ts';
import { StartupFailure } from '../startupFailure.ts';
import { postgresBinaries } from './binaries.ts';
import { type Cluster, openCluster, RUN_ROLE, SUPERUSER } from './cluster.ts';
import type { DatabaseAddresses } from './databaseAddresses.ts';
import { findOrphan, stopPostmaster } from './postmaster.ts';
import { chooseRunAs } from './runAs.ts';
import { type RunningPostmaster, startPostmaster } from './startPostmaster.ts';

const DATABASE = 'slipstream';
const ADOPTED_POLL_MS = 250;
const RESTART_PAUSE_MS = 500;

export interface EmbeddedPostgres extends DatabaseAddresses {
  /** Changes when the database had to be restarted. */
  pid(): number;
  /** False from a crash until it accepts connections again. */
  isUp(): boolean;
  stop(): Promise<void>;
}

/**
 * The PostgreSQL of DATA_DIR: created, adopted or started, and running until stop(). The caller holds the data directory's lock.
 * - A killed server leaves its database running: it is adopted, or stopped if it does not answer.
 * - A killed database is restarted on the same port; its own recovery restores everything committed.
 * @throws StartupFailure
 */
export async function startEmbeddedPostgres(dataDirectory: string, log: Logger): Promise<EmbeddedPostgres> {
  const binaries = await postgresBinaries();
  const runAs = await chooseRunAs(binaries.postgres, [dataDirectory, path.dirname(binaries.postgres)]);
  const cluster = await openCluster(dataDirectory, binaries, runAs);
  const orphan = await adopt(cluster, log);
  const port = orphan?.port ?? (await freePort());
  let running = orphan ?? (await startPostmaster(binaries, runAs, cluster, port));
  let stopping = false;
  let up = true;

  function keepRunning(): void {
    running.onExit(() => {
      up = false;
      if (!stopping) void restart();
    });
  }
  async function restart(): Promise<void> {
    log.error({ pid: running.pid }, 'the database has died, it is started again');
    while (!stopping) {
      try {
        running = await startPostmaster(binaries, runAs, cluster, port);
        if (stopping) return stopPostmaster(running.pid);
        up = true;
        log.warn({ pid: running.pid }, 'the database runs again');
        return keepRunning();
      } catch (error) {
        log.error({ err: error }, 'the database could not be started again');
        await delay(RESTART_PAUSE_MS);
      }
    }
  }
  keepRunning();
  await prepare(urlOf(cluster, port, 'postgres'), cluster.runPassword);
  return {
    url: `postgresql://${RUN_ROLE}:${cluster.runPassword}@127.0.0.1:${port}/${DATABASE}`,
    migrateUrl: urlOf(cluster, port, DATABASE),
    pid: () => running.pid,
    isUp: () => up,
    async stop() {
      stopping = true;
      await stopPostmaster(running.pid);
    },
  };
}

/** The running database of a killed server, if it is usable. */
async function adopt(cluster: Cluster, log: Logger): Promise<(RunningPostmaster & { readonly port: number }) | null> {
  const orphan = await findOrphan(cluster.directory);
  if (orphan === null) return null;
  if (!orphan.ready || !(await answers(urlOf(cluster, orphan.port, 'postgres')))) {
    log.warn({ pid: orphan.pid }, 'stopping a database that was left behind');
    await stopPostmaster(orphan.pid);
    return null;
  }
  log.warn({ pid: orphan.pid }, 'adopting the database that was left running');
  return { ...orphan, onExit: (listener) => void watch(orphan.pid).then(listener) };
}

/** An adopted process is not our child, so its end can only be polled. */
async function watch(pid: number): Promise<void> {
  while (isAlive(pid)) await delay(ADOPTED_POLL_MS, undefined, { ref: false });
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database, and the role that servers log in as, with its password from this data directory. */
async function prepare(url: string, runPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    const { rowCount: roles } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [RUN_ROLE]);
    const change = roles === 0 ? 'CREATE' : 'ALTER';
    await client.query(`${change} ROLE ${RUN_ROLE} LOGIN PASSWORD ${client.escapeLiteral(runPassword)}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupFailure(`The embedded database runs but does not let us in: ${reason}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
