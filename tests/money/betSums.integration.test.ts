import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBets } from '../../server/store/bets/index.ts';
import { type MoneyWorld, moneyWorld, type Player, parlay, straight } from './support/moneyWorld.ts';

let world: MoneyWorld;
beforeAll(async () => {
  world = await moneyWorld();
});
afterAll(() => world.drop());

async function newEvent(): Promise<string> {
  const id = randomUUID();
  await world.event(id, '+100');
  return id;
}

async function sums(player: Player, filter: 'OPEN' | 'SETTLED') {
  const { totalCount, totalStakeCents, totalPayoutCents } = await listBets(world.deps.db, player.playerId, filter, 20, null);
  return [totalCount, totalStakeCents, totalPayoutCents];
}

describe('the sums over My Bets', () => {
  it('follow placement, settlement, a correction that opens a bet again, and the next result', async () => {
    const [a, b] = [await newEvent(), await newEvent()];
    const player = await world.player(10_000);
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    await world.place(player, [straight(`${a}.home`, 100, '+100'), parlay([`${a}.home`, `${b}.home`], 200, '+100')]);
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [2, 300, 1_000],
      [0, 0, 0],
    ]);
    await world.finish(a, { homeScore: 0, awayScore: 1 });
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [0, 0, 0],
      [2, 300, 0],
    ]);
    await world.finish(a, { homeScore: 1, awayScore: 0 });
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [1, 200, 800],
      [1, 100, 200],
    ]);
    await world.finish(b, { homeScore: 1, awayScore: 0 });
    expect([await sums(player, 'OPEN'), await sums(player, 'SETTLED')]).toEqual([
      [0, 0, 0],
      [2, 300, 1_000],
    ]);
    expect((await world.audit()).discrepancies).toEqual([]);
  });

  it('are audited: a sum that somebody changed is found', async () => {
    const player = await world.player(10_000);
    await world.place(player, [straight(`${await newEvent()}.home`, 100, '+100')]);
    const change = (by: number) =>
      world.owner.pool.query('UPDATE player_bets SET open_bets = open_bets + $2 WHERE player_id = $1', [player.playerId, by]);
    await change(1);
    expect((await world.audit()).discrepancies).toEqual([`The sums of the bets of ${player.playerId} are not what they add up to`]);
    await change(-1);
    expect((await world.audit()).balanced).toBe(true);
  });
});
