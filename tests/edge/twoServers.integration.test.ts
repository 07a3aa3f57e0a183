import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { logIn } from '../support/apiClient.ts';
import { logInOnPage, logInRequest, openLogIn, submitLogIn } from '../support/identityServer.ts';
import { START_PATIENCE_MS } from '../support/productServer.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';
import { until } from '../support/until.ts';
import { type ReadyProcess, SERVER, startProcess, whenReady } from './support/process.ts';
import { hasRedis, type RedisServer, startRedis } from './support/redisServer.ts';

/** Prices of one selection, as sent to a page that watches its event. */
async function watch(url: string, eventId: string): Promise<{ received(): string; close(): void }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  let received = '';
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.on('message', (data) => {
      received += String(data);
      if (!String(data).includes('connection_ack')) return;
      const query = `subscription { eventUpdated(eventIds: [${JSON.stringify(eventId)}]) { sequence prices { selectionId numeratorLong } } }`;
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
      resolve();
    });
  });
  return { received: () => received, close: () => socket.close() };
}

describe.each(hasRedis ? (['alone', 'with Redis'] as const) : (['alone'] as const))('two servers on one database, %s', (mode) => {
  let scratch: ScratchDatabase;
  let redis: RedisServer | null = null;
  let servers: ReadyProcess[] = [];

  const startServer = (): Promise<ReadyProcess> =>
    whenReady(startProcess(SERVER, { DATABASE_URL: scratch.url, PORT: '0', ...(redis ? { REDIS_URL: redis.url } : {}) }));

  beforeAll(async () => {
    scratch = await scratchDatabase();
    redis = mode === 'with Redis' ? await startRedis() : null;
    // Started at once: one of them runs the migrations and the seed.
    servers = await Promise.all([startServer(), startServer()]);
  });
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    }
    await redis?.stop();
    await scratch.drop();
  });

  it('serve one simulation: slate, money, prices and settings of one are those of the other', async () => {
    const [first, second] = servers;
    if (!first || !second) throw new Error('Two servers were to be started');
    expect(await (await fetch(`${second.url}/healthz`)).json()).toMatchObject({
      database: 'postgres',
      pubsub: redis ? 'redis' : 'memory',
    });
    const [here, there] = [new SandboxClient(first.url), new SandboxClient(second.url)];
    await here.setFeed({ paused: true });
    expect(await there.events()).toEqual(await here.events());

    const { username, password } = await here.createPlayer({ balanceCents: 4_200 });
    expect((await logIn(second.url, username, password)).user_id).toEqual(expect.any(String));

    const event = (await there.events({ status: 'PRE_GAME' }))[0];
    const selection = event?.markets[0]?.selections[0];
    if (!event || !selection) throw new Error('There is something to bet on');
    const page = await watch(second.url, event.id);
    await until(async () => {
      await here.setPrice(selection.id, '+777');
      await here.setPrice(selection.id, '+778');
      return page.received().includes(`"selectionId":"${selection.id}","numeratorLong":389`);
    }, START_PATIENCE_MS);
    page.close();

    await here.setMaintenance({ enabled: true, title: 'Both' });
    await until(async () => (await fetch(`${second.url}/api/x`)).status === 503);
    await there.setMaintenance({ enabled: false });
    await until(async () => (await fetch(`${first.url}/api/x`)).status === 404);
    expect(await there.audit()).toMatchObject({ balanced: true });
  });

  it('are one for log-ins: attempts, locks, codes and used tokens of one count on the other', async () => {
    const [first, second] = servers;
    if (!first || !second) throw new Error('Two servers were to be started');
    const origins = (await (await fetch(`${first.url}/sandbox/services`)).json()) as { identity: string };
    const token = async (url: string, fields: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams({ client_id: 'slipstream-web', ...fields });
      const response = await fetch(`${url}/api/identity/token`, { method: 'POST', body });
      return { status: response.status, body: (await response.json()) as Readonly<Record<string, string>> };
    };
    const player = await new SandboxClient(first.url).createPlayer({});
    const redirectUri = `${first.url}/oauth_callback`;
    const { url, verifier } = await logInRequest(origins.identity, { redirect_uri: redirectUri });

    const location = await logInOnPage(origins.identity, url, player);
    const exchange = {
      grant_type: 'authorization_code',
      code: location.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirectUri,
    };
    const granted = await token(second.url, exchange);
    expect(granted).toMatchObject({ status: 200, body: { user_id: player.userId } });
    const refresh = { grant_type: 'refresh_token', refresh_token: granted.body.refresh_token ?? '' };
    const renewed = await token(first.url, refresh);
    expect(renewed.status).toBe(200);
    expect((await token(second.url, refresh)).status).toBe(400);
    expect((await token(first.url, { ...refresh, refresh_token: renewed.body.refresh_token ?? '' })).status).toBe(400);

    const guess = (at: string, password: string) => token(at, { grant_type: 'password', username: player.username, password });
    for (let count = 0; count < 5; count += 1) expect((await guess(count % 2 ? first.url : second.url, 'wrong')).status).toBe(400);
    for (const { url: at } of [first, second]) expect((await guess(at, player.password)).body.error).toBe('login_locked');
    const again = await openLogIn((await logInRequest(origins.identity, { redirect_uri: redirectUri })).url);
    expect((await submitLogIn(origins.identity, again, player)).status).toBe(429);
    // Not for good: a quarter of an hour later the player is in again, on either server.
    await new SandboxClient(second.url).advanceClock(901);
    await until(async () => (await guess(first.url, player.password)).status === 200, START_PATIENCE_MS);
  });

  it('have closed the log of safer play with a head, and do it again within five minutes', async () => {
    const planned = `SELECT FROM graphile_worker.jobs
        WHERE task_identifier = 'write-safer-play-head' AND run_at BETWEEN now() AND now() + interval '5 minutes'`;
    await until(async () => (await scratch.owner.pool.query(planned)).rowCount === 1, START_PATIENCE_MS);
  });

  it('are joined by a third one while they play the feed, settle and audit', async () => {
    const third = await startServer();
    servers.push(third);
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
  });
});
