import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantReward } from '../../server/store/rewards/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  await fixture.event('one');
  await fixture.event('other');
});
afterAll(() => fixture.drop());

/** What no placement can do: the reward of a placed bet is written by hand. */
async function setReward(betId: number | undefined, reward: object): Promise<void> {
  const { pool } = fixture.owner;
  await pool.query('ALTER TABLE bets DISABLE TRIGGER USER');
  await pool.query('UPDATE bets SET reward = $2 WHERE id = $1', [betId, reward]);
  await pool.query('ALTER TABLE bets ENABLE TRIGGER USER');
}

it('a reward on two bets is found by the audit, unless one of them has given it back', async () => {
  const player = await fixture.player(2_000);
  const expiresAt = new Date(NOW.getTime() + 60_000);
  const bonus = { kind: 'BONUS_BET', title: '$5 Bonus Bet', amountCents: 500, expiresAt } as const;
  const id = await grantReward(fixture.deps.db.query, player.playerId, bonus, NOW);
  const reward = { kind: 'BONUS_BET', id } as const;
  await fixture.place(player, [{ ...straight('one.home', 500), reward }]);
  const plain = await fixture.place(player, [straight('other.home', 500)]);
  if (plain.kind !== 'PLACED') throw new Error(plain.kind);
  const audited = async () => (await fixture.audit()).discrepancies.filter((text) => text.startsWith('Reward'));
  expect(await audited()).toEqual([]);
  await setReward(plain.bets[0]?.id, reward);
  expect(await audited()).toEqual([`Reward ${id} is spent on 2 bets`]);
  await fixture.finish('one', { void: true });
  expect(await audited()).toEqual([]);
  // A correction that revives it goes without the reward, which the other bet uses.
  await fixture.finish('one', { homeScore: 2, awayScore: 1 });
  expect(await audited()).toEqual([]);
});
