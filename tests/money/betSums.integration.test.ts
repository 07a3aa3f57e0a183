import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBets } from '../../server/store/bets/index.ts';
import { type MoneyFixture, makeMoneyFixture, type Player, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

async function newEvent(): Promise<string> {
  const id = randomUUID();
  await fixture.event(id, '+100');
  return id;
}

async function sums(player: Player, filter: 'OPEN' | 'SETTLED') {
  const { totalCount, totalStakeCents, totalPayoutCents } = await listBets(fixture.deps.db, player.playerId, filter, 20, null);
  return [totalCount, totalStakeCents, totalPayoutCents];
}

describe('the sums over My Bets', () => {
  it('follow placement, settlement, a correction that opens a bet again, and the next result', async () => {
    const [a, b] = [await newEvent(), await newEvent()];
    const player = await fixture.player(10_000);
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    await fixture.place(player, [straight(`${a}.home`, 100, '+100'), parlay([`${a}.home`, `${b}.home`], 200, '+100')]);
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [2, 300, 1_000],
      [0, 0, 0],
    ]);
    await fixture.finish(a, { homeScore: 0, awayScore: 1 });
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [0, 0, 0],
      [2, 300, 0],
    ]);
    await fixture.finish(a, { homeScore: 1, awayScore: 0 });
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [1, 200, 800],
      [1, 100, 200],
    ]);
    await fixture.finish(b, { homeScore: 1, awayScore: 0 });
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [0, 0, 0],
      [2, 300, 1_000],
    ]);
    expect((await fixture.audit()).discrepancies).toEqual([]);
  });

  it('are audited: a changed sum is found', async () => {
    const player = await fixture.player(10_000);
    await fixture.place(player, [straight(`${await newEvent()}.home`, 100, '+100')]);
    const change = (by: number) =>
      fixture.owner.pool.query('UPDATE player_bets SET open_bets = open_bets + $2 WHERE player_id = $1', [player.playerId, by]);
    await change(1);
    expect((await fixture.audit()).discrepancies).toEqual([
      `The sums of the bets of ${player.playerId} are not what they add up to`,
    ]);
    await change(-1);
    expect((await fixture.audit()).balanced).toBe(true);
  });
});
