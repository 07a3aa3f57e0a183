import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, processStartMark } from './processIdentity.ts';
import { StartupFailure } from './startupFailure.ts';
import { writeWhole } from './writeWhole.ts';

const LOCK_FILE = 'server.lock';
const POLL_MS = 50;
/** How long to wait for a server that is shutting down. */
const LEAVING_PATIENCE_MS = 20_000;
/** How long to wait for a running server to notice that it should stop: its parent may have been killed a moment ago. */
const GRACE_MS = 1_500;

interface Holder {
  readonly pid: number;
  readonly startMark: string | null;
  readonly leaving: boolean;
}

export interface DataDirectoryLock {
  /** Tells a server that waits for the lock that it will be released soon. */
  leaving(): void;
  release(): void;
}

/**
 * One server a data directory. The lock is a file that names its holder by process id and start time, so that neither a crash nor a reused
 * id keeps the directory locked. A draining holder is waited for.
 * @throws StartupFailure while another server holds it.
 */
export async function lockDataDirectory(directory: string): Promise<DataDirectoryLock> {
  const file = path.join(directory, LOCK_FILE);
  const mine: Holder = { pid: process.pid, startMark: processStartMark(process.pid), leaving: false };
  const began = performance.now();
  while (!tryTake(file, mine)) {
    const holder = readHolder(file);
    if (holder === null) continue;
    if (!isRunning(holder)) removeStale(file, holder);
    else if (performance.now() - began < (holder.leaving ? LEAVING_PATIENCE_MS : GRACE_MS)) await delay(POLL_MS);
    else throw new StartupFailure(`Another Slipstream (process ${holder.pid}) is already using the data directory ${directory}.`);
  }
  const release = (): void => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  // For a process that ends without releasing: synchronous, and harmless if the lock is already gone.
  process.once('exit', release);
  return {
    leaving: () => writeWhole(file, JSON.stringify({ ...mine, leaving: true })),
    release() {
      process.off('exit', release);
      release();
    },
  };
}

/** Written to a temporary file and linked into place: the lock appears complete, and only if there is none. */
function tryTake(file: string, holder: Holder): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, JSON.stringify(holder), { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // A file system without hard links: an exclusive write is almost as safe.
    return tryWrite(file, holder);
  } finally {
    rmSync(draft, { force: true });
  }
}

function tryWrite(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Two servers may find the same dead holder at once. Each moves the file away under a name of its own; one that has moved another server's
 * new lock puts it back.
 */
function removeStale(file: string, stale: Holder): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved !== null && (moved.pid !== stale.pid || moved.startMark !== stale.startMark)) {
    try {
      linkSync(aside, file);
    } catch {
      // A third server took the lock in between. Two servers on one database waste resources but do no harm.
    }
  }
  rmSync(aside, { force: true });
}

function isRunning(holder: Holder): boolean {
  return isAlive(holder.pid) && (holder.startMark === null || processStartMark(holder.pid) === holder.startMark);
}

/** Null when there is no file; an unreadable file counts as a lock without a living holder. */
function readHolder(file: string): Holder | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number')
      return {
        pid: value.pid,
        startMark: 'startMark' in value && typeof value.startMark === 'string' ? value.startMark : null,
        leaving: 'leaving' in value && value.leaving === true,
      };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
  }
  return { pid: 0x7fffffff, startMark: 'unreadable', leaving: false };
}
