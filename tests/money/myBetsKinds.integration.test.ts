import { type GraphQLSchema, graphql } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { betsResolvers } from '../../server/api/graphql/bets/betsResolvers.ts';
import { buildApiSchema, readContract } from '../../server/api/graphql/schema.ts';
import { type MoneyFixture, makeMoneyFixture, type Player, parlay, roundRobin, straight, teaser } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
let schema: GraphQLSchema;
let player: Player;

beforeAll(async () => {
  fixture = await makeMoneyFixture(4, { PARLAY_PLUS: 'reduce' });
  schema = buildApiSchema(readContract('schema'), betsResolvers);
  for (const id of ['e1', 'e2', 'e3']) await fixture.event(id);
  player = await fixture.player(100_000);
  const legs = ['e1.minus', 'e2.minus', 'e3.minus'];
  for (const bet of [
    straight('e1.minus', 1_100),
    parlay(['e1.minus', 'e2.minus'], 1_000),
    parlay(['e1.minus', 'e1.under'], 1_000),
    roundRobin(legs, 200, [2]),
    roundRobin([...legs, 'e1.under'], 200, [2]),
    teaser(legs.slice(0, 2), 11_500, 650),
  ]) {
    const outcome = await fixture.place(player, [bet]);
    if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  }
});
afterAll(() => fixture.drop());

const FIGURES = `type status outcome numberOfCombinations teaserPoints totalOdds euro: totalOdds(oddsFormat: EURO) betAmount { amount }
  winAmount { amount } toWinAmount { amount } payoutAmount { amount }`;

async function bets(filter: 'OPEN' | 'SETTLED', fields = FIGURES) {
  const source = `{ myBets(filter: ${filter}) { bets { ${fields} } } }`;
  const contextValue = { deps: fixture.deps, viewer: { kind: 'player', ...player } };
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return (Object(data?.myBets) as { bets: readonly unknown[] }).bets;
}

const money = (amount: number) => ({ amount });

it('every kind of bet has the price and the possible win that it was placed with, won or lost', async () => {
  const figures = [
    { type: 'TEASER', totalOdds: '−125', euro: '1.80', teaserPoints: 6.5, toWinAmount: money(9_200) },
    // The spread and the total of one game as one pick: two tickets of 13.92, and one of 7.29.
    { type: 'ROUND_ROBIN', totalOdds: '+485', euro: '5.85', numberOfCombinations: 3, toWinAmount: money(2_913) },
    { type: 'ROUND_ROBIN', totalOdds: '+264', euro: '3.64', numberOfCombinations: 3, toWinAmount: money(1_587) },
    { type: 'PARLAY_PLUS', totalOdds: '+264', euro: '3.64', teaserPoints: null, toWinAmount: money(2_645) },
    { type: 'PARLAY', totalOdds: '+264', euro: '3.64', numberOfCombinations: 1, toWinAmount: money(2_645) },
    { type: 'STRAIGHT', totalOdds: '−110', euro: '1.91', toWinAmount: money(1_000) },
  ];
  const open = { status: 'OPEN', outcome: 'PENDING' };
  expect(await bets('OPEN')).toMatchObject(figures.map((figure) => ({ ...figure, ...open, winAmount: figure.toWinAmount })));
  // The spread of the first game is lost, except with the points of the teaser.
  await fixture.finish('e1', { homeScore: 3, awayScore: 0 });
  for (const id of ['e2', 'e3']) await fixture.finish(id, { homeScore: 0, awayScore: 20 });
  const lost = { outcome: 'LOSS', winAmount: money(0), payoutAmount: money(0) };
  expect(await bets('SETTLED')).toMatchObject(
    [
      { outcome: 'WIN', payoutAmount: money(20_700) },
      // One of three combinations: it pays more than its own stake, and more than the stake of all.
      { outcome: 'WIN', payoutAmount: money(729), winAmount: money(129) },
      { outcome: 'WIN', payoutAmount: money(729), winAmount: money(129) },
      lost,
      lost,
      lost,
    ].map((change, index) => ({ ...figures[index], status: 'SETTLED', ...change })),
  );
  // Each leg of the teaser is graded, and shown, at its own line.
  const [teased, ...others] = (await bets('SETTLED', 'legs { outcome points }')) as readonly { readonly legs: readonly object[] }[];
  const win = { outcome: 'WIN', points: 4 };
  expect([teased?.legs, others.at(-1)?.legs]).toEqual([[win, win], [{ outcome: 'LOSS', points: -2.5 }]]);
});

it('a bet says which of its legs are one pick, of one game, and at what price', async () => {
  const fields = 'legs { id marketSelectionId } sameGamePicks { legIds odds { formattedOdds } }';
  const [, plusOfThree, ...others] = (await bets('SETTLED', fields)) as readonly {
    readonly legs: readonly { readonly id: string; readonly marketSelectionId: string }[];
    readonly sameGamePicks: readonly { readonly legIds: readonly string[]; readonly odds: unknown }[];
  }[];
  const nameOf = (id: string) => plusOfThree?.legs.find((leg) => leg.id === id)?.marketSelectionId;
  expect(plusOfThree?.sameGamePicks).toHaveLength(1);
  expect(plusOfThree?.sameGamePicks[0]?.legIds.map(nameOf)).toEqual(['e1.minus', 'e1.under']);
  expect(plusOfThree?.sameGamePicks[0]?.odds).toEqual({ formattedOdds: '+264' });
  expect(others.map(({ sameGamePicks }) => sameGamePicks.length)).toEqual([0, 1, 0, 0]);
});
