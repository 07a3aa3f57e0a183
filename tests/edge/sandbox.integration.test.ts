import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readMaintenanceHeaders } from '../../core/wire/maintenance.ts';
import { applyFeed } from '../../server/feed/index.ts';
import { topics } from '../../server/platform/topics.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';
import { logIn } from '../support/apiClient.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;

beforeAll(async () => {
  server = await startEdgeServer({ simulated: true });
  await applyFeed(server.deps, [nfl, upcomingEvent('e1')]);
});
afterEach(async () => {
  await server.post('/sandbox/maintenance', { enabled: false });
  await fetch(`${server.url}/sandbox/faults`, { method: 'DELETE' });
});
afterAll(() => server.close());

const graphql = (query: string, operationName?: string) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName }),
  });

describe('players', () => {
  it('are made with the given values and defaults for the rest, and can log in', async () => {
    const made = await server.post('/sandbox/players', { username: 'Casey', password: 'secret-word', balanceCents: 12_345 });
    expect(made).toMatchObject({
      status: 201,
      body: { userId: expect.any(String), username: 'Casey', password: 'secret-word', email: 'casey@slipstream.test' },
    });
    const random = await server.post('/sandbox/players');
    expect(random.status).toBe(201);
    const { username, password } = random.body as { username: string; password: string };
    expect((await logIn(server.url, username, password)).access_token).toEqual(expect.any(String));
    expect(await server.post('/sandbox/players', { username: 'cASEY' })).toEqual({
      status: 422,
      body: { error: 'This username is taken', field: 'username' },
    });
  });
});

describe('the slate', () => {
  it('is listed with prices as people write them, by sport and status', async () => {
    const { body } = await server.get('/sandbox/events?sport=football&status=pre_game');
    const listed = body as { id: string; sport: string; status: string }[];
    expect(listed.every(({ sport, status }) => sport === 'football' && status === 'PRE_GAME')).toBe(true);
    expect(listed.filter(({ id }) => id === 'e1')).toMatchObject([
      {
        id: 'e1',
        name: 'Chiefs @ Bills',
        sport: 'football',
        organization: 'united-states',
        competition: 'nfl',
        status: 'PRE_GAME',
        startsAt: expect.stringMatching(/^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
        markets: [
          { id: 'e1.ml', type: 'MONEYLINE', status: 'open', selections: [{ odds: '+120', points: null }, { odds: '-142' }] },
          {
            id: 'e1.total',
            selections: [
              { odds: '-110', points: 47.5 },
              { odds: '-110', points: 47.5 },
            ],
          },
        ],
      },
    ]);
  });

  it('changes at once, and is published like any change of the feed', async () => {
    const updates: unknown[] = [];
    const end = server.deps.bus.subscribe(topics.event('e1'), (message) => updates.push(JSON.parse(message)));
    expect((await server.post('/sandbox/selections/e1.total.over', { odds: '+150', points: 48.5 })).status).toBe(200);
    expect((await server.post('/sandbox/markets/e1.ml', { status: 'closed' })).status).toBe(200);
    const after = await server.post('/sandbox/events/e1', { status: 'IN_PLAY', homeScore: 7, awayScore: 3, clock: 'Q1 4:12' });
    end();
    expect(updates).toMatchObject([
      { prices: [{ selectionId: 'e1.total.over', numeratorLong: 3, denominatorLong: 2, points: 48.5 }] },
      { markets: [{ marketId: 'e1.ml', status: 'CLOSED' }] },
      { status: 'IN_PLAY', homeScore: 7, awayScore: 3, clock: 'Q1 4:12' },
    ]);
    expect(after.body).toMatchObject({ status: 'IN_PLAY', homeScore: 7, markets: [{ status: 'closed' }, {}] });
  });

  it('ends with a result, which may be corrected or voided', async () => {
    for (const result of [{ homeScore: 20, awayScore: 17 }, { homeScore: 20, awayScore: 23 }, { void: true }])
      expect(await server.post('/sandbox/events/e1/result', result)).toEqual({
        status: 200,
        body: { eventId: 'e1', settledBets: 0 },
      });
    expect((await server.get('/sandbox/audit')).body).toMatchObject({ balanced: true, bets: 0, discrepancies: [] });
  });
});

describe('bad input', () => {
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['/sandbox/players', { balanceCents: -1 }, 'balanceCents'],
    ['/sandbox/players', { balanceCents: 1.5 }, 'balanceCents'],
    ['/sandbox/players', { email: 'nobody' }, 'email'],
    ['/sandbox/players', { regionCode: 'nj' }, 'regionCode'],
    ['/sandbox/players', { nickname: 'x' }, 'nickname'],
    ['/sandbox/players', { bonusBets: [{ amountCents: 100 }] }, 'bonusBets.0.title'],
    ['/sandbox/rewards', { playerId: 'nobody', kind: 'BONUS_BET', amountCents: 1, expiresInSeconds: 1 }, 'playerId'],
    ['/sandbox/rewards', { playerId: 'nobody', kind: 'LOVE' }, 'kind'],
    ['/sandbox/restrictions', { playerId: 'nobody', kind: 'casino' }, 'playerId'],
    ['/sandbox/limits', { playerId: 'nobody', limits: [] }, 'playerId'],
    ['/sandbox/limits', { playerId: 'nobody', limits: [{ type: 'SPEND' }] }, 'limits.0.amountCents'],
    ['/sandbox/limits', { playerId: 'nobody', limits: [{ type: 'DAILY_TIME', amountCents: 1 }] }, 'limits.0.hours'],
    ['/sandbox/limits', { playerId: 'nobody', limits: [{ type: 'LUCK', amountCents: 1 }] }, 'limits.0.type'],
    ['/sandbox/players', [], 'body'],
    ['/sandbox/selections/e1.ml.home', {}, 'odds'],
    ['/sandbox/selections/e1.ml.home', { odds: '1.91' }, 'odds'],
    ['/sandbox/selections/e1.ml.home', { odds: '+120', points: 3 }, 'points'],
    ['/sandbox/selections/e1.total.over', { points: 47.1 }, 'points'],
    ['/sandbox/selections/e1.total.over', { points: 2.3 }, 'points'],
    ['/sandbox/selections/e1.total.over', { points: -0.8 }, 'points'],
    ['/sandbox/events/e1', { periods: [{ label: 'Q1', home: -1, away: 0 }] }, 'periods.0.home'],
    ['/sandbox/selections/none', { odds: '+120' }, 'id'],
    ['/sandbox/markets/e1.ml', { status: 'ajar' }, 'status'],
    ['/sandbox/markets/none', { status: 'open' }, 'id'],
    ['/sandbox/events/none', { homeScore: 1 }, 'id'],
    ['/sandbox/events/e1', { homeScore: -1 }, 'homeScore'],
    ['/sandbox/events/e1/result', { homeScore: 1 }, 'awayScore'],
    ['/sandbox/events/e1/result', { void: false }, 'void'],
    ['/sandbox/events/none/result', { void: true }, 'id'],
    ['/sandbox/feed', { updatesPerSecond: 'fast' }, 'updatesPerSecond'],
    ['/sandbox/reset', { seed: -1 }, 'seed'],
    ['/sandbox/maintenance', { title: 'x' }, 'enabled'],
    ['/sandbox/maintenance', { enabled: true, ctaLink: 'javascript:alert(1)' }, 'ctaLink'],
    ['/sandbox/waiting-room', { inWaitingRoom: 'yes' }, 'inWaitingRoom'],
    ['/sandbox/visitor', { countryCode: 'USA' }, 'countryCode'],
    ['/sandbox/visitor', { countryCode: 'US', ipAddress: '1.2.3' }, 'ipAddress'],
    ['/sandbox/flags', ['search'], 'body'],
    ['/sandbox/flags', { search: '\0' }, 'body'],
    ['/sandbox/flags', { 'se\0arch': true }, 'body'],
    ['/sandbox/maintenance', { enabled: true, title: 'half a character: \ud800' }, 'body'],
    ['/sandbox/selections/%00', { odds: '+120' }, 'body'],
    ['/sandbox/faults', { match: '/i/acks', effect: {} }, 'effect'],
    ['/sandbox/faults', { match: '', effect: { delayMs: 1 } }, 'match'],
    ['/sandbox/faults', { match: 'X', effect: { status: 99 } }, 'effect.status'],
    ['/sandbox/clock', { advanceSeconds: 1.5 }, 'advanceSeconds'],
    ['/sandbox/sockets/drop', { silent: 1 }, 'silent'],
  ];
  it.each(cases)('%s %j names %s', async (path, body, field) => {
    const answer = await server.post(path, body);
    expect(answer).toEqual({ status: 422, body: { error: expect.any(String), field } });
  });

  it('a body that is no JSON is bad input too; what is not there is not found', async () => {
    const malformed = await fetch(`${server.url}/sandbox/feed`, { method: 'POST', body: '{"paused":' });
    expect(malformed.status).toBe(422);
    expect(await malformed.json()).toEqual({ error: 'The body is not JSON', field: 'body' });
    expect((await server.get('/sandbox/events?state=open')).status).toBe(422);
    expect((await server.get('/sandbox/events?sport=%00')).status).toBe(422);
    expect((await server.get('/sandbox/nothing')).status).toBe(404);
  });

  it('is refused from pages of other sites', async () => {
    const answer = await fetch(`${server.url}/sandbox/reset`, { method: 'POST', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.status).toBe(403);
  });
});

describe('maintenance', () => {
  it('answers every call with 503 and headers that core reads, keeps pages and probes, and says when it is over', async () => {
    const notice = {
      enabled: true,
      title: 'Zurück um 5 — später',
      message: 'Line one\nline two, 100%',
      imageUrl: '/assets/tools.svg',
      ctaLabel: 'More info',
      ctaLink: 'https://example.test/status?a=1&b=2',
      refreshIntervalSeconds: 7,
    };
    expect((await server.post('/sandbox/maintenance', notice)).status).toBe(200);
    for (const path of ['/graphql?query={schemaVersion}', '/%67raphql', '/api/identity/token', '/%61pi/nothing', '/i/regions']) {
      const answer = await fetch(server.url + path);
      expect(answer.status, path).toBe(503);
      expect(readMaintenanceHeaders(answer.headers), path).toEqual(notice);
    }
    const page = await fetch(`${server.url}/live`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('tsb page');
    expect(readMaintenanceHeaders(page.headers)?.title).toBe(notice.title);
    expect((await fetch(`${server.url}/assets/index-Ab12cd34.js`)).status).toBe(200);
    const probe = await fetch(`${server.url}/healthz`);
    expect(probe.status).toBe(200);
    expect(readMaintenanceHeaders(probe.headers)).toEqual(notice);

    await server.post('/sandbox/maintenance', { enabled: false });
    expect(readMaintenanceHeaders((await fetch(`${server.url}/healthz`)).headers)).toBeNull();
    const after = await graphql('{ schemaVersion }');
    expect(after.status).toBe(200);
    expect(readMaintenanceHeaders(after.headers)?.enabled).toBe(false);
  });

  it('closes open websockets with 1013 and refuses new ones', async () => {
    const opened = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => opened.addEventListener('open', resolve, { once: true }));
    const closed = new Promise<number>((resolve) =>
      opened.addEventListener('close', (event) => resolve(event.code), { once: true }),
    );
    await server.post('/sandbox/maintenance', { enabled: true });
    expect(await closed).toBe(1013);
    const refused = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
    refused.addEventListener('error', () => undefined);
    expect(await new Promise((resolve) => refused.addEventListener('close', (event) => resolve(event.code), { once: true }))).toBe(
      1006,
    );
  });
});

describe('the waiting room', () => {
  it('answers start-up, and nothing else, with 202 and its payload', async () => {
    await server.post('/sandbox/waiting-room', { inWaitingRoom: true, refreshIntervalSeconds: 5 });
    const startup = await graphql('query Startup { schemaVersion }');
    expect(startup.status).toBe(202);
    expect(startup.headers.get('cache-control')).toBe('no-store');
    const room = { inWaitingRoom: true, refreshIntervalSeconds: 5 };
    expect(await startup.json()).toEqual({ ...room, cfWaitingRoom: room });
    expect((await graphql('query Other { schemaVersion }')).status).toBe(200);
    expect((await server.post('/sandbox/waiting-room', { inWaitingRoom: false })).body).toEqual({
      inWaitingRoom: false,
      refreshIntervalSeconds: 30,
    });
    expect((await graphql('query Startup { schemaVersion }')).status).toBe(200);
  });
});

describe('faults', () => {
  const addFault = (match: string, effect: unknown, times?: number) => server.post('/sandbox/faults', { match, effect, times });

  it('hit the operation they name, as often as they say', async () => {
    await addFault('Broken', { status: 500, errorCode: 'BOOM' }, 1);
    expect((await graphql('query Fine { schemaVersion }')).status).toBe(200);
    const hit = await graphql('query Broken { schemaVersion }');
    expect(hit.status).toBe(500);
    expect(await hit.json()).toMatchObject({ errors: [{ extensions: { code: 'BOOM' } }] });
    expect((await graphql('query Broken { schemaVersion }')).status).toBe(200);
  });

  it('hit a path and what is below it until they are taken away', async () => {
    await addFault('/i/acks', { status: 418 });
    expect((await fetch(`${server.url}/i/acks/one`, { method: 'POST' })).status).toBe(418);
    expect((await fetch(`${server.url}/i/acksmith`, { method: 'POST' })).status).not.toBe(418);
    await fetch(`${server.url}/sandbox/faults`, { method: 'DELETE' });
    expect((await fetch(`${server.url}/i/acks/one`, { method: 'POST' })).status).not.toBe(418);
  });

  it('answer an error code alone the way GraphQL does', async () => {
    await addFault('Coded', { errorCode: 'UNAUTHENTICATED' });
    const answer = await graphql('query Coded { schemaVersion }');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });

  it('delay', async () => {
    await addFault('Slow', { delayMs: 120 });
    const began = performance.now();
    expect((await graphql('query Slow { schemaVersion }')).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(110);
  });

  it('cut the connection before the work or after it', async () => {
    const send = () =>
      fetch(`${server.url}/api/analytics`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"LOGOUT"}',
      });
    const received = async () => ((await server.get('/sandbox/analytics?name=LOGOUT')).body as unknown[]).length;
    await addFault('/api/analytics', { dropRequest: true }, 1);
    await expect(send()).rejects.toThrow();
    expect(await received()).toBe(0);
    await addFault('/api/analytics', { dropResponse: true }, 1);
    await expect(send()).rejects.toThrow();
    expect(await received()).toBe(1);
    expect((await send()).status).toBe(202);
    expect(await received()).toBe(2);
  });
});

describe('clock, flags, visitor', () => {
  it('move the business clock only', async () => {
    const before = server.deps.clock.now().getTime();
    await server.post('/sandbox/clock', { advanceSeconds: 3600 });
    const { body } = await server.post('/sandbox/clock', { advanceSeconds: 60 });
    expect(body).toMatchObject({ offsetSeconds: 3660 });
    expect(server.deps.clock.now().getTime() - before).toBeGreaterThanOrEqual(3_660_000);
  });

  it('keep flags until null takes them back', async () => {
    await server.post('/sandbox/flags', { search: true, limit: 3 });
    expect((await server.post('/sandbox/flags', { search: null })).body).toEqual({ limit: 3 });
  });

  it('put the visitor where the sandbox says', async () => {
    expect((await server.post('/sandbox/visitor', { countryCode: 'CA', regionCode: 'CA-ON', city: 'Toronto' })).body).toEqual({
      countryCode: 'CA',
      regionCode: 'CA-ON',
      city: 'Toronto',
      ipAddress: null,
    });
    const startup = await graphql('{ startup { regionalMetadata { ipAddressCountryCode ipAddressCity } } }');
    expect(await startup.json()).toEqual({
      data: { startup: { regionalMetadata: { ipAddressCountryCode: 'CA', ipAddressCity: 'Toronto' } } },
    });
  });

  it('are shared by every process on the database, and survive a restart', async () => {
    await server.post('/sandbox/flags', { shared: 'yes' });
    const second = await startEdgeServer({ database: server.scratch });
    expect((await second.get('/sandbox/flags')).body).toMatchObject({ shared: 'yes' });
    const offsetMs = second.deps.clock.now().getTime() - server.deps.clock.now().getTime();
    expect(Math.abs(offsetMs)).toBeLessThan(1_000);
    await second.close();
  });
});

describe('sockets', () => {
  const open = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${server.port}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
    return socket;
  };

  it('are closed, or left open and mute', async () => {
    const socket = await open();
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }));
    expect((await server.post('/sandbox/sockets/drop')).body).toEqual({ sockets: 1 });
    await closed;

    const mute = await open();
    const received: unknown[] = [];
    mute.addEventListener('message', (event) => received.push(event.data));
    expect((await server.post('/sandbox/sockets/drop', { silent: true })).body).toEqual({ sockets: 1 });
    mute.send('{"type":"connection_init"}');
    // A new one has answered, so the mute one had enough time.
    const talking = await open();
    talking.send('{"type":"connection_init"}');
    await new Promise((resolve) => talking.addEventListener('message', resolve, { once: true }));
    expect(received).toEqual([]);
    expect(mute.readyState).toBe(WebSocket.OPEN);
    mute.close();
    talking.close();
  });
});

describe('records', () => {
  it('have no mail that was never sent, and the events of the broker, newest first', async () => {
    expect((await server.get('/sandbox/outbox?to=a@b.test')).body).toEqual([]);
    for (const name of ['A', 'B']) await server.post('/api/analytics', [{ name: `LOGIN_${name}`, properties: { country: 'US' } }]);
    const { body } = await server.get('/sandbox/analytics');
    expect((body as { name: string }[]).slice(0, 2).map(({ name }) => name)).toEqual(['LOGIN_B', 'LOGIN_A']);
    expect((await server.post('/api/analytics', { properties: {} })).status).toBe(422);
  });
});

describe('sandbox mode off', () => {
  it('answers 404 under every path of it', async () => {
    const off = await startEdgeServer({ environment: { SANDBOX: 'false', NODE_ENV: 'production' } });
    for (const [method, path] of [
      ['POST', '/sandbox/reset'],
      ['POST', '/sandbox/players'],
      ['GET', '/sandbox/events'],
      ['GET', '/sandbox/audit'],
      ['DELETE', '/sandbox/faults'],
      ['GET', '/sandbox'],
    ] as const)
      expect((await fetch(off.url + path, { method })).status, `${method} ${path}`).toBe(404);
    await off.close();
  });
});
