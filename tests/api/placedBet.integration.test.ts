import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantReward, type NewReward } from '../../server/store/rewards/index.ts';
import { recordResult, settlePending } from '../../server/store/settlement/index.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';

const { bills, eagles } = FIXTURE;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const money = (amount: number) => ({ amount });
const FIELDS = `id status type numLegs outcome placedAt totalOdds boostedTotalOdds euroBoosted: boostedTotalOdds(oddsFormat: EURO)
  freeBetId regraded profitBoost { rawId title percent }
  betAmount { amount } winAmount { amount } payoutAmount { amount } cashoutAmount { amount }
  legs { marketSelectionId outcome odds { numeratorLong denominatorLong } }`;

async function place({ authorization }: LoggedIn, selectionIds: readonly string[], more: object = {}): Promise<string> {
  const legs = selectionIds.map((selectionId) => ({ selectionId, numeratorLong: 3, denominatorLong: 2, points: null }));
  const bet = { draftBetId: 'draft', section: legs.length === 1 ? 'STRAIGHT' : 'PARLAY', betAmount: 1_000, legs, ...more };
  const { data } = await api.query<{ betslipPlaceBets: { placement: { placedBets: { id: string }[] } } }>(
    'mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { placement { placedBets { id } } } }',
    { id: randomUUID(), bets: [bet] },
    authorization,
  );
  return data?.betslipPlaceBets.placement.placedBets[0]?.id ?? 'none';
}

async function betOf({ authorization }: LoggedIn, filter: 'OPEN' | 'SETTLED', id: string): Promise<unknown> {
  const { data, errors } = await api.query<{ myBets: { bets: { id: string }[] } }>(
    `{ myBets(filter: ${filter}) { bets { ${FIELDS} } } }`,
    {},
    authorization,
  );
  expect(errors).toEqual([]);
  return data?.myBets.bets.find((bet) => bet.id === id);
}

async function finish(eventId: string, homeScore: number, awayScore: number): Promise<void> {
  await recordResult(api.deps, eventId, { homeScore, awayScore });
  await settlePending(api.deps);
}

it('a boost whose stake is above its cap has the price of the whole stake', async () => {
  const player = await api.logIn();
  const expiresAt = new Date(api.deps.clock.now().getTime() + 3_600_000);
  const reward = { kind: 'PROFIT_BOOST', title: '25% Profit Boost', percent: 25, maximumAmountCents: 500, expiresAt } as const;
  const profitBoostId = await grantReward(api.deps.db.query, player.player.id, reward, api.deps.clock.now());
  const id = await place(player, [eagles.moneyline], { profitBoostId });
  // 15/8 on $5 and 3/2 on the other $5.
  expect(await betOf(player, 'OPEN', id)).toMatchObject({ boostedTotalOdds: '+169', payoutAmount: money(2_688) });
});

it('a placed bet has every field: as placed, as settled, and as graded again', async () => {
  const player = await api.logIn();
  const now = api.deps.clock.now();
  const grant = (reward: Pick<NewReward, 'kind' | 'title'> & Partial<NewReward>) =>
    grantReward(
      api.deps.db.query,
      player.player.id,
      { expiresAt: new Date(now.getTime() + 3_600_000), ...reward } as NewReward,
      now,
    );
  const boostId = await grant({ kind: 'PROFIT_BOOST', title: '25% Profit Boost', percent: 25, maximumAmountCents: 5_000 });
  const bonusId = await grant({ kind: 'BONUS_BET', title: '$10 Bonus Bet', amountCents: 1_000 });
  const [cash, boosted, awarded] = [
    await place(player, [bills.moneyline, eagles.moneyline]),
    await place(player, [bills.moneyline], { profitBoostId: boostId }),
    await place(player, [bills.moneyline], { amountSourceType: 'FREE_BET', freeBetId: bonusId }),
  ];
  const leg = (marketSelectionId: string, outcome: string) => ({
    marketSelectionId,
    outcome,
    odds: { numeratorLong: 3, denominatorLong: 2 },
  });
  const parlay = {
    id: cash,
    type: 'PARLAY',
    numLegs: 2,
    totalOdds: '+525',
    boostedTotalOdds: null,
    euroBoosted: null,
    freeBetId: null,
    profitBoost: null,
    betAmount: money(1_000),
  };
  const straight = { ...parlay, type: 'STRAIGHT', numLegs: 1, totalOdds: '+150' };
  const open = { status: 'OPEN', outcome: 'PENDING', regraded: false };
  const after = api.deps.clock.now();
  /** When the bet was placed: between the log-in and now. */
  const placedAtOf = async (id: string): Promise<string> => {
    const { placedAt } = (await betOf(player, 'OPEN', id)) as { placedAt: string };
    expect(new Date(placedAt).toISOString()).toBe(placedAt);
    expect(Date.parse(placedAt)).toBeGreaterThanOrEqual(now.getTime());
    expect(Date.parse(placedAt)).toBeLessThanOrEqual(after.getTime());
    return placedAt;
  };
  expect(await betOf(player, 'OPEN', cash)).toEqual({
    ...parlay,
    ...open,
    placedAt: await placedAtOf(cash),
    winAmount: money(5_250),
    payoutAmount: money(6_250),
    cashoutAmount: { amount: expect.any(Number) },
    legs: [leg(bills.moneyline, 'PENDING'), leg(eagles.moneyline, 'PENDING')],
  });
  const boost = { rawId: boostId, title: '25% Profit Boost', percent: 25 };
  expect(await betOf(player, 'OPEN', boosted)).toEqual({
    ...straight,
    ...open,
    placedAt: await placedAtOf(boosted),
    id: boosted,
    profitBoost: boost,
    // 3/2 and a quarter of it: 15/8.
    boostedTotalOdds: '+188',
    euroBoosted: '2.88',
    winAmount: money(1_875),
    payoutAmount: money(2_875),
    cashoutAmount: null,
    legs: [leg(bills.moneyline, 'PENDING')],
  });
  expect(await betOf(player, 'OPEN', awarded)).toMatchObject({
    freeBetId: bonusId,
    betAmount: money(1_000),
    payoutAmount: money(1_500),
  });

  // The picks are the home teams: the first one wins, and loses by the correction.
  await finish(bills.eventId, 20, 17);
  await finish(eagles.eventId, 20, 17);
  const settled = { status: 'SETTLED', cashoutAmount: null, profitBoost: boost };
  const won = { outcome: 'WIN', winAmount: money(1_875), payoutAmount: money(2_875), regraded: false };
  expect(await betOf(player, 'SETTLED', boosted)).toMatchObject({ ...settled, ...won, legs: [leg(bills.moneyline, 'WIN')] });
  expect(await betOf(player, 'SETTLED', cash)).toMatchObject({ outcome: 'WIN', payoutAmount: money(6_250) });
  await finish(bills.eventId, 17, 20);
  const lost = { outcome: 'LOSS', winAmount: money(0), payoutAmount: money(0), regraded: true };
  expect(await betOf(player, 'SETTLED', boosted)).toMatchObject({ ...settled, ...lost, legs: [leg(bills.moneyline, 'LOSS')] });
});
