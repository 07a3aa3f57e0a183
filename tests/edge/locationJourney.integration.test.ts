import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyFeed } from '../../server/feed/index.ts';
import { cashOutBody, sendCashOut } from '../crash/cashOuts.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';
import { clientHeaders, graphql, logIn } from '../support/apiClient.ts';
import { listBets, placeBets, straight } from '../support/placements.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
  await applyFeed(server.deps, [nfl, upcomingEvent('e1')]);
});
afterAll(() => server.close());

/** Public case T4: what must be let in, and what must not. */
const LET_IN = [
  [42.3275, -83.045],
  [42.343, -82.974],
  [43.0867, -79.059],
  [38.274, -85.738],
  [39.097, -84.507],
  [41.62, -87.523],
  [39.314, -77.627],
  [36.5962, -82.188],
  [39.047, -94.6085],
  [40.6892, -74.0445],
] as const;
const OUTSIDE = [
  [38.6247, -90.1848],
  [35.158, -114.573],
  [45.428, -75.713],
] as const;

interface Caller {
  readonly userId: string;
  readonly headers: Record<string, string>;
}

async function newCaller(regionCode?: string): Promise<Caller> {
  const created = await server.post('/sandbox/players', { balanceCents: 10_000, ...(regionCode ? { regionCode } : {}) });
  const { userId, username, password } = created.body as { userId: string; username: string; password: string };
  return { userId, headers: clientHeaders((await logIn(server.url, username, password)).access_token) };
}

/** Codes of what speaks against a bet at the position. */
async function check({ userId, headers }: Caller, [latitude = 0, longitude = 0]: readonly number[]): Promise<readonly string[]> {
  const { body } = await server.post('/sandbox/geo-packets', { playerId: userId, latitude, longitude, accuracy: 10 });
  const query = 'mutation ($p: String!) { c: geoComplyAuthorizeGeoPacket(geoPacket: $p) { errors { code } expiresAt } }';
  const variables = { p: (body as { geoPacket: string }).geoPacket };
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data } = (await answer.json()) as { data: { c: { errors: { code: string }[]; expiresAt: string | null } } };
  expect(data.c.expiresAt === null).toBe(data.c.errors.length > 0);
  return data.c.errors.map(({ code }) => code);
}

/** The code of the slip's default error of the location. */
const GEO = 'unknown';

/** The first reason of a refusal, or PLACED. */
async function bet({ headers }: Caller): Promise<string> {
  const leg = { eventId: 'e1', selectionId: 'e1.ml.home', numeratorLong: 50, denominatorLong: 71, points: null };
  const { status, userErrors } = await placeBets(server.url, { placementId: randomUUID(), bets: [straight(leg, 100)] }, headers);
  return userErrors[0]?.code ?? status;
}

it('positions at borders are let in or kept out as the public case says', async () => {
  // One log-in at the general address, which is of no region: the pass is of the region that was found.
  const caller = await newCaller();
  for (const at of LET_IN) expect([at, await check(caller, at)]).toEqual([at, []]);
  for (const at of OUTSIDE) expect([at, await check(caller, at)]).toEqual([at, ['OUT_OF_BOUNDARY']]);
});

it('a player bets without a check in a sandbox, is refused across a border, and bets again after coming back', async () => {
  const caller = await newCaller();
  expect(await bet(caller)).toBe('PLACED');
  expect(await check(caller, [32.7767, -96.797])).toEqual(['OUT_OF_BOUNDARY']);
  expect(await bet(caller)).toBe(GEO);
  expect((await listBets(server.url, 'OPEN', caller.headers)).length).toBe(1);
  expect(await check(caller, [42.7325, -84.5555])).toEqual([]);
  expect(await bet(caller)).toBe('PLACED');
  // Another address: the next bet waits for another check.
  await server.post('/sandbox/visitor', {
    playerId: caller.userId,
    countryCode: 'US',
    regionCode: 'US-MI',
    ipAddress: '192.0.2.5',
  });
  expect(await bet(caller)).toBe(GEO);
  expect(await check(caller, [42.7325, -84.5555])).toEqual([]);
  expect(await bet(caller)).toBe('PLACED');
});

it('while the location service is down in a game, a pass holds to its end, the text says whose fault it is, and a cash out and My Bets need no pass', async () => {
  const caller = await newCaller();
  const readable = await server.post('/sandbox/geo-packets', { playerId: caller.userId, latitude: 42.7325, longitude: -84.5555 });
  expect(await check(caller, [42.7325, -84.5555])).toEqual([]);
  await server.post('/sandbox/location-service', { available: false });
  try {
    const query = 'mutation ($p: String!) { c: geoComplyAuthorizeGeoPacket(geoPacket: $p) { errors { code message } } }';
    const variables = { p: (readable.body as { geoPacket: string }).geoPacket };
    const { data } = await graphql(server.url, { query, variables }, caller.headers);
    const fault = { code: 'SERVER_ERROR', message: expect.stringContaining('This is on our side') };
    expect(data).toEqual({ c: { errors: [fault] } });
    expect(await bet(caller)).toBe('PLACED');
    // The pass is over: no bet any more, and all that needs none goes on.
    await server.deps.db.query
      .updateTable('player_locations')
      .set({ pass_expires_at: server.deps.clock.now(), pass_refresh_at: server.deps.clock.now() })
      .where('player_id', '=', caller.userId)
      .execute();
    expect(await bet(caller)).toBe(GEO);
    const [open] = await listBets(server.url, 'OPEN', caller.headers);
    const taken = await sendCashOut(server.url, cashOutBody(open?.id ?? '', 10), caller.headers, AbortSignal.timeout(30_000));
    expect(taken).toMatchObject({ betId: open?.id, tenths: 10 });
    expect(await listBets(server.url, 'OPEN', caller.headers)).toEqual([]);
  } finally {
    await server.post('/sandbox/location-service', { available: true });
  }
});

it('a new player begins with a pass of their own region, where everybody else is outside', async () => {
  await server.post('/sandbox/visitor', { countryCode: 'US', regionCode: 'US-TX' });
  expect([await bet(await newCaller('US-OH')), await bet(await newCaller())]).toEqual(['PLACED', GEO]);
  await server.post('/sandbox/visitor', { countryCode: 'US', regionCode: 'US-NJ' });
});
