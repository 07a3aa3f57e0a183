import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { until } from '../support/until.ts';

const PROGRAM = `
  import { main } from '${pathToFileURL('scripts/lib/project.mjs')}';
  import { verify } from '${pathToFileURL('scripts/lib/verify.mjs')}';
  const [folder, checks, ...argv] = process.argv.slice(1);
  await main(() => verify(JSON.parse(checks), { folder, argv }));`;
/** As a browser: in a group of its own, deaf to the polite signal, and with the output of what has started it. */
const LEAVE_CHILD = `
  const { spawn } = require('node:child_process');
  const deaf = "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000)";
  const child = spawn(process.execPath, ['-e', deaf], { detached: true, stdio: 'inherit' });
  child.unref();
  require('node:fs').writeFileSync(process.env.FACTS, JSON.stringify({ pids: [process.pid, child.pid], folder: process.env.TMPDIR }));`;
const node = (name: string, code: string) => ({ name, command: [process.execPath, '-e', code], affectedBy: [] });
const LONG = 100_000;

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slipstream-verify-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  for (const pid of existsSync(facts()) ? left().pids : []) if (lives(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

const facts = () => path.join(folder, 'facts.json');
const left = (): { pids: number[]; folder: string } => JSON.parse(readFileSync(facts(), 'utf8'));
const log = (name: string) => readFileSync(path.join(folder, 'results', `${name}.log`), 'utf8');
/** A process that nobody has waited for yet has no command. */
const lives = (pid: number) => existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';

function start(checks: readonly object[], argv: readonly string[] = [], env: Record<string, string> = {}) {
  const { CI: _, ...inherited } = process.env;
  const running = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, folder, JSON.stringify(checks), ...argv], {
    env: { ...inherited, TMPDIR: folder, FACTS: facts(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = running;
  const ended = Promise.all([text(running.stdout), once(running, 'close')]).then(([output, [code]]) => ({
    output,
    code: code as unknown,
  }));
  return { running, ended };
}

function expectNothingLeft(): void {
  expect(left().pids.filter(lives)).toEqual([]);
  expect(existsSync(left().folder)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('slipstream-run-'))).toEqual([]);
}

test.runIf(process.platform === 'linux')(
  'verify fails with a step, writes all that each has printed, ends what they have left, and repeats what did not pass',
  async () => {
    const two = [
      node('passes', "console.log('fine')"),
      node('fails', `process.stdout.write('x'.repeat(${LONG}) + 'last'); process.exitCode = 1`),
    ];
    const leaves = { ...node('leaves', `${LEAVE_CHILD} console.log('left')`), inMemory: true };
    const states = ({ output }: { output: string }) => ['passes', 'fails'].map((name) => output.match(`(\\w+) +${name} \\(`)?.[1]);
    const first = await start([...two, leaves]).ended;
    expect(first).toEqual({ code: 1, output: expect.stringMatching(/Still running at the end[\s\S]*\n2 passed, 1 failed\n$/) });
    expect([log('passes'), log('fails').length, log('leaves')]).toEqual(['fine\n', LONG + 'last'.length, 'left\n']);
    expectNothingLeft();
    expect(states(await start(two).ended)).toEqual(['skipped', 'failed']);
    expect(states(await start(two, ['--again']).ended)).toEqual(['passed', 'failed']);
    expect(states(await start(two, [], { CI: '1' }).ended)).toEqual(['passed', 'failed']);
  },
);

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM'] as const)(
  'verify ends at %s within seconds, with all that it has started, and keeps what was printed',
  async (signal) => {
    const { running, ended } = start([
      { ...node('waits', `console.log('begun'); ${LEAVE_CHILD} setInterval(() => undefined, 1000)`), inMemory: true },
    ]);
    await until(() => existsSync(facts()));
    const began = performance.now();
    running.kill(signal);
    expect((await ended).code).toBe(130);
    expect(performance.now() - began).toBeLessThan(30_000);
    expectNothingLeft();
    expect(log('waits')).toBe('begun\n\nInterrupted.\n');
  },
);
