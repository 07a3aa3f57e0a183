import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { WIDE_LIMITS } from '../support/productServer.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';
import { until } from '../support/until.ts';
import { SERVER, startProcess, whenReady } from './support/process.ts';

/** A line of the log names it, and has about three hundred bytes besides. */
const PATH = `/api/${'long'.repeat(45)}`;
/** What a pipe and the server hold of a log that nobody reads: three times as much. */
const REQUESTS = Math.ceil((3 * (2 * 1_048_576 + 65_536)) / (PATH.length + 300));
const CONNECTIONS = 8;
const PIPELINED = 50;
const PATIENCE_MS = 120_000;

/** Sends requests over a connection, so many at once, and resolves when each has its answer. */
async function askOver(port: number, requests: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const text = `GET ${PATH} HTTP/1.1\r\nhost: localhost:${port}\r\n\r\n`;
  let answered = 0;
  // The test is over, and so is the server.
  socket.on('error', () => undefined);
  socket.setEncoding('latin1').on('data', (data: string) => {
    answered += data.split('HTTP/1.1 404').length - 1;
  });
  for (let sent = 0; sent < requests; sent += PIPELINED) {
    socket.write(text.repeat(PIPELINED));
    await until(() => answered >= sent + PIPELINED || undefined, PATIENCE_MS);
  }
  socket.destroy();
}

/** @returns how many requests were sent and answered. */
async function askMany(port: number): Promise<number> {
  const each = PIPELINED * Math.ceil(REQUESTS / CONNECTIONS / PIPELINED);
  await Promise.all(Array.from({ length: CONNECTIONS }, () => askOver(port, each)));
  return each * CONNECTIONS;
}

it('a server whose log nobody reads answers every request, says later what was lost, and stops on SIGTERM', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-log-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const pipe = path.join(directory, 'log');
  execFileSync('mkfifo', [pipe]);
  // Holds the pipe open, and never reads.
  const held = openSync(pipe, 'r+');
  onTestFinished(() => closeSync(held));
  const scratch = await scratchDatabase();
  onTestFinished(() => scratch.drop());
  const environment = {
    ...WIDE_LIMITS,
    DATABASE_URL: scratch.url,
    DATA_DIR: path.join(directory, 'data'),
    PORT: '0',
    IDENTITY_PORT: '0',
    LOG_LEVEL: 'info',
  };
  const started = startProcess(SERVER, environment, held);
  onTestFinished(async () => {
    started.child.kill('SIGKILL');
    await started.ended;
  });
  const { url, child, ended } = await whenReady(started);
  const port = Number(new URL(url).port);
  const requests = await askMany(port);

  const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void reader.kill('SIGKILL'));
  const lines: Record<string, unknown>[] = [];
  createInterface(reader.stdout).on('line', (line) => lines.push(JSON.parse(line)));
  const notice = await until(() => lines.find(({ dropped }) => dropped !== undefined), PATIENCE_MS);
  expect(lines.filter((line) => line.path === PATH).length + Number(notice.dropped)).toBeGreaterThanOrEqual(requests);
  reader.kill('SIGKILL');
  await once(reader, 'exit');

  await askMany(port);
  child.kill('SIGTERM');
  const end = await Promise.race([ended, until(() => undefined, PATIENCE_MS).catch(() => 'the server does not stop')]);
  expect(end).toEqual({ code: 0, signal: null });
});
