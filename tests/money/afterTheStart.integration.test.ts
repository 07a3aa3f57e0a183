import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlacementOutcome } from '../../server/store/bets/index.ts';
import { readSelections } from '../../server/store/catalogue/index.ts';
import { until } from '../support/until.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(4);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

/** An event without a running feed: only the clock shows that it has begun. */
async function eventStartingAt(startsAt: Date): Promise<string> {
  const id = randomUUID();
  await fixture.event(id);
  await fixture.deps.db.query.updateTable('events').set({ starts_at: startsAt }).where('id', '=', id).execute();
  return id;
}

const codes = (outcome: { kind: string; errors?: readonly { code: string }[] }) => outcome.errors?.map((error) => error.code);

describe('a bet around the start of its game, which no feed closes', () => {
  it('is placed before the start and refused from the start on', async () => {
    const player = await fixture.player(10_000);
    const event = await eventStartingAt(NOW);
    const at = async (offsetMs: number) => {
      fixture.setNow(new Date(NOW.getTime() + offsetMs));
      const outcome = await fixture.place(player, [straight(`${event}.home`, 100)]);
      fixture.setNow(NOW);
      return outcome;
    };
    expect((await at(-60_000)).kind).toBe('PLACED');
    for (const offsetMs of [0, 1, 60_000]) expect(codes(await at(offsetMs))).toEqual(['EVENT_NOT_OPEN']);
    expect(await fixture.cash(player)).toBe(9_900);
  });

  it('is refused ten days later as it was at the start', async () => {
    const event = await eventStartingAt(new Date(NOW.getTime() - 10 * 86_400_000));
    const player = await fixture.player(10_000);
    expect(codes(await fixture.place(player, [straight(`${event}.home`, 100)]))).toEqual(['EVENT_NOT_OPEN']);
  });

  it('takes no parlay with one leg that has begun', async () => {
    // The clock of a placement runs on while it waits for its locks, so the other game is not about to begin.
    const [started, later] = [await eventStartingAt(NOW), await eventStartingAt(new Date(NOW.getTime() + 60_000))];
    const player = await fixture.player(10_000);
    expect(await fixture.place(player, [parlay([`${started}.home`, `${later}.home`], 100)])).toMatchObject({
      errors: [{ code: 'EVENT_NOT_OPEN', selectionId: `${started}.home` }],
    });
  });

  it('is shown as closed in a slip from the same instant on', async () => {
    const event = await eventStartingAt(NOW);
    const statusAt = async (offsetMs: number) =>
      (await readSelections(fixture.deps.db, [`${event}.home`], new Date(NOW.getTime() + offsetMs))).get(`${event}.home`)
        ?.marketStatus;
    expect([await statusAt(-1), await statusAt(0)]).toEqual(['OPEN', 'HIDDEN']);
  });
});

/** Places a bet that waits a second for its account's lock, while the business clock runs. */
async function placeAfterWaiting(player: Player, event: string): Promise<PlacementOutcome> {
  const lock = await fixture.owner.pool.connect();
  await lock.query('BEGIN');
  await lock.query('SELECT FROM ledger_accounts WHERE player_id = $1 FOR UPDATE', [player.playerId]);
  const sentAt = performance.now();
  const placing = fixture.place(player, [straight(`${event}.home`, 100)]);
  await until(async () => {
    const { rows } = await fixture.owner.pool.query<{ waiting: number }>(
      `SELECT count(*) AS waiting FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ~ 'place_bets'`,
    );
    return rows[0]?.waiting === 1 && performance.now() - sentAt > 1_000;
  });
  await lock.query('COMMIT');
  lock.release();
  return placing;
}

describe('a placement that waits for its account', () => {
  it('wins no time by it: once its game has begun it is refused', async () => {
    const player = await fixture.player(10_000);
    const event = await eventStartingAt(new Date(NOW.getTime() + 300));
    expect(codes(await placeAfterWaiting(player, event))).toEqual(['EVENT_NOT_OPEN']);
    expect(await fixture.cash(player)).toBe(10_000);
  });

  it('is refused when its session has expired in the meantime', async () => {
    const player = await fixture.player(10_000);
    const event = await eventStartingAt(new Date(NOW.getTime() + 3_600_000));
    const expiresAt = new Date(NOW.getTime() + 300);
    await fixture.deps.db.pool.query('UPDATE sessions SET expires_at = $2 WHERE id = $1', [player.sessionId, expiresAt]);
    expect(codes(await placeAfterWaiting(player, event))).toEqual(['SESSION_ENDED']);
    expect(await fixture.cash(player)).toBe(10_000);
  });

  it('is refused when its feed has fallen silent in the meantime', async () => {
    const player = await fixture.player(10_000);
    const event = await eventStartingAt(new Date(NOW.getTime() + 3_600_000));
    const { pool } = fixture.deps.db;
    await pool.query('UPDATE events SET source = id WHERE id = $1', [event]);
    const heardAt = new Date(NOW.getTime() - 60_000 + 300);
    await pool.query('INSERT INTO feeds (source, heartbeat_ms, heard_at) VALUES ($1, 60000, $2)', [event, heardAt]);
    expect(codes(await placeAfterWaiting(player, event))).toEqual(['MARKET_NOT_OPEN']);
    expect(await fixture.cash(player)).toBe(10_000);
  });
});

describe('a placement that waits for a connection to the database', () => {
  it('wins no time by it: once its game has begun it is refused', async () => {
    const player = await fixture.player(10_000);
    const event = await eventStartingAt(new Date(NOW.getTime() + 60_000));
    const { pool } = fixture.deps.db;
    const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const placing = fixture.place(player, [straight(`${event}.home`, 100)]);
    await until(() => pool.waitingCount === 1);
    fixture.setNow(new Date(NOW.getTime() + 60_000));
    for (const connection of taken) connection.release();
    expect(codes(await placing)).toEqual(['EVENT_NOT_OPEN']);
    fixture.setNow(NOW);
    expect(await fixture.cash(player)).toBe(10_000);
  });
});
