import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFeaturedBet } from '../../server/store/featuredBets/featuredBets.ts';
import { readSchema } from '../contract/documents.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
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

const ODDS = 'numerator denominator numeratorLong denominatorLong formattedOdds';
const ERRORS = 'errors { code }';
const LEG = `id marketSelection { id rawId ${ODDS} } marketName marketStartAt marketSelectionOddsTrend
  marketSelectionRequiresAcceptance buyPointOptions { points odds { numeratorLong } } ${ERRORS}`;
const LEG_GROUP = `eventId eventStatus draftLegIds odds { numeratorLong denominatorLong formattedOdds(oddsFormat: EURO) } oddsTrend
  legGroupRequiresAcceptance isParlayPlusEligible`;
const BET = `id amountSourceType betAmount { amount } winAmount { amount } boostedWinAmount { amount }
  betToWinRatio { numeratorLong denominatorLong } draftLegs { ${LEG} } draftLegEventGroupings { ${LEG_GROUP} } totalOdds boostedTotalOdds
  totalOddsTrend selectedFreeBetId selectedProfitBoostId availableFreeBets { rawId title expiresTime isRestricted }
  availableProfitBoosts { rawId title maximumAmount { amount } expiresTime numberOfLegsRestrictionLabel eventRestrictionLabel isRestricted }
  availablePromotionalCreditBalance { formattedAmount } patronSetAmountType isParlayPlusEligible numberOfCombinations numberOfDistinctLegs
  ${ERRORS}`;
const SECTION = `draftBets { ${BET} } totalBetAmount { amount } totalPotentialReturnAmount { amount }
  totalPotentialBoostedReturnAmount { amount } totalPotentialReturnAmountTrend ${ERRORS}`;
const SLIP = `{ betslip {
  marketSelectionsMetadata { shareId selectionOrigin attributes { name value } branchChannel marketSelectionId }
  straight { ${SECTION} draftBetEventGroupings { eventId eventName draftBetIds } }
  parlay { ${SECTION} draftBetEventGroupings { eventId } } } }`;

interface Bet {
  readonly [field: string]: unknown;
  readonly draftLegs: readonly unknown[];
  readonly draftLegEventGroupings: readonly unknown[];
}
interface Section {
  readonly [field: string]: unknown;
  readonly draftBets: readonly Bet[];
}
interface Answer {
  readonly betslip: { readonly marketSelectionsMetadata: unknown; readonly straight: Section; readonly parlay: Section };
}

async function slipOf(authorization: string): Promise<Answer['betslip']> {
  const { data, errors } = await api.query<Answer>(SLIP, {}, authorization);
  expect(errors).toEqual([]);
  if (!data) throw new Error('no data');
  return data.betslip;
}

/** Two selections of one event and one of another; moved prices are not accepted again. */
async function threeLegs(authorization: string): Promise<void> {
  const slip = slipClient(api, authorization);
  await slip.add(bills.spread);
  await slip.add(eagles.moneyline, [3, 2]);
  await slip.add(bills.moneyline, [3, 2]);
}

/** A change by every operation that has a place in the order of its tab. */
const CHANGES: Readonly<Record<string, string>> = {
  betslipAddMarketSelection: `selectionId: "${bills.moneyline}", numeratorLong: 3, denominatorLong: 2`,
  betslipRemoveMarketSelection: `selectionId: "${bills.spread}"`,
  betslipAcceptChanges: `marketSelections: [{ selectionId: "${bills.spread}", numeratorLong: 10, denominatorLong: 11, points: -2.5 }]`,
  betslipSetDraftBetAmount: 'draftBetId: "parlay", amount: 500, amountField: BET',
  betslipSetAmountSource: 'draftBetId: "parlay", amountSourceType: PROMOTIONAL_CREDIT',
  betslipSetProfitBoost: 'draftBetId: "parlay"',
  betslipAdjustPoints: `points: 7, affectedMarkets: ["${bills.spreadMarket}"]`,
  betslipBuyTeaserPoints: `points: 6.5, affectedMarkets: ["${bills.spreadMarket}"]`,
  betslipClearTeaser: '',
  betslipClear: '',
  betslipSet: `draftBets: [{ id: "straight:${bills.moneyline}", draftLegs: [{ selectionId: "${bills.moneyline}", numeratorLong: 3, denominatorLong: 2 }] }]`,
  betslipAddFeaturedBet: 'featuredBetId: "contract"',
};

describe('the contract of the slip', () => {
  it('refuses every change that arrives after a later one of its tab', async () => {
    const { db, config, clock } = api.deps;
    const featured = {
      id: 'contract',
      brand: config.brand,
      title: 'Featured',
      selectionOrigin: 'home',
      selectionIds: [bills.moneyline],
    };
    await addFeaturedBet(db.query, featured, clock.now());
    const fields = Object.values(readSchema().getMutationType()?.getFields() ?? {});
    const ordered = fields.filter(({ args }) => args.some(({ name }) => name === 'change')).map(({ name }) => name);
    expect(Object.keys(CHANGES).sort()).toEqual(ordered.sort());
    const { authorization } = await api.logIn({ promotionalCreditCents: 500 });
    // The price of the first has moved, so that it can be accepted.
    await slipClient(api, authorization).add(bills.spread, [20, 21]);
    const sent = async (field: string, number: number, args: string) => {
      const text = `mutation { result: ${field}(change: { tabId: "t", number: ${number} }, ${args}) { betslip { revision } userErrors { code } } }`;
      const { data, errors } = await api.query<{ result: unknown }>(text, {}, authorization);
      expect(errors).toEqual([]);
      return data?.result;
    };
    const spread = `selectionId: "${eagles.spread}", numeratorLong: 10, denominatorLong: 11`;
    expect(await sent('betslipAddMarketSelection', 9, spread)).toEqual({ betslip: { revision: 2 }, userErrors: [] });
    const stale = { betslip: { revision: 2 }, userErrors: [{ code: 'edgebook.betslip.stale' }] };
    for (const [field, args] of Object.entries(CHANGES)) expect([field, await sent(field, 8, args)]).toEqual([field, stale]);
  });

  it('knows how each selection came in, and what was true of it then, over a log-in too', async () => {
    const someone = await api.anonymous();
    const added = await api.query(
      `mutation { betslipAddMarketSelection(selectionId: "${bills.spread}", numeratorLong: 10, denominatorLong: 11,
        shareId: "s1", selectionOrigin: "home", branchChannel: "friend") { userErrors { code } } }`,
      {},
      someone,
    );
    expect(added.data).toEqual({ betslipAddMarketSelection: { userErrors: [] } });
    const { query } = api.deps.db;
    await query.updateTable('events').set({ status: 'IN_PLAY' }).where('id', '=', eagles.eventId).execute();
    await slipClient(api, someone).add(eagles.moneyline, [3, 2]);
    await query.updateTable('events').set({ status: 'PRE_GAME' }).where('id', '=', eagles.eventId).execute();
    const [upcoming, live] = ['PRE_GAME', 'IN_PLAY'].map((value) => [{ name: 'eventStatus', value }]);
    const origin = { shareId: 's1', selectionOrigin: 'home', branchChannel: 'friend' };
    const none = { shareId: null, selectionOrigin: null, branchChannel: null };
    const metadata = [
      { ...origin, attributes: upcoming, marketSelectionId: bills.spread },
      { ...none, attributes: live, marketSelectionId: eagles.moneyline },
    ];
    expect((await slipOf(someone)).marketSelectionsMetadata).toEqual(metadata);
    const { authorization } = await api.logIn();
    const leg = (selectionId: string) => `{ selectionId: "${selectionId}", numeratorLong: 3, denominatorLong: 2 }`;
    const bets = [bills.spread, eagles.moneyline].map((id) => `{ id: "straight:${id}", draftLegs: [${leg(id)}] }`);
    const token = someone.replace('Anonymous ', '');
    const moved = `mutation { betslipSet(draftBets: [${bets.join()}], anonymousToken: "${token}") { userErrors { code } } }`;
    expect((await api.query(moved, {}, authorization)).data).toEqual({ betslipSet: { userErrors: [] } });
    expect((await slipOf(authorization)).marketSelectionsMetadata).toEqual(metadata);
  });

  it('adds up each section with the trend of its payout, and boosts nothing where no boost is chosen', async () => {
    const someone = await api.anonymous();
    await threeLegs(someone);
    const client = slipClient(api, someone);
    await client.setAmount(`straight:${eagles.moneyline}`, 1000);
    const { straight, parlay } = await slipOf(someone);
    const { draftBets, draftBetEventGroupings, ...sums } = straight;
    expect([draftBets.length, parlay.draftBets.length]).toEqual([3, 1]);
    expect(sums).toEqual({
      totalBetAmount: { amount: 1000 },
      totalPotentialReturnAmount: { amount: 2500 },
      totalPotentialBoostedReturnAmount: null,
      totalPotentialReturnAmountTrend: 'NONE',
      errors: [],
    });
    expect(parlay).toMatchObject({ totalBetAmount: { amount: 0 }, totalPotentialBoostedReturnAmount: null });
    await movePrice(api.deps, eagles.moneyline, [2, 1]);
    expect((await slipOf(someone)).straight).toMatchObject({ totalPotentialReturnAmountTrend: 'UP' });
    await movePrice(api.deps, eagles.moneyline, [3, 2]);
  });

  it('groups straight bets by event, in the order of the slip, and no others', async () => {
    const someone = await api.anonymous();
    await threeLegs(someone);
    const { straight, parlay } = await slipOf(someone);
    expect(straight.draftBetEventGroupings).toEqual([
      {
        eventId: bills.eventId,
        eventName: 'Chiefs @ Bills',
        draftBetIds: [`straight:${bills.spread}`, `straight:${bills.moneyline}`],
      },
      { eventId: eagles.eventId, eventName: 'Cowboys @ Eagles', draftBetIds: [`straight:${eagles.moneyline}`] },
    ]);
    expect(parlay.draftBetEventGroupings).toEqual([]);
  });

  it('answers all fields of a draft bet, with the player’s own credits and no rewards', async () => {
    const { authorization } = await api.logIn({ promotionalCreditCents: 2500 });
    const slip = slipClient(api, authorization);
    await slip.add(bills.spread);
    await slip.setAmount(`straight:${bills.spread}`, 1000, 'WIN');
    const [bet] = (await slipOf(authorization)).straight.draftBets;
    const { draftLegs, draftLegEventGroupings, ...rest } = bet ?? { draftLegs: [], draftLegEventGroupings: [] };
    expect([draftLegs.length, draftLegEventGroupings.length]).toEqual([1, 1]);
    expect(rest).toEqual({
      id: `straight:${bills.spread}`,
      amountSourceType: 'CASH',
      betAmount: { amount: 1100 },
      winAmount: { amount: 1000 },
      boostedWinAmount: null,
      betToWinRatio: { numeratorLong: 10, denominatorLong: 11 },
      totalOdds: '−110',
      boostedTotalOdds: null,
      totalOddsTrend: 'NONE',
      selectedFreeBetId: null,
      selectedProfitBoostId: null,
      availableFreeBets: [],
      availableProfitBoosts: [],
      availablePromotionalCreditBalance: { formattedAmount: '$25.00' },
      patronSetAmountType: 'WIN',
      isParlayPlusEligible: false,
      numberOfCombinations: 1,
      numberOfDistinctLegs: 1,
      errors: [],
    });
    await movePrice(api.deps, bills.spread, [20, 21]);
    expect((await slipOf(authorization)).straight.draftBets[0]).toMatchObject({ totalOddsTrend: 'UP' });
    await movePrice(api.deps, bills.spread, [10, 11]);
    const visitor = await api.anonymous();
    await slipClient(api, visitor).add(bills.spread);
    expect((await slipOf(visitor)).straight.draftBets[0]).toMatchObject({ availablePromotionalCreditBalance: null });
  });

  it('answers all fields of a leg, and no points to buy outside a teaser', async () => {
    const someone = await api.anonymous();
    await slipClient(api, someone).add(bills.spread, [20, 21]);
    const { query } = api.deps.db;
    const event = await query.selectFrom('events').select('starts_at').where('id', '=', bills.eventId).executeTakeFirst();
    expect((await slipOf(someone)).straight.draftBets[0]?.draftLegs).toEqual([
      {
        id: bills.spread,
        marketSelection: {
          id: bills.spread,
          rawId: bills.spread,
          numerator: 10,
          denominator: 11,
          numeratorLong: 10,
          denominatorLong: 11,
          formattedOdds: '−110',
        },
        marketName: 'Spread',
        marketStartAt: event?.starts_at.toISOString(),
        marketSelectionOddsTrend: 'DOWN',
        marketSelectionRequiresAcceptance: true,
        buyPointOptions: [],
        errors: [{ code: 'edgebook.price.changed' }],
      },
    ]);
  });

  it('groups the legs of a parlay by event: one has its price, several the price that they have as one bet', async () => {
    const someone = await api.anonymous();
    await threeLegs(someone);
    await movePrice(api.deps, eagles.moneyline, [2, 1]);
    const [parlay] = (await slipOf(someone)).parlay.draftBets;
    const common = { eventStatus: 'PRE_GAME', isParlayPlusEligible: false };
    expect(parlay?.draftLegEventGroupings).toEqual([
      {
        ...common,
        isParlayPlusEligible: true,
        eventId: bills.eventId,
        draftLegIds: [bills.spread, bills.moneyline],
        odds: { numeratorLong: 3, denominatorLong: 2, formattedOdds: '2.50' },
        oddsTrend: 'NONE',
        legGroupRequiresAcceptance: false,
      },
      {
        ...common,
        eventId: eagles.eventId,
        draftLegIds: [eagles.moneyline],
        odds: { numeratorLong: 2, denominatorLong: 1, formattedOdds: '3.00' },
        oddsTrend: 'UP',
        legGroupRequiresAcceptance: true,
      },
    ]);
    await movePrice(api.deps, eagles.moneyline, [3, 2]);
  });
});
