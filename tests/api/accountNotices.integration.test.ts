import { randomUUID } from 'node:crypto';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSessionSettings } from '../../server/store/identity/playerTime.ts';
import { addW2gWin, restrictPlayer, setNotices } from '../../server/store/players/index.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { PostLoginDocument } from '../../src/platform/startup/startup.generated.ts';
import {
  AccountDocument,
  AcknowledgeUserNoticeDocument,
  DepositAcknowledgementDocument,
} from '../../src/player/account.generated.ts';
import { accountClient } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

/** The page's own question for the account. */
async function accountOf({ authorization }: LoggedIn): Promise<Record<string, unknown>> {
  const { data } = await api.query<{ account: Record<string, unknown> }>(print(AccountDocument), {}, authorization);
  return data?.account ?? {};
}

async function acknowledge({ authorization }: LoggedIn, ackType: 'APP_TOUR' | 'FIRST_WAGER' | 'W2G_WIN'): Promise<unknown> {
  const { data } = await api.query(print(AcknowledgeUserNoticeDocument), { ackType }, authorization);
  return data?.acknowledgeUserNotice;
}

const NOTHING_DUE = {
  requiresResponsibleGamingAcknowledgement: false,
  showLimitsModal: false,
  showW2gWinModal: false,
  w2gWin: null,
  showAppTourCard: false,
  showFirstWagerModal: false,
};

describe('the account', () => {
  it('answers its fields with what is stored: name, balances, rewards, preferences, restriction, notices, links', async () => {
    const player = await api.logIn({ firstName: 'Ada', lastName: 'Byron', balanceCents: 12_300 });
    const { id } = player.player;
    const { db, clock } = api.deps;
    const ends = new Date(clock.now().getTime() + 3_600_000);
    await setNotices(db.query, id, { acknowledgementRequired: true, limitsNoticeDue: true, appTourDue: true });
    await restrictPlayer(db, id, { kind: 'casino', expiresAt: ends });
    const bonusBet = { kind: 'BONUS_BET', title: '$5 Bonus Bet', amountCents: 500, expiresAt: ends } as const;
    await grantReward(db.query, id, bonusBet, clock.now());
    await writeSessionSettings(api.deps.db, id, { realityCheckSeconds: 1800, dailyLimitSeconds: 10_800 }, api.deps.clock.now());
    await addW2gWin(db.query, id, { gameName: 'Koi', wonAt: clock.now(), winCents: 184_000, withheldCents: 24_000 });
    const { data } = await api.query(
      `{ account { firstName lastName email username lastLoginAt balances { playableBalance { amount } } freeBets { title }
        userPreferences { oddsFormat autoAcceptOddsChanges casinoBalanceUsagePreferences } casinoRestriction { active expiresAt }
        requiresResponsibleGamingAcknowledgement showAppTourCard showLimitsModal showW2gWinModal realityCheckinInterval
        spentInSession { amount } linkedAccounts { linked } espnAccountLinkPromptDismissals { promptTypes } } }`,
      {},
      player.authorization,
    );
    expect(data).toEqual({
      account: {
        firstName: 'Ada',
        lastName: 'Byron',
        email: player.player.email,
        username: player.player.username,
        lastLoginAt: expect.anything(),
        balances: { playableBalance: { amount: 12_300 } },
        freeBets: [{ title: '$5 Bonus Bet' }],
        userPreferences: {
          oddsFormat: 'AMERICAN',
          autoAcceptOddsChanges: false,
          casinoBalanceUsagePreferences: ['CASH', 'BONUS'],
        },
        casinoRestriction: { active: true, expiresAt: ends.toISOString() },
        requiresResponsibleGamingAcknowledgement: true,
        showAppTourCard: true,
        showLimitsModal: true,
        showW2gWinModal: true,
        realityCheckinInterval: 1800,
        spentInSession: { amount: 0 },
        linkedAccounts: expect.any(Array),
        espnAccountLinkPromptDismissals: { promptTypes: [] },
      },
    });
    expect(await accountOf(player)).toMatchObject({
      casinoRestriction: { active: true, expiresAt: ends.toISOString() },
      dailyTimeLimitSeconds: 10_800,
      w2gWin: { gameName: 'Koi', winAmount: { amount: 184_000 }, withheldAmount: { amount: 24_000 } },
    });
  });

  it('has nothing to answer by default; who signs up is invited to the tour, and told of limits before a first bet, until they close each', async () => {
    expect(await accountOf(await api.logIn())).toMatchObject(NOTHING_DUE);
    const address = { street: '1 Main St', city: 'Newark', postalCode: '07102', addressCheck: 'OK' };
    const signedUp = await api.logIn({ details: { ...address, dateOfBirth: '1990-01-01' } });
    expect(await accountOf(signedUp)).toMatchObject({ ...NOTHING_DUE, showAppTourCard: true, showFirstWagerModal: true });
    expect(await acknowledge(signedUp, 'APP_TOUR')).toMatchObject({ ...NOTHING_DUE, showFirstWagerModal: true });
    expect(await acknowledge(signedUp, 'FIRST_WAGER')).toMatchObject(NOTHING_DUE);
    expect(await accountOf(signedUp)).toMatchObject(NOTHING_DUE);
  });

  it('stores in which order a casino should use the balances, beside the other preferences', async () => {
    const [player, other] = [await api.logIn(), await api.logIn()];
    const FIELDS = 'userPreferences { oddsFormat autoAcceptOddsChanges casinoBalanceUsagePreferences }';
    const ask = async (text: string, { authorization }: LoggedIn) =>
      (await api.query<Record<string, unknown>>(text, {}, authorization)).data;
    const preferences = (...casinoBalanceUsagePreferences: readonly string[]) => ({
      userPreferences: { oddsFormat: 'AMERICAN', autoAcceptOddsChanges: false, casinoBalanceUsagePreferences },
    });
    expect(await ask(`mutation { setCasinoBalanceUsage(first: BONUS) { ${FIELDS} } }`, player)).toEqual({
      setCasinoBalanceUsage: preferences('BONUS', 'CASH'),
    });
    expect(await ask(`{ account { ${FIELDS} } }`, player)).toEqual({ account: preferences('BONUS', 'CASH') });
    expect(await ask(`{ account { ${FIELDS} } }`, other)).toEqual({ account: preferences('CASH', 'BONUS') });
  });
});

describe('a notice', () => {
  it('the notice of a win with a tax form shows the oldest until the player has acknowledged each', async () => {
    const [player, other] = [await api.logIn(), await api.logIn()];
    const { db, clock } = api.deps;
    for (const [gameName, who] of [
      ['Koi', player],
      ['Canyon', player],
      ['Reef', other],
    ] as const)
      await addW2gWin(db.query, who.player.id, { gameName, wonAt: clock.now(), winCents: 130_000, withheldCents: 0 });
    expect(await accountOf(player)).toMatchObject({ showW2gWinModal: true, w2gWin: { gameName: 'Koi' } });
    expect(await acknowledge(player, 'W2G_WIN')).toMatchObject({ showW2gWinModal: true, w2gWin: { gameName: 'Canyon' } });
    expect(await acknowledge(player, 'W2G_WIN')).toMatchObject({ showW2gWinModal: false, w2gWin: null });
    expect(await accountOf(other)).toMatchObject({ w2gWin: { gameName: 'Reef' } });
  });

  it('the notice of responsible gaming is acknowledged by POST /i/acks, that of the limits by a PATCH: of the caller alone', async () => {
    const { rest } = accountClient(api);
    const [player, other] = [await api.logIn(), await api.logIn()];
    for (const { player: who } of [player, other])
      await setNotices(api.deps.db.query, who.id, { acknowledgementRequired: true, limitsNoticeDue: true });
    const { authorization } = player;
    expect((await rest('POST', '/i/acks', { acknowledged: true })).status).toBe(401);
    expect((await rest('PATCH', '/i/acks/limits_modal_dismissed_at')).status).toBe(401);
    expect((await rest('POST', '/i/acks', { acknowledged: false }, { authorization })).status).toBe(422);
    expect(await accountOf(player)).toMatchObject({ requiresResponsibleGamingAcknowledgement: true, showLimitsModal: true });
    expect((await rest('POST', '/i/acks', { acknowledged: true }, { authorization })).status).toBe(202);
    expect(await accountOf(player)).toMatchObject({ requiresResponsibleGamingAcknowledgement: false, showLimitsModal: true });
    expect((await rest('PATCH', '/i/acks/limits_modal_dismissed_at', {}, { authorization })).status).toBe(201);
    expect(await accountOf(player)).toMatchObject(NOTHING_DUE);
    expect(await accountOf(other)).toMatchObject({ requiresResponsibleGamingAcknowledgement: true, showLimitsModal: true });
  });
});

describe('the acknowledgement of deposits', () => {
  /** The page's own question after a log-in. */
  const sessionData = async ({
    authorization,
  }: LoggedIn): Promise<Record<string, unknown> & { account: Record<string, unknown> }> => {
    const { data, errors } = await api.query<never>(print(PostLoginDocument), {}, authorization);
    expect(errors).toEqual([]);
    return data ?? { account: {} };
  };
  const acknowledgeDeposits = async ({ authorization }: LoggedIn): Promise<unknown> =>
    (await api.query(print(DepositAcknowledgementDocument), { ackType: 'DEPOSIT_AMOUNT' }, authorization)).data;

  it.each([
    ['US-NJ', '$2,500'],
    ['US-NY', '$2,500'],
    ['US-WV', '$5,000'],
  ])('comes with the account and startup after a log-in, once: %s at %s', async (regionCode, amount) => {
    const [player, other] = [await api.logIn({ regionCode }), await api.logIn({ regionCode })];
    await setNotices(api.deps.db.query, player.player.id, { depositAcknowledgementDue: true });
    const modal = {
      title: 'About your deposits',
      body: expect.stringContaining(`Your deposits have reached ${amount}. `),
      buttonLabel: 'I Understand',
      depositAckType: 'DEPOSIT_AMOUNT',
    };
    expect(await sessionData(player)).toEqual({
      account: {
        id: player.player.id,
        lastLoginAt: expect.anything(),
        realityCheckinInterval: null,
        spentInSession: { amount: 0 },
        depositAcknowledgementModal: { ...modal, showDepositAckModal: true },
      },
      startup: expect.objectContaining({ applicationMetadata: expect.anything(), serviceAttributes: expect.anything() }),
    });
    await acknowledgeDeposits(other);
    expect((await sessionData(player)).account).toMatchObject({ depositAcknowledgementModal: { showDepositAckModal: true } });
    expect(await acknowledgeDeposits(player)).toEqual({ depositAcknowledgement: { userAck: true } });
    const after = { depositAcknowledgementModal: { ...modal, showDepositAckModal: false } };
    expect((await sessionData(player)).account).toMatchObject(after);
  });

  it('is of no region without an amount', async () => {
    const player = await api.logIn({ regionCode: 'US-PA' });
    await setNotices(api.deps.db.query, player.player.id, { depositAcknowledgementDue: true });
    expect((await sessionData(player)).account).toMatchObject({ depositAcknowledgementModal: null });
    expect(await acknowledgeDeposits(player)).toEqual({ depositAcknowledgement: { userAck: false } });
  });
});

describe('a bet of a player who has to acknowledge responsible gaming', () => {
  const PLACE = `mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) {
    placement { status } userErrors { displayType } } }`;
  const { bills } = FIXTURE;
  const leg = { selectionId: bills.spread, numeratorLong: 10, denominatorLong: 11, points: -2.5 };
  const bet = { draftBetId: `straight:${bills.spread}`, section: 'STRAIGHT', betAmount: 100, legs: [leg] };

  it('is refused until they have; a bet placed before keeps its answer', async () => {
    const player = await api.logIn();
    const later = new Date(api.deps.clock.now().getTime() + 3_600_000);
    await api.owner.pool.query('UPDATE events SET starts_at = $2 WHERE id = $1', [bills.eventId, later]);
    const place = async (id: string): Promise<unknown> =>
      (await api.query(PLACE, { id, bets: [bet] }, player.authorization)).data?.betslipPlaceBets;
    const placed = { placement: { status: 'PLACED' }, userErrors: [] };
    const [before, during] = [randomUUID(), randomUUID()];
    expect(await place(before)).toEqual(placed);
    await setNotices(api.deps.db.query, player.player.id, { acknowledgementRequired: true });
    const refused = { placement: null, userErrors: [{ displayType: 'RG_ACK_REQUIRED' }] };
    expect(await place(during)).toMatchObject({ userErrors: refused.userErrors });
    expect(await place(before)).toEqual(placed);
    const { authorization } = player;
    await accountClient(api).rest('POST', '/i/acks', { acknowledged: true }, { authorization });
    expect(await place(randomUUID())).toEqual(placed);
    expect(await place(during)).toMatchObject({ userErrors: refused.userErrors });
  });
});
