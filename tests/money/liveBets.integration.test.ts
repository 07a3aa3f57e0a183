import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestedBet } from '../../server/domain/betKinds/types.ts';
import { heldPlacements } from '../../server/jobs/heldPlacements.ts';
import { createLoops } from '../../server/platform/loop.ts';
import { findPlacement, type Hold, listOverdue } from '../../server/store/bets/index.ts';
import { readSelections } from '../../server/store/catalogue/index.ts';
import { revokePlayerSessions } from '../../server/store/identity/sessions.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { setLocationCheck } from '../../server/store/players/locations.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { moveTo } from '../support/places.ts';
import { until } from '../support/until.ts';
import { eventOf as eventOfFeed, type Feed, handHold } from './support/liveEvents.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const ago = (ms: number): Date => new Date(NOW.getTime() - ms);
const sql = (text: string, ...values: readonly unknown[]) => fixture.deps.db.pool.query(text, [...values]);
const eventOf = (feed: Feed | null, options?: Parameters<typeof eventOfFeed>[2]) => eventOfFeed(fixture, feed, options);

/** The outcome of a bet on it, and the market in a slip at the same moment. */
async function tried(event: string): Promise<readonly [string, string | undefined]> {
  const outcome = await fixture.place(await fixture.player(1_000), [straight(`${event}.home`, 100)]);
  const shown = (await readSelections(fixture.deps.db, [`${event}.home`], fixture.deps.clock.now())).get(
    `${event}.home`,
  )?.marketStatus;
  if (outcome.kind !== 'REJECTED') return [outcome.kind, shown];
  expect(outcome.errors).toMatchObject([{ code: 'MARKET_NOT_OPEN', marketStatus: 'CLOSED' }]);
  return ['MARKET_NOT_OPEN', shown];
}
const TAKEN = ['PLACED', 'OPEN'];
const SUSPENDED = ['MARKET_NOT_OPEN', 'CLOSED'];

describe('a feed that states a heartbeat', () => {
  it('closes all its markets after a longer silence than that, also before the start', async () => {
    expect(await tried(await eventOf({ heartbeatMs: 60_000, heardAt: ago(30_000) }))).toEqual(TAKEN);
    expect(await tried(await eventOf({ heartbeatMs: 60_000, heardAt: ago(60_001) }))).toEqual(SUSPENDED);
    expect(await tried(await eventOf({ heartbeatMs: 5_000, heardAt: ago(10 * 86_400_000) }))).toEqual(SUSPENDED);
    expect(await tried(await eventOf({ heartbeatMs: 5_000, heardAt: null }))).toEqual(SUSPENDED);
    expect(await tried(await eventOf({ heartbeatMs: 5_000, heardAt: ago(60_000) }, { inPlay: true }))).toEqual(SUSPENDED);
  });

  it('opens them again with the next heartbeat, and a feed that states none closes nothing before the start', async () => {
    const event = await eventOf({ heartbeatMs: 5_000, heardAt: ago(6_000) });
    expect(await tried(event)).toEqual(SUSPENDED);
    await sql('UPDATE feeds SET heard_at = $2 WHERE source = $1', event, NOW);
    expect(await tried(event)).toEqual(TAKEN);
    expect(await tried(await eventOf({ heartbeatMs: null, heardAt: null }, { pricedAt: ago(86_400_000) }))).toEqual(TAKEN);
    expect(await tried(await eventOf(null, { pricedAt: ago(86_400_000) }))).toEqual(TAKEN);
  });
});

describe('a price of a game in play', () => {
  it('is refused once it is older than its market allows, in a feed without a heartbeat', async () => {
    expect(await tried(await eventOf(null, { inPlay: true, pricedAt: ago(30_000) }))).toEqual(TAKEN);
    expect(await tried(await eventOf(null, { inPlay: true, pricedAt: ago(60_001) }))).toEqual(SUSPENDED);
    expect(await tried(await eventOf(null, { inPlay: true, pricedAt: ago(120_000) }))).toEqual(SUSPENDED);
  });

  it('stays open as long as its feed confirms it', async () => {
    const feed = { heartbeatMs: 60_000, heardAt: NOW };
    const old = { inPlay: true, pricedAt: ago(3_600_000) };
    expect(await tried(await eventOf({ ...feed, confirmedAt: ago(30_000) }, old))).toEqual(TAKEN);
    expect(await tried(await eventOf({ ...feed, confirmedAt: ago(60_001) }, old))).toEqual(SUSPENDED);
    expect(await tried(await eventOf(feed, old))).toEqual(SUSPENDED);
  });

  it('ages with the business clock: two minutes after the feed was paused it is refused', async () => {
    const event = await eventOf({ heartbeatMs: 600_000, heardAt: NOW, confirmedAt: NOW }, { inPlay: true });
    expect(await tried(event)).toEqual(TAKEN);
    fixture.setNow(new Date(NOW.getTime() + 120_000));
    expect(await tried(event)).toEqual(SUSPENDED);
    fixture.setNow(NOW);
  });
});

const live = (placeDelayMs = 3_000) => eventOf(null, { inPlay: true, placeDelayMs });
const decidedOf = `SELECT FROM money_requests WHERE player_id = $1 AND outcome <> 'HELD'`;
const placementsOf = async (playerId: string) => (await sql(decidedOf, playerId)).rowCount;

describe('the place-bet delay of a market in play', () => {
  it('is the longest of the legs in play, and bets before the start are not held', async () => {
    const [slow, fast, later] = [await live(5_000), await live(1_000), await eventOf(null, { placeDelayMs: 9_000 })];
    const player = await fixture.player(10_000);
    const held: number[] = [];
    const hold: Hold = async (delayMs) => held.push(delayMs) > 0;
    const place = (...bets: Parameters<MoneyFixture['place']>[1]) => fixture.place(player, bets, randomUUID(), hold);
    expect((await place(parlay([`${fast}.home`, `${slow}.home`, `${later}.home`], 100))).kind).toBe('PLACED');
    expect(held).toEqual([5_000]);
    expect((await place(straight(`${fast}.home`, 100), straight(`${later}.home`, 100))).kind).toBe('PLACED');
    expect(held).toEqual([5_000, 1_000]);
    expect((await place(straight(`${later}.home`, 100))).kind).toBe('PLACED');
    expect(held).toEqual([5_000, 1_000]);
  });

  it('keeps the stake while it lasts, and the bet is decided at the price and the time of its end', async () => {
    const event = await live();
    for (const happens of ['move', 'suspend', 'age', 'nothing'] as const) {
      const player = await fixture.player(10_000);
      const { hold, delays, end } = handHold();
      const placing = fixture.place(player, [straight(`${event}.home`, 100)], randomUUID(), hold);
      await until(() => delays.length === 1);
      expect(await placementsOf(player.playerId)).toBe(0);
      expect(await fixture.cash(player)).toBe(9_900);
      if (happens === 'move') await fixture.setPrice(`${event}.home`, '-125');
      if (happens === 'suspend') await sql(`UPDATE markets SET status = 'CLOSED' WHERE event_id = $1`, event);
      if (happens === 'age') fixture.setNow(new Date(NOW.getTime() + 60_001));
      end(true);
      const expected = {
        move: { kind: 'REJECTED', errors: [{ code: 'ODDS_CHANGED' }] },
        suspend: { kind: 'REJECTED', errors: [{ code: 'MARKET_NOT_OPEN', marketStatus: 'CLOSED' }] },
        age: { kind: 'REJECTED', errors: [{ code: 'MARKET_NOT_OPEN', marketStatus: 'CLOSED' }] },
        nothing: { kind: 'PLACED' },
      }[happens];
      expect(await placing).toMatchObject(expected);
      expect(await fixture.cash(player)).toBe(happens === 'nothing' ? 9_900 : 10_000);
      fixture.setNow(NOW);
      await fixture.setPrice(`${event}.home`, '-110');
      await sql(`UPDATE markets SET status = 'OPEN' WHERE event_id = $1`, event);
    }
  });

  it('is waited for once where a share of a cap is full, which the held bet takes', async () => {
    const event = await live();
    const owner = fixture.owner.pool;
    // A slot has an eighth of it, less than the 91 that the bet wins; two of them do not fit.
    await owner.query(`INSERT INTO liability_caps (scope, id, cents) VALUES ('EVENT', $1, 160)`, [event]);
    const { hold, delays, end } = handHold();
    const [player, other] = [await fixture.player(10_000), await fixture.player(10_000)];
    const placing = fixture.place(player, [straight(`${event}.home`, 100)], randomUUID(), hold);
    await until(() => delays.length === 1);
    const full = { kind: 'REJECTED', errors: [{ code: 'LIABILITY_LIMIT' }] };
    expect(await fixture.place(other, [straight(`${event}.home`, 100)])).toMatchObject(full);
    await fixture.setPrice(`${event}.home`, '-125');
    end(true);
    expect(await placing).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'ODDS_CHANGED' }] });
    await fixture.setPrice(`${event}.home`, '-110');
    expect((await fixture.place(other, [straight(`${event}.home`, 100)])).kind).toBe('PLACED');
    expect(delays).toEqual([3_000]);
    await owner.query(`DELETE FROM liability_caps WHERE id = $1`, [event]);
  });

  it('refuses at once what would be refused anyway', async () => {
    const event = await live();
    const { hold, delays } = handHold();
    const outcome = await fixture.place(await fixture.player(10_000), [straight(`${event}.home`, 100, '+500')], randomUUID(), hold);
    expect([outcome.kind, delays]).toEqual(['REJECTED', []]);
  });

  it('is waited for by every repeat of one id, and a decided id is answered without waiting', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const bets = [straight(`${event}.home`, 100)];
    const holds = [handHold(), handHold(), handHold()];
    const placing = holds.map(({ hold }) => fixture.place(player, bets, id, hold));
    for (const { delays } of holds) await until(() => delays.length === 1);
    for (const { end } of holds) end(true);
    const answers = (await Promise.all(placing)).map((answer) => ({ ...answer, after: null }));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await fixture.cash(player)).toBe(9_900);
    const repeat = handHold();
    expect({ ...(await fixture.place(player, bets, id, repeat.hold)), after: null }).toEqual(answers[0]);
    expect(repeat.delays).toEqual([]);
  });

  it('is not over where the server stops, and the same id is decided by the next try', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const bets = [straight(`${event}.home`, 100)];
    expect(await fixture.place(player, bets, id, async () => false)).toEqual({ kind: 'NOT_DECIDED' });
    expect(await placementsOf(player.playerId)).toBe(0);
    expect(await fixture.cash(player)).toBe(9_900);
    expect((await fixture.place(player, [straight(`${event}.home`, 200)], id)).kind).toBe('REUSED');
    expect((await fixture.place(player, bets, id)).kind).toBe('PLACED');
    expect(await fixture.cash(player)).toBe(9_900);
  });

  it('ends with a decision by another server where its own is gone, and without one after a long stop', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const [soon, late] = [randomUUID(), randomUUID()];
    for (const id of [soon, late]) await fixture.place(player, [straight(`${event}.home`, 100)], id, async () => false);
    expect(await listOverdue(fixture.deps.db, 0, 10)).toEqual([]);
    const overdue = `UPDATE money_requests SET due_at = clock_timestamp() - $2::interval WHERE id = $1`;
    await fixture.owner.pool.query(overdue, [soon, '5 seconds']);
    await fixture.owner.pool.query(overdue, [late, '61 seconds']);
    const job = createLoops(fixture.deps, [heldPlacements(fixture.deps)]);
    await job.start();
    await until(async () => (await sql('SELECT FROM held_placements WHERE player_id = $1', player.playerId)).rowCount === 0);
    await job.stop();
    expect(await findPlacement(fixture.deps.db, player.playerId, soon)).toMatchObject({ kind: 'PLACED' });
    expect(await findPlacement(fixture.deps.db, player.playerId, late)).toMatchObject({ errors: [{ code: 'HOLD_LAPSED' }] });
    expect(await fixture.cash(player)).toBe(9_900);
  });
});

describe('nothing that the player does takes a held bet back', () => {
  const moves: Readonly<Record<string, (player: Player, event: string) => Promise<unknown>>> = {
    'a log-out': ({ sessionId }) => sql('UPDATE sessions SET revoked_at = $2 WHERE id = $1', sessionId, NOW),
    'spending the balance': async (player) => {
      const other = await eventOf(null);
      expect(await fixture.place(player, [straight(`${other}.home`, 10_000)])).toMatchObject({
        kind: 'REJECTED',
        errors: [{ code: 'INSUFFICIENT_FUNDS', availableCents: 9_900 }],
      });
      expect((await fixture.place(player, [straight(`${other}.home`, 9_900)])).kind).toBe('PLACED');
    },
    'a limit that is set or used up meanwhile': ({ playerId }) =>
      setPlayerLimits(fixture.deps.db, playerId, [{ type: 'SPEND', period: 'DAILY', amountCents: 1 }], NOW),
    'a failed location check': ({ playerId }) =>
      setLocationCheck(fixture.deps.db, playerId, { outcome: 'FAILED', expiresAt: null }, NOW),
    'a journey to where bets are not taken': ({ playerId }) => moveTo(fixture.deps.db, playerId, 'US-TX'),
    'an acknowledgement that becomes due': ({ playerId }) =>
      sql('UPDATE players SET acknowledgement_required = true WHERE id = $1', playerId),
    'a cap of the player that other bets fill': async (player) => {
      await fixture.owner.pool.query(`INSERT INTO liability_caps (scope, id, cents) VALUES ('PLAYER', $1, 100)`, [player.playerId]);
      const other = await eventOf(null);
      expect(await fixture.place(player, [straight(`${other}.home`, 100)])).toMatchObject({
        kind: 'REJECTED',
        errors: [{ code: 'LIABILITY_LIMIT' }],
      });
    },
  };

  it.each(Object.keys(moves))('%s leaves the bet to be decided', async (name) => {
    const event = await live();
    const player = await fixture.player(10_000);
    const { hold, delays, end } = handHold();
    const placing = fixture.place(player, [straight(`${event}.home`, 100)], randomUUID(), hold);
    await until(() => delays.length === 1);
    await moves[name]?.(player, event);
    end(true);
    expect(await placing).toMatchObject({ kind: 'PLACED', bets: [{ stakeCents: 100 }] });
  });

  it('a new password ends the bet that another session holds, and gives its stake back', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const { hold, delays, end } = handHold();
    const placing = fixture.place(player, [straight(`${event}.home`, 100)], randomUUID(), hold);
    await until(() => delays.length === 1);
    await revokePlayerSessions(fixture.deps.db.query, player.playerId, 'password update', NOW);
    end(true);
    expect(await placing).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'SESSION_ENDED' }] });
    expect(await fixture.cash(player)).toBe(10_000);
  });

  it.each(['PLACED', 'REJECTED'] as const)(
    'a reward and credits are used for one bet at a time, also where it is %s',
    async (kind) => {
      const event = await live();
      const player = await fixture.player(10_000);
      const { playerId } = player;
      const { query } = fixture.deps.db;
      const credits = { playerId, account: 'PROMOTIONAL_CREDIT', amountCents: 500, reference: randomUUID(), at: NOW } as const;
      await creditPlayer(query, credits);
      const expiresAt = new Date(NOW.getTime() + 86_400_000);
      const id = await grantReward(query, playerId, { kind: 'BONUS_BET', title: 'Bonus', amountCents: 300, expiresAt }, NOW);
      const bets = (of: string): RequestedBet[] => [
        { ...straight(`${of}.home`, 300), reward: { kind: 'BONUS_BET', id } },
        { ...straight(`${of}.away`, 500), reward: { kind: 'PROMOTIONAL_CREDIT' } },
      ];
      const { hold, delays, end } = handHold();
      const placing = fixture.place(player, bets(event), randomUUID(), hold);
      await until(() => delays.length === 1);
      const other = await eventOf(null);
      const used = { kind: 'REJECTED', errors: [{ code: 'REWARD_UNAVAILABLE' }] };
      expect(await fixture.place(player, bets(other).slice(0, 1))).toMatchObject(used);
      const spent = { kind: 'REJECTED', errors: [{ code: 'INSUFFICIENT_CREDITS', availableCents: 0 }] };
      expect(await fixture.place(player, bets(other).slice(1))).toMatchObject(spent);
      if (kind === 'REJECTED') await sql(`UPDATE markets SET status = 'CLOSED' WHERE event_id = $1`, event);
      end(true);
      expect((await placing).kind).toBe(kind);
      expect((await fixture.place(player, bets(other))).kind).toBe(kind === 'PLACED' ? 'REJECTED' : 'PLACED');
      expect(await fixture.cash(player)).toBe(10_000);
    },
  );

  it('its stake counts against a limit while it is held', async () => {
    const [event, other, player] = [await live(), await eventOf(null), await fixture.player(10_000)];
    await setPlayerLimits(fixture.deps.db, player.playerId, [{ type: 'SPEND', period: 'DAILY', amountCents: 1_000 }], NOW);
    const { hold, delays, end } = handHold();
    const placing = fixture.place(player, [straight(`${event}.home`, 600)], randomUUID(), hold);
    await until(() => delays.length === 1);
    expect(await fixture.place(player, [straight(`${other}.home`, 401)])).toMatchObject({
      kind: 'REJECTED',
      errors: [{ code: 'SPEND_LIMIT_REACHED' }],
    });
    expect((await fixture.place(player, [straight(`${other}.home`, 400)])).kind).toBe('PLACED');
    end(true);
    expect((await placing).kind).toBe('PLACED');
  });

  it('every stake is placed or given back, whatever is held, repeated, moved and stopped at once', async () => {
    const events = await Promise.all([live(), live(), live()]);
    const player = await fixture.player(1_000);
    const ids = Array.from({ length: 12 }, () => randomUUID());
    const again = Array.from({ length: 4 }, () => ids).flat();
    const outcomes = await Promise.all(
      again.map(async (id, index) => {
        const event = events[ids.indexOf(id) % 3] ?? '';
        if (index === 10) await fixture.setPrice(`${events[1]}.home`, '-111');
        if (index === 20) await fixture.setPrice(`${events[0]}.home`, '-125');
        const answer = await fixture.place(player, [straight(`${event}.home`, 150)], id, async () => index % 5 !== 0);
        return [id, answer.kind] as const;
      }),
    );
    for (const id of ids) {
      const kinds = new Set(outcomes.filter(([of, kind]) => of === id && kind !== 'NOT_DECIDED').map(([, kind]) => kind));
      expect(kinds.size).toBeLessThanOrEqual(1);
    }
    const { rows } = await sql(
      `SELECT (SELECT count(*) FROM bets WHERE player_id = $1) AS bets,
              (SELECT count(*) FROM held_placements WHERE player_id = $1) AS held`,
      player.playerId,
    );
    expect(await fixture.cash(player)).toBe(1_000 - 150 * (rows[0].bets + rows[0].held));
    expect(rows[0].bets + rows[0].held).toBeLessThanOrEqual(6);
    expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  });
});
