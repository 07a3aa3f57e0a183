import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { CHEAP_PASSWORDS } from '../support/passwords.ts';
import { placeBets, straight } from '../support/placements.ts';
import { freePort } from '../support/postgresCluster.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';
import { openLegs, type PricedLeg, readSlate } from '../support/slate.ts';
import { SMALL_SLATE } from '../support/smallSlate.ts';
import { until } from '../support/until.ts';
import { type ReadyProcess, SERVER, startProcess, whenReady } from './support/process.ts';

/** A module that sets the clock of its process, loaded before the server's. */
const clockAhead = (ms: number): string =>
  `data:text/javascript,${encodeURIComponent(`const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...given) { given.length === 0 ? super(Right.now() + ${ms}) : super(...given); }
      static now() { return Right.now() + ${ms}; }
    };`)}`;

describe('servers of one database whose clocks are ten minutes slow and fast', () => {
  let scratch: ScratchDatabase;
  let right: ReadyProcess;
  const wrong: ReadyProcess[] = [];
  let player: { readonly username: string; readonly password: string };
  let token: string;
  let leg: PricedLeg;

  const health = new Map<ReadyProcess, string>();
  async function start(...flags: string[]): Promise<ReadyProcess> {
    const opsPort = await freePort();
    const server = await whenReady(
      startProcess([...flags, ...SERVER], {
        ...CHEAP_PASSWORDS,
        ...SMALL_SLATE,
        DATABASE_URL: scratch.url,
        PORT: '0',
        IDENTITY_PORT: '0',
        LOG_LEVEL: 'warn',
        OPS_PORT: String(opsPort),
      }),
    );
    health.set(server, `http://127.0.0.1:${opsPort}/health`);
    return server;
  }
  async function stop({ child, ended }: ReadyProcess): Promise<void> {
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
  }
  const place = ({ url }: ReadyProcess) =>
    placeBets(url, { placementId: randomUUID(), bets: [straight(leg, 100)] }, clientHeaders(token));

  beforeAll(async () => {
    scratch = await scratchDatabase();
    await scratch.owner.pool.query('UPDATE business_clock SET is_checked = true');
    right = await start();
    for (const ms of [-600_000, 600_000]) wrong.push(await start('--import', clockAhead(ms)));
    const sandbox = new SandboxClient(right.url);
    await sandbox.setFeed({ paused: true });
    player = await sandbox.createPlayer({ balanceCents: 10_000 });
    token = (await logIn(right.url, player.username, player.password)).access_token;
    const before = (await readSlate(right.url)).filter(({ status }) => status === 'PRE_GAME');
    const found = openLegs(before)[0];
    if (found === undefined) throw new Error('There is something to bet on');
    leg = found;
  });
  afterAll(async () => {
    for (const server of [right, ...wrong]) if (server?.child.exitCode === null) await stop(server);
    await scratch.drop();
  });

  async function areUseless(): Promise<void> {
    for (const [index, server] of wrong.entries()) {
      const ready = await fetch(`${server.url}/readyz`);
      const detail: unknown = await (await fetch(health.get(server) ?? '')).json();
      const reason = `the clock of this machine is 600.0 seconds ${index === 0 ? 'behind' : 'ahead of'} the database's`;
      expect(detail).toMatchObject({
        status: 'not ready',
        reason,
        clockBehindSeconds: expect.closeTo(index === 0 ? 600 : -600, 0),
      });
      expect(await ready.json()).toEqual({ status: 'not ready' });
      expect(ready.status).toBe(503);
      await expect(place(server)).rejects.toThrow('CLOCK_APART');
      await expect(logIn(server.url, player.username, player.password)).rejects.toThrow(
        /answered 503: .*CLOCK_APART.*"retryable":true/,
      );
      await until(() => server.stderr().includes(`"event":"clock.apart"`) && server.stderr().includes(reason));
    }
  }

  it('are not ready, take no bet and no log-in, and say why, beside a right one that works', async () => {
    await areUseless();
    expect(await place(right)).toMatchObject({ status: 'PLACED' });
    expect((await fetch(`${right.url}/readyz`)).status).toBe(200);
  });

  it('follow the clock of the sandbox, and are as useless without a right one', async () => {
    await new SandboxClient(right.url).advanceClock(3_600);
    await stop(right);
    await scratch.owner.pool.query("UPDATE events SET starts_at = now() - interval '4 minutes' WHERE id = $1", [leg.eventId]);
    await areUseless();
    const { rows } = await scratch.owner.pool.query<{ count: number }>('SELECT count(*)::int AS count FROM bets');
    expect(rows).toEqual([{ count: 1 }]);
  });
});
