import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { memoryDisk } from './memoryDisk.mjs';

/** In the environment of every process that a run starts, so that those which outlive their parents are found. */
const MARK = 'SLIPSTREAM_RUN';
/** A server, its database and a browser stop in a second or two. */
const GRACE_MS = 5_000;

function folderIn(parent) {
  const folder = mkdtempSync(path.join(parent, 'slipstream-run-'));
  // Started by root, PostgreSQL runs as another user, who needs access.
  chmodSync(folder, 0o755);
  return folder;
}

/** @returns {readonly { pid: number, command: string }[]} the processes of a run that still live; none where the system does not show environments */
function processesOf(mark) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) return [];
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${MARK}=${mark}`)) return [];
      return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() }];
    } catch {
      return [];
    }
  });
}

function signal(processes, name) {
  for (const { pid } of processes) {
    try {
      process.kill(pid, name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/**
 * What one run of the checks leaves nothing of: folders for temporary files, and all processes that it starts.
 * @returns {{
 *   environment: (isInMemory: boolean) => Record<string, string>,
 *   end: (graceMs?: number) => Promise<readonly string[]>,
 * }} `environment`: of a step; in memory where that step writes much and the machine has room. `end`: ends what still runs, removes the folders, and
 * resolves with the commands of what had to be ended.
 */
export function openRun() {
  const disk = folderIn(tmpdir());
  const memory = memoryDisk();
  const quick = memory === null ? disk : folderIn(memory);
  return {
    environment: (isInMemory) => ({ [MARK]: disk, TMPDIR: isInMemory ? quick : disk }),
    async end(graceMs = GRACE_MS) {
      const left = processesOf(disk);
      signal(left, 'SIGTERM');
      const deadline = Date.now() + graceMs;
      while (processesOf(disk).length > 0 && Date.now() < deadline) await delay(50);
      signal(processesOf(disk), 'SIGKILL');
      for (const folder of new Set([disk, quick])) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
      return left.map(({ command }) => command);
    },
  };
}
