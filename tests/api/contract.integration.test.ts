import path from 'node:path';
import { buildSchema, type GraphQLObjectType, isEnumType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContract } from '../../server/api/graphql/schema.ts';
import { setJackpot } from '../../server/store/casino/jackpots.ts';
import { recordLines } from '../../server/store/catalogue/index.ts';
import { addDialog } from '../../server/store/dialogs/dialogs.ts';
import { addFeaturedBet } from '../../server/store/featuredBets/featuredBets.ts';
import { writeSessionSettings } from '../../server/store/identity/playerTime.ts';
import { grantLoyalty } from '../../server/store/loyalty/index.ts';
import { addW2gWin, restrictPlayer } from '../../server/store/players/index.ts';
import { setLocationCheck } from '../../server/store/players/locations.ts';
import { replacePromotions, SAMPLE_PROMOTIONS } from '../../server/store/promotions/promotions.ts';
import { grantReward, type NewReward } from '../../server/store/rewards/index.ts';
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { addTournament } from '../../server/store/tournaments/tournaments.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { fieldCoordinates, fullSelection, noteAnswered } from '../support/fullSelection.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import {
  MUTATIONS,
  NEVER_ANSWERED,
  OF_A_PROVIDER,
  PAYMENT_QUERIES,
  PAYMENTS,
  QUERIES,
  REQUESTED_WITH_A_PROVIDER,
  SUBSCRIPTIONS,
} from './support/contractRequests.ts';
import { seedStatistics } from './support/contractStatistics.ts';

const { arsenal, bills } = FIXTURE;
const schema = buildSchema(readContract(path.resolve('schema')));

let api: TestApi;
let player: LoggedIn;
/** Rewards by kind, and the two shared bets: requests name them in braces. */
const idsOf = new Map<string, string>();
const answered = new Set<string>();
const requestedFields = new Set<string>();
beforeAll(async () => {
  api = await buildTestApi({
    ports: { app: 4_000, identity: 4_001, streams: 4_005 },
    paces: { 'sequence ticks': 20 },
    config: { gamesOrigin: 'http://games.test' },
    paymentGateway: fakePaymentGateway(),
  });
  await seedCatalogue(api.deps);
  await recordLines(api.deps.db, api.deps.clock.now());
  await api.deps.db.pool.query(
    `UPDATE events SET status = 'IN_PLAY', home_score = 7, away_score = 3, clock = 'Q1 4:12', silent_since = now(), periods = '[{"label":"1","home":7,"away":3}]'
      WHERE id = $1`,
    [arsenal.eventId],
  );
  await seedStatistics(api.owner, api.deps.clock.now());
  // No feed runs here, and a busy machine needs many seconds until the first bet.
  await api.owner.pool.query('UPDATE markets SET live_price_ms = 3600000 WHERE event_id = $1', [arsenal.eventId]);
  const featured = { id: 'featured', brand: api.deps.config.brand, title: 'Bills by three' };
  const origin = { selectionOrigin: 'featured_bet', selectionIds: [bills.spread] };
  await addFeaturedBet(api.deps.db.query, { ...featured, ...origin }, api.deps.clock.now());
  const week = { startsAt: new Date(Date.now() - 3_600_000), endsAt: new Date(Date.now() + 86_400_000) };
  const tournament = { id: 'tournament', brand: api.deps.config.brand, name: 'Week 11', sports: ['football'], budget: 1_000 };
  await addTournament(api.deps.db.query, { ...tournament, ...week }, api.deps.clock.now());
  player = await api.logIn({ phone: '+12015550142' });
  const { db, clock } = api.deps;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const awards: readonly NewReward[] = [
    { kind: 'BONUS_BET', title: 'Bonus', amountCents: 1000, expiresAt, restrictions: { sports: ['football'] } },
    { kind: 'CASHBACK', title: 'Back', amountCents: 500, expiresAt },
    {
      kind: 'PROFIT_BOOST',
      title: 'Boost',
      percent: 25,
      maximumAmountCents: 5000,
      minimumLegs: 2,
      expiresAt,
      restrictions: { marketTypes: ['SPREAD'] },
    },
  ];
  for (const award of awards) idsOf.set(award.kind, await grantReward(db.query, player.player.id, award, now));
  // Not for a bet of this test.
  await grantReward(db.query, player.player.id, { kind: 'BONUS_BET', title: 'Kept', amountCents: 700, expiresAt }, now);
  const spins = { kind: 'BONUS_SPINS', title: 'Spins', amountCents: 20, spins: 5, gameIds: ['velvet-sevens'], expiresAt } as const;
  await grantReward(db.query, player.player.id, spins, now, { pausedReason: 'On hold' });
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
  await grantLoyalty(db.query, player.player.id, { tier: 'ADVANTAGE', tierPoints: 500, credits: 100 }, now);
  // The player of this test bets, so no offer of a first bet is left.
  const shown = SAMPLE_PROMOTIONS.map((promotion) => ({
    ...promotion,
    ...(promotion.id === 'first-bet' && { condition: JSON.stringify({ kind: 'STAKE', totalCents: 100_000 }) }),
    ends_at: expiresAt,
    cta_label: 'Read',
    starts_at: now,
  }));
  await replacePromotions(db.query, [
    ...shown,
    ...shown.slice(0, 1).map((first) => ({ ...first, id: 'choice', play_your_way: true })),
  ]);
  await setJackpot(db.query, 'starfall-mini', 50_000, now);
  // No jackpot of the catalogue has to be won before a bound.
  await api.owner.pool.query("UPDATE casino_jackpots SET must_drop_cents = 100000 WHERE id = 'starfall-mini'");
  // Before the restriction, with which it is refused.
  await ask(`mutation { ${whole(schema.getMutationType(), 'casinoLaunchGame(gameId: "velvet-sevens")')} }`);
  await restrictPlayer(db, player.player.id, { kind: 'casino', expiresAt });
  await setLocationCheck(db, player.player.id, { outcome: 'CASINO_CLOSED', expiresAt }, new Date());
  await writeSessionSettings(db, player.player.id, { realityCheckSeconds: 3600, dailyLimitSeconds: 7200 }, api.deps.clock.now());
  const limit = { type: 'DEPOSIT', period: 'WEEKLY', amountCents: 500_000 } as const;
  await setPlayerLimits(db, player.player.id, [limit, { type: 'DAILY_TIME', seconds: 7_200 }], api.deps.clock.now());
  idsOf.set('RECEIPT', await deposited('contract', 'TRUSTLY'));
  idsOf.set('CASH', await deposited('cash', 'CASH_AT_CASINO", facilityId: "boardwalk'));
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

/** The receipt of a new deposit. */
async function deposited(requestId: string, provider: string): Promise<string> {
  const input = `{ requestId: "${requestId}", amountCents: 5000, paymentProviderId: "${provider}" }`;
  const { data } = await api.query<{ depositCreate: { receiptId: string } }>(
    `mutation { depositCreate(input: ${input}) { receiptId } }`,
    {},
    player.authorization,
  );
  return data?.depositCreate.receiptId ?? '';
}

/** `name(args) { everything }` of a root field. */
function whole(root: GraphQLObjectType | null | undefined, call: string): string {
  const name = call.split('(', 1)[0] ?? '';
  const field = root?.getFields()[name];
  if (!field) throw new Error(`The contract has no ${name}`);
  requestedFields.add(`${root.name}.${name}`);
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
    const packet = await api.services.referenceLocation.sign(
      player.player.id,
      { latitude: 40.7, longitude: -74.2, accuracy: 20 },
      600,
    );
    await ask(`mutation { ${whole(schema.getMutationType(), `geoComplyAuthorizeGeoPacket(geoPacket: "${packet}")`)} }`);
    const owner = { playerId: player.player.id, sessionId: null, installId: null };
    const license = await api.services.location.issueLicense(owner, 'Regular', null);
    const refetch = `geoComplyForceRefetchLicense(currentLicenseKey: "${license.ok && license.value}", licenseType: Regular)`;
    await ask(`mutation { ${whole(schema.getMutationType(), refetch)} }`);
    for (const call of PAYMENT_QUERIES) await ask(`{ ${whole(schema.getQueryType(), call)} }`);
    for (const call of PAYMENTS) await ask(`mutation { ${whole(schema.getMutationType(), call)} }`);
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
    expect([...requestedFields, ...REQUESTED_WITH_A_PROVIDER].sort()).toEqual(all.sort());
    const silent = fieldCoordinates(schema).filter(
      (field) => !answered.has(field) && !OF_A_PROVIDER.test(field) && !REQUESTED_WITH_A_PROVIDER.includes(field),
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

  it('takes for rewards the arguments that the specification names', () => {
    expect(argumentsOf('betslipSetAmountSource')).toEqual(['draftBetId', 'amountSourceType', 'freeBetId', 'oddsFormat']);
    expect(argumentsOf('betslipSetProfitBoost')).toEqual(['draftBetId', 'profitBoostId']);
    expect(valuesOf('AmountSourceType')).toEqual(['CASH', 'FREE_BET', 'PROMOTIONAL_CREDIT']);
  });

  it('has the error types, statuses and fields that the specification lists', () => {
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
    expect(valuesOf('ResponsibleGamingLimitType').toSorted()).toEqual([
      'DAILY_TIME',
      'DEPOSIT',
      'LOSS',
      'MAX_SINGLE_WAGER',
      'SPEND',
    ]);
    expect(valuesOf('MarketStatus')).toEqual(['OPEN', 'HIDDEN', 'CLOSED']);
  });
});
