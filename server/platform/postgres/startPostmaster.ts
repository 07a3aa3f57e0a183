import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupFailure } from '../startupFailure.ts';
import type { PostgresBinaries } from './binaries.ts';
import { type Cluster, lastLine, postgresEnvironment } from './cluster.ts';
import { readPostmasterFile } from './postmaster.ts';
import type { RunAs } from './runAs.ts';

export interface RunningPostmaster {
  readonly pid: number;
  /** Calls the listener at once if the process has already ended. */
  onExit(listener: () => void): void;
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  // After a crash everything is synced to disk before recovery: one call for the file system instead of one for each of 1,500 files
  // restarts a killed database in a fifth of the time. Needs Linux 5.8 to report every failure.
  ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
];
const START_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
/** A killed server's shared memory remains for a moment; a start then fails with this message, and the next one works. */
const STILL_IN_USE = /still in use|is another postmaster|pre-existing shared memory/i;
const STILL_IN_USE_PATIENCE_MS = 20_000;

/**
 * Starts PostgreSQL and waits until it accepts connections. It has a session of its own, so that Ctrl-C in the terminal reaches only the
 * server, which stops the database last. Its log is a file, so that it can outlive the server without a broken pipe.
 * @throws StartupFailure with PostgreSQL's own reason.
 */
export async function startPostmaster(
  binaries: PostgresBinaries,
  runAs: RunAs,
  cluster: Cluster,
  port: number,
): Promise<RunningPostmaster> {
  const patientUntil = performance.now() + STILL_IN_USE_PATIENCE_MS;
  for (;;) {
    const attempt = await tryStart(binaries, runAs, cluster, port);
    if (typeof attempt !== 'string') return attempt;
    if (!STILL_IN_USE.test(attempt) || performance.now() > patientUntil)
      throw new StartupFailure(`The database in ${cluster.directory} does not start: ${lastLine(attempt)}`);
    await delay(100);
  }
}

async function tryStart(
  binaries: PostgresBinaries,
  runAs: RunAs,
  cluster: Cluster,
  port: number,
): Promise<RunningPostmaster | string> {
  const logFile = path.join(path.dirname(cluster.directory), 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const child = runAs.spawn(
    binaries.postgres,
    ['-D', cluster.directory, '-p', String(port), ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { stdio: ['ignore', log, log], detached: true, cwd: '/', env: postgresEnvironment() },
  );
  closeSync(log);
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  const pid = child.pid;
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (pid !== undefined && child.exitCode === null && child.signalCode === null) {
    const file = readPostmasterFile(cluster.directory);
    if (file?.pid === pid && file.ready) {
      child.unref();
      return { pid, onExit: (listener) => void exited.then(listener) };
    }
    if (performance.now() > deadline) {
      child.kill('SIGQUIT');
      return 'FATAL: it was not ready within a minute';
    }
    await Promise.race([exited, delay(POLL_MS)]);
  }
  await exited;
  return readFileSync(logFile, 'utf8').slice(logStart);
}
