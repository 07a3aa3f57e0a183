import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFeaturedBet } from '../../server/store/featuredBets/featuredBets.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { readSchema } from '../contract/documents.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { slipClient } from '../support/slipClient.ts';

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

describe('the odds format of the slip', () => {
  it('is the one asked for, with the trends asked for, in what is read, added to and cleared', async () => {
    const FIELDS = 'straight { draftBets { totalOdds totalOddsTrend } }';
    const QUIET = 'oddsFormat: EURO, includeOddsTrend: false';
    const LOUD = 'oddsFormat: AMERICAN, includeOddsTrend: true';
    const someone = await api.anonymous();
    const ask = async (text: string) => {
      const { data, errors } = await api.query<{ result: unknown }>(text, {}, someone);
      expect(errors).toEqual([]);
      return data?.result;
    };
    const add = (selectionId: string, args: string) =>
      ask(`mutation { result: betslipAddMarketSelection(selectionId: "${selectionId}", numeratorLong: 5, denominatorLong: 4,
        selectionOrigin: "home", branchChannel: "friend", shareId: "s1", ${args}) { betslip { ${FIELDS} } userErrors { code } } }`);
    const sections = (...draftBets: readonly object[]) => ({ straight: { draftBets } });
    const moved = { totalOdds: '+150', totalOddsTrend: 'UP' };
    const quiet = { totalOdds: '2.50', totalOddsTrend: 'NONE' };
    expect(await add(eagles.moneyline, QUIET)).toEqual({ betslip: sections(quiet), userErrors: [] });
    expect(await ask(`{ result: betslip(${LOUD}) { ${FIELDS} } }`)).toEqual(sections(moved));
    expect(await ask(`{ result: betslip(${QUIET}) { ${FIELDS} } }`)).toEqual(sections(quiet));
    const change = (number: number) => `change: { tabId: "t", number: ${number} }`;
    expect(await add(bills.moneyline, `${LOUD}, ${change(2)}`)).toMatchObject({ betslip: sections(moved, moved) });
    const clear = (args: string) => ask(`mutation { result: betslipClear(${args}) { betslip { ${FIELDS} } userErrors { code } } }`);
    // A refused one answers the slip as it is, in which the format shows.
    expect(await clear(`${QUIET}, ${change(1)}`)).toMatchObject({ betslip: sections(quiet, quiet), userErrors: [{}] });
    expect(await clear(`${LOUD}, ${change(1)}`)).toMatchObject({ betslip: sections(moved, moved), userErrors: [{}] });
    expect(await clear(QUIET)).toEqual({ betslip: sections(), userErrors: [] });
  });

  it('is the one asked for after bets are placed, with the selections that were to stay', async () => {
    const { authorization } = await api.logIn();
    await slipClient(api, authorization).add(eagles.moneyline, [3, 2]);
    const leg = `{ selectionId: "${eagles.moneyline}", numeratorLong: 3, denominatorLong: 2 }`;
    const place = async (id: string, args: string) => {
      const bet = `{ draftBetId: "straight:${eagles.moneyline}", section: STRAIGHT, betAmount: 1000, legs: [${leg}] }`;
      const { data, errors } = await api.query<{ result: unknown }>(
        `mutation { result: betslipPlaceBets(placementId: "${id}", bets: [${bet}], ${args}) {
          placement { status placedBets { betAmount { amount } } } betslip { straight { draftBets { totalOdds } } } userErrors { code } } }`,
        {},
        authorization,
      );
      expect(errors).toEqual([]);
      return data?.result;
    };
    const placement = { status: 'PLACED', placedBets: [{ betAmount: { amount: 1000 } }] };
    const answer = (...draftBets: readonly object[]) => ({ placement, betslip: { straight: { draftBets } }, userErrors: [] });
    expect(await place('contract-1', 'oddsFormat: EURO, keepBetslipSelections: true')).toEqual(answer({ totalOdds: '2.50' }));
    expect(await place('contract-2', 'oddsFormat: AMERICAN, keepBetslipSelections: true')).toEqual(answer({ totalOdds: '+150' }));
    expect(await place('contract-3', 'oddsFormat: EURO')).toEqual(answer());
  });

  it('is the one asked for in each answer, also where a change is refused', async () => {
    const PRICES = '{ formattedOdds }';
    const DRAFT = `totalOdds boostedTotalOdds draftLegs { acceptedSelection ${PRICES} marketSelection ${PRICES} }`;
    const FIELDS = ['straight', 'parlay', 'teaser'].map((section) => `${section} { draftBets { ${DRAFT} } }`).join(' ');
    const { player, authorization } = await api.logIn({ promotionalCreditCents: 500 });
    const { clock, db } = api.deps;
    const expiresAt = new Date(clock.now().getTime() + 3_600_000);
    const boost = { kind: 'PROFIT_BOOST', title: 'Boost', percent: 25, maximumAmountCents: 5000, expiresAt } as const;
    const boostId = await grantReward(db.query, player.id, boost, clock.now());
    const bonus = { kind: 'BONUS_BET', title: 'Bonus', amountCents: 1000, expiresAt } as const;
    const bonusId = await grantReward(db.query, player.id, bonus, clock.now());
    const featured = { title: 'Featured', selectionOrigin: 'home', selectionIds: [eagles.moneyline] };
    await addFeaturedBet(db.query, { id: 'featured', brand: api.deps.config.brand, ...featured }, clock.now());
    const slip = slipClient(api, authorization);
    await slip.add(bills.spread, [20, 21]);
    await slip.add(eagles.spread);
    await slip.setAmount(`straight:${eagles.spread}`, 1000);
    const draftBetId = `draftBetId: "straight:${eagles.spread}"`;
    await slip.call('betslipSetProfitBoost', '', `(${draftBetId}, profitBoostId: "${boostId}")`, {});
    const long = 'x'.repeat(201);
    const price = `selectionId: "${eagles.moneyline}", numeratorLong: 3, denominatorLong: 2`;
    const leg = (points: number) =>
      `{ selectionId: "${eagles.spread}", numeratorLong: 10, denominatorLong: 11, points: ${points} }`;
    const bet = (points: number) => `bets: [{ ${draftBetId}, section: STRAIGHT, betAmount: 1000, legs: [${leg(points)}] }]`;
    const straight = (id: string) =>
      `{ id: "straight:${id}", draftLegs: [{ selectionId: "${id}", numeratorLong: 10, denominatorLong: 11 }] }`;
    const refused: readonly (readonly [field: string, args: string, code: string])[] = [
      ['betslipAddMarketSelection', 'selectionId: "none", numeratorLong: 3, denominatorLong: 2', 'selection.unknown'],
      ['betslipAddMarketSelection', `selectionId: "${eagles.moneyline}", numeratorLong: 0, denominatorLong: 2`, 'input.invalid'],
      ['betslipAddMarketSelection', `${price}, selectionOrigin: "${long}"`, 'input.invalid'],
      ['betslipAddMarketSelection', `${price}, branchChannel: "${long}"`, 'input.invalid'],
      ['betslipAddMarketSelection', `${price}, shareId: "${long}"`, 'input.invalid'],
      ['betslipAcceptChanges', `marketSelections: [{ selectionId: "x", numeratorLong: 0, denominatorLong: 2 }]`, 'input.invalid'],
      ['betslipAcceptChanges', `marketSelections: [], sameGameParlayLegs: ["${bills.spread}"]`, 'input.invalid'],
      ['betslipSetDraftBetAmount', 'draftBetId: "none", amount: 1, amountField: BET', 'draft_bet.unknown'],
      ['betslipAdjustPoints', `points: 7.3, affectedMarkets: ["${bills.spreadMarket}"]`, 'teaser.points_invalid'],
      ['betslipBuyTeaserPoints', `points: 6, affectedMarkets: ["${bills.spreadMarket}"]`, 'teaser.points_invalid'],
      ['betslipSetAmountSource', `${draftBetId}, amountSourceType: FREE_BET`, 'input.invalid'],
      ['betslipSetAmountSource', `${draftBetId}, amountSourceType: FREE_BET, freeBetId: "none"`, 'reward.unavailable'],
      // Each reward is one of its kind.
      ['betslipSetAmountSource', `${draftBetId}, amountSourceType: FREE_BET, freeBetId: "${boostId}"`, 'reward.unavailable'],
      [
        'betslipSet',
        `draftBets: [{ id: "a", draftLegs: [{ selectionId: "x", numeratorLong: 0, denominatorLong: 2 }] }]`,
        'input.invalid',
      ],
      ['betslipSet', `draftBets: [${Array.from({ length: 21 }, (_, index) => straight(`s${index}`)).join()}]`, 'slip.full'],
      ['betslipSet', 'draftBets: [], anonymousToken: "none"', 'slip.token_invalid'],
      ['betslipAddFeaturedBet', 'featuredBetId: "none"', 'selection.unknown'],
      ['betslipPlaceBets', `placementId: "format-1", ${bet(-2.555)}`, 'input.invalid'],
      ['betslipPlaceBets', `placementId: "format-2", ${bet(-99)}`, 'price.changed'],
    ];
    const done: readonly (readonly [field: string, args: string])[] = [
      ['betslipAcceptChanges', `marketSelections: [${leg(-3)}]`],
      ['betslipAdjustPoints', `points: 6.5, affectedMarkets: ["${bills.spreadMarket}"]`],
      ['betslipBuyTeaserPoints', `points: 7, affectedMarkets: ["${bills.spreadMarket}"]`],
      ['betslipSetAmountSource', `${draftBetId}, amountSourceType: PROMOTIONAL_CREDIT`],
      ['betslipSetAmountSource', `${draftBetId}, amountSourceType: FREE_BET, freeBetId: "${bonusId}"`],
      ['betslipSetAmountSource', `${draftBetId}, amountSourceType: CASH`],
      ['betslipSetDraftBetAmount', `${draftBetId}, amount: 500, amountField: BET`],
      ['betslipAddMarketSelection', price],
      ['betslipAddFeaturedBet', 'featuredBetId: "featured"'],
      ['betslipSet', `mergeBetslip: true, draftBets: [${straight(bills.moneyline)}]`],
      ['betslipRemoveMarketSelection', `selectionId: "${bills.moneyline}"`],
    ];
    const answerOf = async (field: string, args: string, format: string) => {
      const text = `mutation { result: ${field}(${args}, oddsFormat: ${format}) { betslip { ${FIELDS} } userErrors { code } } }`;
      const { data, errors } = await api.query<{ result: { betslip: unknown; userErrors: { code: string }[] } }>(
        text,
        {},
        authorization,
      );
      expect([field, errors]).toEqual([field, []]);
      const slipJson = JSON.stringify(data?.result.betslip);
      return {
        codes: data?.result.userErrors.map(({ code }) => code),
        formats: [slipJson.match(/"[+−]\d+"/) && 'AMERICAN', slipJson.match(/"\d+\.\d\d"/) && 'EURO'].filter(Boolean),
      };
    };
    for (const format of ['EURO', 'AMERICAN']) {
      for (const [field, args, code] of refused)
        expect([field, args, await answerOf(field, args, format)]).toEqual([
          field,
          args,
          { codes: [`edgebook.${code}`], formats: [format] },
        ]);
      for (const [field, args] of done)
        expect([field, args, await answerOf(field, args, format)]).toEqual([field, args, { codes: [], formats: [format] }]);
    }
    // The operations with a format that are not asked here answer a slip without prices.
    const fields = Object.values(readSchema().getMutationType()?.getFields() ?? {});
    const formatted = fields.filter(
      ({ type, args }) => `${type}`.startsWith('Betslip') && args.some(({ name }) => name === 'oddsFormat'),
    );
    const requested = new Set([...refused, ...done].map(([field]) => field));
    expect(formatted.map(({ name }) => name).filter((name) => !requested.has(name))).toEqual([
      'betslipClearTeaser',
      'betslipClear',
    ]);
  });
});
