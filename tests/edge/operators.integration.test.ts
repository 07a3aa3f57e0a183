import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { JOB_NAMES } from '../../server/store/jobs/index.ts';
import { PURPOSES } from '../../server/store/purposes.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { CHEAP_PASSWORDS } from '../support/passwords.ts';
import { placeBets, straight } from '../support/placements.ts';
import { freePort } from '../support/postgresCluster.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';
import { openLegs, readSlate } from '../support/slate.ts';
import { SMALL_SLATE } from '../support/smallSlate.ts';
import { until } from '../support/until.ts';
import { type ReadyProcess, SERVER, startProcess, whenReady } from './support/process.ts';

describe('the listener of operators', () => {
  let scratch: ScratchDatabase;
  let server: ReadyProcess;
  let ops: string;
  beforeAll(async () => {
    scratch = await scratchDatabase();
    const port = await freePort();
    ops = `http://127.0.0.1:${port}`;
    const environment = { ...CHEAP_PASSWORDS, ...SMALL_SLATE, DATABASE_URL: scratch.url, PORT: '0', IDENTITY_PORT: '0' };
    server = await whenReady(startProcess(SERVER, { ...environment, LOG_LEVEL: 'warn', OPS_PORT: String(port) }));
  });
  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    await scratch.drop();
  });
  const metrics = async (): Promise<readonly string[]> => (await (await fetch(`${ops}/metrics`)).text()).split('\n');

  it('has a figure of every pool, job, limit and loop before anything has happened to it', async () => {
    const lines = await until(async () => {
      const read = await metrics();
      return read.some((line) => line.startsWith('slipstream_bets_held')) ? read : null;
    });
    const values = (name: string, label: string): string[] => [
      ...new Set(lines.flatMap((line) => new RegExp(`^${name}\\{.*?\\b${label}="(.*?)"`).exec(line)?.[1] ?? [])),
    ];
    expect(values('slipstream_pool_waiting', 'pool')).toEqual(expect.arrayContaining(Object.keys(PURPOSES)));
    expect(values('slipstream_job_failures_total', 'job').sort()).toEqual([...JOB_NAMES].sort());
    expect(values('slipstream_limit_refused_total', 'limit')).toEqual(expect.arrayContaining(Object.keys(readConfig({}).limits)));
    const loops = values('slipstream_loop_failures_total', 'loop');
    expect(loops).toEqual(
      expect.arrayContaining(['audit', 'clock', 'settlement', 'held placements', 'workers of the queue', 'figures']),
    );
    expect(values('slipstream_loop_age_seconds', 'loop')).toEqual(loops);
    expect(values('slipstream_cache_entries', 'cache')).toEqual(expect.arrayContaining(['public answers', 'session states']));
    expect(values('slipstream_queue_waiting', 'queue')).toEqual(expect.arrayContaining(['log-ins', 'password hashes']));
    expect(lines).toContain('slipstream_ready 1');
  });

  it('counts bets that are placed, and those that are refused by their code', async () => {
    const player = await new SandboxClient(server.url).createPlayer({ balanceCents: 150 });
    const { access_token } = await logIn(server.url, player.username, player.password);
    const [leg] = openLegs((await readSlate(server.url)).filter(({ status }) => status === 'PRE_GAME'));
    if (!leg) throw new Error('There is something to bet on');
    const place = () =>
      placeBets(server.url, { placementId: randomUUID(), bets: [straight(leg, 100)] }, clientHeaders(access_token));
    expect(await place()).toMatchObject({ status: 'PLACED' });
    await place().catch(() => undefined);
    const lines = await metrics();
    expect(lines).toContain('slipstream_bets_placed_total 1');
    expect(lines.filter((line) => line.startsWith('slipstream_bets_refused_total{code="'))).toHaveLength(1);
    expect(lines.some((line) => line.startsWith('slipstream_http_request_seconds_count{method="POST",status="200"}'))).toBe(true);
  });

  it('tells its health in detail, which the public probe does not, and its build', async () => {
    const health = await until(async () => {
      const read = (await (await fetch(`${ops}/health`)).json()) as { audit: object | null };
      return read.audit === null ? null : read;
    });
    expect(health).toMatchObject({
      status: 'ready',
      reason: null,
      database: { kind: 'postgres' },
      redis: {},
      schema: { release: expect.stringMatching(/^release_/), epoch: expect.any(Number) },
      audit: { balanced: true, discrepancies: 0 },
    });
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
    for (const path of ['/metrics', '/health', '/log-level', '/build'])
      expect(await (await fetch(server.url + path)).text()).not.toMatch(/slipstream_|"audit"|release_/);
    expect(await (await fetch(`${ops}/build`)).json()).toMatchObject({ version: '0.1.0', node: expect.stringMatching(/^\d/) });
  });

  it('sets the level of the log, and takes none from a page in a browser', async () => {
    const setLevel = (body: string, headers = {}) => fetch(`${ops}/log-level`, { method: 'PUT', body, headers });
    expect((await setLevel('loud')).status).toBe(422);
    expect((await setLevel('info', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    const logged = (path: string) => server.stderr().includes(`"path":"${path}"`);
    await fetch(`${server.url}/i/before`);
    expect(await (await setLevel('info')).json()).toEqual({ level: 'info' });
    await fetch(`${server.url}/i/after`);
    await until(() => logged('/i/after'));
    expect(logged('/i/before')).toBe(false);
    expect(server.stderr()).toContain('"event":"log.level"');
  });
});
