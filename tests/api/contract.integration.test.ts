import path from 'node:path';
import { buildSchema, type GraphQLObjectType, isEnumType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContract } from '../../server/api/graphql/schema.ts';
import { addDialog } from '../../server/store/dialogs/dialogs.ts';
import { writeSessionSettings } from '../../server/store/identity/playerTime.ts';
import { restrictPlayer } from '../../server/store/players/index.ts';
import { grantReward, type NewReward } from '../../server/store/rewards/index.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { fieldCoordinates, fullSelection, noteAnswered } from '../support/fullSelection.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';

const { bills, eagles } = FIXTURE;
const schema = buildSchema(readContract(path.resolve('schema')));

/** Root fields with arguments that this fixture can answer; each list in the order of the requests. */
const leg = (selectionId: string) => `{ selectionId: "${selectionId}", numeratorLong: 10, denominatorLong: 11, points: -2.5 }`;
const bet = (cents: number) =>
  `[{ draftBetId: "parlay", section: PARLAY, betAmount: ${cents}, legs: [${leg(bills.spread)}, ${leg(eagles.spread)}] }]`;
const MUTATIONS = [
  `betslipAddMarketSelection(selectionId: "${bills.spread}", numeratorLong: 10, denominatorLong: 11,
    selectionOrigin: "home", branchChannel: "friend", shareId: "s1")`,
  `betslipAddMarketSelection(selectionId: "${eagles.spread}", numeratorLong: 20, denominatorLong: 21)`,
  'betslipAddMarketSelection(selectionId: "unknown", numeratorLong: 10, denominatorLong: 11)',
  `betslipAdjustPoints(points: 7, affectedMarkets: ["${bills.spreadMarket}"])`,
  `betslipBuyTeaserPoints(points: 6.5, affectedMarkets: ["${bills.spreadMarket}"])`,
  'betslipSetDraftBetAmount(draftBetId: "parlay", amount: 1000, amountField: BET)',
  `betslipAcceptChanges(marketSelections: [${leg(eagles.spread)}])`,
  `betslipRemoveMarketSelection(selectionId: "${bills.moneyline}")`,
  `betslipPlaceBets(placementId: "refused", bets: ${bet(-1)})`,
  `betslipPlaceBets(placementId: "placed", bets: ${bet(1000)})`,
  'betslipSet(draftBets: [], mergeBetslip: false, anonymousToken: "nonsense")',
  'betslipClearTeaser',
  'betslipClear',
  'referralViewed',
  'closeCustomDialog(id: "0")',
  'setOddsFormat(oddsFormat: EURO)',
  'setOddsAcceptance(oddsAcceptance: ANY)',
  'heartbeat(elapsedSeconds: 60)',
  'sendOneTimeCode(channel: SMS)',
  'verifyOneTimeCode(code: "000000", source: UPDATE_PASSWORD)',
];
const QUERIES = [
  'schemaVersion',
  'startup',
  'account',
  'accountMenu',
  'customDialogs',
  'awardDetailsSection(id: "AwardDetailsSection:Bonuses")',
  'loyalty',
  'oneTimeCode(source: UPDATE_PASSWORD)',
  'casinoMenu',
  'myBets(filter: OPEN)',
  'betslip',
  'placement(placementId: "placed")',
  'placement(placementId: "refused")',
  'sportsMenu',
  'liveEventsCount',
  'competitionSections(view: HOME)',
  'competitionSections(view: LIVE)',
  'competition(sport: "football", organization: "usa", competition: "nfl")',
  `event(id: "${bills.eventId}")`,
  `event(id: "${eagles.eventId}")`,
  'search(term: "bills")',
  `eventSnapshots(ids: ["${bills.eventId}", "${eagles.eventId}", "unknown"])`,
];
const SUBSCRIPTIONS = [
  'accountBalance',
  'betslipUpdated',
  'betUpdated',
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
  'BetslipSection.totalPotentialBoostedReturnAmount',
  'BuyPointOption.odds',
  'BuyPointOption.points',
  'CustomerSupport.chatHours',
  'CustomerSupport.phone',
  'DraftBet.boostedTotalOdds',
  'DraftBet.boostedWinAmount',
  'DraftBet.selectedFreeBetId',
  'DraftBet.selectedProfitBoostId',
  'GeolocationInstaller.cdnUrls',
  'GeolocationInstaller.id',
  'EventUpdate.clock',
  'EventUpdate.homeScore',
  'EventUpdate.awayScore',
  'EventUpdate.periods',
  'PlacedBet.settledAt',
  'ProfitBoost.eventRestrictionLabel',
  'SelectionAttribute.name',
  'SelectionAttribute.value',
  'UserError.action',
  'UserError.field',
  'UserError.message',
];

let api: TestApi;
let player: LoggedIn;
const answered = new Set<string>();
const asked = new Set<string>();
beforeAll(async () => {
  api = await buildTestApi({ tickEveryMs: 20 });
  await seedCatalogue(api.deps);
  await api.deps.db.pool.query(
    `UPDATE events SET status = 'IN_PLAY', home_score = 7, away_score = 3, clock = 'Q1 4:12', periods = '[{"label":"1","home":7,"away":3}]'
      WHERE id = $1`,
    [eagles.eventId],
  );
  player = await api.logIn({ phone: '+12015550142' });
  const { db, clock } = api.deps;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const awards: readonly NewReward[] = [
    { kind: 'BONUS_BET', title: 'Bonus', amountCents: 1000, expiresAt },
    { kind: 'CASHBACK', title: 'Back', amountCents: 500, expiresAt },
    { kind: 'PROFIT_BOOST', title: 'Boost', percent: 25, maximumAmountCents: 5000, minimumLegs: 3, expiresAt },
  ];
  for (const award of awards) await grantReward(db.query, player.player.id, award, now);
  const link = { label: 'Rules', type: 'deep_link', url: '/info/house-rules', style: 'primary' } as const;
  const dialog = { title: 'News', body: 'Read them', dismissible: true, buttons: [link] };
  await addDialog(db.query, player.player.id, { ...dialog, triggers: [{ type: 'pages', pages: ['/live'] }] }, now);
  await restrictPlayer(db, player.player.id, { kind: 'casino', expiresAt });
  await writeSessionSettings(db, player.player.id, { realityCheckSeconds: 3600 });
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
  const { data, errors } = await api.query(text, {}, player.authorization);
  expect([text.slice(0, 80), errors]).toEqual([text.slice(0, 80), []]);
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

  const argumentsOf = (field: string): readonly string[] => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const found = roots.map((root) => root?.getFields()[field]).find((each) => each !== undefined);
    return found?.args.map(({ name }) => name) ?? [];
  };
  const valuesOf = (name: string): readonly string[] => {
    const type = schema.getType(name);
    return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
  };
  const fieldsOf = (name: string): readonly string[] => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()) : [];
  };

  it('takes the arguments that the specification names [S7.032 S7.034 S7.036 S7.037 S7.045]', () => {
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

  it('has the error types, statuses and fields that the specification lists [S8.49 S3.65 S3.20 S3.21 S3.71]', () => {
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
