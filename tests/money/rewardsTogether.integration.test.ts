import { afterAll, beforeAll, expect, it } from 'vitest';
import { creditPlayer, readBalances } from '../../server/store/ledger/index.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  for (const id of ['e1', 'e2', 'e3', 'e4']) await fixture.event(id);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

/** A placement with a bet of 4.00 in credits, one of 1.00 in cash, one of 3.00 by a bonus, and a boosted one of 2.00. */
async function placeAll(cashCents: number) {
  const player = await fixture.player(cashCents);
  const { playerId } = player;
  const { query } = fixture.deps.db;
  const credits = { playerId, account: 'PROMOTIONAL_CREDIT', amountCents: 400, reference: `credit:${playerId}`, at: NOW } as const;
  await query.transaction().execute((trx) => creditPlayer(trx, credits));
  const expiresAt = new Date(NOW.getTime() + 60_000);
  const bonus = await grantReward(query, playerId, { kind: 'BONUS_BET', title: '$3 Bonus Bet', amountCents: 300, expiresAt }, NOW);
  const more = { percent: 25, maximumAmountCents: 5_000 };
  const boost = await grantReward(query, playerId, { kind: 'PROFIT_BOOST', title: '25% Profit Boost', ...more, expiresAt }, NOW);
  const outcome = await fixture.place(player, [
    { ...straight('e1.home', 400), reward: { kind: 'PROMOTIONAL_CREDIT' } },
    straight('e2.home', 100),
    { ...straight('e3.home', 300), reward: { kind: 'BONUS_BET', id: bonus } },
    { ...straight('e4.home', 200), reward: { kind: 'PROFIT_BOOST', id: boost } },
  ]);
  const { cashCents: left, bonusCents, promotionalCreditCents } = await readBalances(fixture.deps.db, playerId);
  return { outcome, balances: [left, bonusCents, promotionalCreditCents] };
}

it('a reward of each kind beside a bet in cash: cash pays what no bonus and no credit does, to the cent', async () => {
  const refused = await placeAll(299);
  expect(refused.outcome).toMatchObject({ errors: [{ code: 'INSUFFICIENT_FUNDS', availableCents: 299, neededCents: 300 }] });
  expect(refused.balances).toEqual([299, 0, 400]);
  const placed = await placeAll(300);
  expect(placed.outcome).toMatchObject({ kind: 'PLACED', bets: [{ stakeCents: 400 }, {}, {}, { stakeCents: 200 }] });
  expect(placed.balances).toEqual([0, 0, 0]);
});
