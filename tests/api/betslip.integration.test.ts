import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue, setMarketStatus } from '../support/catalogueFixture.ts';
import { done, type SlipClient, slipClient } from '../support/slipClient.ts';

const { bills, eagles, arsenal } = FIXTURE;

let api: TestApi;
let someone: string;
/** The slip of that someone. */
let slip: SlipClient;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
beforeEach(async () => {
  someone = await api.anonymous();
  slip = slipClient(api, someone);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

describe('selections', () => {
  it('are added once, in order, and removed with what was bet on them', async () => {
    const first = await slip.add(bills.spread);
    expect(first.betslip).toMatchObject({ revision: 1, numberOfSelections: 1 });
    expect((await slip.add(bills.spread)).betslip.revision).toBe(1);
    await slip.add(eagles.moneyline, [3, 2]);
    await slip.setAmount(`straight:${bills.spread}`, 1100);
    await slip.setAmount('parlay', 500);
    const { betslip } = await slip.remove(bills.spread);
    expect(betslip.marketSelections.map(({ id }) => id)).toEqual([eagles.moneyline]);
    expect(betslip.straight.totalBetAmount.amount).toBe(0);
    expect(betslip.parlay.draftBets).toEqual([]);
    expect((await slip.remove(bills.spread)).betslip.revision).toBe(betslip.revision);
    expect((await slip.add(bills.spread)).betslip.parlay.totalBetAmount.amount).toBe(0);
  });

  it('keep where they came from, for each that is shown', async () => {
    await slip.add(bills.spread);
    await done(
      slip.call(
        'betslipAddMarketSelection',
        '($s: ID!)',
        '(selectionId: $s, numeratorLong: 3, denominatorLong: 2, selectionOrigin: "home", branchChannel: "friend", shareId: "s1")',
        { s: eagles.moneyline },
      ),
    );
    const { marketSelections, marketSelectionsMetadata, numberOfSelections, errors, straight, parlay } = await slip.read();
    expect([numberOfSelections, marketSelections.length, errors]).toEqual([2, 2, []]);
    expect([straight.draftBets.length, parlay.draftBets.length]).toEqual([2, 1]);
    const attributes = [{ name: 'eventStatus', value: 'PRE_GAME' }];
    expect(marketSelectionsMetadata).toEqual([
      { attributes, marketSelectionId: bills.spread, selectionOrigin: null, branchChannel: null, shareId: null },
      { attributes, marketSelectionId: eagles.moneyline, selectionOrigin: 'home', branchChannel: 'friend', shareId: 's1' },
    ]);
  });

  it('show the price pressed as accepted and the price of now beside it', async () => {
    const { betslip } = await slip.add(bills.spread, [20, 21]);
    expect(betslip.marketSelections[0]).toMatchObject({
      acceptedSelection: { numeratorLong: 20, denominatorLong: 21, points: -2.5 },
      marketSelection: {
        numerator: 10,
        denominator: 11,
        numeratorLong: 10,
        denominatorLong: 11,
        points: -2.5,
        formattedOdds: '−110',
      },
      marketSelectionOddsTrend: 'DOWN',
      marketSelectionRequiresAcceptance: true,
      errors: [{ code: 'edgebook.price.changed', displayType: 'ODDS_CHANGED', field: bills.spread }],
    });
  });

  it('selections that do not exist, or without a valid price, are refused and change nothing', async () => {
    const unknown = await slip.add('no-such-selection');
    expect(unknown.userErrors).toMatchObject([{ code: 'edgebook.selection.unknown', displayType: 'SELECTION_DISABLED' }]);
    expect(unknown.betslip).toMatchObject({ revision: 0, numberOfSelections: 0 });
    for (const odds of [
      [0, 1],
      [-10, 11],
      [1, 0],
      [1e15, 1],
    ] as const) {
      expect((await slip.add(bills.spread, odds)).userErrors[0]?.code).toBe('edgebook.input.invalid');
    }
    const fraction = await slip.call(
      'betslipAddMarketSelection',
      '($s: ID!, $n: Long!, $d: Long!)',
      '(selectionId: $s, numeratorLong: $n, denominatorLong: $d)',
      { s: bills.spread, n: 1.5, d: 1 },
    );
    expect(fraction).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    expect((await slip.read()).numberOfSelections).toBe(0);
  });

  it('selections of a closed market are refused, and shown as unavailable when it closes later', async () => {
    await setMarketStatus(api.deps, arsenal.spreadMarket, 'CLOSED');
    expect((await slip.add(arsenal.spread)).userErrors[0]?.code).toBe('edgebook.market.suspended');
    await setMarketStatus(api.deps, arsenal.spreadMarket, 'OPEN');
    await slip.add(arsenal.spread);
    await setMarketStatus(api.deps, arsenal.spreadMarket, 'HIDDEN');
    // A second press of its button, which changes nothing, is no error.
    expect(await slip.add(arsenal.spread)).toMatchObject({ betslip: { revision: 1 }, userErrors: [] });
    const [leg] = (await slip.read()).marketSelections;
    expect(leg).toMatchObject({
      marketSelectionRequiresAcceptance: false,
      errors: [{ code: 'edgebook.market.closed', displayType: 'SELECTION_DISABLED', field: arsenal.spread }],
    });
    await setMarketStatus(api.deps, arsenal.spreadMarket, 'OPEN');
    expect((await slip.clear()).betslip).toMatchObject({ numberOfSelections: 0, revision: 2 });
  });
});

describe('changes of one tab, over reloads of its page', () => {
  /** A change with its place in the order of the tab. */
  const sent = (field: string, number: number, args = '') =>
    done(slip.call(field, '($t: ID!, $n: Long!)', `(change: { tabId: $t, number: $n }${args})`, { t: 'tab', n: number }));
  const ofBills = `, selectionId: "${bills.spread}"`;
  const price = ', numeratorLong: 10, denominatorLong: 11';
  const picks = async () => (await slip.read()).marketSelections.map(({ id }) => id);

  it('changes that arrive after a later one are refused, so a pick made again stays', async () => {
    await sent('betslipAddMarketSelection', 1, ofBills + price);
    // The page before sent removal 2 and clearing 3, which are still on their way; the page of now makes the pick again.
    expect((await sent('betslipAddMarketSelection', 4, ofBills + price)).userErrors).toEqual([]);
    for (const [field, number, args] of [
      ['betslipRemoveMarketSelection', 2, ofBills],
      ['betslipClear', 3, ''],
    ] as const) {
      expect((await sent(field, number, args)).userErrors).toMatchObject([
        { code: 'edgebook.betslip.stale', displayType: 'RETRYABLE' },
      ]);
    }
    expect(await picks()).toEqual([bills.spread]);
    await sent('betslipRemoveMarketSelection', 5, ofBills);
    await sent('betslipAddMarketSelection', 4, ofBills + price);
    expect(await picks()).toEqual([]);
  });

  it('are made once more when they are repeated, and those of another tab have their own order', async () => {
    await sent('betslipAddMarketSelection', 7, ofBills + price);
    expect((await sent('betslipAddMarketSelection', 7, ofBills + price)).userErrors).toEqual([]);
    const other = await done(
      slip.call('betslipRemoveMarketSelection', '', `(change: { tabId: "other", number: 1 }${ofBills})`, {}),
    );
    expect([other.userErrors, await picks()]).toEqual([[], []]);
  });

  it('promote the visitor’s slip only if neither slip has been changed since', async () => {
    const player = slipClient(api, (await api.logIn()).authorization);
    const promotion = (number: number) =>
      done(
        player.call(
          'betslipSet',
          '($a: String!, $n: Long!)',
          '(draftBets: [], anonymousToken: $a, change: { tabId: "tab", number: $n })',
          { a: someone.replace('Anonymous ', ''), n: number },
        ),
      );
    const ofEagles = (number: number) =>
      `(change: { tabId: "tab", number: ${number} }, selectionId: "${eagles.moneyline}", numeratorLong: 3, denominatorLong: 2)`;
    await done(slip.call('betslipAddMarketSelection', '', ofEagles(1), {}));
    const add = `(change: { tabId: "tab", number: 3 }${ofBills}${price})`;
    await done(player.call('betslipAddMarketSelection', '', add, {}));
    expect((await promotion(2)).userErrors).toMatchObject([{ code: 'edgebook.betslip.stale' }]);
    expect([(await player.read()).marketSelections[0]?.id, await picks()]).toEqual([bills.spread, [eagles.moneyline]]);
    // A promotion from before a log-out, after which the picks were made again as a visitor's.
    await done(slip.call('betslipAddMarketSelection', '', ofEagles(6), {}));
    expect((await promotion(5)).userErrors).toMatchObject([{ code: 'edgebook.betslip.stale' }]);
    expect((await promotion(7)).userErrors).toEqual([]);
    expect([(await player.read()).marketSelections[0]?.id, await picks()]).toEqual([eagles.moneyline, []]);
  });
});

describe('amounts', () => {
  it('set by the bet determine the win, set by the win determine the bet, to the cent', async () => {
    await slip.add(bills.spread);
    const byBet = await slip.setAmount(`straight:${bills.spread}`, 1100);
    expect(byBet.betslip.straight).toMatchObject({
      totalBetAmount: { amount: 1100 },
      totalPotentialReturnAmount: { amount: 2100 },
      draftBets: [
        {
          betAmount: { amount: 1100 },
          winAmount: { amount: 1000 },
          totalOdds: '−110',
          betToWinRatio: { numeratorLong: 10, denominatorLong: 11 },
          patronSetAmountType: 'BET',
        },
      ],
    });
    const byWin = await slip.setAmount(`straight:${bills.spread}`, 2000, 'WIN');
    expect(byWin.betslip.straight.draftBets[0]).toMatchObject({
      betAmount: { amount: 2200 },
      winAmount: { amount: 2000 },
      patronSetAmountType: 'WIN',
    });
    expect((await slip.setAmount(`straight:${bills.spread}`, 0)).betslip.straight.totalBetAmount.amount).toBe(0);
  });

  it('a parlay is paid at the product of its legs', async () => {
    await slip.add(bills.spread);
    await slip.add(eagles.spread);
    const { betslip } = await slip.setAmount('parlay', 1000);
    expect(betslip.parlay.draftBets).toMatchObject([
      {
        id: 'parlay',
        betAmount: { amount: 1000 },
        winAmount: { amount: 2645 },
        totalOdds: '+264',
        numberOfDistinctLegs: 2,
        errors: [],
      },
    ]);
    expect(betslip.parlay.totalPotentialReturnAmount.amount).toBe(3645);
  });

  it('negative, huge, with decimals or of no bet are refused and lose nothing', async () => {
    await slip.add(bills.spread);
    const id = `straight:${bills.spread}`;
    await slip.setAmount(id, 700);
    for (const amount of [-1, 1_000_000_000, 9_007_199_254_740_991]) {
      const { userErrors, betslip } = await slip.setAmount(id, amount);
      expect(userErrors).toMatchObject([{ code: 'edgebook.bet_amount.invalid', displayType: 'BET_AMOUNT', field: 'bet' }]);
      expect(betslip.straight.totalBetAmount.amount).toBe(700);
    }
    expect((await slip.setAmount(id, 1_000_000_000, 'WIN')).userErrors[0]).toMatchObject({
      displayType: 'WIN_AMOUNT',
      field: 'win',
    });
    expect((await slip.setAmount('straight:unknown', 100)).userErrors[0]?.code).toBe('edgebook.draft_bet.unknown');
    expect((await slip.setAmount('parlay', 100)).userErrors[0]?.code).toBe('edgebook.draft_bet.unknown');
    for (const amount of [10.001, '700', 1e17, null, {}]) {
      expect((await slip.trySetAmount(id, amount)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    expect((await slip.read()).straight.totalBetAmount.amount).toBe(700);
  });
});

describe('a parlay', () => {
  it('a parlay of picks of one event that clash says so, and more than twelve legs are too many', async () => {
    await slip.add(bills.spread);
    await slip.add('event-1-moneyline-away', [6, 5]);
    const { betslip } = await slip.add(eagles.spread);
    expect(betslip.parlay.draftBets[0]?.errors).toEqual([{ code: 'edgebook.parlay.related', displayType: 'GENERIC' }]);
    expect((await slip.remove('event-1-moneyline-away')).betslip.parlay.draftBets[0]?.errors).toEqual([]);
  });
});

describe('moved prices', () => {
  it('wait to be accepted, with their trend, and are accepted as shown', async () => {
    await slip.add(arsenal.spread);
    await movePrice(api.deps, arsenal.spread, [1, 1], -300);
    const moved = await slip.read();
    expect(moved.marketSelections[0]).toMatchObject({
      acceptedSelection: { numeratorLong: 10, denominatorLong: 11, points: -2.5 },
      marketSelection: { numeratorLong: 1, denominatorLong: 1, points: -3 },
      marketSelectionOddsTrend: 'UP',
      marketSelectionRequiresAcceptance: true,
    });
    const stale = await slip.accept([{ selectionId: arsenal.spread, numeratorLong: 20, denominatorLong: 21, points: -3 }]);
    expect(stale.betslip.marketSelections[0]?.marketSelectionRequiresAcceptance).toBe(true);
    const right = await slip.accept([
      { selectionId: arsenal.spread, numeratorLong: 1, denominatorLong: 1, points: -3 },
      { selectionId: 'not-in-the-slip', numeratorLong: 1, denominatorLong: 1 },
    ]);
    expect(right.betslip.marketSelections[0]).toMatchObject({ marketSelectionRequiresAcceptance: false, errors: [] });
    const nonsense = await slip.accept([{ selectionId: arsenal.spread, numeratorLong: 1, denominatorLong: 1, points: -3.0001 }]);
    expect(nonsense.userErrors[0]?.code).toBe('edgebook.input.invalid');
    await movePrice(api.deps, arsenal.spread, [10, 11], -250);
  });
});

describe('the owner of a slip', () => {
  it('is the owner of the token; without a token there is no slip', async () => {
    await slip.add(bills.spread);
    expect((await slipClient(api, await api.anonymous()).read()).numberOfSelections).toBe(0);
    expect((await slipClient(api, (await api.logIn()).authorization).read()).numberOfSelections).toBe(0);
    expect((await api.query('{ betslip { id } }')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('may be changed by two tabs at once without losing anything', async () => {
    const selections = [bills.spread, bills.moneyline, eagles.spread, eagles.moneyline, arsenal.spread, arsenal.moneyline];
    await Promise.all(selections.map((selection) => slip.add(selection)));
    const both = await slip.read();
    expect(both.marketSelections.map(({ id }) => id).sort()).toEqual([...selections].sort());
    expect(both.revision).toBe(selections.length);
  });
});

describe('log-in', () => {
  const promote = (authorization: string, anonymous: string | null, merge = false, draftBets: readonly object[] = []) =>
    slipClient(api, authorization).call(
      'betslipSet',
      '($d: [DraftBetInput!]!, $t: String, $m: Boolean!)',
      '(draftBets: $d, anonymousToken: $t, mergeBetslip: $m)',
      { d: draftBets, t: anonymous?.replace('Anonymous ', '') ?? null, m: merge },
    );
  const draftBet = (selectionId: string, rest: object = {}) => ({
    id: `straight:${selectionId}`,
    draftLegs: [{ selectionId, numeratorLong: 10, denominatorLong: 11 }],
    ...rest,
  });

  it('makes the anonymous slip the player’s, with its amounts, and leaves none behind', async () => {
    const { authorization } = await api.logIn();
    await slipClient(api, authorization).add(eagles.spread);
    await slip.add(bills.spread);
    await slip.setAmount(`straight:${bills.spread}`, 500);
    const { betslip } = await done(promote(authorization, someone));
    expect(betslip.marketSelections.map(({ id }) => id)).toEqual([bills.spread]);
    expect(betslip.straight.totalBetAmount.amount).toBe(500);
    expect((await slip.read()).numberOfSelections).toBe(0);
    // Repeated after a lost answer: the anonymous slip is empty now, and an empty slip replaces nothing.
    expect((await done(promote(authorization, someone))).betslip.revision).toBe(betslip.revision);
  });

  it('takes the draft bets it is given, at the prices accepted, and empties the visitor’s slip', async () => {
    const { authorization } = await api.logIn();
    await slipClient(api, authorization).add(eagles.spread);
    await slip.add(bills.spread);
    await slip.add(bills.moneyline);
    const given = [draftBet(bills.spread, { betAmount: 700 }), draftBet('no-such-selection', { betAmount: 100 })];
    const { betslip, userErrors } = await done(promote(authorization, someone, false, given));
    expect(userErrors).toEqual([]);
    expect(betslip.marketSelections.map(({ id }) => id)).toEqual([bills.spread]);
    expect(betslip.straight.totalBetAmount.amount).toBe(700);
    expect((await slip.read()).numberOfSelections).toBe(0);
    // Without a visitor's slip, and once more after a lost answer: the same.
    const again = await done(promote(authorization, null, false, given));
    expect(again.betslip.marketSelections.map(({ id }) => id)).toEqual([bills.spread]);
    const merged = await done(promote(authorization, null, true, [draftBet(eagles.spread, { winAmount: 900 })]));
    expect(merged.betslip.marketSelections.map(({ id }) => id)).toEqual([bills.spread, eagles.spread]);
  });

  it('refuses draft bets that no slip can hold, and changes nothing on either side', async () => {
    const { authorization } = await api.logIn();
    await slip.add(bills.spread);
    const refused: readonly [object, string][] = [
      [draftBet(bills.spread, { betAmount: -1 }), 'edgebook.bet_amount.invalid'],
      [draftBet(bills.spread, { betAmount: 1, winAmount: 1 }), 'edgebook.input.invalid'],
      [
        { ...draftBet(bills.spread), draftLegs: [{ selectionId: bills.spread, numeratorLong: 0, denominatorLong: 0 }] },
        'edgebook.input.invalid',
      ],
    ];
    for (const [bet, code] of refused) {
      const { betslip, userErrors } = await done(promote(authorization, someone, false, [bet]));
      expect(userErrors.map((error) => error.code)).toEqual([code]);
      expect(betslip.numberOfSelections).toBe(0);
    }
    expect((await slip.read()).numberOfSelections).toBe(1);
  });

  it('merges where it is asked to', async () => {
    const { authorization } = await api.logIn();
    await slipClient(api, authorization).add(eagles.spread);
    await slip.add(bills.spread);
    await slip.add(eagles.spread);
    const { betslip } = await done(promote(authorization, someone, true));
    expect(betslip.marketSelections.map(({ id }) => id)).toEqual([eagles.spread, bills.spread]);
  });

  it('takes over nothing by a wrong token, and nothing for those not logged in', async () => {
    const { authorization } = await api.logIn();
    const wrong = await done(promote(authorization, 'nonsense'));
    expect(wrong.userErrors[0]?.code).toBe('edgebook.slip.token_invalid');
    expect((await done(promote(authorization, authorization.replace('Bearer ', '')))).userErrors).toHaveLength(1);
    expect((await promote(someone, someone)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
