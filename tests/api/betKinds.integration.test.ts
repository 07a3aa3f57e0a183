import { isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSchema } from '../contract/documents.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { slipClient } from '../support/slipClient.ts';

const { bills, eagles, arsenal } = FIXTURE;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const MONEY = '{ amount }';
const SECTION = `kind totalBetAmount ${MONEY} totalPotentialReturnAmount ${MONEY} errors { code message }
  draftBets { id label betAmount ${MONEY} winAmount ${MONEY} totalOdds numberOfCombinations combinationSizes numberOfDistinctLegs
    betToWinRatio { numeratorLong denominatorLong } errors { code message }
    isParlayPlusEligible draftLegEventGroupings { eventId isParlayPlusEligible odds { formattedOdds } }
    teaser { label teaserPoints { decimalPoints } teaserPreviews { points enabled totalOdds requirement } }
    draftLegs { id teasedPoints buyPointOptions { points odds { formattedOdds } } marketSelection { points } } }`;
const SLIP = `numberOfSelections straight { ${SECTION} } parlay { ${SECTION} } teaser { ${SECTION} } roundRobin { ${SECTION} }`;

interface Bet {
  readonly id: string;
  readonly label: string | null;
  readonly errors: readonly { readonly code: string; readonly message: string }[];
}
interface Section {
  readonly kind: string;
  readonly draftBets: readonly Bet[];
  readonly errors: readonly { readonly code: string; readonly message: string }[];
}
interface Slip {
  readonly numberOfSelections: number;
  readonly straight: Section;
  readonly parlay: Section;
  readonly teaser: Section;
  readonly roundRobin: Section;
}

async function slipOf(authorization: string): Promise<Slip> {
  const { data, errors } = await api.query<{ betslip: Slip }>(`{ betslip { ${SLIP} } }`, {}, authorization);
  expect(errors).toEqual([]);
  if (!data) throw new Error('no data');
  return data.betslip;
}

async function change(authorization: string, call: string) {
  const { data, errors } = await api.query<{ result: { betslip: Slip; userErrors: { code: string; message: string }[] } }>(
    `mutation { result: ${call} { betslip { ${SLIP} } userErrors { code message } } }`,
    {},
    authorization,
  );
  expect(errors).toEqual([]);
  if (!data) throw new Error('no data');
  return data.result;
}

async function place(authorization: string, bet: object) {
  const { data, errors } = await api.query<{
    result: { placement: unknown; userErrors: { code: string; message: string; field: string | null }[] };
  }>(
    `mutation P($id: ID!, $bets: [PlaceBetInput!]!) { result: betslipPlaceBets(placementId: $id, bets: $bets) {
      placement { status placedBets { type betAmount ${MONEY} winAmount ${MONEY} totalOdds euro: totalOdds(oddsFormat: EURO) numberOfCombinations
        numLegs legs { marketSelectionId points } } }
      userErrors { code message field } } }`,
    { id: crypto.randomUUID(), bets: [bet] },
    authorization,
  );
  expect(errors).toEqual([]);
  return data?.result;
}

const leg = (selectionId: string, odds: readonly [number, number] = [10, 11], points: number | null = -2.5) => ({
  selectionId,
  numeratorLong: odds[0],
  denominatorLong: odds[1],
  points,
});
const three = [bills.spread, eagles.spread, arsenal.spread];

describe('the sections of a slip', () => {
  it('are straight, parlay, teaser and roundRobin, each with what its kind of bet makes of the legs', async () => {
    const someone = await api.anonymous();
    for (const id of three) await slipClient(api, someone).add(id);
    const slip = await slipOf(someone);
    const shapeOf = (section: Section) => [section.kind, section.draftBets.map(({ id }) => id)];
    expect([slip.straight, slip.parlay, slip.teaser, slip.roundRobin].map(shapeOf)).toEqual([
      ['STRAIGHT', three.map((id) => `straight:${id}`)],
      ['PARLAY', ['parlay']],
      ['TEASER', ['teaser']],
      ['ROUND_ROBIN', ['roundRobin:2', 'roundRobin:all']],
    ]);
    const kinds = readSchema().getType('BetType');
    expect(isEnumType(kinds) && kinds.getValues().map(({ name }) => name)).toEqual([
      'STRAIGHT',
      'PARLAY',
      'PARLAY_PLUS',
      'ROUND_ROBIN',
      'TEASER',
    ]);
  });

  it('the sections of a round robin say how many combinations each bet has, and stake on each', async () => {
    const someone = await api.anonymous();
    for (const id of three) await slipClient(api, someone).add(id);
    await slipClient(api, someone).setAmount('roundRobin:2', 200);
    expect((await slipOf(someone)).roundRobin).toMatchObject({
      draftBets: [
        {
          id: 'roundRobin:2',
          label: 'By 2s, 3 combinations',
          betAmount: { amount: 200 },
          // Each ticket of 2.00 at -110 twice pays 7.289..., so 7.29, of which 5.29 are won.
          winAmount: { amount: 1587 },
          numberOfCombinations: 3,
          combinationSizes: [2],
          numberOfDistinctLegs: 3,
          // The ratio of the three tickets together on one unit of betAmount: 3 · (441/121 − 1).
          betToWinRatio: { numeratorLong: 960, denominatorLong: 121 },
          errors: [],
        },
        { id: 'roundRobin:all', label: 'All sizes, 4 combinations', numberOfCombinations: 4 },
      ],
      totalBetAmount: { amount: 600 },
      totalPotentialReturnAmount: { amount: 2187 },
    });
    await slipClient(api, someone).remove(arsenal.spread);
    expect((await slipOf(someone)).roundRobin).toMatchObject({ draftBets: [], totalBetAmount: { amount: 0 } });
  });

  it('the sections of a teaser show its label, points, previews and teased lines', async () => {
    const someone = await api.anonymous();
    await slipClient(api, someone).add(bills.spread);
    expect((await slipOf(someone)).teaser.draftBets).toEqual([]);
    await slipClient(api, someone).add(eagles.spread);
    await slipClient(api, someone).add(arsenal.moneyline, [3, 2]);
    await slipClient(api, someone).setAmount('teaser', 11_500);
    expect((await slipOf(someone)).teaser).toMatchObject({
      draftBets: [
        {
          id: 'teaser',
          totalOdds: '−115',
          winAmount: { amount: 10_000 },
          numberOfDistinctLegs: 2,
          teaser: {
            label: '2-team football teaser',
            teaserPoints: { decimalPoints: 6 },
            teaserPreviews: [
              { points: 6, enabled: true, totalOdds: '−115' },
              { points: 6.5, enabled: true, totalOdds: '−125' },
              { points: 7, enabled: true, totalOdds: '−140' },
              { points: 10, enabled: false, totalOdds: null, requirement: '3 legs' },
              { points: 14, enabled: false, totalOdds: null, requirement: '4 legs' },
            ],
          },
          draftLegs: [
            {
              id: bills.spread,
              teasedPoints: 3.5,
              buyPointOptions: [
                { points: 3.5, odds: { formattedOdds: '−115' } },
                { points: 4, odds: { formattedOdds: '−125' } },
                { points: 4.5, odds: { formattedOdds: '−140' } },
              ],
              marketSelection: { points: -2.5 },
            },
            { id: eagles.spread, teasedPoints: 3.5 },
          ],
          errors: [],
        },
      ],
    });
  });
});

describe('a parlay with legs of one event', () => {
  it('is parlay-plus eligible where one bet can be made of them, and is placed as PARLAY_PLUS', async () => {
    const { authorization } = await api.logIn();
    const client = slipClient(api, authorization);
    await client.add(bills.spread);
    await client.add(bills.moneyline, [3, 2]);
    await client.add(eagles.spread);
    const [bet] = (await slipOf(authorization)).parlay.draftBets;
    expect(bet).toMatchObject({
      isParlayPlusEligible: true,
      draftLegEventGroupings: [
        { eventId: bills.eventId, isParlayPlusEligible: true },
        { eventId: eagles.eventId, isParlayPlusEligible: false },
      ],
      errors: [],
      // Whoever wins by three wins: the moneyline at 3/2 and the spread at 10/11 pay as the dearer of the two, 5/2 · 21/11.
      totalOdds: '+377',
    });
    const placed = await place(authorization, {
      draftBetId: 'parlay',
      section: 'PARLAY',
      betAmount: 1_000,
      legs: [leg(bills.spread), leg(bills.moneyline, [3, 2], null), leg(eagles.spread)],
    });
    expect(placed).toMatchObject({
      placement: { placedBets: [{ type: 'PARLAY_PLUS', winAmount: { amount: 3_773 }, totalOdds: '+377' }] },
    });
  });

  it('has its legs’ changes accepted together, as they were shown, or not at all', async () => {
    const someone = await api.anonymous();
    const client = slipClient(api, someone);
    await client.add(bills.spread);
    await client.add(bills.moneyline, [3, 2]);
    await client.add(eagles.spread);
    const move = async (spread: readonly [number, number], moneyline: readonly [number, number]) => {
      await movePrice(api.deps, bills.spread, spread);
      await movePrice(api.deps, bills.moneyline, moneyline);
    };
    const legs = `[{ selectionId: "${bills.spread}", numeratorLong: 20, denominatorLong: 21, points: -2.5 },
      { selectionId: "${bills.moneyline}", numeratorLong: 8, denominatorLong: 5 },
      { selectionId: "${eagles.spread}", numeratorLong: 20, denominatorLong: 21, points: -2.5 }]`;
    const accept = async (together: string) => {
      const { data, errors } = await api.query<{ result: unknown }>(
        `mutation { result: betslipAcceptChanges(marketSelections: ${legs}, sameGameParlayLegs: ${together}, oddsFormat: EURO) {
          betslip { marketSelections { id acceptedSelection { formattedOdds } } } userErrors { code field } } }`,
        {},
        someone,
      );
      expect(errors).toEqual([]);
      return data?.result;
    };
    const answer = (...odds: readonly string[]) => ({
      userErrors: [],
      betslip: {
        marketSelections: [bills.spread, bills.moneyline, eagles.spread].map((id, index) => ({
          id,
          acceptedSelection: { formattedOdds: odds[index] },
        })),
      },
    });
    const group = `["${bills.spread}", "${bills.moneyline}"]`;
    // One leg of the group has moved again since the player saw it, and so has the price of the group.
    await move([20, 21], [9, 5]);
    await movePrice(api.deps, eagles.spread, [20, 21]);
    expect(await accept(group)).toEqual(answer('1.91', '2.50', '1.95'));
    await move([20, 21], [8, 5]);
    expect(await accept(group)).toEqual(answer('1.95', '2.60', '1.95'));
    expect(await accept(`["${bills.spread}", "${arsenal.spread}"]`)).toMatchObject({
      userErrors: [{ code: 'edgebook.input.invalid', field: arsenal.spread }],
    });
    await move([10, 11], [3, 2]);
    await movePrice(api.deps, eagles.spread, [10, 11]);
  });

  it('is not where no score wins both, and says why', async () => {
    const someone = await api.anonymous();
    await slipClient(api, someone).add(bills.spread);
    await slipClient(api, someone).add('event-1-moneyline-away', [6, 5]);
    expect((await slipOf(someone)).parlay.draftBets[0]).toMatchObject({
      isParlayPlusEligible: false,
      draftLegEventGroupings: [{ isParlayPlusEligible: false, odds: null }],
      errors: [{ code: 'edgebook.parlay.related', message: 'These picks can’t be combined in one same-game parlay.' }],
    });
  });
});

describe('the points of a teaser', () => {
  async function teaserOfTwo() {
    const someone = await api.anonymous();
    for (const id of [bills.spread, eagles.spread]) await slipClient(api, someone).add(id);
    await slipClient(api, someone).add(arsenal.moneyline, [3, 2]);
    return someone;
  }
  const args = (points: number, markets: readonly string[]) => `(points: ${points}, affectedMarkets: ${JSON.stringify(markets)})`;
  const pointsOf = ({ betslip }: Awaited<ReturnType<typeof change>>) => betslip.teaser.draftBets[0];

  it('are adjusted both ways, for the markets named', async () => {
    const someone = await teaserOfTwo();
    for (const [points, odds] of [
      [7, '−140'],
      [6.5, '−125'],
    ] as const) {
      const answer = await change(someone, `betslipAdjustPoints${args(points, [bills.spreadMarket])}`);
      expect(answer.userErrors).toEqual([]);
      expect(pointsOf(answer)).toMatchObject({ totalOdds: odds, teaser: { teaserPoints: { decimalPoints: points } } });
    }
  });

  it('are bought only upwards', async () => {
    const someone = await teaserOfTwo();
    const bought = await change(someone, `betslipBuyTeaserPoints${args(6.5, [bills.spreadMarket, eagles.spreadMarket])}`);
    expect(pointsOf(bought)).toMatchObject({ teaser: { teaserPoints: { decimalPoints: 6.5 } } });
    for (const points of [6.5, 6]) {
      const refused = await change(someone, `betslipBuyTeaserPoints${args(points, [bills.spreadMarket])}`);
      expect(refused.userErrors).toMatchObject([{ code: 'edgebook.teaser.points_invalid' }]);
      expect(pointsOf(refused)).toMatchObject({ teaser: { teaserPoints: { decimalPoints: 6.5 } } });
    }
    for (let round = 0; round < 8; round += 1) {
      const other = await teaserOfTwo();
      const buy = (points: number) => change(other, `betslipBuyTeaserPoints${args(points, [bills.spreadMarket])}`);
      await Promise.all([buy(6.5), buy(7)]);
      expect(pointsOf(await buy(6))).toMatchObject({ teaser: { teaserPoints: { decimalPoints: 7 } } });
    }
  });

  it('are refused where no such teaser is offered, or the market is not part of one', async () => {
    const someone = await teaserOfTwo();
    for (const [points, markets, code] of [
      [5, [bills.spreadMarket], 'edgebook.teaser.points_invalid'],
      // Ten points are for three legs.
      [10, [bills.spreadMarket], 'edgebook.teaser.points_invalid'],
      [6.5, ['event-3-moneyline'], 'edgebook.teaser.not_teasable'],
      [6.5, [], 'edgebook.teaser.not_teasable'],
    ] as const)
      expect((await change(someone, `betslipAdjustPoints${args(points, markets)}`)).userErrors).toMatchObject([{ code }]);
  });

  it('go with the legs of the teaser, and no others, when it is cleared', async () => {
    const someone = await teaserOfTwo();
    const { betslip } = await change(someone, 'betslipClearTeaser(oddsFormat: EURO, includeOddsTrend: false)');
    expect(betslip.straight.draftBets.map(({ id }) => id)).toEqual([`straight:${arsenal.moneyline}`]);
    expect(betslip.teaser.draftBets).toEqual([]);
    await movePrice(api.deps, arsenal.moneyline, [21, 10]);
    const clear = async (args: string) =>
      (
        await api.query<Record<string, unknown>>(
          `mutation { betslipClearTeaser(${args}) { betslip { straight { draftBets { totalOdds totalOddsTrend } } } } }`,
          {},
          someone,
        )
      ).data?.betslipClearTeaser;
    const answer = (totalOdds: string, totalOddsTrend: string) => ({
      betslip: { straight: { draftBets: [{ totalOdds, totalOddsTrend }] } },
    });
    expect(await clear('oddsFormat: EURO, includeOddsTrend: false')).toEqual(answer('3.10', 'NONE'));
    expect(await clear('oddsFormat: AMERICAN, includeOddsTrend: true')).toEqual(answer('+210', 'UP'));
    await movePrice(api.deps, arsenal.moneyline, [10, 11]);
  });
});

describe('placing', () => {
  it('a round robin takes the stake of each combination', async () => {
    const { authorization } = await api.logIn();
    const bet = { draftBetId: 'roundRobin:2', section: 'ROUND_ROBIN', betAmount: 200, legs: three.map((id) => leg(id)) };
    expect(await place(authorization, { ...bet, combinationSizes: [2] })).toMatchObject({
      placement: {
        status: 'PLACED',
        placedBets: [
          {
            type: 'ROUND_ROBIN',
            betAmount: { amount: 600 },
            winAmount: { amount: 1587 },
            numberOfCombinations: 3,
            numLegs: 3,
            euro: '3.64',
          },
        ],
      },
      userErrors: [],
    });
    expect((await place(authorization, bet))?.userErrors).toMatchObject([{ code: 'edgebook.round_robin.combinations_invalid' }]);
    const tooFew = { ...bet, legs: bet.legs.slice(1), combinationSizes: [2] };
    expect((await place(authorization, tooFew))?.userErrors).toMatchObject([
      { code: 'edgebook.round_robin.too_few_legs', message: 'A round robin takes at least 3 selections.' },
    ]);
  });

  it('a teaser takes the lines with their points, at the price of the table', async () => {
    const { authorization } = await api.logIn();
    const bet = { draftBetId: 'teaser', section: 'TEASER', betAmount: 11_500, legs: [leg(bills.spread), leg(eagles.spread)] };
    expect(await place(authorization, { ...bet, teaserPoints: 6 })).toMatchObject({
      placement: {
        status: 'PLACED',
        placedBets: [
          {
            type: 'TEASER',
            winAmount: { amount: 10_000 },
            totalOdds: '−115',
            euro: '1.87',
            legs: [{ points: 3.5 }, { points: 3.5 }],
          },
        ],
      },
    });
    expect((await place(authorization, bet))?.userErrors).toMatchObject([{ code: 'edgebook.teaser.points_invalid' }]);
    const moneyline = leg(eagles.moneyline, [3, 2], null);
    expect(
      (await place(authorization, { ...bet, legs: [leg(bills.spread), moneyline], teaserPoints: 6 }))?.userErrors,
    ).toMatchObject([{ code: 'edgebook.teaser.not_teasable', field: eagles.moneyline }]);
    expect(
      (await place(authorization, { ...bet, legs: [leg(bills.spread), leg('none')], teaserPoints: 6 }))?.userErrors,
    ).toMatchObject([{ code: 'edgebook.selection.unknown', field: 'none' }]);
    const moved = { ...bet, legs: [leg(bills.spread), leg(eagles.spread, [10, 11], -3)], teaserPoints: 6 };
    expect((await place(authorization, moved))?.userErrors).toMatchObject([{ code: 'edgebook.price.changed' }]);
  });
});
