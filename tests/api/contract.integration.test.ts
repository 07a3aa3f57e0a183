import path from 'node:path';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readContract } from '../../server/api/graphql/schema.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { fieldCoordinates, fullSelection, noteAnswered } from '../support/fullSelection.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';

const { bills, eagles } = FIXTURE;
const schema = buildSchema(readContract(path.resolve('schema')));

/** Root fields with the arguments that this world has an answer for; each list in the order in which it is asked. */
const leg = (selectionId: string) => `{ selectionId: "${selectionId}", numeratorLong: 10, denominatorLong: 11, points: -2.5 }`;
const bet = (cents: number) =>
  `[{ draftBetId: "parlay", section: PARLAY, betAmount: ${cents}, legs: [${leg(bills.spread)}, ${leg(eagles.spread)}] }]`;
const MUTATIONS = [
  `betslipAddMarketSelection(selectionId: "${bills.spread}", numeratorLong: 10, denominatorLong: 11)`,
  `betslipAddMarketSelection(selectionId: "${eagles.spread}", numeratorLong: 20, denominatorLong: 21)`,
  'betslipAddMarketSelection(selectionId: "unknown", numeratorLong: 10, denominatorLong: 11)',
  'betslipSetDraftBetAmount(draftBetId: "parlay", amount: 1000, amountField: BET)',
  `betslipAcceptChanges(marketSelections: [${leg(eagles.spread)}])`,
  `betslipRemoveMarketSelection(selectionId: "${bills.moneyline}")`,
  `betslipPlaceBets(placementId: "refused", bets: ${bet(-1)})`,
  `betslipPlaceBets(placementId: "placed", bets: ${bet(1000)})`,
  'betslipSet(anonymousToken: "nonsense", mergeBetslip: false)',
  'betslipClear',
  'setOddsFormat(oddsFormat: EURO)',
  'heartbeat(elapsedSeconds: 60)',
];
const QUERIES = [
  'schemaVersion',
  'startup',
  'account',
  'accountMenu',
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
  `eventSnapshots(ids: ["${bills.eventId}", "${eagles.eventId}", "unknown"])`,
];
const SUBSCRIPTIONS = [
  'accountBalance',
  'betslipUpdated',
  'betUpdated',
  `eventUpdated(eventIds: ["${bills.eventId}"])`,
  `sequenceTick(eventIds: ["${bills.eventId}"])`,
];

/** What has no value in this world: later chapters give them one. */
const NEVER_ANSWERED = [
  'CustomerSupport.chatHours',
  'CustomerSupport.phone',
  'DeepLink.canonicalUrl',
  'EventUpdate.clock',
  'EventUpdate.homeScore',
  'EventUpdate.awayScore',
  'EventUpdate.periods',
  'Logo.imageUrl',
  'Logo.label',
  'Logo.link',
  'PlacedBet.settledAt',
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
  player = await api.logIn();
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
    expect([...asked].sort()).toEqual(all.sort());
    const silent = fieldCoordinates(schema).filter((field) => !answered.has(field));
    expect(silent.sort()).toEqual([...NEVER_ANSWERED].sort());
  });
});
