import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPlacement } from '../../server/store/bets/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
  await fixture.event('e1');
});
afterEach(() => fixture.setNow(NOW));
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

async function placedOf(player: Player, tries: number): Promise<{ placed: number; limited: number }> {
  const outcomes = await Promise.all(Array.from({ length: tries }, () => fixture.place(player, [straight('e1.home', 10)])));
  const count = (kind: string) => outcomes.filter((outcome) => outcome.kind === kind).length;
  return { placed: count('PLACED'), limited: count('RATE_LIMITED') };
}

const later = (ms: number): void => fixture.setNow(new Date(NOW.getTime() + ms));

describe('placements of one player', () => {
  it('are taken a hundred at once and ten a second from then on, of many tries at one moment', async () => {
    const player = await fixture.player(1_000_000);
    expect(await placedOf(player, 130)).toEqual({ placed: 100, limited: 30 });
    later(99);
    expect(await placedOf(player, 1)).toEqual({ placed: 0, limited: 1 });
    later(1_000);
    expect(await placedOf(player, 30)).toEqual({ placed: 10, limited: 20 });
    later(60_000);
    expect(await placedOf(player, 101)).toEqual({ placed: 100, limited: 1 });
  });

  it('are limited for that player alone', async () => {
    const [busy, other] = [await fixture.player(10_000), await fixture.player(10_000)];
    await placedOf(busy, 100);
    expect(await placedOf(other, 1)).toEqual({ placed: 1, limited: 0 });
  });

  it('refused placements count too', async () => {
    const player = await fixture.player(0);
    for (let tries = 0; tries < 100; tries += 1) await fixture.place(player, [straight('e1.home', 100)]);
    expect(await fixture.place(player, [straight('e1.home', 100)])).toEqual({ kind: 'RATE_LIMITED' });
  });

  it('answer a known id although the limit is reached, and store nothing of a placement that the limit refused', async () => {
    const player = await fixture.player(10_000);
    const [placedId, fresh] = [randomUUID(), randomUUID()];
    const bets = [straight('e1.home', 10)];
    await fixture.place(player, bets, placedId);
    await placedOf(player, 99);
    expect(await fixture.place(player, bets, fresh)).toEqual({ kind: 'RATE_LIMITED' });
    expect(await findPlacement(fixture.deps.db, player.playerId, fresh)).toBeNull();
    expect((await fixture.place(player, bets, placedId)).kind).toBe('PLACED');
    later(100);
    expect((await fixture.place(player, bets, fresh)).kind).toBe('PLACED');
  });

  it('still work when the business clock is set back', async () => {
    const player = await fixture.player(10_000);
    later(600_000);
    await placedOf(player, 100);
    later(0);
    expect(await placedOf(player, 101)).toEqual({ placed: 100, limited: 1 });
  });

  it('placements of held bets are counted once, before they are held', async () => {
    const player = await fixture.player(10_000);
    await fixture.event('live');
    const { pool } = fixture.deps.db;
    await pool.query(`UPDATE events SET status = 'IN_PLAY' WHERE id = 'live'`);
    await pool.query(`UPDATE markets SET place_delay_ms = 3000, priced_at = $1 WHERE event_id = 'live'`, [NOW]);
    const bets = [straight('live.home', 10)];
    let held = 0;
    const hold = async (): Promise<boolean> => {
      held += 1;
      return true;
    };
    const outcomes = await Promise.all(Array.from({ length: 110 }, () => fixture.place(player, bets, randomUUID(), hold)));
    expect(outcomes.filter(({ kind }) => kind === 'PLACED')).toHaveLength(100);
    expect(held).toBe(100);
  });
});
