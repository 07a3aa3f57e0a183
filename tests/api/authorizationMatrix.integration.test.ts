import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ACKS_PATH,
  CASINO_RESTRICTION_PATH,
  EMAIL_PREFERENCES_PATH,
  LIMITS_ACK_PATH,
  RESTRICTIONS_PATH,
} from '../../core/wire/apiPaths.ts';
import { buildApiSchema, readContract } from '../../server/api/graphql/schema.ts';
import { type OpenLinkProvider, openLinkProvider, sandboxClientId } from '../../server/api/linkProvider/openLinkProvider.ts';
import { resolvers } from '../../server/contexts.ts';
import { LIMITED_ACCESS_OPERATIONS } from '../../server/domain/identity/limitedAccess.ts';
import { readConfig } from '../../server/platform/config.ts';
import { addDialog } from '../../server/store/dialogs/dialogs.ts';
import { linkAccount, storeNonce } from '../../server/store/linking/linkedAccounts.ts';
import { applyGatewayStatus, listMethods } from '../../server/store/payments/index.ts';
import { accountClient } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { type FakePaymentGateway, fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { fullSelection } from '../support/fullSelection.ts';
import { answersTo } from './support/answers.ts';
import { historyRows } from './support/historyRows.ts';
import { offerRows } from './support/offerRows.ts';
import { sideRows } from './support/sideRows.ts';
import { alertOf, sportRows } from './support/sportRows.ts';
import { walletRows } from './support/walletRows.ts';

const VIEWERS = ['nobody', 'anonymous', 'other', 'limited', 'owner'] as const;
type ViewerName = (typeof VIEWERS)[number];
/** `ok`, or the code of the error. The owner comes last, so that what the others have tried would show. */
type Row = { readonly args?: string; readonly outcomes: Readonly<Record<ViewerName, string>> };

const NONE = 'UNAUTHENTICATED';
const everybody = { nobody: 'ok', anonymous: 'ok', other: 'ok', limited: 'ok', owner: 'ok' };
/** Anybody with a token, each for their own. */
const tokens = { ...everybody, nobody: NONE };
const players = { ...everybody, nobody: NONE, anonymous: NONE };
/** Not for accounts with limited access. */
const full = { ...players, limited: 'LIMITED_ACCESS' };

/** Ids that belong to the owner; every viewer sends them. */
const ids = {
  dialog: '',
  bet: '',
  alert: '',
  receipt: '',
  method: '',
  placement: 'placement-of-the-owner',
  draftBet: `straight:${FIXTURE.bills.spread}`,
};
const selection = `selectionId: "${FIXTURE.eagles.spread}"`;
const odds = 'numeratorLong: 10, denominatorLong: 11';
const leg = `selectionId: "${FIXTURE.bills.spread}", ${odds}, points: -2.5`;

/** Every operation of the contract. A new one without a row fails the test. */
const ROWS: Readonly<Record<string, Row>> = {
  'Query.schemaVersion': { outcomes: everybody },
  'Query.startup': { outcomes: everybody },
  'Query.sportsMenu': { outcomes: everybody },
  'Query.houseRules': { outcomes: everybody },
  'Query.casinoMenu': { outcomes: everybody },
  'Query.liveEventsCount': { outcomes: everybody },
  'Query.casinoLobby': { outcomes: everybody },
  'Query.casinoCategory': { args: 'slug: "slots"', outcomes: everybody },
  'Query.casinoSubLobby': { args: 'slug: "table-games"', outcomes: everybody },
  'Query.casinoFreeToPlay': { args: 'promotionId: "none"', outcomes: everybody },
  'Query.casinoGamePage': { args: 'gameId: "velvet-sevens"', outcomes: everybody },
  'Query.casinoJackpots': { outcomes: everybody },
  'Query.casinoJackpotPage': { args: 'slug: "starfall"', outcomes: everybody },
  'Query.casinoSessions': { outcomes: players },
  'Query.casinoRounds': { args: 'sessionId: "s"', outcomes: players },
  'Query.casinoFavourites': { outcomes: everybody },
  'Query.casinoRecentlyPlayed': { outcomes: everybody },
  'Query.casinoLoyaltyCashBalance': { outcomes: everybody },
  'Mutation.casinoSetFavourite': { args: 'gameId: "velvet-sevens", favourite: true', outcomes: full },
  'Mutation.casinoLaunchGame': { args: 'gameId: "velvet-sevens"', outcomes: full },
  'Mutation.casinoCheckLocation': { outcomes: { ...tokens, limited: 'LIMITED_ACCESS' } },
  'Mutation.casinoCloseGame': { args: 'sessionId: "none"', outcomes: { ...tokens, limited: 'LIMITED_ACCESS' } },
  'Subscription.casinoJackpotsUpdated': { outcomes: everybody },
  'Query.event': { args: `id: "${FIXTURE.bills.eventId}"`, outcomes: everybody },
  'Query.eventSnapshots': { args: `ids: ["${FIXTURE.bills.eventId}"]`, outcomes: everybody },
  'Query.lineMovement': { args: selection, outcomes: everybody },
  ...sportRows({ everybody, players, full }),
  // Null or empty for anybody who is not logged in, so that a page for all can ask.
  'Query.account': { outcomes: everybody },
  'Query.accountMenu': { outcomes: everybody },
  'Query.awardDetailsSection': { args: 'id: "AwardDetailsSection:Bonuses"', outcomes: everybody },
  'Query.customDialogs': { outcomes: everybody },
  ...offerRows(everybody, players, full),
  ...historyRows(players),
  'Query.myBets': { args: 'filter: OPEN', outcomes: players },
  'Query.unseenSettledBets': { outcomes: players },
  'Query.placement': { args: 'placementId: "$placement"', outcomes: players },
  'Query.betslip': { outcomes: tokens },
  'Mutation.setOddsFormat': { args: 'oddsFormat: EURO', outcomes: full },
  'Mutation.setOddsAcceptance': { args: 'oddsAcceptance: ASK', outcomes: full },
  'Mutation.setDefaultBetAmount': { args: 'betAmount: 500', outcomes: full },
  'Mutation.setCasinoBalanceUsage': { args: 'first: CASH', outcomes: full },
  'Mutation.acknowledgeUserNotice': { args: 'ackType: APP_TOUR', outcomes: players },
  'Mutation.depositAcknowledgement': { args: 'ackType: DEPOSIT_AMOUNT', outcomes: players },
  'Query.responsibleGamingLimits': { args: 'limitType: DEPOSIT', outcomes: players },
  'Query.limitHistorySection': { args: 'id: "deposit-daily", first: 5', outcomes: players },
  'Query.sessionSpend': { outcomes: players },
  'Mutation.setLimit': { args: 'type: DEPOSIT, period: DAILY, amount: 5000', outcomes: players },
  'Mutation.cancelPendingLimit': { args: 'id: "none"', outcomes: players },
  'Mutation.confirmPendingLimit': { args: 'id: "none"', outcomes: players },
  'Mutation.setQuickBets': { args: 'enabled: true, betAmount: 500', outcomes: full },
  'Query.quickBetSlip': { args: `${selection}, ${odds}, betAmount: 500`, outcomes: full },
  'Mutation.referralViewed': { outcomes: full },
  'Mutation.settledBetsSeen': { outcomes: players },
  'Mutation.heartbeat': { args: 'elapsedSeconds: 1', outcomes: everybody },
  'Mutation.closeCustomDialog': { args: 'id: "$dialog"', outcomes: players },
  'Mutation.betslipAddMarketSelection': { args: `${selection}, ${odds}`, outcomes: tokens },
  // The caller's own slip, with the selection just added.
  'Mutation.shareBetslip': { args: 'section: STRAIGHT', outcomes: tokens },
  'Mutation.betslipSetDraftBetAmount': { args: 'draftBetId: "$draftBet", amount: 777, amountField: BET', outcomes: tokens },
  'Mutation.betslipSetAmountSource': { args: 'draftBetId: "$draftBet", amountSourceType: CASH', outcomes: full },
  'Mutation.betslipSetProfitBoost': { args: 'draftBetId: "$draftBet"', outcomes: full },
  'Mutation.betslipAcceptChanges': { args: `marketSelections: [{ ${leg} }]`, outcomes: tokens },
  'Mutation.betslipRemoveMarketSelection': { args: selection, outcomes: tokens },
  'Mutation.betslipSet': { args: 'draftBets: []', outcomes: players },
  'Mutation.betslipPlaceBets': {
    args: `placementId: "$placement", bets: [{ draftBetId: "$draftBet", section: STRAIGHT, betAmount: 777, legs: [{ ${leg} }] }]`,
    outcomes: full,
  },
  'Query.cashOut': { args: 'requestId: "$placement"', outcomes: players },
  // The owner's bet is unknown to everybody else.
  'Mutation.cashOutBet': {
    args: 'requestId: "cash-out", betId: "$bet", offerId: "none", offerVersion: 0, tenths: 10, amount: 1',
    outcomes: { ...full, other: 'BAD_USER_INPUT' },
  },
  'Mutation.setAutoCashOut': { args: 'betId: "$bet", amount: 1000', outcomes: { ...full, other: 'BAD_USER_INPUT' } },
  'Mutation.removeAutoCashOut': { args: 'betId: "$bet"', outcomes: { ...full, other: 'BAD_USER_INPUT' } },
  'Subscription.cashOutOffersUpdated': { args: 'betIds: ["$bet"]', outcomes: players },
  'Mutation.betslipAdjustPoints': { args: 'points: 6.5, affectedMarkets: ["none"]', outcomes: tokens },
  'Mutation.betslipBuyTeaserPoints': { args: 'points: 6.5, affectedMarkets: ["none"]', outcomes: tokens },
  'Mutation.betslipClearTeaser': { outcomes: tokens },
  'Mutation.betslipClear': { outcomes: tokens },
  'Query.linkedSelections': { args: `selectionIds: ["${FIXTURE.bills.spread}"]`, outcomes: everybody },
  'Mutation.betslipAddFeaturedBet': { args: 'featuredBetId: "none"', outcomes: tokens },
  'Query.sharedBet': { args: 'shareId: "none"', outcomes: everybody },
  // The owner's bet is unknown to everybody else.
  'Mutation.shareBet': { args: 'betId: "$bet"', outcomes: { ...full, other: 'BAD_USER_INPUT' } },
  ...walletRows(players, full),
  ...sideRows({ everybody, players, full, leg }),
  'Query.oneTimeCode': { args: 'source: UPDATE_PASSWORD', outcomes: full },
  'Mutation.sendOneTimeCode': { args: 'channel: SMS, source: UPDATE_PASSWORD', outcomes: full },
  'Mutation.verifyOneTimeCode': { args: 'code: "000000", source: UPDATE_PASSWORD', outcomes: full },
  'Query.accountMenuPrompt': { outcomes: { ...everybody, limited: 'LIMITED_ACCESS' } },
  'Mutation.geoComplyAuthorizeGeoPacket': { args: 'geoPacket: "packet"', outcomes: full },
  'Mutation.geoComplyGetApiToken': { args: 'licenseType: Regular', outcomes: full },
  'Mutation.geoComplyForceRefetchLicense': { args: 'currentLicenseKey: "none", licenseType: Regular', outcomes: full },
  'Query.playerLocation': { outcomes: full },
  'Mutation.beginAccountLink': { outcomes: full },
  'Mutation.redeemAccountLinkCode': { args: 'code: "code", codeVerifier: "verifier"', outcomes: full },
  'Mutation.createAccountLink': { args: 'espnToken: "token"', outcomes: full },
  'Mutation.removeAccountLink': { args: 'id: "sports-media"', outcomes: full },
  'Mutation.dismissAccountLinkPrompt': { args: 'promptType: ACCOUNT_MENU', outcomes: full },
  'Subscription.linkedAccountUpdated': { outcomes: full },
  'Subscription.accountBalance': { outcomes: players },
  'Subscription.betUpdated': { outcomes: players },
  'Subscription.betslipUpdated': { outcomes: tokens },
  'Subscription.eventUpdated': { args: `eventIds: ["${FIXTURE.bills.eventId}"]`, outcomes: everybody },
  'Subscription.sequenceTick': { args: `eventIds: ["${FIXTURE.bills.eventId}"]`, outcomes: everybody },
};

const SECRETS = {
  firstName: 'Zaphodine',
  lastName: 'Beeblebroxian',
  email: 'owner.of.everything@slipstream.test',
  username: 'owner-of-everything',
  dialog: 'A word for the owner alone',
  reward: 'A bonus for the owner alone',
  linkedAccount: 'media-fan-42',
  method: 'Savings of the owner alone',
};

let api: TestApi;
let provider: OpenLinkProvider;
let schema: GraphQLSchema;
let owner: LoggedIn;
let tokensOf: Readonly<Record<ViewerName, string | undefined>>;

beforeAll(async () => {
  provider = await openLinkProvider(readConfig({ SANDBOX: 'true', LINK_PROVIDER_PORT: '0' }), 4000);
  const linkProvider = { issuer: provider.issuer, clientIdOf: sandboxClientId };
  // A brand that has every operation.
  const paymentGateway = fakePaymentGateway();
  api = await buildTestApi({
    config: { brand: 'espnbet' },
    linkProvider,
    paymentGateway,
    flags: () => ({ 'account-linking': true }),
  });
  schema = buildApiSchema(readContract('schema'), resolvers);
  await seedCatalogue(api.deps);
  const expiresAt = new Date(api.deps.clock.now().getTime() + 86_400_000);
  const { firstName, lastName, email, username } = SECRETS;
  owner = await api.logIn({
    firstName,
    lastName,
    email,
    username,
    rewards: [{ kind: 'BONUS_BET', title: SECRETS.reward, amountCents: 1_000, expiresAt }],
  });
  const [other, limited] = [await api.logIn(), await api.logIn({ limitedAccess: true })];
  tokensOf = {
    nobody: undefined,
    anonymous: await api.anonymous(),
    other: other.authorization,
    limited: limited.authorization,
    owner: owner.authorization,
  };
  await givePossessions();
  await giveDeposit(paymentGateway);
});
afterAll(async () => {
  await api.stop();
  await provider.close();
});

/** A bet, a draft bet, a dialog, a linked account and a price alert of the owner. */
async function givePossessions(): Promise<void> {
  const { deps, query } = api;
  const dialog = { title: SECRETS.dialog, body: 'b', dismissible: true, triggers: [], buttons: [] };
  ids.dialog = String(await addDialog(deps.db.query, owner.player.id, dialog, deps.clock.now()));
  const { linkedAccount: username } = SECRETS;
  const account = { issuer: provider.issuer, pairwiseId: 'pairwise', username, nonce: 'nonce' };
  await storeNonce(deps.db.query, owner.player.id, account.nonce, new Date(deps.clock.now().getTime() + 60_000));
  expect(await linkAccount(deps.db.query, owner.player.id, 'SPORTS_MEDIA', account, deps.clock.now())).toBe('SUCCESS');
  const add = `mutation { betslipAddMarketSelection(selectionId: "${FIXTURE.bills.spread}", ${odds}) { userErrors { code } } }`;
  expect((await query(add, {}, owner.authorization)).errors).toEqual([]);
  const place = textOf('Mutation.betslipPlaceBets');
  const placed = await query<{ betslipPlaceBets: { placement: { status: string; placedBets: { id: string }[] } } }>(
    place,
    {},
    owner.authorization,
  );
  ids.bet = placed.data?.betslipPlaceBets.placement.placedBets[0]?.id ?? '';
  expect(placed.data?.betslipPlaceBets.placement.status).toBe('PLACED');
  expect((await query(add, {}, owner.authorization)).errors).toEqual([]);
  ids.alert = await alertOf(api, owner);
}

/** A deposit that was paid by a method, and one that is open. */
async function giveDeposit(gateway: FakePaymentGateway): Promise<void> {
  const create = async (requestId: string): Promise<string> => {
    const input = `{ requestId: "${requestId}", amountCents: 3000, paymentProviderId: "TRUSTLY" }`;
    const { data } = await api.query<{ depositCreate: { receiptId: string } }>(
      `mutation { depositCreate(input: ${input}) { receiptId } }`,
      {},
      owner.authorization,
    );
    return data?.depositCreate.receiptId ?? '';
  };
  const paid = await create('paid-deposit-of-the-owner');
  const method = { id: 'm', name: 'Bank', description: SECRETS.method };
  await applyGatewayStatus(api.deps, gateway.set(`${paid}:1`, { state: 'succeeded', method }), null);
  ids.receipt = await create('deposit-of-the-owner');
  ids.method = (await listMethods(api.deps.db, owner.player.id))[0]?.id ?? '';
  expect(ids.receipt).not.toBe(paid);
}

function operations(): Readonly<Record<string, GraphQLField<unknown, unknown>>> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(isObjectType);
  return Object.fromEntries(
    roots.flatMap((type) => Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field])),
  );
}

/** The operation with every field of its answer, and the owner's ids where it takes one. */
function textOf(name: string): string {
  const field = operations()[name];
  if (!field) throw new Error(`There is no ${name}`);
  const args = (ROWS[name]?.args ?? '').replace(/\$(\w+)/g, (_whole, key: keyof typeof ids) => ids[key]);
  const kind = name.split('.')[0]?.toLowerCase() ?? '';
  return `${kind} { ${field.name}${args === '' ? '' : `(${args})`} ${fullSelection(field.type)} }`;
}

const textsOf = (named: object): ReadonlyMap<string, string> => new Map(Object.keys(named).map((name) => [name, textOf(name)]));

/** All that the owner has, as the database has it. */
async function possessions(): Promise<string> {
  const { id } = owner.player;
  const tables = [
    'SELECT username, email, odds_format, referral_viewed_at FROM players WHERE id = $1',
    'SELECT id, closed_at FROM custom_dialogs WHERE player_id = $1',
    'SELECT placement_id FROM bets WHERE player_id = $1',
    'SELECT kind, id FROM money_requests WHERE player_id = $1',
    'SELECT amount_cents FROM auto_cash_outs WHERE player_id = $1',
    'SELECT id, state FROM price_alerts WHERE player_id = $1',
    'SELECT receipt_id, state, cancel_asked FROM payments WHERE player_id = $1',
    'SELECT id, deleted_at FROM payment_methods WHERE player_id = $1',
    'SELECT provider_code, lifted_at FROM excluded_providers WHERE player_id = $1',
    'SELECT pairwise_id FROM linked_accounts WHERE player_id = $1',
    'SELECT prompt_type FROM account_link_prompt_dismissals WHERE player_id = $1',
    "SELECT owner, content FROM betslips WHERE owner = 'player:' || $1",
  ];
  const rows = await Promise.all(tables.map(async (text) => (await api.owner.pool.query(text, [id])).rows as unknown[]));
  return JSON.stringify(rows);
}

describe('the authorisation matrix', () => {
  it('has a row for every operation of the contract, and lists no other', () => {
    expect(Object.keys(ROWS).sort()).toEqual(Object.keys(operations()).sort());
    const limited = Object.keys(ROWS).filter((name) => ROWS[name]?.outcomes.limited !== 'LIMITED_ACCESS');
    expect([...LIMITED_ACCESS_OPERATIONS].sort()).toEqual(limited.sort());
  });

  it.each(VIEWERS)(
    'answers %s as its column says, tells nobody but the owner what is the owner’s, and changes nothing of it',
    async (viewer) => {
      const before = await possessions();
      const answers: Record<string, string> = {};
      const leaks: string[] = [];
      const secrets = [...Object.values(SECRETS), owner.player.id];
      const isRefusal = (name: string) => ROWS[name]?.outcomes[viewer] !== 'ok';
      for (const [name, { outcome, text }] of await answersTo(textsOf(ROWS), tokensOf[viewer], isRefusal, api)) {
        answers[name] = outcome;
        for (const secret of secrets) if (text.includes(secret)) leaks.push(`${name}: ${secret}`);
      }
      expect(answers).toEqual(Object.fromEntries(Object.entries(ROWS).map(([name, row]) => [name, row.outcomes[viewer]])));
      if (viewer === 'owner') {
        // The same answers do tell the owner, so what the others were not told would have shown.
        expect(leaks.length).toBeGreaterThan(4);
        expect(await possessions()).not.toBe(before);
      } else {
        expect(leaks).toEqual([]);
        expect(await possessions()).toBe(before);
      }
    },
  );
});

/** Paths of the second document that are not GraphQL, as a player calls them, and the answer. Visitors are told to log in. */
const REST_FLOWS = [
  ['GET', EMAIL_PREFERENCES_PATH, undefined, 200],
  ['GET', RESTRICTIONS_PATH, undefined, 200],
  ['GET', CASINO_RESTRICTION_PATH, undefined, 200],
  ['POST', ACKS_PATH, { acknowledged: true }, 202],
  ['PATCH', LIMITS_ACK_PATH, undefined, 201],
] as const;

const NOT_LINKED = 'Account linking needs the support of the brand and its flag';
/** What a logged-in player of a casino is refused, and why. */
const NOT_IN_CASINOS: Readonly<Record<string, string>> = {
  'Mutation.redeemAccountLinkCode': NOT_LINKED,
  'Mutation.createAccountLink': NOT_LINKED,
  'Mutation.removeAccountLink': NOT_LINKED,
  'Subscription.linkedAccountUpdated': NOT_LINKED,
  'Mutation.shareBetslip': 'A casino has no selections, so that its slip is empty',
};

describe('a logged-in player', () => {
  // Every operation of the contract: those of the second document are among them, and later ones cannot be left out.
  it('may use every flow, be it as a bettor or as a casino player; none is for visitors alone', async () => {
    expect(Object.keys(ROWS).filter((name) => ROWS[name]?.outcomes.owner !== 'ok')).toEqual([]);
    const casino = await buildTestApi({ config: { brand: 'hwc' } });
    const { authorization } = await casino.logIn();
    const answers = await answersTo(textsOf(operations()), authorization, (name) => name in NOT_IN_CASINOS, casino);
    const refused = [...answers].filter(([name, { outcome }]) => outcome !== ROWS[name]?.outcomes.other).map(([name]) => name);
    await casino.stop();
    expect(refused.sort()).toEqual(Object.keys(NOT_IN_CASINOS).sort());
  });

  it.each(REST_FLOWS)('may %s %s, and a visitor may not', async (method, path, body, status) => {
    const client = accountClient(api);
    expect((await client.rest(method, path, body, { authorization: tokensOf.other ?? '' })).status).toBe(status);
    for (const authorization of [undefined, tokensOf.anonymous])
      expect((await client.rest(method, path, body, authorization === undefined ? {} : { authorization })).status).toBe(401);
  });
});
