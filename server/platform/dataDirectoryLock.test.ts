import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDirectory } from './dataDirectoryLock.ts';
import { processStartMark } from './processIdentity.ts';

let directory: string;
let file: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'slipstream-lock-'));
  file = path.join(directory, 'server.lock');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const hold = (pid: number, startMark: string | null, leaving = false) =>
  writeFile(file, JSON.stringify({ pid, startMark, leaving }));

describe('the lock of a data directory', () => {
  it('is held by one process until released', async () => {
    const lock = await lockDataDirectory(directory);
    await expect(lockDataDirectory(directory)).rejects.toThrow(
      `Another Slipstream (process ${process.pid}) is already using the data directory ${directory}.`,
    );
    lock.release();
    expect(existsSync(file)).toBe(false);
    (await lockDataDirectory(directory)).release();
  });

  it('is taken from a dead holder', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    const pid = child.pid ?? 0;
    await once(child, 'exit');
    await hold(pid, 'whenever');
    const lock = await lockDataDirectory(directory);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it('is taken from a holder whose id belongs to a later process', async () => {
    expect(processStartMark(process.pid)).not.toBeNull();
    await hold(process.pid, 'long before');
    (await lockDataDirectory(directory)).release();
  });

  it('is taken when its file is unreadable', async () => {
    await writeFile(file, '{"pid":');
    (await lockDataDirectory(directory)).release();
  });

  it('is waited for while its holder leaves', async () => {
    const holder = await lockDataDirectory(directory);
    holder.leaving();
    let taken = false;
    const waiting = lockDataDirectory(directory).then((lock) => {
      taken = true;
      return lock;
    });
    await Promise.resolve();
    expect(taken).toBe(false);
    holder.release();
    (await waiting).release();
  });

  it('has one winner when many find the same dead holder', async () => {
    await hold(process.pid, 'long before');
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => lockDataDirectory(directory)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
});
