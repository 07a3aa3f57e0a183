import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue, setMarketStatus } from '../support/catalogueFixture.ts';

const { bills, eagles, arsenal } = FIXTURE;

let api: TestApi;
let seconds = 0;
beforeAll(async () => {
  api = await buildTestApi({ config: { loungeMinimumPlayers: 2 } });
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

async function place(authorization: string, selectionIds: readonly string[], betAmount = 1_234): Promise<string> {
  const legs = selectionIds.map((selectionId) => ({ selectionId, numeratorLong: 3, denominatorLong: 2, points: null }));
  const { data, errors } = await api.query<{ betslipPlaceBets: { placement: { placedBets: { id: string }[] } } }>(
    `mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { placement { placedBets { id } } } }`,
    { id: randomUUID(), bets: [{ draftBetId: 'draft', section: 'PARLAY', betAmount, legs }] },
    authorization,
  );
  expect(errors).toEqual([]);
  return data?.betslipPlaceBets.placement.placedBets[0]?.id ?? '';
}

interface Parlay {
  readonly id: string;
  readonly playerCount: number;
  readonly totalOdds: string;
  readonly legs: readonly { readonly id: string }[];
}

const FIELDS = `id playerCount totalOdds impliedPercent exampleStake { formattedAmount } examplePayout { formattedAmount }
  legs { id name eventName }`;

/** As after the time for which a count of all bets is used. */
async function lounge(sort = 'POPULAR'): Promise<readonly Parlay[]> {
  seconds += 6;
  api.deps.clock.setOffsetSeconds(seconds);
  const { data, errors } = await api.query<{ popularParlays: readonly Parlay[] }>(
    `{ popularParlays(sort: ${sort}) { ${FIELDS} } }`,
  );
  expect(errors).toEqual([]);
  return data?.popularParlays ?? [];
}

const legsOf = (parlays: readonly Parlay[]) => parlays.map(({ legs }) => legs.map(({ id }) => id).sort());

describe('the parlay lounge', () => {
  it('shows a parlay once enough players have it open, at the prices of now, and nothing of who placed it for how much', async () => {
    const [one, other, third] = await Promise.all([
      api.logIn({ firstName: 'Zaphodine' }),
      api.logIn({ firstName: 'Zaphodine' }),
      api.logIn({ firstName: 'Zaphodine' }),
    ]);
    const pair = [bills.moneyline, eagles.moneyline];
    await place(one.authorization, pair);
    // The same player again makes nothing popular.
    await place(one.authorization, pair);
    expect(await lounge()).toEqual([]);
    await place(other.authorization, [...pair].reverse());
    const [parlay] = await lounge();
    expect(parlay).toMatchObject({
      playerCount: 2,
      totalOdds: '+525',
      impliedPercent: 16,
      exampleStake: { formattedAmount: '$10.00' },
      examplePayout: { formattedAmount: '$62.50' },
      legs: [{ id: bills.moneyline }, { id: eagles.moneyline }],
    });
    expect(JSON.stringify(parlay)).not.toMatch(/Zaphodine|player\d|12\.34|1234/);
    await movePrice(api.deps, eagles.moneyline, [1, 1]);
    expect(await lounge()).toMatchObject([{ id: parlay?.id, totalOdds: '+400' }]);
    await movePrice(api.deps, eagles.moneyline, [3, 2]);

    const [longer, shorter] = [
      [bills.moneyline, eagles.moneyline, arsenal.moneyline],
      [eagles.moneyline, arsenal.moneyline],
    ];
    for (const { authorization } of [one, other, third]) await place(authorization, longer);
    for (const { authorization } of [one, other]) await place(authorization, shorter);
    expect(legsOf(await lounge())[0]).toEqual([...longer].sort());
    expect(legsOf(await lounge('NEWEST'))[0]).toEqual([...shorter].sort());
    expect(legsOf(await lounge('LIKELIEST')).at(-1)).toEqual([...longer].sort());
  });

  it('leaves out what cannot be placed as it is: a closed leg, a begun game, and bets that are settled or cancelled', async () => {
    const all = legsOf(await lounge());
    expect(all).toHaveLength(3);
    await setMarketStatus(api.deps, `${arsenal.eventId}-moneyline`, 'CLOSED');
    expect(legsOf(await lounge())).toEqual([[bills.moneyline, eagles.moneyline]]);
    await setMarketStatus(api.deps, `${arsenal.eventId}-moneyline`, 'OPEN');
    expect(await lounge()).toHaveLength(3);
    await api.owner.pool.query(
      `INSERT INTO settlements (bet_id, version, outcome, payout_cents, debt_change_cents, settled_at)
         SELECT b.id, 1, 'LOSS', 0, 0, now() FROM bets b WHERE (SELECT count(*) FROM bet_legs l WHERE l.bet_id = b.id) = 3`,
    );
    expect(await lounge()).toHaveLength(2);
    await api.deps.db.query.updateTable('events').set({ status: 'IN_PLAY' }).where('id', '=', bills.eventId).execute();
    await api.deps.db.query.updateTable('events').set({ status: 'FINISHED' }).where('id', '=', eagles.eventId).execute();
    expect(await lounge()).toEqual([]);
  });
});
