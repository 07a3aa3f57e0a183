import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUSH_KINDS, type PushKind } from '../../core/wire/pushMessage.ts';
import { contexts } from '../../server/contexts.ts';
import type { Deps } from '../../server/deps.ts';
import { DEFAULT_IDENTITY_POLICY } from '../../server/domain/identity/policy.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { pushWork } from '../../server/jobs/push.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { openSession } from '../../server/store/identity/openSession.ts';
import { revokePlayerSessions, revokeSession } from '../../server/store/identity/sessions.ts';
import { queuePushes } from '../../server/store/push/deliveries.ts';
import { readPushSettings, switchPushKind } from '../../server/store/push/subscriptions.ts';
import { countUnseen, seeSettled } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from '../money/support/moneyFixture.ts';
import { type PushService, startPushService } from '../support/pushService.ts';
import { queuedPushes, subscribeToPush } from '../support/queuedPushes.ts';

const WON = { homeScore: 1, awayScore: 0 };

let service: PushService;
let fixture: MoneyFixture;
let deps: Deps;

beforeAll(async () => {
  service = await startPushService();
  fixture = await makeMoneyFixture();
  const { config } = fixture.deps;
  deps = { ...fixture.deps, config: { ...config, sandbox: true, push: { vapid: null, services: [service.origin] } } };
});
beforeEach(() => {
  service.status = 201;
  service.received.length = 0;
});
afterAll(async () => {
  service.stop();
  await fixture.drop();
});

const subscribe = ({ playerId, sessionId }: Player, name: string): Promise<boolean> =>
  subscribeToPush(deps, playerId, { endpoint: `${service.origin}/${name}`, sessionId, keys: service.keys });

async function settleBet(player: Player): Promise<string> {
  const event = randomUUID();
  await fixture.event(event, '+100');
  await fixture.place(player, [straight(`${event}.home`, 100, '+100')]);
  await fixture.finish(event, WON);
  return event;
}

const paths = (): string[] => service.received.map(({ path }) => path);
const deliver = () => runDueJobs(deps, pushWork(deps));
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
  expect(paths().sort()).toEqual(['/a', '/b']);
  for (const { headers, body } of service.received) {
    expect([headers['content-encoding'], headers.ttl]).toEqual(['aes128gcm', '86400']);
    expect(headers.authorization).toMatch(/^vapid t=/);
    expect(body.length).toBeGreaterThan(100);
  }
  await fixture.finish(event, { homeScore: 0, awayScore: 1 });
  await deliver();
  expect(service.received).toHaveLength(4);
});

it('a message says how many settled bets the player has not seen; a correction counts once, and a bet that is open again not at all', async () => {
  const player = await fixture.player(10_000);
  await subscribe(player, 'counts');
  const counts = () => service.received.map(({ message }) => message.unseenBets);
  const first = await settleBet(player);
  await deliver();
  await settleBet(player);
  await deliver();
  await fixture.finish(first, { homeScore: 0, awayScore: 1 });
  await deliver();
  expect(counts()).toEqual([1, 2, 2]);
  const unseen = () => countUnseen(deps.db.query, player.playerId);
  await seeSettled(deps.db.query, player.playerId);
  expect(await unseen()).toBe(0);
  const [lost, open] = [randomUUID(), randomUUID()];
  for (const event of [lost, open]) await fixture.event(event, '+100');
  await fixture.place(player, [parlay([`${lost}.home`, `${open}.home`], 100, '+100')]);
  await fixture.finish(lost, { homeScore: 0, awayScore: 1 });
  expect(await unseen()).toBe(1);
  await fixture.finish(lost, WON);
  expect(await unseen()).toBe(0);
  await deliver();
});

it('a message that a service does not take is tried again, and only there', async () => {
  const player = await fixture.player(10_000);
  await subscribe(player, 'busy');
  await settleBet(player);
  service.status = 503;
  await deliver();
  service.status = 201;
  await endPauses();
  await deliver();
  await endPauses();
  await deliver();
  expect(paths()).toEqual(['/busy', '/busy']);
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
  service.status = answered;
  await deliver();
  const { devices } = await readPushSettings(deps.db.query, { playerId: player.playerId, brand: 'tsb' }, deps.clock.now());
  expect(devices).toHaveLength(count);
  service.status = 201;
  await endPauses();
  await deliver();
  expect(service.received).toHaveLength(1 + count);
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
          playerId,
          transport: 'body',
          clientId: 'slipstream-web',
          brand: 'tsb',
          now: NOW,
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
    expect(service.received).toEqual([]);
    const owner = { playerId: player.playerId, brand: 'tsb' };
    expect((await readPushSettings(deps.db.query, owner, deps.clock.now())).devices).toEqual([]);
    expect(await subscribe(player, randomUUID())).toBe(false);
    await deleteExpired(deps, contexts);
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
    player.playerId,
    kind,
    until,
    until !== null,
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
    expect(service.received).toHaveLength(count);
  });
});

it('without a subscription nothing is queued', async () => {
  const [subscriber, none] = [await fixture.player(10_000), await fixture.player(10_000)];
  await subscribe(subscriber, 'told');
  await settleBet(subscriber);
  await settleBet(none);
  expect([
    (await queuedPushes(fixture.owner.pool, subscriber.playerId)).length,
    await queuedPushes(fixture.owner.pool, none.playerId),
  ]).toEqual([1, []]);
  await deliver();
  expect(paths()).toEqual(['/told']);
});

it('an endpoint belongs to whoever subscribed with it last: the player before is not told there', async () => {
  const [first, second] = [await fixture.player(10_000), await fixture.player(10_000)];
  await subscribe(first, 'shared');
  await subscribe(second, 'shared');
  await settleBet(first);
  await deliver();
  expect(service.received).toEqual([]);
  expect([await subscriptions(first), await subscriptions(second)]).toEqual([0, 1]);
});
