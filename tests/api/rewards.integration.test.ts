import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantReward, type NewReward } from '../../server/store/rewards/index.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { slipClient } from '../support/slipClient.ts';

const { bills, eagles } = FIXTURE;
const BET = `straight:${bills.spread}`;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const hours = (count: number): Date => new Date(api.deps.clock.now().getTime() + count * 3_600_000);
const boost = (more: Partial<NewReward> = {}) =>
  ({
    kind: 'PROFIT_BOOST',
    title: '25% Profit Boost',
    percent: 25,
    maximumAmountCents: 5000,
    expiresAt: hours(1),
    ...more,
  }) as NewReward;
const bonus = (more: Partial<NewReward> = {}) =>
  ({ kind: 'BONUS_BET', title: '$10 Bonus Bet', amountCents: 1000, expiresAt: hours(2), ...more }) as NewReward;
const grant = ({ player }: LoggedIn, reward: NewReward) => grantReward(api.deps.db.query, player.id, reward, api.deps.clock.now());

const DRAFT = `id amountSourceType betAmount { amount } winAmount { amount } boostedWinAmount { amount } totalOdds boostedTotalOdds
  selectedFreeBetId selectedProfitBoostId errors { code displayType field disableAwardsDisplay }
  availableFreeBets { rawId title expiresTime isRestricted }
  availableProfitBoosts { rawId title maximumAmount { amount } expiresTime numberOfLegsRestrictionLabel eventRestrictionLabel isRestricted }
  availablePromotionalCreditBalance { amount }`;
const SECTION = `totalBetAmount { amount } totalPotentialReturnAmount { amount } totalPotentialBoostedReturnAmount { amount }
  errors { code } draftBets { ${DRAFT} }`;
const PAYLOAD = `{ betslip { straight { ${SECTION} } parlay { ${SECTION} } } userErrors { code } }`;

interface Draft {
  readonly [field: string]: unknown;
  readonly id: string;
}
interface Section {
  readonly [field: string]: unknown;
  readonly draftBets: readonly Draft[];
}
interface Payload {
  readonly betslip: { readonly straight: Section; readonly parlay: Section };
  readonly userErrors: readonly { readonly code: string }[];
}

async function change(call: string, authorization: string): Promise<Payload> {
  const { data, errors } = await api.query<{ result: Payload }>(`mutation { result: ${call} ${PAYLOAD} }`, {}, authorization);
  expect(errors).toEqual([]);
  if (!data) throw new Error('no data');
  return data.result;
}

const setBoost = (id: string | null, authorization: string, draftBetId = BET) =>
  change(`betslipSetProfitBoost(draftBetId: "${draftBetId}", profitBoostId: ${id === null ? 'null' : `"${id}"`})`, authorization);
const setSource = (source: string, authorization: string, freeBetId = '', draftBetId = BET) =>
  change(
    `betslipSetAmountSource(draftBetId: "${draftBetId}", amountSourceType: ${source}${freeBetId && `, freeBetId: "${freeBetId}"`})`,
    authorization,
  );
const codes = ({ userErrors }: Payload) => userErrors.map(({ code }) => code);
const draftOf = ({ betslip }: Payload, id = BET) => betslip.straight.draftBets.find((bet) => bet.id === id);

/** A player with a stake on the first of two selections. */
async function staked(fields: Parameters<TestApi['logIn']>[0] = {}): Promise<LoggedIn> {
  const player = await api.logIn(fields);
  const slip = slipClient(api, player.authorization);
  await slip.add(bills.spread);
  await slip.add(eagles.spread);
  await slip.setAmount(BET, 2500);
  return player;
}

describe('rewards in the slip', () => {
  it('a profit boost has its terms, and says for which bets it is not', async () => {
    const player = await staked();
    const expiresAt = hours(3);
    const id = await grant(player, boost({ minimumLegs: 2, restrictions: { sports: ['football'] }, expiresAt }));
    const { betslip } = await setBoost(null, player.authorization);
    const offered = {
      rawId: id,
      title: '25% Profit Boost',
      maximumAmount: { amount: 5000 },
      expiresTime: expiresAt.toISOString(),
      numberOfLegsRestrictionLabel: '2+ legs',
      eventRestrictionLabel: 'Football only',
    };
    expect(betslip.straight.draftBets[0]?.availableProfitBoosts).toEqual([{ ...offered, isRestricted: true }]);
    expect(betslip.parlay.draftBets[0]?.availableProfitBoosts).toEqual([{ ...offered, isRestricted: false }]);
  });

  it('a bonus bet has its terms', async () => {
    const player = await staked();
    const expiresAt = hours(3);
    const id = await grant(player, bonus({ restrictions: { inPlayOnly: true }, expiresAt }));
    expect(draftOf(await setBoost(null, player.authorization))?.availableFreeBets).toEqual([
      { rawId: id, title: '$10 Bonus Bet', expiresTime: expiresAt.toISOString(), isRestricted: true },
    ]);
  });

  it('rewards that end first are listed first', async () => {
    const player = await staked();
    const ids = [await grant(player, bonus()), await grant(player, bonus())].toSorted();
    // Against the order of their ids.
    await api.owner.pool.query('UPDATE rewards SET expires_at = $2 WHERE id = $1', [ids[0], hours(9)]);
    expect(draftOf(await setBoost(null, player.authorization))?.availableFreeBets).toMatchObject([
      { rawId: ids[1] },
      { rawId: ids[0] },
    ]);
  });

  it('a chosen boost shows boosted odds, win and return, and is deselected again', async () => {
    const player = await staked();
    const id = await grant(player, boost());
    const boosted = await setBoost(id, player.authorization);
    expect(draftOf(boosted)).toMatchObject({
      amountSourceType: 'CASH',
      selectedProfitBoostId: id,
      winAmount: { amount: 2273 },
      boostedWinAmount: { amount: 2841 },
      totalOdds: '−110',
      boostedTotalOdds: '+114',
      errors: [],
    });
    expect(boosted.betslip.straight).toMatchObject({
      totalBetAmount: { amount: 2500 },
      totalPotentialReturnAmount: { amount: 4773 },
      totalPotentialBoostedReturnAmount: { amount: 5341 },
    });
    const plain = await setBoost(null, player.authorization);
    expect(draftOf(plain)).toMatchObject({ selectedProfitBoostId: null, boostedWinAmount: null, boostedTotalOdds: null });
    expect(plain.betslip.straight.totalPotentialBoostedReturnAmount).toBeNull();
    await setBoost(id, player.authorization);
    // The app takes every reward back with the source.
    expect(draftOf(await setSource('CASH', player.authorization))).toMatchObject({
      selectedProfitBoostId: null,
      boostedWinAmount: null,
    });
  });

  it('a boost that is deselected takes back no bonus bet or credits chosen since', async () => {
    const player = await staked({ promotionalCreditCents: 5000 });
    const { authorization } = player;
    const id = await grant(player, bonus());
    await setSource('FREE_BET', authorization, id);
    expect(draftOf(await setBoost(null, authorization))).toMatchObject({ amountSourceType: 'FREE_BET', selectedFreeBetId: id });
    await setSource('PROMOTIONAL_CREDIT', authorization);
    expect(draftOf(await setBoost(null, authorization))).toMatchObject({ amountSourceType: 'PROMOTIONAL_CREDIT' });
  });

  it('a choice that arrives after a later one of its tab is refused', async () => {
    const player = await staked();
    const id = await grant(player, boost());
    const call = (reward: string, number: number) =>
      change(
        `betslipSetProfitBoost(draftBetId: "${BET}", profitBoostId: ${reward}, change: { tabId: "t", number: ${number} })`,
        player.authorization,
      );
    expect(codes(await call('null', 2))).toEqual([]);
    const stale = await call(`"${id}"`, 1);
    expect(codes(stale)).toEqual(['edgebook.betslip.stale']);
    expect(draftOf(stale)).toMatchObject({ selectedProfitBoostId: null });
    const source = `betslipSetAmountSource(draftBetId: "${BET}", amountSourceType: PROMOTIONAL_CREDIT, change: { tabId: "t", number: 1 })`;
    expect(codes(await change(source, player.authorization))).toEqual(['edgebook.betslip.stale']);
    expect(draftOf(await call(`"${id}"`, 3))).toMatchObject({ selectedProfitBoostId: id, selectedFreeBetId: null });
  });

  it('the source of an amount is cash, a bonus bet or credits, and cash again when it is cleared', async () => {
    const player = await staked({ promotionalCreditCents: 2000 });
    const { authorization } = player;
    const id = await grant(player, bonus());
    expect(draftOf(await setSource('FREE_BET', authorization, id))).toMatchObject({
      amountSourceType: 'FREE_BET',
      selectedFreeBetId: id,
      betAmount: { amount: 1000 },
      winAmount: { amount: 909 },
      availablePromotionalCreditBalance: { amount: 2000 },
    });
    const credits = await setSource('PROMOTIONAL_CREDIT', authorization);
    // 25.00 is more than the 20.00 there are.
    expect(draftOf(credits)).toMatchObject({
      amountSourceType: 'PROMOTIONAL_CREDIT',
      selectedFreeBetId: null,
      betAmount: { amount: 2500 },
      errors: [{ code: 'edgebook.promotional_credits.low', field: 'bet' }],
    });
    const cash = await setSource('CASH', authorization);
    expect(draftOf(cash)).toMatchObject({ amountSourceType: 'CASH', betAmount: { amount: 2500 }, errors: [], totalOdds: '−110' });
    const inDecimals = `betslipSetAmountSource(draftBetId: "${BET}", amountSourceType: CASH, oddsFormat: EURO)`;
    expect(draftOf(await change(inDecimals, authorization))).toMatchObject({ totalOdds: '1.91' });
  });

  it('the amount of a bonus bet cannot be edited', async () => {
    const player = await staked();
    await setSource('FREE_BET', player.authorization, await grant(player, bonus()));
    const refused = await slipClient(api, player.authorization).setAmount(BET, 500);
    expect(refused.userErrors).toMatchObject([{ code: 'edgebook.reward.amount_fixed', field: 'bet' }]);
    expect(refused.betslip.straight.draftBets[0]?.betAmount).toEqual({ amount: 1000 });
  });

  it('a reward chosen for a second bet leaves the first', async () => {
    const player = await staked();
    const id = await grant(player, boost());
    await setBoost(id, player.authorization);
    const { betslip } = await setBoost(id, player.authorization, `straight:${eagles.spread}`);
    expect(betslip.straight.draftBets.map((bet) => bet.selectedProfitBoostId)).toEqual([null, id]);
  });

  it('a stranger’s, an unknown or an expired one is refused, and a visitor has none', async () => {
    const [player, stranger] = [await staked(), await staked()];
    const theirs = await grant(stranger, bonus());
    const expired = await grant(player, boost({ expiresAt: hours(-1) }));
    const { authorization } = player;
    expect(codes(await setSource('FREE_BET', authorization, theirs))).toEqual(['edgebook.reward.unavailable']);
    expect(codes(await setBoost(theirs, authorization))).toEqual(['edgebook.reward.unavailable']);
    expect(codes(await setBoost(expired, authorization))).toEqual(['edgebook.reward.unavailable']);
    expect(codes(await setSource('FREE_BET', authorization))).toEqual(['edgebook.input.invalid']);
    expect(codes(await setBoost(null, authorization, 'straight:unknown'))).toEqual(['edgebook.draft_bet.unknown']);
    const visitor = await api.query(
      `mutation { betslipSetProfitBoost(draftBetId: "parlay") { userErrors { code } } }`,
      {},
      await api.anonymous(),
    );
    expect(visitor.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('used in one tab is refused in the other, with the reason in the slip', async () => {
    const player = await staked();
    const { authorization } = player;
    const id = await grant(player, boost());
    await setBoost(id, authorization);
    const place = async (placementId: string, selectionId: string) => {
      const leg = `{ selectionId: "${selectionId}", numeratorLong: 10, denominatorLong: 11, points: -2.5 }`;
      const bet = `{ draftBetId: "${placementId}", section: STRAIGHT, betAmount: 1000, profitBoostId: "${id}", legs: [${leg}] }`;
      const { data, errors } = await api.query<{ result: { placement: { status: string }; userErrors: { code: string }[] } }>(
        `mutation { result: betslipPlaceBets(placementId: "${placementId}", bets: [${bet}], keepBetslipSelections: true)
          { placement { status } userErrors { code } } }`,
        {},
        authorization,
      );
      expect(errors).toEqual([]);
      return [data?.result.placement.status, ...(data?.result.userErrors ?? []).map(({ code }) => code)];
    };
    expect(await place('tab-1', eagles.spread)).toEqual(['PLACED']);
    expect(await place('tab-2', bills.spread)).toEqual(['REJECTED', 'edgebook.reward.unavailable']);
    // The slip keeps the choice and refuses the bet, until the player removes the reward.
    const { data } = await api.query<{ betslip: Payload['betslip'] }>(
      `{ betslip { straight { ${SECTION} } parlay { ${SECTION} } } }`,
      {},
      authorization,
    );
    expect(data?.betslip.straight.draftBets[0]).toMatchObject({
      selectedProfitBoostId: id,
      availableProfitBoosts: [],
      errors: [{ code: 'edgebook.reward.unavailable', displayType: 'GENERIC', disableAwardsDisplay: false }],
    });
    expect(draftOf(await setBoost(null, authorization))?.errors).toEqual([]);
  });

  it('a bet that names two rewards, or half of one, is refused before it is placed', async () => {
    const player = await staked({ promotionalCreditCents: 5_000 });
    const [boostId, bonusId] = [await grant(player, boost()), await grant(player, bonus())];
    const leg = `{ selectionId: "${bills.spread}", numeratorLong: 10, denominatorLong: 11, points: -2.5 }`;
    const answerTo = async (reward: string) => {
      const bets = `[{ draftBetId: "a", section: STRAIGHT, betAmount: 1000, ${reward}, legs: [${leg}] }]`;
      const text = `mutation { betslipPlaceBets(placementId: "two", bets: ${bets}) { placement { status } userErrors { code field } } }`;
      return (await api.query(text, {}, player.authorization)).data?.betslipPlaceBets;
    };
    for (const reward of [
      `amountSourceType: PROMOTIONAL_CREDIT, profitBoostId: "${boostId}"`,
      `amountSourceType: FREE_BET, freeBetId: "${bonusId}", profitBoostId: "${boostId}"`,
      `amountSourceType: CASH, freeBetId: "${bonusId}"`,
      'amountSourceType: FREE_BET',
    ])
      expect([reward, await answerTo(reward)]).toEqual([
        reward,
        { placement: null, userErrors: [{ code: 'edgebook.input.invalid', field: 'a' }] },
      ]);
  });

  it('a placed bet has its boost or its bonus bet, and the reward leaves the account', async () => {
    const player = await staked();
    const { authorization } = player;
    const [boostId, bonusId] = [await grant(player, boost()), await grant(player, bonus())];
    const ACCOUNT =
      '{ account { freeBets { rawId } profitBoosts { rawId } } accountMenu { availableFreeBets availableProfitBoostCount } }';
    const before = await api.query(ACCOUNT, {}, authorization);
    expect(before.data).toEqual({
      account: { freeBets: [{ rawId: bonusId }], profitBoosts: [{ rawId: boostId }] },
      accountMenu: { availableFreeBets: 1, availableProfitBoostCount: 1 },
    });
    const leg = (selectionId: string) =>
      `legs: [{ selectionId: "${selectionId}", numeratorLong: 10, denominatorLong: 11, points: -2.5 }]`;
    const bets = `[{ draftBetId: "a", section: STRAIGHT, betAmount: 2500, profitBoostId: "${boostId}", ${leg(bills.spread)} },
      { draftBetId: "b", section: STRAIGHT, betAmount: 1000, amountSourceType: FREE_BET, freeBetId: "${bonusId}", ${leg(eagles.spread)} }]`;
    const placed = await api.query(
      `mutation { betslipPlaceBets(placementId: "p", bets: ${bets}) { placement { placedBets { amountSourceType freeBetId
        profitBoost { rawId title percent } totalOdds boostedTotalOdds winAmount { amount } payoutAmount { amount } } } } }`,
      {},
      authorization,
    );
    expect(placed.data).toEqual({
      betslipPlaceBets: {
        placement: {
          placedBets: [
            {
              amountSourceType: 'CASH',
              freeBetId: null,
              totalOdds: '−110',
              boostedTotalOdds: '+114',
              profitBoost: { rawId: boostId, title: '25% Profit Boost', percent: 25 },
              winAmount: { amount: 2841 },
              payoutAmount: { amount: 5341 },
            },
            {
              amountSourceType: 'FREE_BET',
              freeBetId: bonusId,
              totalOdds: '−110',
              boostedTotalOdds: null,
              profitBoost: null,
              winAmount: { amount: 909 },
              payoutAmount: { amount: 909 },
            },
          ],
        },
      },
    });
    expect((await api.query(ACCOUNT, {}, authorization)).data).toEqual({
      account: { freeBets: [], profitBoosts: [] },
      accountMenu: { availableFreeBets: 0, availableProfitBoostCount: 0 },
    });
    // The player's own money alone counts as spent.
    expect((await api.query('{ account { spentInSession { amount } } }', {}, authorization)).data).toEqual({
      account: { spentInSession: { amount: 2500 } },
    });
  });
});
