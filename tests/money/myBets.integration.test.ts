import { createSourceEventStream, type GraphQLEnumType, type GraphQLSchema, graphql, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { betsResolvers } from '../../server/api/graphql/bets/betsResolvers.ts';
import { toPlacementAnswer } from '../../server/api/graphql/bets/placements.ts';
import type { GraphqlContext } from '../../server/api/graphql/context.ts';
import { Operations } from '../../server/api/graphql/operations.ts';
import { buildApiSchema, readContract } from '../../server/api/graphql/schema.ts';
import { SharedReads } from '../../server/api/graphql/sockets/sharedReads.ts';
import { SharedSource } from '../../server/api/graphql/sockets/sharedSource.ts';
import type { Viewer } from '../../server/domain/identity/viewer.ts';
import { until } from '../support/until.ts';
import { type MoneyFixture, makeMoneyFixture, type Player, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
let schema: GraphQLSchema;
let player: Player;
let other: Player;
const ids: string[] = [];

beforeAll(async () => {
  fixture = await makeMoneyFixture();
  schema = buildApiSchema(readContract('schema'), betsResolvers);
  for (const id of ['e1', 'e2', 'e3']) await fixture.event(id);
  [player, other] = [await fixture.player(100_000), await fixture.player(100_000)];
  for (const bets of [
    [straight('e1.home', 1_100)],
    [parlay(['e1.home', 'e2.over'], 1_000)],
    [straight('e1.away', 500)],
    [straight('e3.plus', 700)],
  ]) {
    const outcome = await fixture.place(player, bets);
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    ids.push(String(outcome.bets[0]?.id));
  }
  await fixture.place(other, [straight('e2.home', 100)]);
  await fixture.finish('e1', { homeScore: 21, awayScore: 20 });
});
afterAll(() => fixture.drop());

const contextOf = (viewer: Viewer) => ({ deps: fixture.deps, viewer, address: '127.0.0.1' });
const own = (): Viewer => ({ kind: 'player', ...player });

async function ask(source: string, viewer: Viewer = own()) {
  const { data, errors } = await graphql({ schema, source, contextValue: contextOf(viewer) });
  return { data, codes: errors?.map((error) => error.extensions.code) ?? [] };
}

describe('My Bets', () => {
  it('lists open and settled bets of the player alone, newest first, with the totals of the filter', async () => {
    const { data } = await ask(`{
      open: myBets(filter: OPEN) { totalCount totalBetAmount { amount } totalPayoutAmount { amount } bets { id } }
      settled: myBets(filter: SETTLED) { totalCount totalBetAmount { amount } totalPayoutAmount { formattedAmount } bets { id } }
    }`);
    expect(data).toMatchObject({
      open: {
        totalCount: 2,
        totalBetAmount: { amount: 1_700 },
        totalPayoutAmount: { amount: 3_645 + 1_336 },
        bets: [{ id: ids[3] }, { id: ids[1] }],
      },
      settled: {
        totalCount: 2,
        totalBetAmount: { amount: 1_600 },
        totalPayoutAmount: { formattedAmount: '$21.00' },
        bets: [{ id: ids[2] }, { id: ids[0] }],
      },
    });
  });

  it('answers a bet and its legs as placed, with their present state', async () => {
    const state = { status: 'FINISHED', home_score: 21, away_score: 20, clock: 'Final' } as const;
    await fixture.deps.db.query.updateTable('events').set(state).where('id', '=', 'e1').execute();
    const { data } = await ask(`{ myBets(filter: OPEN, first: 1, after: "${ids[3]}") { bets {
      status type outcome numLegs regraded settledAt totalOdds euro: totalOdds(oddsFormat: EURO)
      betAmount { amount currency } winAmount { amount } payoutAmount { amount formattedAmount }
      legs { id placedBetId marketSelectionId marketName marketType points outcome eventName eventPath eventStatus homeScore awayScore clock
             odds { numeratorLong denominatorLong formattedOdds euro: formattedOdds(oddsFormat: EURO) } }
    } } }`);
    expect(data?.myBets).toEqual({
      bets: [
        {
          status: 'OPEN',
          type: 'PARLAY',
          outcome: 'PENDING',
          numLegs: 2,
          regraded: false,
          settledAt: null,
          totalOdds: '+264',
          euro: '3.64',
          betAmount: { amount: 1_000, currency: 'USD' },
          winAmount: { amount: 2_645 },
          payoutAmount: { amount: 3_645, formattedAmount: '$36.45' },
          legs: [
            {
              id: `${ids[1]}:1`,
              placedBetId: ids[1],
              marketSelectionId: 'e1.home',
              marketName: 'Moneyline',
              marketType: 'MONEYLINE',
              points: null,
              outcome: 'WIN',
              eventName: 'Chiefs @ Bills',
              eventPath: '/sport/football/organization/united-states/competition/nfl/event/e1',
              eventStatus: 'FINISHED',
              homeScore: 21,
              awayScore: 20,
              clock: 'Final',
              odds: { numeratorLong: 10, denominatorLong: 11, formattedOdds: '−110', euro: '1.91' },
            },
            expect.objectContaining({ marketSelectionId: 'e2.over', points: 47.5, outcome: 'PENDING' }),
          ],
        },
      ],
    });
    const { data: settled } = await ask(
      '{ myBets(filter: SETTLED) { bets { status outcome winAmount { amount } payoutAmount { amount } } } }',
    );
    expect(settled?.myBets).toEqual({
      bets: [
        { status: 'SETTLED', outcome: 'LOSS', winAmount: { amount: 0 }, payoutAmount: { amount: 0 } },
        { status: 'SETTLED', outcome: 'WIN', winAmount: { amount: 1_000 }, payoutAmount: { amount: 2_100 } },
      ],
    });
  });

  it('turns pages by cursor', async () => {
    const page = '{ bets { id } pageInfo { hasNextPage endCursor } }';
    const first = await ask(`{ myBets(filter: OPEN, first: 1) ${page} }`);
    expect(first.data?.myBets).toEqual({ bets: [{ id: ids[3] }], pageInfo: { hasNextPage: true, endCursor: ids[3] } });
    const second = await ask(`{ myBets(filter: OPEN, first: 1, after: "${ids[3]}") ${page} }`);
    expect(second.data?.myBets).toEqual({ bets: [{ id: ids[1] }], pageInfo: { hasNextPage: false, endCursor: ids[1] } });
    const empty = await ask(`{ myBets(filter: OPEN, first: 1, after: "${ids[1]}") ${page} }`);
    expect(empty.data?.myBets).toEqual({ bets: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it('finds bets of one type, and those of which one leg has every word in its names', async () => {
    const found = async (args: string) => {
      const { data } = await ask(
        `{ myBets(filter: OPEN, ${args}) { totalCount bets { id legs { selectionName marketName eventName } } } }`,
      );
      return data?.myBets as {
        totalCount: number;
        bets: { id: string; legs: { selectionName: string; marketName: string; eventName: string }[] }[];
      };
    };
    const idsOf = async (args: string) => (await found(args)).bets.map(({ id }) => id);
    expect(await idsOf('type: PARLAY')).toEqual([ids[1]]);
    expect(await idsOf('type: TEASER')).toEqual([]);
    const [first] = (await found('type: STRAIGHT')).bets;
    const leg = first?.legs[0];
    if (!leg) throw new Error('no leg');
    expect(await idsOf(`search: ${JSON.stringify(`${leg.eventName.toUpperCase()} ${leg.marketName}`)}, type: STRAIGHT`)).toEqual([
      ids[3],
    ]);
    expect(await idsOf('search: "nobody%"')).toEqual([]);
    // The sums are of the filter, whatever is searched.
    expect((await found('search: "nobody"')).totalCount).toBe(2);
    expect((await ask(`{ myBets(filter: OPEN, search: "${'x'.repeat(81)}") { totalCount } }`)).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('is for those who are logged in, and refuses pages that cannot be', async () => {
    const list = (args: string) => `{ myBets(${args}) { totalCount } }`;
    expect((await ask(list('filter: OPEN'), { kind: 'none' })).codes).toEqual(['UNAUTHENTICATED']);
    expect((await ask(list('filter: OPEN'), { kind: 'anonymous', anonymousId: 'a' })).codes).toEqual(['UNAUTHENTICATED']);
    for (const args of ['first: 0', 'first: 51', 'first: -1', 'after: "x"', 'after: "99999999999999999999"'])
      expect((await ask(list(`filter: OPEN, ${args}`))).codes).toEqual(['BAD_USER_INPUT']);
  });

  it('sends each change of a bet, and only to its player', async () => {
    const text = 'subscription { betUpdated { id status } }';
    const context = contextOf({ kind: 'player', ...other }) as GraphqlContext;
    const source = await createSourceEventStream({ schema, document: parse(text), contextValue: context });
    const operation = new Operations(schema, false).prepare({ text, hash: 'bets', operationName: null, trusted: true });
    if (!(source instanceof SharedSource) || !operation.ok) throw new Error('no subscription');
    const sent: unknown[] = [];
    const stream = new SharedReads(fixture.deps).open(
      { id: 'bets', operation: operation.value, variables: {}, context, source },
      { send: (message) => void sent.push(JSON.parse(message)) },
    );
    await fixture.place(player, [straight('e2.over', 100)]);
    const outcome = await fixture.place(other, [straight('e3.home', 100), straight('e3.over', 100)]);
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    const updates = outcome.bets.map((bet) => ({ betUpdated: { id: String(bet.id), status: 'OPEN' } }));
    await until(() => sent.length === updates.length);
    expect(sent).toEqual(updates.map((data) => ({ id: 'bets', type: 'next', payload: { data } })));
    await stream.return();
  });

  it('has a name in the contract for every state, outcome and type of the specification', () => {
    const values = (name: string) => (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name);
    expect(values('BetStatus').sort()).toEqual(['CANCELLED', 'INVALID', 'OPEN', 'SETTLED', 'VOIDED']);
    expect(values('BetType').sort()).toEqual(['PARLAY', 'PARLAY_PLUS', 'ROUND_ROBIN', 'STRAIGHT', 'TEASER']);
    expect(values('BetOutcome').sort()).toEqual(
      ['CASH_OUT', 'LOSS', 'PATRON_CANCELLED', 'PENDING', 'PUSH', 'REFUND', 'VOIDED', 'WIN', 'INVALID'].sort(),
    );
  });
});

describe('a placement in the contract', () => {
  it('carries the bets, or the reasons with the gravest first', async () => {
    const placed = toPlacementAnswer(await fixture.place(player, [straight('e2.home', 100)], 'p1'), fixture.deps.config);
    expect(placed).toMatchObject({
      placement: { placementId: 'p1', status: 'PLACED', placedBets: [{ status: 'OPEN' }] },
      userErrors: [],
    });
    const refused = toPlacementAnswer(
      await fixture.place(
        player,
        [straight('e2.home', 99_999_999), straight('e2.away', 100, '+500'), straight('e1.over', 100)],
        'p2',
      ),
      fixture.deps.config,
    );
    expect(refused.placement).toMatchObject({ status: 'REJECTED', placedBets: [] });
    expect(refused.userErrors.map(({ displayType, field }) => [displayType, field])).toEqual([
      ['SELECTION_DISABLED', 'e1.over'],
      ['ODDS_CHANGED', 'e2.away'],
      ['DEPOSIT', 'bet'],
    ]);
    expect(refused.userErrors).toEqual(refused.placement?.userErrors);
  });

  it('is none where the id could not be used', async () => {
    expect(toPlacementAnswer(await fixture.place(player, [straight('e2.home', 101)], 'p1'), fixture.deps.config)).toMatchObject({
      placement: null,
      userErrors: [{ displayType: 'BET_ALREADY_PLACED' }],
    });
    expect(toPlacementAnswer(await fixture.place(player, [straight('e2.home', 100)], '\u0000'), fixture.deps.config)).toMatchObject(
      {
        placement: null,
      },
    );
    const ended = await fixture.place({ ...player, sessionId: 'x' }, [straight('e2.home', 100)]);
    expect(() => toPlacementAnswer(ended, fixture.deps.config)).toThrow('log in again');
  });
});
