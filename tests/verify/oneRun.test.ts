import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openRun } from '../../scripts/lib/oneRun.mjs';
import { run, runSteps } from '../../scripts/lib/steps.mjs';

const ENDLESS = 'setInterval(() => undefined, 1000); console.log("ready");';
const DEAF = `process.on('SIGTERM', () => undefined); ${ENDLESS}`;

test.runIf(process.platform === 'linux')(
  'a run leaves no process that it has started, nor its files, in memory or on the disk',
  async () => {
    const one = openRun();
    const [onDisk, inMemory] = [one.environment(false), one.environment(true)];
    for (const { TMPDIR: folder = '' } of [onDisk, inMemory]) writeFileSync(path.join(folder, 'database'), 'x');
    // As a browser: in a group of its own, which no signal to its parent's group reaches; and deaf to the polite signal.
    const child = spawn(process.execPath, ['-e', DEAF], { env: { ...process.env, ...onDisk }, detached: true });
    const ended = once(child, 'close');
    try {
      await once(child.stdout, 'data');
      expect(await one.end(200)).toEqual([expect.stringContaining('SIGTERM')]);
      await ended;
    } finally {
      child.kill('SIGKILL');
    }
    for (const { TMPDIR: folder = '' } of [onDisk, inMemory]) expect(existsSync(folder)).toBe(false);
  },
);

test('an interrupted run ends the step that runs, and starts no other', async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const steps = ['first', 'second'].map((name) => ({ name, command: [process.execPath, '-e', ENDLESS], slots: 2 }));
  const outcomes = runSteps(steps, { slots: 2, signal, perform: (step) => run(step.command, { ...step, signal }) });
  controller.abort();
  expect((await outcomes).map(({ name, state }) => [name, state])).toEqual([
    ['first', 'failed'],
    ['second', 'left out'],
  ]);
});
