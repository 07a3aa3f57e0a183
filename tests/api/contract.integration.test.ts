import path from 'node:path';
import { buildSchema, type GraphQLObjectType, isEnumType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContract } from '../../server/api/graphql/schema.ts';
import { setJackpot } from '../../server/store/casino/jackpots.ts';
import { recordLines } from '../../server/store/catalogue/index.ts';
import { addDialog } from '../../server/store/dialogs/dialogs.ts';
import { addFeaturedBet } from '../../server/store/featured/featuredBets.ts';
import { writeSessionSettings } from '../../server/store/identity/playerTime.ts';
import { addW2gWin, restrictPlayer } from '../../server/store/players/index.ts';
import { setLocationCheck } from '../../server/store/players/locations.ts';
import { replacePromotions, SAMPLE_PROMOTIONS } from '../../server/store/promotions/promotions.ts';
import { grantReward, type NewReward } from '../../server/store/rewards/index.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { fieldCoordinates, fullSelection, noteAnswered } from '../support/fullSelection.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';

const { arsenal, bills, eagles } = FIXTURE;
const schema = buildSchema(readContract(path.resolve('schema')));

/** Root fields with arguments that this fixture can answer; each list in the order of the requests. */
const leg = (selectionId: string) => `{ selectionId: "${selectionId}", numeratorLong: 10, denominatorLong: 11, points: -2.5 }`;
const bet = (cents: number, reward = '') =>
  `[{ draftBetId: "parlay", section: PARLAY, betAmount: ${cents}, ${reward} legs: [${leg(bills.spread)}, ${leg(eagles.spread)}] }]`;
const MUTATIONS = [
  `betslipAddMarketSelection(selectionId: "${bills.spread}", numeratorLong: 10, denominatorLong: 11,
    selectionOrigin: "home", branchChannel: "friend", shareId: "s1")`,
  `betslipAddMarketSelection(selectionId: "${eagles.spread}", numeratorLong: 20, denominatorLong: 21)`,
  'betslipAddMarketSelection(selectionId: "unknown", numeratorLong: 10, denominatorLong: 11)',
  `betslipAdjustPoints(points: 7, affectedMarkets: ["${bills.spreadMarket}"])`,
  `betslipBuyTeaserPoints(points: 6.5, affectedMarkets: ["${bills.spreadMarket}"])`,
  'betslipSetDraftBetAmount(draftBetId: "parlay", amount: 1000, amountField: BET)',
  'betslipSetAmountSource(draftBetId: "parlay", amountSourceType: FREE_BET, freeBetId: "{BONUS_BET}")',
  'betslipSetProfitBoost(draftBetId: "parlay", profitBoostId: "{PROFIT_BOOST}")',
  `betslipAcceptChanges(marketSelections: [${leg(eagles.spread)}])`,
  `betslipRemoveMarketSelection(selectionId: "${bills.moneyline}")`,
  'shareBetslip(section: PARLAY)',
  `betslipPlaceBets(placementId: "refused", bets: ${bet(-1)})`,
  `betslipPlaceBets(placementId: "placed", bets: ${bet(1000)})`,
  `betslipPlaceBets(placementId: "teaser", bets: [{ draftBetId: "teaser", section: TEASER, betAmount: 1000, teaserPoints: 6,
    legs: [${leg(bills.spread)}, ${leg(eagles.spread)}] }])`,
  // The first bet of the database.
  'cashOutBet(requestId: "taken", betId: "1", offerId: "1:0", offerVersion: 0, tenths: 3, amount: 1)',
  'cashOutBet(requestId: "refused", betId: "1", offerId: "1:0", offerVersion: 0, tenths: 3, amount: 1)',
  'shareBet(betId: "1", includeBetAmount: true)',
  'setAutoCashOut(betId: "1", amount: 2000)',
  'removeAutoCashOut(betId: "1")',
  `betslipPlaceBets(placementId: "boosted", bets: ${bet(1000, 'profitBoostId: "{PROFIT_BOOST}",')})`,
  `betslipPlaceBets(placementId: "free", bets: ${bet(1000, 'amountSourceType: FREE_BET, freeBetId: "{BONUS_BET}",')})`,
  `betslipPlaceBets(placementId: "same-game", bets: [{ draftBetId: "parlay", section: PARLAY, betAmount: 1000,
    legs: [${leg(bills.spread)}, { selectionId: "${bills.moneyline}", numeratorLong: 3, denominatorLong: 2 }] }])`,
  // The fifth bet.
  'shareBet(betId: "5")',
  `betslipPlaceBets(placementId: "in-play", bets: [{ draftBetId: "straight", section: STRAIGHT, betAmount: 500,
    legs: [${leg(arsenal.spread)}] }])`,
  'betslipSet(draftBets: [], mergeBetslip: false, anonymousToken: "nonsense")',
  'betslipAddFeaturedBet(featuredBetId: "featured")',
  'betslipClearTeaser',
  'betslipClear',
  'referralViewed',
  'closeCustomDialog(id: "0")',
  'casinoSetFavourite(gameId: "lunar-lanes", favourite: true)',
  'casinoLaunchGame(gameId: "velvet-sevens")',
  'casinoCheckLocation',
  'casinoCloseGame(sessionId: "none")',
  'setOddsFormat(oddsFormat: EURO)',
  'setOddsAcceptance(oddsAcceptance: ANY)',
  'setQuickBets(enabled: true, betAmount: 500)',
  'setCasinoBalanceUsage(first: BONUS)',
  'acknowledgeUserNotice(ackType: APP_TOUR)',
  'depositAcknowledgement(ackType: DEPOSIT_AMOUNT)',
  'heartbeat(elapsedSeconds: 60)',
  'sendOneTimeCode(channel: SMS)',
  'verifyOneTimeCode(code: "000000", source: UPDATE_PASSWORD)',
  'geoComplyAuthorizeGeoPacket(geoPacket: "packet")',
];
const QUERIES = [
  'schemaVersion',
  'startup',
  'account',
  'accountMenu',
  'customDialogs',
  'awardDetailsSection(id: "AwardDetailsSection:Bonuses")',
  'loyalty',
  'promotions',
  'promotion(id: "how-it-works")',
  'oneTimeCode(source: UPDATE_PASSWORD)',
  'casinoMenu',
  'casinoLobby',
  'casinoCategory(slug: "slots")',
  'casinoSubLobby(slug: "table-games")',
  'casinoGamePage(gameId: "lunar-lanes")',
  'casinoFreeToPlay(promotionId: "practice-reels")',
  'casinoJackpots',
  'casinoJackpotPage(slug: "starfall")',
  'casinoSessions',
  'casinoRounds(sessionId: "visit")',
  'casinoFavourites',
  'casinoRecentlyPlayed',
  'casinoLoyaltyCashBalance',
  'myBets(filter: OPEN)',
  'betslip',
  'featuredBet(featuredBetId: "featured")',
  'featuredBets',
  `linkedSelections(selectionIds: ["${bills.spread}"])`,
  `lineMovement(selectionId: "${bills.spread}")`,
  `quickBetSlip(selectionId: "${bills.spread}", numeratorLong: 10, denominatorLong: 11, points: -2.5, betAmount: 999999900)`,
  'placement(placementId: "placed")',
  'placement(placementId: "refused")',
  'cashOut(requestId: "taken")',
  'cashOut(requestId: "refused")',
  'sharedBet(shareId: "{SHARED_BET}")',
  'sharedBet(shareId: "{SHARED_SAME_GAME}")',
  'sportsMenu',
  'houseRules',
  'liveEventsCount',
  'competitionSections(view: HOME)',
  'competitionSections(view: LIVE)',
  'competition(sport: "football", organization: "usa", competition: "nfl")',
  `event(id: "${bills.eventId}")`,
  `event(id: "${arsenal.eventId}")`,
  'search(term: "bills")',
  `eventSnapshots(ids: ["${bills.eventId}", "${arsenal.eventId}", "unknown"])`,
];
const SUBSCRIPTIONS = [
  'casinoJackpotsUpdated',
  'accountBalance',
  'betslipUpdated',
  'betUpdated',
  'cashOutOffersUpdated(betIds: ["1"])',
  `eventUpdated(eventIds: ["${bills.eventId}"])`,
  `sequenceTick(eventIds: ["${bills.eventId}"])`,
];

/** Root fields that need a provider of accounts to link: tests/linking asks them, with one. */
const ASKED_WITH_A_PROVIDER = [
  'Mutation.beginAccountLink',
  'Mutation.createAccountLink',
  'Mutation.dismissAccountLinkPrompt',
  'Mutation.redeemAccountLinkCode',
  'Mutation.removeAccountLink',
  'Query.accountMenuPrompt',
  'Subscription.linkedAccountUpdated',
];
/** Types that only those answer. */
const OF_A_PROVIDER = /^(?:AccountLinkRequest|AccountMenuPrompt|LinkedAccount|EspnAccountLinkPromptDismissals)\./;

/** Fields without a value in this simulation: later chapters give them one. */
const NEVER_ANSWERED = [
  // Of a standalone casino: seen in its dialog (e2e).
  'CasinoOutOfState.body',
  'CasinoOutOfState.deepLink',
  'CasinoOutOfState.title',
  'ServiceAttributes.casinoOutOfState',
  // Of a bet beyond a cap of liability, which a server cannot set: seen in tests/api/placementAttacks.
  'BookLimit.draftBetId',
  'BookLimit.maximumBetAmount',
  'CustomerSupport.phone',
  'GeolocationInstaller.cdnUrls',
  'GeolocationInstaller.id',
  'EventUpdate.clock',
  'EventUpdate.homeScore',
  'EventUpdate.awayScore',
  'EventUpdate.periods',
  // Of tennis and MMA, and of a feed that knows places: seen in tests/edge/sportRecords.
  'Participant.headshot',
  'Participant.seed',
  'Participant.standing',
  'PlacedBet.settledAt',
  'UserError.action',
  'UserError.field',
  'UserError.message',
];

let api: TestApi;
let player: LoggedIn;
/** Rewards by kind, and the two shared bets: requests name them in braces. */
const idsOf = new Map<string, string>();
const answered = new Set<string>();
const asked = new Set<string>();
beforeAll(async () => {
  api = await buildTestApi({ tickEveryMs: 20, config: { gamesOrigin: 'http://games.test' } });
  await seedCatalogue(api.deps);
  await recordLines(api.deps.db, api.deps.clock.now());
  await api.deps.db.pool.query(
    `UPDATE events SET status = 'IN_PLAY', home_score = 7, away_score = 3, clock = 'Q1 4:12', periods = '[{"label":"1","home":7,"away":3}]'
      WHERE id = $1`,
    [arsenal.eventId],
  );
  // No feed runs here, and a busy machine needs many seconds until the first bet.
  await api.owner.pool.query('UPDATE markets SET live_price_ms = 3600000 WHERE event_id = $1', [arsenal.eventId]);
  const featured = { id: 'featured', brand: api.deps.config.brand, title: 'Bills by three' };
  const origin = { selectionOrigin: 'featured_bet', selectionIds: [bills.spread] };
  await addFeaturedBet(api.deps.db.query, { ...featured, ...origin }, api.deps.clock.now());
  player = await api.logIn({ phone: '+12015550142' });
  const { db, clock } = api.deps;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const awards: readonly NewReward[] = [
    { kind: 'BONUS_BET', title: 'Bonus', amountCents: 1000, expiresAt, restrictions: { sports: ['football'] } },
    { kind: 'CASHBACK', title: 'Back', amountCents: 500, expiresAt },
    {
      ...{ kind: 'PROFIT_BOOST', title: 'Boost', percent: 25, maximumAmountCents: 5000, minimumLegs: 2, expiresAt },
      restrictions: { marketTypes: ['SPREAD'] },
    },
  ];
  for (const award of awards) idsOf.set(award.kind, await grantReward(db.query, player.player.id, award, now));
  await db.pool.query(
    `INSERT INTO casino_sessions (id, player_id, visitor_id, game_id, brand, mode, opened_at, ended_at, end_reason, game_server_id)
       SELECT 'visit', $1, $1, 'lunar-lanes', 'tsb', 'REAL', now(), NULL, NULL, 'server'`,
    [player.player.id],
  );
  const visit = `'server', gen_random_uuid()::text, clock_timestamp()`;
  await db.pool.query(`SELECT casino_transact(${visit}, 'BET', 'visit', $1, 'round', 'bet', 100, NULL, now())`, [player.player.id]);
  await db.pool.query(`SELECT casino_end_round(${visit}, 'visit', $1, 'round', 100, 0, now())`, [player.player.id]);
  await db.pool.query(`UPDATE casino_sessions SET ended_at = now(), end_reason = 'CLOSED' WHERE id = 'visit'`);
  const link = { label: 'Rules', type: 'deep_link', url: '/info/house-rules', style: 'primary' } as const;
  const dialog = { title: 'News', body: 'Read them', dismissible: true, buttons: [link] };
  await addDialog(db.query, player.player.id, { ...dialog, triggers: [{ type: 'pages', pages: ['/live'] }] }, now);
  await addW2gWin(db.query, player.player.id, { gameName: 'Lunar Lanes', wonAt: now, winCents: 200_000, withheldCents: 48_000 });
  const shown = SAMPLE_PROMOTIONS.map((promotion) => ({ ...promotion, ends_at: expiresAt, cta_label: 'Read' }));
  await replacePromotions(db.query, shown);
  await setJackpot(db.query, 'starfall-mini', 50_000, now);
  // No jackpot of the catalogue has to be won before a bound.
  await db.pool.query("UPDATE casino_jackpots SET must_drop_cents = 100000 WHERE id = 'starfall-mini'");
  // Before the restriction, with which it is refused.
  await ask(`mutation { ${whole(schema.getMutationType(), 'casinoLaunchGame(gameId: "velvet-sevens")')} }`);
  await restrictPlayer(db, player.player.id, { kind: 'casino', expiresAt });
  await setLocationCheck(db, player.player.id, { outcome: 'CASINO_CLOSED', expiresAt });
  await writeSessionSettings(db, player.player.id, { realityCheckSeconds: 3600, dailyLimitSeconds: 7200 });
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

/** `name(args) { everything }` of a root field. */
function whole(root: GraphQLObjectType | null | undefined, call: string): string {
  const name = call.split('(', 1)[0] ?? '';
  const field = root?.getFields()[name];
  if (!field) throw new Error(`The contract has no ${name}`);
  asked.add(`${root.name}.${name}`);
  return `${call} ${fullSelection(field.type)}`;
}

async function ask(text: string): Promise<void> {
  const named = text.replace(/\{([A-Z_]+)\}/g, (_, kind: string) => idsOf.get(kind) ?? '');
  const { data, errors } = await api.query<{ shareBet?: { shareId: string } }>(named, {}, player.authorization);
  expect([text.slice(0, 80), errors]).toEqual([text.slice(0, 80), []]);
  if (data?.shareBet) idsOf.set(idsOf.has('SHARED_BET') ? 'SHARED_SAME_GAME' : 'SHARED_BET', data.shareBet.shareId);
  noteAnswered(data, answered);
}

describe('the contract', () => {
  it('is answered by every subscription, mutation and query, field by field', async () => {
    const socket = await graphqlSocket(await api.url(), { authorization: player.authorization });
    await socket.waitFor(({ type }) => type === 'connection_ack');
    for (const [index, call] of SUBSCRIPTIONS.entries()) {
      socket.subscribe(`s${index}`, `subscription { ${whole(schema.getSubscriptionType(), call)} }`);
    }
    await socket.waitFor(({ id }) => id === 's0');
    for (const call of MUTATIONS) await ask(`mutation { ${whole(schema.getMutationType(), call)} }`);
    await ask(`mutation { ${whole(schema.getMutationType(), MUTATIONS[0] ?? '')} }`);
    const packet = await api.services.geoPackets.sign(player.player.id, { latitude: 40.7, longitude: -74.2, accuracy: 20 }, 600);
    await ask(`mutation { ${whole(schema.getMutationType(), `geoComplyAuthorizeGeoPacket(geoPacket: "${packet}")`)} }`);
    for (const call of QUERIES) await ask(`{ ${whole(schema.getQueryType(), call)} }`);
    await vi.waitFor(async () => {
      await movePrice(api.deps, bills.spread, [10, 11]);
      for (const index of SUBSCRIPTIONS.keys()) expect([index, socket.dataOf(`s${index}`).length > 0]).toEqual([index, true]);
    });
    for (const message of socket.messages) {
      expect(JSON.stringify(message)).not.toContain('"errors":[{"message"');
      noteAnswered((message.payload as { data?: unknown } | undefined)?.data, answered);
    }
    socket.close();
  });

  it('has no root field that was not asked, and no field that never had a value but those known', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const all = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`));
    expect([...asked, ...ASKED_WITH_A_PROVIDER].sort()).toEqual(all.sort());
    const silent = fieldCoordinates(schema).filter(
      (field) => !answered.has(field) && !OF_A_PROVIDER.test(field) && !ASKED_WITH_A_PROVIDER.includes(field),
    );
    expect(silent.sort()).toEqual([...NEVER_ANSWERED].sort());
  });

  // `change` is ours, and optional (docs/adr/0024): a client that knows the specification alone can leave it out.
  const argumentsOf = (field: string): readonly string[] => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const found = roots.map((root) => root?.getFields()[field]).find((each) => each !== undefined);
    return found?.args.map(({ name }) => name).filter((name) => name !== 'change') ?? [];
  };
  const valuesOf = (name: string): readonly string[] => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  };
  const fieldsOf = (name: string): readonly string[] => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  };

  it('takes the arguments that the specification names', () => {
    expect(argumentsOf('betslip')).toEqual(['oddsFormat', 'includeOddsTrend']);
    expect(argumentsOf('betslipAddMarketSelection')).toEqual([
      'selectionId',
      'numeratorLong',
      'denominatorLong',
      'selectionOrigin',
      'branchChannel',
      'shareId',
      'oddsFormat',
      'includeOddsTrend',
    ]);
    expect(argumentsOf('betslipAcceptChanges')).toEqual(['marketSelections', 'sameGameParlayLegs', 'oddsFormat']);
    expect(argumentsOf('betslipPlaceBets')).toEqual(expect.arrayContaining(['bets', 'oddsFormat', 'keepBetslipSelections']));
    expect(argumentsOf('betslipClear')).toEqual(['oddsFormat', 'includeOddsTrend']);
  });

  it('takes for rewards the arguments that the specification names [S7.040 S7.041]', () => {
    expect(argumentsOf('betslipSetAmountSource')).toEqual(['draftBetId', 'amountSourceType', 'freeBetId', 'oddsFormat']);
    expect(argumentsOf('betslipSetProfitBoost')).toEqual(['draftBetId', 'profitBoostId']);
    expect(valuesOf('AmountSourceType')).toEqual(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT']);
  });

  it('has the error types, statuses and fields that the specification lists [S8.49 S3.65 S3.21 S3.71]', () => {
    expect(valuesOf('BetslipErrorType')).toEqual([
      'ANONYMOUS_REGION_ERROR',
      'BET_ALREADY_PLACED',
      'BET_AMOUNT',
      'BET_WIN_AMOUNT',
      'DEPOSIT',
      'GENERIC',
      'GEO',
      'ODDS_CHANGED',
      'RETRYABLE',
      'RG_ACK_REQUIRED',
      'RG_LIMIT',
      'SELECTION_DISABLED',
      'WIN_AMOUNT',
    ]);
    expect(fieldsOf('BetslipError')).toEqual(['code', 'message', 'priority', 'displayType', 'disableAwardsDisplay', 'field']);
    expect(fieldsOf('ResponsibleGaming')).toEqual(['icon', 'logos', 'restrictedBalanceDisclaimer']);
    expect(fieldsOf('RegionalMetadata')).toEqual([
      'currentRegionCode',
      'currentCountry',
      'currentRegion',
      'validRegion',
      'ipAddress',
      'ipAddressCity',
      'ipAddressRegionCode',
      'ipAddressCountryCode',
      'ipAddressCheckTimerSeconds',
    ]);
    expect(valuesOf('MarketStatus')).toEqual(['OPEN', 'HIDDEN', 'CLOSED']);
  });
});
