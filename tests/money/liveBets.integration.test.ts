import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hold } from '../../server/store/bets/index.ts';
import { readSelections } from '../../server/store/catalogue/index.ts';
import { until } from '../support/until.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, parlay, straight } from './support/moneyFixture.ts';

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

interface Feed {
  readonly heartbeatMs: number | null;
  readonly heardAt: Date | null;
  readonly confirmedAt?: Date | null;
}

/** An event of a separate feed. */
async function eventOf(feed: Feed | null, { inPlay = false, pricedAt = NOW, placeDelayMs = 0 } = {}): Promise<string> {
  const id = randomUUID();
  await fixture.event(id);
  await sql('UPDATE events SET source = $1, status = $2 WHERE id = $1', id, inPlay ? 'IN_PLAY' : 'PRE_GAME');
  await sql(
    'UPDATE markets SET priced_at = $2, live_price_ms = 60000, place_delay_ms = $3 WHERE event_id = $1',
    id,
    pricedAt,
    placeDelayMs,
  );
  if (feed) await sql('INSERT INTO feeds VALUES ($1, $2, $3, $4)', id, feed.heartbeatMs, feed.heardAt, feed.confirmedAt ?? null);
  return id;
}

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

/** Holds until the test decides how the hold ends. */
function handHold(): { hold: Hold; readonly asked: readonly number[]; end(isOver: boolean): void } {
  const asked: number[] = [];
  let end: (isOver: boolean) => void = () => undefined;
  const over = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  return {
    asked,
    end,
    hold(delayMs) {
      asked.push(delayMs);
      return over;
    },
  };
}

const live = (placeDelayMs = 3_000) => eventOf(null, { inPlay: true, placeDelayMs });
const decidedOf =
  'SELECT placement_id FROM bets WHERE player_id = $1 UNION SELECT id FROM rejected_placements WHERE player_id = $1';
const placementsOf = async (playerId: string) => (await sql(decidedOf, playerId)).rowCount;

describe('the place-bet delay of a market in play [W9.33]', () => {
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

  it('stores nothing while it lasts, and the bet is decided at the price and the time of its end', async () => {
    const event = await live();
    for (const happens of ['move', 'suspend', 'age', 'nothing'] as const) {
      const player = await fixture.player(10_000);
      const { hold, asked, end } = handHold();
      const placing = fixture.place(player, [straight(`${event}.home`, 100)], randomUUID(), hold);
      await until(() => asked.length === 1);
      expect(await placementsOf(player.playerId)).toBe(0);
      expect(await fixture.cash(player)).toBe(10_000);
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
      fixture.setNow(NOW);
      await fixture.setPrice(`${event}.home`, '-110');
      await sql(`UPDATE markets SET status = 'OPEN' WHERE event_id = $1`, event);
    }
  });

  it('is waited for once where a share of a cap is full, or where visitors move meanwhile', async () => {
    const event = await live();
    const owner = fixture.owner.pool;
    // A slot has an eighth of it, less than the 91 that the bet wins.
    await owner.query(`INSERT INTO liability_caps (scope, id, cents) VALUES ('EVENT', $1, 700)`, [event]);
    const player = await fixture.player(10_000);
    const held: number[] = [];
    const place = (regionCode: string) =>
      fixture.place(player, [straight(`${event}.home`, 100)], randomUUID(), async (delayMs) => {
        const visitor = JSON.stringify({ countryCode: 'US', regionCode });
        await owner.query(
          `INSERT INTO settings (key, value) VALUES ('visitor', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
          [visitor],
        );
        return held.push(delayMs) > 0;
      });
    expect((await place('US-PA')).kind).toBe('PLACED');
    expect(held).toEqual([3_000]);
    expect(await place('US-TX')).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'OUTSIDE_OPERATING_AREA' }] });
    expect(held).toEqual([3_000, 3_000]);
    await owner.query(`DELETE FROM liability_caps WHERE id = $1`, [event]);
    await owner.query(`DELETE FROM settings WHERE key = 'visitor'`);
  });

  it('refuses at once what would be refused anyway', async () => {
    const event = await live();
    const { hold, asked } = handHold();
    const outcome = await fixture.place(await fixture.player(10_000), [straight(`${event}.home`, 100, '+500')], randomUUID(), hold);
    expect([outcome.kind, asked]).toEqual(['REJECTED', []]);
  });

  it('is waited for by every repeat of one id, and a decided id is answered without waiting', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const bets = [straight(`${event}.home`, 100)];
    const holds = [handHold(), handHold(), handHold()];
    const placing = holds.map(({ hold }) => fixture.place(player, bets, id, hold));
    for (const { asked } of holds) await until(() => asked.length === 1);
    for (const { end } of holds) end(true);
    const answers = (await Promise.all(placing)).map((answer) => ({ ...answer, after: null }));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await fixture.cash(player)).toBe(9_900);
    const repeat = handHold();
    expect({ ...(await fixture.place(player, bets, id, repeat.hold)), after: null }).toEqual(answers[0]);
    expect(repeat.asked).toEqual([]);
  });

  it('places nothing where it ends early, and the same id is placed by the next try', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const bets = [straight(`${event}.home`, 100)];
    expect(await fixture.place(player, bets, id, async () => false)).toEqual({ kind: 'NOT_DECIDED' });
    expect(await placementsOf(player.playerId)).toBe(0);
    expect((await fixture.place(player, bets, id)).kind).toBe('PLACED');
    expect(await fixture.cash(player)).toBe(9_900);
  });

  it('does not outlast the log-in', async () => {
    const event = await live();
    const player = await fixture.player(10_000);
    const { hold, asked, end } = handHold();
    const placing = fixture.place(player, [straight(`${event}.home`, 100)], randomUUID(), hold);
    await until(() => asked.length === 1);
    await sql('UPDATE sessions SET revoked_at = $2 WHERE id = $1', player.sessionId, NOW);
    end(true);
    expect(await placing).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'SESSION_ENDED' }] });
  });
});
