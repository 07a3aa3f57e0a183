import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUSH_KINDS, type PushKind } from '../../core/pushMessage.ts';
import { deleteExpired } from '../../server/api/graphql/cleanup.ts';
import type { Deps } from '../../server/deps.ts';
import { DEFAULT_IDENTITY_POLICY } from '../../server/domain/identity/policy.ts';
import { runDueJobs } from '../../server/jobRunner.ts';
import { pushTasks } from '../../server/pushJobs.ts';
import { openSession } from '../../server/store/identity/openSession.ts';
import { revokePlayerSessions, revokeSession } from '../../server/store/identity/sessions.ts';
import { queuePushes } from '../../server/store/push/deliveries.ts';
import { readPushSettings, switchPushKind } from '../../server/store/push/subscriptions.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from '../money/support/moneyFixture.ts';
import { queuedPushes, subscribeToPush } from '../support/queuedPushes.ts';

const WON = { homeScore: 1, awayScore: 0 };

/** The push service: answers `status`, and keeps what it got. */
let service: Server;
let origin = '';
let status = 201;
let received: { url: string; encoding: unknown; authorization: string; ttl: unknown; bytes: number }[] = [];
let fixture: MoneyFixture;
let deps: Deps;

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { authorization = '', ttl, 'content-encoding': encoding } = request.headers;
      received.push({ url: request.url ?? '', encoding, authorization, ttl, bytes: Buffer.concat(parts).length });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  fixture = await makeMoneyFixture();
  const { config } = fixture.deps;
  deps = { ...fixture.deps, config: { ...config, sandbox: true, push: { vapid: null, services: [origin] } } };
});
beforeEach(() => {
  status = 201;
  received = [];
});
afterAll(async () => {
  service.close();
  await fixture.drop();
});

const subscribe = ({ playerId, sessionId }: Player, name: string): Promise<boolean> =>
  subscribeToPush(deps, playerId, `${origin}/${name}`, sessionId);

async function settleBet(player: Player): Promise<string> {
  const event = randomUUID();
  await fixture.event(event, '+100');
  await fixture.place(player, [straight(`${event}.home`, 100, '+100')]);
  await fixture.finish(event, WON);
  return event;
}

const deliver = () => runDueJobs(deps, pushTasks(deps));
/** The queue's pause before another try is over. */
const endPauses = () => fixture.owner.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL');
const subscriptions = async ({ playerId }: Player) =>
  (await fixture.owner.pool.query('SELECT id FROM push_subscriptions WHERE player_id = $1', [playerId])).rows.length;

it('a settled bet is pushed once to each device, encrypted and signed, and a correction once more', async () => {
  const player = await fixture.player(10_000);
  await Promise.all([subscribe(player, 'a'), subscribe(player, 'b')]);
  const event = await settleBet(player);
  await Promise.all([deliver(), deliver()]);
  await deliver();
  expect(received.map(({ url }) => url).sort()).toEqual(['/a', '/b']);
  for (const { encoding, authorization, ttl, bytes } of received) {
    expect([encoding, ttl]).toEqual(['aes128gcm', '86400']);
    expect(authorization).toMatch(/^vapid t=/);
    expect(bytes).toBeGreaterThan(100);
  }
  await fixture.finish(event, { homeScore: 0, awayScore: 1 });
  await deliver();
  expect(received).toHaveLength(4);
});

it('a message that a service does not take is tried again, and only there', async () => {
  const player = await fixture.player(10_000);
  await subscribe(player, 'busy');
  await settleBet(player);
  status = 503;
  await deliver();
  status = 201;
  await endPauses();
  await deliver();
  await endPauses();
  await deliver();
  expect(received.map(({ url }) => url)).toEqual(['/busy', '/busy']);
});

it.each([
  [400, 'is deleted', 0],
  [401, 'is deleted', 0],
  [403, 'is deleted', 0],
  [404, 'is deleted', 0],
  [410, 'is deleted', 0],
  [413, 'is deleted', 0],
  [429, 'stays, and is sent the message later', 1],
  [500, 'stays, and is sent the message later', 1],
])('a subscription whose service answers %s %s', async (answered, _what, count) => {
  const player = await fixture.player(10_000);
  await subscribe(player, `answers-${answered}`);
  await settleBet(player);
  status = answered;
  await deliver();
  const { devices } = await readPushSettings(deps.db.query, { playerId: player.playerId, brand: 'tsb' }, deps.clock.now());
  expect(devices).toHaveLength(count);
  status = 201;
  await endPauses();
  await deliver();
  expect(received).toHaveLength(1 + count);
});

describe('a session that is over', () => {
  const revoke = (reason: string) => (player: Player) =>
    revokePlayerSessions(deps.db.query, player.playerId, reason, deps.clock.now());
  const ends: readonly [string, (player: Player) => Promise<unknown>][] = [
    ['a log-out', ({ sessionId }) => revokeSession(deps.db.query, sessionId, 'log-out', NOW)],
    ['another password', revoke('password update')],
    ['a self-exclusion', revoke('self-exclusion')],
    ['an operator', revoke('operator')],
    [
      'another log-in',
      ({ playerId }) =>
        openSession(deps.db.query, {
          ...{ playerId, transport: 'body', clientId: 'slipstream-web', brand: 'tsb', now: NOW },
          policy: { ...DEFAULT_IDENTITY_POLICY, oneSessionPerPlayer: true },
        }),
    ],
    ['time', async () => fixture.setNow(new Date(NOW.getTime() + 900_000))],
  ];
  afterEach(() => fixture.setNow(NOW));

  it.each(ends)('is sent nothing after its end by %s, is no device of the settings, and subscribes nothing', async (_what, end) => {
    const player = await fixture.player(10_000);
    await subscribe(player, randomUUID());
    await settleBet(player);
    await end(player);
    await deliver();
    expect(received).toEqual([]);
    const owner = { playerId: player.playerId, brand: 'tsb' };
    expect((await readPushSettings(deps.db.query, owner, deps.clock.now())).devices).toEqual([]);
    expect(await subscribe(player, randomUUID())).toBe(false);
    await deleteExpired(deps);
    expect(await subscriptions(player)).toBe(0);
  });

  it('takes its subscription along when it is forgotten', async () => {
    const player = await fixture.player(10_000);
    await subscribe(player, randomUUID());
    await fixture.owner.pool.query('DELETE FROM sessions WHERE id = $1', [player.sessionId]);
    expect(await subscriptions(player)).toBe(0);
  });
});

/** Queues news of the kind, as its cause does. */
async function cause(kind: PushKind, player: Player): Promise<void> {
  if (kind === 'BET_SETTLED') return void (await settleBet(player));
  let subject: string = randomUUID();
  if (kind === 'PRICE_ALERT') {
    const event = randomUUID();
    await fixture.event(event, '+100');
    const { rows } = await fixture.owner.pool.query<{ id: string }>(
      `INSERT INTO price_alerts (player_id, selection_id, event_id, target_numerator, target_denominator, set_at)
         VALUES ($1, $2, $3, 1, 1, $4) RETURNING id`,
      [player.playerId, `${event}.home`, event, deps.clock.now()],
    );
    subject = rows[0]?.id ?? '';
  }
  await queuePushes(deps.db.query, [{ playerId: player.playerId, kind, subject, cause: `test:${randomUUID()}` }], deps.clock.now());
}

const stop = (kind: string, until: Date | null) => (player: Player) =>
  fixture.owner.pool.query('SELECT stop_player($1, $2, $3, $4, $5)', [
    ...[player.playerId, kind, until, until !== null],
    deps.clock.now(),
  ]);
const sql = (text: string) => (player: Player) => fixture.owner.pool.query(text, [player.playerId]);
const later = (): Date => new Date(deps.clock.now().getTime() + 3_600_000);

describe.each(PUSH_KINDS)('news of the kind %s', (kind) => {
  const others = PUSH_KINDS.filter((other) => other !== kind);
  const owner = ({ playerId }: Player) => ({ playerId, brand: 'tsb' });

  it.each<[string, (player: Player) => Promise<unknown>, number]>([
    ['reaches a player', async () => undefined, 1],
    [
      'reaches one who has switched the other kinds off',
      (player) => Promise.all(others.map((other) => switchPushKind(deps.db.query, owner(player), other, false))),
      1,
    ],
    ['does not reach one who has switched it off', (player) => switchPushKind(deps.db.query, owner(player), kind, false), 0],
    ['does not reach an excluded player', (player) => stop('self_exclusion', null)(player), 0],
    ['does not reach one in a cool-off', (player) => stop('cool_off', later())(player), 0],
    ['does not reach one whose account is closed', sql('UPDATE players SET closed_at = now() WHERE id = $1'), 0],
    ['does not reach one with limited access', sql('UPDATE players SET limited_access = true WHERE id = $1'), 0],
    [
      'reaches one who wants no promotions, but for prices',
      sql("INSERT INTO player_exclusions (player_id, kind, ends_by_itself) VALUES ($1, 'promotions', false)"),
      kind === 'PRICE_ALERT' ? 0 : 1,
    ],
  ])('%s', async (_what, prepare, count) => {
    const player = await fixture.player(10_000);
    await subscribe(player, randomUUID());
    await cause(kind, player);
    // Between the cause and the delivery, which decides.
    await prepare(player);
    await deliver();
    expect(received).toHaveLength(count);
  });
});

it('without a subscription nothing is queued', async () => {
  const [told, none] = [await fixture.player(10_000), await fixture.player(10_000)];
  await subscribe(told, 'told');
  await settleBet(told);
  await settleBet(none);
  expect([
    (await queuedPushes(fixture.owner.pool, told.playerId)).length,
    await queuedPushes(fixture.owner.pool, none.playerId),
  ]).toEqual([1, []]);
  await deliver();
  expect(received.map(({ url }) => url)).toEqual(['/told']);
});

it('an endpoint belongs to whoever subscribed with it last: the player before is not told there', async () => {
  const [first, second] = [await fixture.player(10_000), await fixture.player(10_000)];
  await subscribe(first, 'shared');
  await subscribe(second, 'shared');
  await settleBet(first);
  await deliver();
  expect(received).toEqual([]);
  expect([await subscriptions(first), await subscriptions(second)]).toEqual([0, 1]);
});
