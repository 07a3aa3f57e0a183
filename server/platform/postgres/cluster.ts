import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lchown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunRole } from '../../store/database.ts';
import { StartupFailure } from '../startupFailure.ts';
import { writeWhole } from '../writeWhole.ts';
import type { PostgresBinaries } from './binaries.ts';
import { giveFiles, type RunAs } from './runAs.ts';

export const SUPERUSER = 'slipstream';
/** The store's constant; a platform file may not import it. */
export const RUN_ROLE: RunRole = 'slipstream_run';

/** An existing PostgreSQL data directory with the right owner. */
export interface Cluster {
  readonly directory: string;
  /** Password of SUPERUSER, which owns the tables. */
  readonly password: string;
  /** Password of RUN_ROLE, which the server works as. */
  readonly runPassword: string;
}

/**
 * Opens DATA_DIR/postgres, creating it at the first start. It is created under another name and renamed, so that an interrupted start
 * leaves no incomplete directory. The passwords are random and stored in DATA_DIR.
 * @throws StartupFailure for a directory of another version, or one that is not a PostgreSQL directory.
 */
export async function openCluster(dataDirectory: string, binaries: PostgresBinaries, runAs: RunAs): Promise<Cluster> {
  const directory = path.join(dataDirectory, 'postgres');
  const passwordFile = path.join(dataDirectory, 'postgres.password');
  if (!existsSync(directory)) {
    const password = await initialise(directory, passwordFile, binaries, runAs);
    return { directory, password, runPassword: await runPassword(dataDirectory) };
  }

  const found = await readFile(path.join(directory, 'PG_VERSION'), 'utf8').catch(() => null);
  if (found === null)
    throw new StartupFailure(
      `${directory} is damaged or no PostgreSQL data directory; move it away, and the next start makes a new one.`,
    );
  const wanted = await majorVersion(binaries, runAs);
  if (found.trim() !== wanted)
    throw new StartupFailure(
      `${directory} was made by PostgreSQL ${found.trim()}, this is ${wanted}; move it away, or set DATABASE_URL to a server of its version.`,
    );
  const password = await readFile(passwordFile, 'utf8').catch(() => null);
  if (password === null)
    throw new StartupFailure(`The database in ${directory} is there, but its password ${passwordFile} is missing or unreadable.`);
  await giveFiles(directory, runAs);
  return { directory, password: password.trim(), runPassword: await runPassword(dataDirectory) };
}

/** Created where it is missing: the code that starts the database sets it for the role. */
async function runPassword(dataDirectory: string): Promise<string> {
  const file = path.join(dataDirectory, 'postgres.run-password');
  const stored = await readFile(file, 'utf8').catch(() => null);
  if (stored !== null && stored.trim() !== '') return stored.trim();
  const password = randomBytes(24).toString('hex');
  writeWhole(file, `${password}\n`);
  return password;
}

async function initialise(directory: string, passwordFile: string, binaries: PostgresBinaries, runAs: RunAs): Promise<string> {
  const draft = `${directory}.new`;
  const password = randomBytes(24).toString('hex');
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  // initdb requires an empty directory and only then reads the password file, which therefore lies beside it.
  const handOver = `${directory}.initial-password`;
  await writeFile(handOver, password, { mode: 0o600 });
  if (runAs.owner) {
    await lchown(draft, runAs.owner.uid, runAs.owner.gid);
    await lchown(handOver, runAs.owner.uid, runAs.owner.gid);
  }
  const flags = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', `--username=${SUPERUSER}`];
  try {
    const { code, output } = await runToEnd(runAs, binaries.initdb, [`--pgdata=${draft}`, `--pwfile=${handOver}`, ...flags]);
    if (code !== 0) throw new StartupFailure(`The database in ${directory} could not be made: ${lastLine(output)}`);
  } finally {
    await rm(handOver, { force: true });
  }
  writeWhole(passwordFile, `${password}\n`);
  await rename(draft, directory);
  return password;
}

async function majorVersion(binaries: PostgresBinaries, runAs: RunAs): Promise<string> {
  const { output } = await runToEnd(runAs, binaries.postgres, ['--version']);
  return /(\d+)\.\d+/.exec(output)?.[1] ?? 'unknown';
}

function runToEnd(runAs: RunAs, file: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = runAs.spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/', env: postgresEnvironment() });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Messages in English, which this file parses, and no variables that would point PostgreSQL elsewhere. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot };
}

export function lastLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const informative = lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? 'it gave no reason';
  return informative.replace(/^.*?(FATAL|PANIC|error):\s*/i, '').trim();
}
