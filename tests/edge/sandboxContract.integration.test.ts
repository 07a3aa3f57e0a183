import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyFeed } from '../../server/feed/index.ts';
import { createPlayer, DEMO_PLAYER } from '../../server/store/players/index.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';
import { clientHeaders, logIn } from '../support/apiClient.ts';
import { listBets, parlay, placeBets, straight } from '../support/placements.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer({ simulated: true });
  await applyFeed(server.deps, [nfl, upcomingEvent('e1')]);
  await createPlayer(server.deps, { ...DEMO_PLAYER, id: rewarded.playerId, username: 'rewarded', email: 'r@slipstream.test' });
});
afterAll(() => server.close());

const EVENT = 'awayScore clock competition homeScore id markets name organization sport startsAt status'.split(' ');
const MAINTENANCE = ['ctaLabel', 'ctaLink', 'enabled', 'imageUrl', 'message', 'refreshIntervalSeconds', 'title'];
const AUDIT = ['accounts', 'balanced', 'bets', 'discrepancies', 'entries'];
const fullPlayer = {
  username: 'every-field',
  password: 'a password',
  email: 'every.field@slipstream.test',
  firstName: 'Every',
  lastName: 'Field',
  regionCode: 'US-NJ',
  balanceCents: 5_000,
  bonusBets: [{ amountCents: 1000, title: '$10 Bonus Bet', expiresInSeconds: 60 }],
  profitBoosts: [{ percent: 25, maximumAmountCents: 5000, expiresInSeconds: 60, minimumLegs: 2 }],
  promotionalCreditCents: 100,
  firstLogin: true,
  loyaltyTier: 'ELITE',
  loyaltyTierPoints: 6_000,
  limitedAccess: true,
};
const rewarded = { playerId: 'player-rewarded' };
const seconds = { expiresInSeconds: 60 };
const boost = { kind: 'PROFIT_BOOST', percent: 25, maximumAmountCents: 5000, minimumLegs: 2 };
const notice = {
  enabled: false,
  title: 't',
  message: 'm',
  imageUrl: '/i.svg',
  ctaLabel: 'c',
  ctaLink: '/c',
  refreshIntervalSeconds: 5,
};
const fault = { match: '/i/acks', effect: { delayMs: 1, status: 500, errorCode: 'X', dropRequest: true }, times: 1 };

/** Every call of the sandbox with all of its fields and with none: status and fields of the answer, or 'list'. */
const calls: readonly (readonly [string, string, unknown, number, readonly string[] | 'list'])[] = [
  ['GET', '/healthz', undefined, 200, ['database', 'pubsub', 'status', 'version']],
  ['GET', '/readyz', undefined, 200, ['status']],
  ['POST', '/sandbox/players', fullPlayer, 201, ['email', 'password', 'userId', 'username']],
  ['POST', '/sandbox/players', {}, 201, ['email', 'password', 'userId', 'username']],
  ['POST', '/sandbox/rewards', { ...rewarded, ...boost, ...seconds }, 201, ['id']],
  ['POST', '/sandbox/rewards', { ...rewarded, kind: 'BONUS_BET', amountCents: 1000, ...seconds }, 201, ['id']],
  ['POST', '/sandbox/rewards', { ...rewarded, kind: 'CASHBACK', amountCents: 1000, title: 'Back', ...seconds }, 201, ['id']],
  ['POST', '/sandbox/rewards', { ...rewarded, kind: 'PROMOTIONAL_CREDIT', amountCents: 1000, ...seconds }, 201, ['id']],
  ['POST', '/sandbox/rewards', { ...rewarded, kind: 'CASINO_BONUS', amountCents: 1000 }, 201, ['id']],
  [
    'POST',
    '/sandbox/rewards',
    { ...rewarded, kind: 'BONUS_SPINS', amountCents: 20, spins: 10, gameIds: ['velvet-sevens'], ...seconds },
    201,
    ['id'],
  ],
  ['POST', '/sandbox/loyalty', { ...rewarded, tier: 'ELITE', points: 100 }, 200, ['points', 'tier', 'tierPoints']],
  ['POST', '/sandbox/promotions', { id: 'p-1', title: 'P', award: { kind: 'PROMOTIONAL_CREDIT', amountCents: 100 } }, 201, ['id']],
  ['POST', '/sandbox/restrictions', { ...rewarded, kind: 'casino', ...seconds }, 200, ['expiresAt', 'kind']],
  ['POST', '/sandbox/restrictions', { ...rewarded, kind: 'promotions' }, 200, ['expiresAt', 'kind']],
  ['POST', '/sandbox/limits', { ...rewarded, limits: [] }, 200, ['limits', 'playerId']],
  ['POST', '/sandbox/limited-access', { ...rewarded, limited: false }, 200, ['limited', 'playerId']],
  // There is no such bet here: sandbox.integration.test.ts cancels real ones.
  ['POST', '/sandbox/bets/1/cancel', { reason: 'operator', note: 'Test', cancelledBy: 'me' }, 422, ['error', 'field']],
  ['GET', '/sandbox/services', undefined, 200, ['app']],
  // This server runs without a game server.
  ['GET', '/sandbox/games/rounds', undefined, 422, ['error', 'field']],
  ['GET', '/sandbox/events', undefined, 200, 'list'],
  ['GET', '/sandbox/events?sport=football&status=PRE_GAME', undefined, 200, 'list'],
  ['POST', '/sandbox/selections/e1.total.over', { odds: '+150' }, 200, EVENT],
  ['POST', '/sandbox/selections/e1.total.over', { points: 48.5 }, 200, EVENT],
  ['POST', '/sandbox/markets/e1.ml', { status: 'hidden' }, 200, EVENT],
  ['POST', '/sandbox/markets/e1.ml', { status: 'closed' }, 200, EVENT],
  ['POST', '/sandbox/markets/e1.ml', { status: 'open' }, 200, EVENT],
  ['POST', '/sandbox/events/e1', { status: 'IN_PLAY', homeScore: 1, awayScore: 2, clock: 'Q1 4:12' }, 200, EVENT],
  ['POST', '/sandbox/events/e1', { periods: [{ label: 'Q1', home: 1, away: 2 }] }, 200, EVENT],
  ['POST', '/sandbox/events/e1', {}, 200, EVENT],
  ['POST', '/sandbox/events/e1/result', { homeScore: 1, awayScore: 2 }, 200, ['eventId', 'settledBets']],
  ['POST', '/sandbox/events/e1/result', { void: true }, 200, ['eventId', 'settledBets']],
  [
    'GET',
    '/sandbox/state',
    undefined,
    200,
    'clock environment faults feed flags maintenance sockets visitor waitingRoom'.split(' '),
  ],
  ['POST', '/sandbox/feed', { paused: true, updatesPerSecond: 2 }, 200, ['paused', 'updatesPerSecond']],
  ['POST', '/sandbox/maintenance', notice, 200, MAINTENANCE],
  [
    'POST',
    '/sandbox/waiting-room',
    { inWaitingRoom: false, refreshIntervalSeconds: 5 },
    200,
    ['inWaitingRoom', 'refreshIntervalSeconds'],
  ],
  [
    'POST',
    '/sandbox/visitor',
    { countryCode: 'US', regionCode: 'US-NJ', city: 'Newark', ipAddress: '1.2.3.4' },
    200,
    ['city', 'countryCode', 'ipAddress', 'regionCode'],
  ],
  [
    'POST',
    '/sandbox/visitor',
    { ...rewarded, countryCode: 'US' },
    200,
    ['city', 'countryCode', 'ipAddress', 'playerId', 'regionCode'],
  ],
  ['POST', '/sandbox/geo-packets', { ...rewarded, latitude: 40, longitude: -74, accuracy: 5, ...seconds }, 201, ['geoPacket']],
  ['POST', '/sandbox/documents', { answer: 'APPROVED', reason: 'Too dark' }, 200, ['answer', 'reason']],
  ['POST', '/sandbox/flags', { search: true }, 200, ['search']],
  ['POST', '/sandbox/flags', { search: null }, 200, []],
  ['POST', '/sandbox/faults', fault, 200, 'list'],
  ['DELETE', '/sandbox/faults', undefined, 200, 'list'],
  ['POST', '/sandbox/clock', { advanceSeconds: 0 }, 200, ['now', 'offsetSeconds']],
  ['POST', '/sandbox/sockets/drop', { silent: true }, 200, ['sockets']],
  ['POST', '/sandbox/sockets/drop', {}, 200, ['sockets']],
  ['GET', '/sandbox/outbox?to=a@b.test', undefined, 200, 'list'],
  ['GET', '/sandbox/audit', undefined, 200, AUDIT],
  ['GET', '/sandbox/analytics?name=LOGIN', undefined, 200, 'list'],
  ['POST', '/sandbox/reset', { seed: 3 }, 200, ['status']],
  ['POST', '/sandbox/reset', {}, 200, ['status']],
];

describe('the sandbox control API, call by call', () => {
  it.each(calls)('%s %s %j is answered %i with its fields', async (method, path, body, status, fields) => {
    const response = await fetch(server.url + path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
    const answer = (await response.json()) as object;
    expect(Array.isArray(answer) ? 'list' : Object.keys(answer).sort()).toEqual(fields);
  });

  it('lists events with their markets and selections, each with all of its fields', async () => {
    await applyFeed(server.deps, [nfl, upcomingEvent('e2')]);
    const events = (await server.get('/sandbox/events')).body as { id: string; markets: { selections: object[] }[] }[];
    const event = events.find(({ id }) => id === 'e2');
    expect(Object.keys(event ?? {}).sort()).toEqual(EVENT);
    for (const market of event?.markets ?? []) {
      expect(Object.keys(market).sort()).toEqual(['id', 'name', 'selections', 'status', 'type']);
      for (const selection of market.selections) expect(Object.keys(selection).sort()).toEqual(['id', 'name', 'odds', 'points']);
    }
    expect(event?.markets.length).toBeGreaterThan(0);
  });

  it('a place of one player’s own refuses the bets of that player alone', async () => {
    await applyFeed(server.deps, [nfl, upcomingEvent('e5')]);
    const away = { eventId: 'e5', selectionId: 'e5.ml.away', numeratorLong: 6, denominatorLong: 5, points: null };
    const placedBy = async (place: object | null): Promise<unknown> => {
      const { userId, username, password } = (await server.post('/sandbox/players', {})).body as Record<string, string>;
      const headers = clientHeaders((await logIn(server.url, username ?? '', password ?? '')).access_token);
      if (place !== null) await server.post('/sandbox/visitor', { ...place, playerId: userId });
      const { status, userErrors } = await placeBets(
        server.url,
        { placementId: randomUUID(), bets: [straight(away, 100)] },
        headers,
      );
      return userErrors[0]?.code ?? status;
    };
    // The code of the specification's default location error.
    expect(await placedBy({ countryCode: 'US', regionCode: 'US-TX' })).toBe('unknown');
    expect(await placedBy(null)).toBe('PLACED');
    expect(await placedBy({ countryCode: 'US', regionCode: 'US-PA' })).toBe('PLACED');
    await server.post('/sandbox/reset', {});
  });

  it('limits of every type are set together, and an empty list removes them', async () => {
    await applyFeed(server.deps, [nfl, upcomingEvent('e7')]);
    const away = { eventId: 'e7', selectionId: 'e7.ml.away', numeratorLong: 6, denominatorLong: 5, points: null };
    const { userId, username, password } = (await server.post('/sandbox/players', {})).body as Record<string, string>;
    const headers = clientHeaders((await logIn(server.url, username ?? '', password ?? '')).access_token);
    const set = (...limits: readonly object[]) => server.post('/sandbox/limits', { playerId: userId, limits });
    const placed = async (stakeCents: number): Promise<string> => {
      const request = { placementId: randomUUID(), bets: [straight(away, stakeCents)] };
      const { status, userErrors } = await placeBets(server.url, request, headers);
      return userErrors[0]?.code ?? status;
    };
    expect(await placed(100)).toBe('PLACED');
    const money = { period: 'DAILY', amountCents: 100_000 };
    const every = [
      { type: 'DEPOSIT', ...money, period: 'MONTHLY' },
      { type: 'LOSS', ...money, period: 'WEEKLY' },
      { type: 'SPEND', ...money },
      { type: 'MAX_SINGLE_WAGER', amountCents: 200 },
      { type: 'DAILY_TIME', hours: 1.5 },
    ];
    expect((await set(...every)).status).toBe(200);
    expect(await placed(201)).toBe('edgebook.limit.single_wager');
    expect(await placed(200)).toBe('PLACED');
    await set({ type: 'SPEND', amountCents: 301 });
    expect(await placed(10)).toBe('edgebook.limit.spend');
    await set({ type: 'LOSS', period: 'MONTHLY', amountCents: 301 });
    expect(await placed(10)).toBe('edgebook.limit.loss');
    await set({ type: 'DAILY_TIME', hours: 0.001 });
    await server.post('/sandbox/clock', { advanceSeconds: 4 });
    expect(await placed(10)).toBe('edgebook.limit.time');
    await set();
    expect(await placed(10)).toBe('PLACED');
    await server.post('/sandbox/reset', {});
  });

  it('a result answers how many bets it settled, a correction how many it changed', async () => {
    await applyFeed(server.deps, [nfl, upcomingEvent('e3'), upcomingEvent('e4')]);
    const { body } = await server.post('/sandbox/players', {});
    const { username, password } = body as { username: string; password: string };
    const headers = clientHeaders((await logIn(server.url, username, password)).access_token);
    const away = { eventId: 'e3', selectionId: 'e3.ml.away', numeratorLong: 6, denominatorLong: 5, points: null };
    const bets = [straight(away, 100), parlay([away, { ...away, eventId: 'e4', selectionId: 'e4.ml.away' }], 100)];
    for (const bet of bets)
      expect((await placeBets(server.url, { placementId: randomUUID(), bets: [bet] }, headers)).status).toBe('PLACED');
    const settledBy = async (id: string, homeScore: number, awayScore: number): Promise<unknown> =>
      (await server.post(`/sandbox/events/${id}/result`, { homeScore, awayScore })).body;
    // The parlay waits for its other leg; by the correction both bets lose, so that leg no longer matters.
    expect(await settledBy('e3', 10, 20)).toEqual({ eventId: 'e3', settledBets: 1 });
    expect(await settledBy('e3', 10, 20)).toEqual({ eventId: 'e3', settledBets: 0 });
    expect(await settledBy('e3', 20, 10)).toEqual({ eventId: 'e3', settledBets: 2 });
    expect(await settledBy('e4', 10, 20)).toEqual({ eventId: 'e4', settledBets: 0 });
    expect((await server.get('/sandbox/audit')).body).toMatchObject({ balanced: true, bets: 2 });
  });

  it('bets are cancelled for each reason, once, with an error for what cannot be', async () => {
    await applyFeed(server.deps, [nfl, upcomingEvent('e6')]);
    const { username, password } = (await server.post('/sandbox/players', {})).body as { username: string; password: string };
    const headers = clientHeaders((await logIn(server.url, username, password)).access_token);
    const away = { eventId: 'e6', selectionId: 'e6.ml.away', numeratorLong: 6, denominatorLong: 5, points: null };
    const place = async () => {
      const body = { placementId: randomUUID(), bets: [straight(away, 100)] };
      return (await placeBets(server.url, body, headers)).placedBets[0]?.id ?? 'none';
    };
    const ids = [await place(), await place(), await place(), await place()];
    const cancel = async (id = '', reason = '', more: object = {}) =>
      (await server.post(`/sandbox/bets/${id}/cancel`, { reason, note: 'For the test', ...more })).body;
    const refused = (field: string) => ({ error: expect.any(String), field });
    const [operator, patron, lost, lostToo] = ids;
    expect(await cancel(operator, 'operator', { cancelledBy: 'trader 7' })).toEqual({ betId: operator, outcome: 'REFUND' });
    expect(await cancel(operator, 'OPERATOR')).toEqual({ betId: operator, outcome: 'REFUND' });
    expect(await cancel(operator, 'invalid')).toEqual(refused('reason'));
    expect(await cancel(patron, 'patron')).toEqual({ betId: patron, outcome: 'PATRON_CANCELLED' });
    await server.post('/sandbox/events/e6/result', { homeScore: 1, awayScore: 0 });
    expect(await cancel(lost, 'patron')).toEqual(refused('reason'));
    expect(await cancel(lost, 'invalid')).toEqual({ betId: lost, outcome: 'INVALID' });
    for (const [id, reason, more, field] of [
      ['999999', 'operator', {}, 'id'],
      ['one', 'operator', {}, 'id'],
      [lostToo, 'bored', {}, 'reason'],
      [lostToo, 'invalid', { note: '' }, 'note'],
      [lostToo, 'invalid', { stake: 1 }, 'stake'],
    ] as const)
      expect(await cancel(id, reason, more)).toEqual(refused(field));
    const read = await listBets(server.url, 'SETTLED', headers);
    expect(ids.map((id) => read.find((bet) => bet.id === id)).map((bet) => [bet?.status, bet?.outcome, bet?.payoutAmount])).toEqual(
      [
        ['CANCELLED', 'REFUND', { amount: 100 }],
        ['CANCELLED', 'PATRON_CANCELLED', { amount: 100 }],
        ['INVALID', 'INVALID', { amount: 100 }],
        ['SETTLED', 'LOSS', { amount: 0 }],
      ],
    );
    const stored = await server.deps.db.query
      .selectFrom('bet_cancellations')
      .select(['cancelled_by', 'note'])
      .orderBy('bet_id')
      .execute();
    expect(stored.map(({ cancelled_by }) => cancelled_by)).toEqual(['trader 7', 'sandbox', 'sandbox']);
    expect((await server.get('/sandbox/audit')).body).toMatchObject({ balanced: true, discrepancies: [] });
    await server.post('/sandbox/reset', {});
    expect(await server.deps.db.query.selectFrom('bet_cancellations').selectAll().execute()).toEqual([]);
  });
});
