import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandLineOf, isAlive } from '../processIdentity.ts';

/** The content of postmaster.pid, which a running PostgreSQL writes into its data directory. */
export interface PostmasterFile {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

const POLL_MS = 20;

export function readPostmasterFile(directory: string): PostmasterFile | null {
  try {
    const lines = readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0), ready: lines[7]?.trim() === 'ready' } : null;
  } catch {
    return null;
  }
}

/** Whether the process is a PostgreSQL of this directory, and not another process with a reused id. */
function isPostmasterOf(directory: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = commandLineOf(pid);
  return command.includes('postgres') && command.includes(directory);
}

/**
 * The PostgreSQL that still runs on this directory although the server that started it is gone; null when there is none. A file of a dead
 * one whose id another process now has would prevent PostgreSQL from starting, so it is removed.
 */
export async function findOrphan(directory: string): Promise<PostmasterFile | null> {
  const file = readPostmasterFile(directory);
  if (file === null) return null;
  if (isPostmasterOf(directory, file.pid)) return file;
  if (isAlive(file.pid)) await rm(path.join(directory, 'postmaster.pid'), { force: true });
  return null;
}

async function waitUntilGone(pid: number, timeoutMs: number): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (isAlive(pid)) {
    if (performance.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Fast shutdown (clients are disconnected, everything is written), then immediate, then SIGKILL; crash recovery repairs the last two. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: readonly (readonly [NodeJS.Signals, number])[] = [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, patienceMs] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitUntilGone(pid, patienceMs)) return;
  }
}
