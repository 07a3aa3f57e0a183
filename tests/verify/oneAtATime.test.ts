import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { oneAtATime } from '../../scripts/lib/oneAtATime.mjs';

const NAME = `test-${process.pid}`;
const DIRECTORY = path.join('.cache', `${NAME}.lock`);

it('two that want the same work do it one after the other', async () => {
  const log: string[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      log.push(`${name} begins`);
      setTimeout(() => {
        log.push(`${name} ends`);
        resolve();
      }, 20);
    });
  await Promise.all([oneAtATime(NAME, work('first')), oneAtATime(NAME, work('second'))]);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(DIRECTORY)).toBe(false);
});

it('the turn of a process that was killed goes to the next', async () => {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(path.join(DIRECTORY, 'pid'), String(spawnSync(process.execPath, ['-e', '']).pid));
  expect(await oneAtATime(NAME, async () => 'done')).toBe('done');
});

it('the turn is given back when the work fails', async () => {
  const fail = () => oneAtATime(NAME, () => Promise.reject(new Error('no room')));
  await expect(fail()).rejects.toThrow('no room');
  await expect(fail()).rejects.toThrow('no room');
});
