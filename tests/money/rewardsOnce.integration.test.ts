import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChosenReward } from '../../server/domain/rewards/reward.ts';
import { grantReward, type NewReward, readRewards } from '../../server/store/rewards/index.ts';
import { seededRandom } from '../support/random.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const expiresAt = new Date(NOW.getTime() + 86_400_000);
const BONUS: NewReward = { kind: 'BONUS_BET', title: '$5 Bonus Bet', amountCents: 500, expiresAt };
const BOOST: NewReward = { kind: 'PROFIT_BOOST', title: '50% Boost', percent: 50, maximumAmountCents: 10_000, expiresAt };
const VOID = { void: true } as const;
const WON = { homeScore: 20, awayScore: 10 };
const LOST = { homeScore: 10, awayScore: 20 };

const grant = (player: Player, reward: NewReward) => grantReward(fixture.deps.db.query, player.playerId, reward, NOW);
const usable = async ({ playerId }: Player) => (await readRewards(fixture.deps.db, playerId, NOW)).length;

/** A new event with a bet on it. */
async function bet(player: Player, reward: ChosenReward): Promise<string> {
  const event = randomUUID();
  await fixture.event(event);
  const placed = await fixture.place(player, [{ ...straight(`${event}.home`, 500), reward }]);
  expect(placed.kind).toBe('PLACED');
  return event;
}

describe('a reward that was used again after a void', () => {
  it('a bonus bet: the first bet stays void when a correction would make it a win', async () => {
    const player = await fixture.player(1_000);
    const reward = { kind: 'BONUS_BET', id: await grant(player, BONUS) } as const;
    const first = await bet(player, reward);
    await fixture.finish(first, VOID);
    const second = await bet(player, reward);
    await fixture.finish(second, WON);
    expect(await fixture.cash(player)).toBe(1_455);
    await fixture.finish(first, WON);
    expect(await fixture.cash(player)).toBe(1_455);
    expect(await usable(player)).toBe(0);
    // Once the second one gives it back, a correction of the first may have it.
    await fixture.finish(second, VOID);
    expect([await fixture.cash(player), await usable(player)]).toEqual([1_000, 1]);
    await fixture.finish(first, LOST);
    await fixture.finish(first, WON);
    expect([await fixture.cash(player), await usable(player)]).toEqual([1_455, 0]);
  });

  it('a boost: the first bet is paid at its price, without the boost', async () => {
    const player = await fixture.player(1_000);
    const reward = { kind: 'PROFIT_BOOST', id: await grant(player, BOOST) } as const;
    const first = await bet(player, reward);
    await fixture.finish(first, VOID);
    await bet(player, reward);
    await fixture.finish(first, WON);
    expect(await fixture.cash(player)).toBe(1_455 - 500);
  });

  it('is used by one bet at a time, in any order of voids, corrections and uses', async () => {
    const random = seededRandom(31);
    for (const kind of [BONUS, BOOST]) {
      const player = await fixture.player(1_000_000);
      const id = await grant(player, kind);
      const events: string[] = [];
      for (let step = 0; step < 40; step += 1) {
        if (events.length === 0 || ((await usable(player)) > 0 && random.next() < 0.6))
          events.push(await bet(player, { kind: kind.kind as 'BONUS_BET' | 'PROFIT_BOOST', id }));
        else await fixture.finish(random.pick(events), random.pick([VOID, WON, LOST]));
        const { rows } = await fixture.deps.db.pool.query('SELECT FROM reward_uses WHERE reward_id = $1', [id]);
        expect(rows.length + (await usable(player))).toBe(1);
      }
      expect(events.length).toBeGreaterThan(2);
      expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
    }
  });
});
