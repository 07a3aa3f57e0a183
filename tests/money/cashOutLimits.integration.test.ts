import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOffers } from '../../server/store/cashout/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

it('a cash out pays by the chance of both sides without their margin, and nothing once the score or the clock decides', async () => {
  await fixture.event('game');
  const outcome = await fixture.place(await fixture.player(10_000), [straight('game.over', 1_000)]);
  const id = outcome.kind === 'PLACED' ? (outcome.bets[0]?.id ?? 0) : 0;
  const offer = async () => (await readOffers(fixture.deps, [id], NOW)).get(id)?.offer;
  const set = (text: string) => fixture.deps.db.pool.query(`UPDATE events SET ${text}`);
  // Both sides are at −110: an even chance of $19.09, less five percent.
  expect(await offer()).toMatchObject({
    status: 'OFFERED',
    parts: expect.arrayContaining([expect.objectContaining({ amountCents: 907 })]),
  });
  await fixture.deps.db.pool.query('UPDATE markets SET priced_at = $1', [NOW]);
  await set(`status = 'IN_PLAY', clock = 'Q4 5:00', home_score = 24, away_score = 20`);
  expect(await offer()).toMatchObject({ status: 'OFFERED' });
  await set('away_score = 24');
  expect(await offer()).toEqual({ status: 'SUSPENDED' });
  await set(`away_score = 20, clock = 'Q4 0:08'`);
  expect(await offer()).toEqual({ status: 'SUSPENDED' });
});
