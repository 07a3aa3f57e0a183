import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { slipClient } from '../support/slipClient.ts';

const { bills } = FIXTURE;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ config: { minimumStakeCents: 50 } });
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const quickBet = (authorization: string, betAmount: number, selectionId: string = bills.spread) =>
  api.query<{ quickBetSlip: unknown }>(
    `query Q($id: ID!, $bet: Long!) { quickBetSlip(selectionId: $id, numeratorLong: 10, denominatorLong: 11, points: -2.5, betAmount: $bet) {
      draftBet { id betAmount { amount } winAmount { amount } errors { code } draftLegs { marketSelectionRequiresAcceptance
        acceptedSelection { points numeratorLong } marketSelection { numeratorLong denominatorLong } errors { code } } } errors { code } } }`,
    { id: selectionId, bet: betAmount },
    authorization,
  );

describe('the slip of a quick bet', () => {
  it('has a draft bet, and is no part of the slip', async () => {
    const { authorization } = await api.logIn();
    const { data } = await quickBet(authorization, 1_100);
    expect(data?.quickBetSlip).toEqual({
      draftBet: {
        id: `straight:${bills.spread}`,
        betAmount: { amount: 1_100 },
        winAmount: { amount: 1_000 },
        errors: [],
        draftLegs: [
          {
            marketSelectionRequiresAcceptance: false,
            acceptedSelection: { points: -2.5, numeratorLong: 10 },
            marketSelection: { numeratorLong: 10, denominatorLong: 11 },
            errors: [],
          },
        ],
      },
      errors: [],
    });
    expect((await slipClient(api, authorization).read()).numberOfSelections).toBe(0);
  });

  it('says that the price has moved, what the bet lacks, and that a selection is gone', async () => {
    const { authorization } = await api.logIn();
    await movePrice(api.deps, bills.spread, [1, 1]);
    const moved = await quickBet(authorization, 999_999_99 * 100);
    expect(moved.data?.quickBetSlip).toMatchObject({
      draftBet: {
        errors: [{ code: 'edgebook.bet_amount.invalid' }, { code: 'edgebook.win_amount.high' }],
        draftLegs: [{ marketSelectionRequiresAcceptance: true, errors: [{ code: 'edgebook.price.changed' }] }],
      },
      errors: [{ code: 'edgebook.balance.low' }],
    });
    await movePrice(api.deps, bills.spread, [10, 11]);
    const small = await quickBet(authorization, 49);
    expect(small.data?.quickBetSlip).toMatchObject({ draftBet: { errors: [{ code: 'edgebook.bet_amount.invalid' }] }, errors: [] });
    const gone = await quickBet(authorization, 500, 'nobody-offers-this');
    expect(gone.data?.quickBetSlip).toEqual({ draftBet: null, errors: [{ code: 'edgebook.selection.unknown' }] });
    expect((await quickBet(authorization, -1)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('the preference for quick bets', () => {
  const read = (authorization: string) =>
    api.query('{ account { userPreferences { quickBets { enabled betAmount { amount } } } } }', {}, authorization);
  const set = (authorization: string, args: string) =>
    api.query(
      `mutation { setQuickBets(${args}) { userPreferences { quickBets { enabled betAmount { amount } } } } }`,
      {},
      authorization,
    );

  it('is off until the player turns it on, is stored, and takes only a stake that a bet can have', async () => {
    const { authorization } = await api.logIn();
    const other = await api.logIn();
    const off = { account: { userPreferences: { quickBets: { enabled: false, betAmount: { amount: 500 } } } } };
    expect((await read(authorization)).data).toEqual(off);
    await set(authorization, 'enabled: true, betAmount: 2000');
    expect((await read(authorization)).data).toEqual({
      account: { userPreferences: { quickBets: { enabled: true, betAmount: { amount: 2000 } } } },
    });
    expect((await read(other.authorization)).data).toEqual(off);
    await set(authorization, 'enabled: true, betAmount: 50');
    for (const stake of [0, -5, 49, 1_000_000_000]) {
      const refused = await set(authorization, `enabled: true, betAmount: ${stake}`);
      expect(refused.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    }
    const stored = { account: { userPreferences: { quickBets: { enabled: true, betAmount: { amount: 50 } } } } };
    expect((await read(authorization)).data).toEqual(stored);
  });
});
