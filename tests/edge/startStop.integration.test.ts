import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { MAINTENANCE_END_PATH } from '../../core/wire/apiPaths.ts';
import { freePort } from '../../server/platform/freePort.ts';
import { isAlive } from '../../server/platform/processIdentity.ts';
import { START_PATIENCE_MS, startProductServer } from '../support/productServer.ts';
import { until } from '../support/until.ts';
import { type ReadyProcess, SERVER, type StartedProcess, startInTerminal, startProcess, whenReady } from './support/process.ts';

/** A data directory as a stopped server leaves it. */
let used: string;
let directory: string;
let started: StartedProcess[];

beforeAll(async () => {
  used = await mkdtemp(path.join(tmpdir(), 'slipstream-used-'));
  await chmod(used, 0o755);
  const first = await startProductServer({ dataDir: path.join(used, 'data') });
  await first.stop();
});
afterAll(() => rm(used, { recursive: true, force: true }));

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'slipstream-start-'));
  await chmod(directory, 0o755);
  started = [];
});
afterEach(async () => {
  for (const { child, ended } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  }
  const orphan = await databasePid();
  if (orphan !== null && isAlive(orphan)) process.kill(orphan, 'SIGQUIT');
  await rm(directory, { recursive: true, force: true });
});

/** For tests of what comes after a first start, which takes twice as long as the next ones. Files keep their owners. */
function takeUsed(): void {
  execFileSync('cp', ['-a', path.join(used, 'data'), directory]);
}

async function databasePid(): Promise<number | null> {
  const text = await readFile(path.join(directory, 'data', 'postgres', 'postmaster.pid'), 'utf8').catch(() => null);
  return text === null ? null : Number(text.split('\n', 1)[0]);
}

async function serverPid(): Promise<number> {
  return (JSON.parse(await readFile(path.join(directory, 'data', 'server.json'), 'utf8')) as { pid: number }).pid;
}

function launch(environment: Record<string, string> = {}, args: readonly string[] = SERVER): StartedProcess {
  const launched = startProcess(args, { DATA_DIR: path.join(directory, 'data'), PORT: '0', ...environment });
  started.push(launched);
  return launched;
}

/** Starts and waits for the start line. */
async function ready(environment: Record<string, string> = {}, args: readonly string[] = SERVER): Promise<ReadyProcess> {
  return whenReady(launch(environment, args));
}

/** A refused start: a non-zero code and one sentence without a stack. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const { ended, stderr, stdout } = launch(environment);
  expect((await ended).code).toBe(1);
  expect(stdout()).toBe('');
  expect(stderr().trim().split('\n')).toHaveLength(1);
  return stderr().trim();
}

describe('a start', () => {
  it('prints one line, answers its health and its database, and leaves nothing running when it is asked to stop', async () => {
    const server = await ready();
    expect(server.stdout()).toBe(
      `Slipstream is ready at ${server.url.replace('127.0.0.1', 'localhost')} (demo login: demo / slipstream-demo)\n`,
    );
    expect(server.stderr()).toBe('');
    expect(await (await fetch(`${server.url}/healthz`)).json()).toMatchObject({
      status: 'ok',
      version: expect.any(String),
      database: 'embedded',
      pubsub: 'memory',
    });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const file = path.join(directory, 'data', 'server.json');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      databaseUrl: expect.stringMatching(/^postgresql:\/\/slipstream_run:.*127\.0\.0\.1/),
      databaseMigrateUrl: expect.stringMatching(/^postgresql:\/\/slipstream:.*127\.0\.0\.1/),
      pid: server.child.pid,
      port: Number(new URL(server.url).port),
      paymentGateway: { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), secret: expect.stringMatching(/^.{20,}$/) },
    });
    const database = await databasePid();

    const second = await refusal({ PORT: '0' });
    expect(second).toBe(
      `Another Slipstream (process ${server.child.pid}) is already using the data directory ${path.join(directory, 'data')}.`,
    );

    server.child.kill('SIGINT');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(isAlive(database ?? 0)).toBe(false);
    expect(existsSync(file)).toBe(false);
    expect(existsSync(path.join(directory, 'data', 'server.lock'))).toBe(false);
  });

  it('in production says that sandbox mode is off, and has none; a stop of npm start is a stop of the server, with its exit code', async () => {
    const server = await ready({ NODE_ENV: 'production', SANDBOX: '' }, ['scripts/start.mjs']);
    expect(server.stdout()).toBe(`Slipstream is ready at ${server.url.replace('127.0.0.1', 'localhost')} (sandbox mode is off)\n`);
    expect((await fetch(`${server.url}/sandbox/events`)).status).toBe(404);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual({ code: 0, signal: null });
    expect(await databasePid()).toBeNull();
  });

  it('refuses in one sentence when the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal({ PORT: String(port) })).toBe(`Port ${port} on 127.0.0.1 is already in use; set PORT to another one.`);
    const identity = await refusal({ PORT: '0', IDENTITY_PORT: String(port) });
    expect(identity).toBe(`Port ${port} on 127.0.0.1 is already in use; set IDENTITY_PORT to another one.`);
    other.close();
  });

  it('refuses in one sentence when the data directory is none, or is damaged', async () => {
    await writeFile(path.join(directory, 'file'), '');
    expect(await refusal({ DATA_DIR: path.join(directory, 'file') })).toMatch(/^The data directory \S+file cannot be used: .*\.$/);
    expect(await refusal({ DATA_DIR: path.join(directory, 'file', 'below') })).toMatch(/a file is in its place\.$/);
    if (existsSync('/proc')) expect(await refusal({ DATA_DIR: '/proc/slipstream' })).toMatch(/cannot be used: .*\.$/);
    await mkdir(path.join(directory, 'data', 'postgres'), { recursive: true });
    expect(await refusal({})).toMatch(/postgres is damaged or no PostgreSQL data directory;/);
  });

  it('only to check the configuration prints it without secrets and starts nothing, or refuses it', async () => {
    const secret = 'hidden-hidden-hidden';
    const check = launch({ PORT: '5999', SANDBOX_TOKEN: secret, CURRENCY: '' }, [...SERVER, '--check']);
    expect(await check.ended).toEqual({ code: 0, signal: null });
    for (const line of ['PORT 5999 (given)', 'CURRENCY USD (default)', 'SANDBOX_TOKEN set (given)'])
      expect(check.stdout().split('\n')).toContain(line);
    expect(check.stdout() + check.stderr()).not.toContain(secret);
    expect(existsSync(path.join(directory, 'data'))).toBe(false);
    const refused = launch({ PORT: '5999', LIMIT_REQUESTS_PER_ADDRES: '1' }, [...SERVER, '--check']);
    expect((await refused.ended).code).toBe(1);
    expect(refused.stdout()).toBe('');
    expect(refused.stderr()).toBe(
      'Environment variable LIMIT_REQUESTS_PER_ADDRES is not known: did you mean LIMIT_REQUESTS_PER_ADDRESS?\n',
    );
  });

  it('refuses in one sentence wrong values in the environment, and addresses where no server answers', async () => {
    expect(await refusal({ PORT: 'four' })).toMatch(/^Environment variable PORT is not usable: /);
    expect(await refusal({ CURRENCY: 'EUR' })).toMatch(/^Environment variable CURRENCY is not usable: .*"USD"\|"CAD"/);
    const unusedPort = await freePort();
    expect(await refusal({ DATABASE_URL: `postgresql://u:secret@127.0.0.1:${unusedPort}/x` })).toMatch(
      /^The PostgreSQL at 127\.0\.0\.1:\d+ \(DATABASE_URL\) cannot be used: /,
    );
  });
});

describe('a start in another currency', () => {
  it('refuses in one sentence to turn balances into another currency', async () => {
    takeUsed();
    expect(await refusal({ CURRENCY: 'CAD' })).toBe(
      'The money in this database is USD, not CAD: set CURRENCY=USD, or use another database.',
    );
    expect(await databasePid()).toBeNull();
  });
});

describe('a stop', () => {
  it('answers requests under way, refuses new ones, closes sockets with 1001 and exits 0', async () => {
    takeUsed();
    const server = await ready();
    await fetch(`${server.url}/sandbox/faults`, {
      method: 'POST',
      body: JSON.stringify({ match: '/api/analytics', effect: { delayMs: 1_500 } }),
    });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    const slow = fetch(`${server.url}/api/analytics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"LOGOUT"}',
    });
    // The slow request is under way once its fault is used up; the answer to the other one shows that draining has begun.
    await fetch(`${server.url}/healthz`);
    server.child.kill('SIGTERM');
    expect(await closed).toBe(1001);
    const refused = await until(async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return answer.status === 503 ? answer : null;
    });
    expect(await refused.json()).toMatchObject({ code: 'SHUTTING_DOWN', retryable: true });
    expect((await slow).status).toBe(202);
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it('refuses a request that waits for the end of a maintenance, and exits 0 without the patience that others have', async () => {
    takeUsed();
    const server = await ready();
    const body = JSON.stringify({ enabled: true });
    await fetch(`${server.url}/sandbox/maintenance`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const held = fetch(server.url + MAINTENANCE_END_PATH);
    await fetch(`${server.url}/healthz`);
    server.child.kill('SIGTERM');
    // Cut when that patience ends, it would have no answer.
    expect(await (await held).json()).toMatchObject({ code: 'SHUTTING_DOWN', retryable: true });
    expect(await server.ended).toEqual({ code: 0, signal: null });
  });

  it.skipIf(process.platform !== 'linux')(
    'follows the end of its terminal, where a server without one reads its secrets again',
    async () => {
      takeUsed();
      const terminal = startInTerminal(SERVER, { DATA_DIR: path.join(directory, 'data'), PORT: '0' });
      started.push(terminal);
      await whenReady(terminal);
      process.kill(await serverPid(), 'SIGHUP');
      expect(await terminal.ended).toEqual({ code: 0, signal: null });

      const server = await ready({ LOG_LEVEL: 'info' });
      server.child.kill('SIGHUP');
      await until(() => server.stderr().includes('the secrets have been read again'), START_PATIENCE_MS);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    },
  );

  it('follows when npm start, which started the server, is killed', async () => {
    takeUsed();
    const wrapper = await ready({}, ['scripts/start.mjs']);
    const pid = await serverPid();
    expect(pid).not.toBe(wrapper.child.pid);
    wrapper.child.kill('SIGKILL');
    await wrapper.ended;
    await until(() => !isAlive(pid), START_PATIENCE_MS);
    expect(await databasePid()).toBeNull();
  });
});

describe('a crash', () => {
  const addPlayer = async (url: string, username: string): Promise<number> =>
    (await fetch(`${url}/sandbox/players`, { method: 'POST', body: JSON.stringify({ username }) })).status;

  it('a crash of the server loses nothing: the next one adopts its database', async () => {
    takeUsed();
    const first = await ready();
    expect(await addPlayer(first.url, 'survivor')).toBe(201);
    const database = await databasePid();
    first.child.kill('SIGKILL');
    await first.ended;
    expect(isAlive(database ?? 0)).toBe(true);
    const second = await ready();
    expect(await databasePid()).toBe(database);
    expect(await addPlayer(second.url, 'survivor')).toBe(422);
    expect(await (await fetch(`${second.url}/sandbox/audit`)).json()).toMatchObject({ balanced: true });
  });

  it('a crash of server and database together loses nothing; one of the database ends no server: calls are answered as retryable until it runs again', async () => {
    takeUsed();
    const first = await ready();
    expect(await addPlayer(first.url, 'survivor')).toBe(201);
    const killed = (await databasePid()) ?? 0;
    first.child.kill('SIGKILL');
    process.kill(killed, 'SIGKILL');
    await first.ended;
    const server = await ready();
    const database = (await databasePid()) ?? 0;
    expect(database).not.toBe(killed);
    expect(await addPlayer(server.url, 'survivor')).toBe(422);

    const statuses = new Set<number>();
    let asking = true;
    const json = { 'content-type': 'application/json' };
    const readers = [
      ['/graphql', '{"query":"{ startup { regionalMetadata { ipAddress } } }"}'],
      ['/api/identity/token', '{"grant_type":"refresh_token","client_id":"slipstream-web","refresh_token":"none"}'],
    ].map(async ([at, body = '']) => {
      while (asking) {
        const answer = await fetch(server.url + at, { method: 'POST', headers: json, body });
        statuses.add(answer.status);
        expect(await answer.text()).not.toMatch(/INTERNAL_SERVER_ERROR|server_error/);
      }
    });
    await until(() => statuses.size === 2);
    process.kill(database, 'SIGKILL');
    const recovered = await until(async () => {
      const status = await addPlayer(server.url, 'survivor');
      if (status !== 422) expect(status).toBe(503);
      return status === 422;
    }, START_PATIENCE_MS);
    expect(recovered).toBe(true);
    asking = false;
    await Promise.all(readers);
    expect([...statuses].filter((status) => ![200, 400, 503].includes(status))).toEqual([]);
    expect(await databasePid()).not.toBe(database);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });
});
