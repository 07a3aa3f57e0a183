import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { type GraphqlSocket, graphqlSocket } from '../support/graphqlSocket.ts';
import { slipClient } from '../support/slipClient.ts';

const { bills, eagles } = FIXTURE;
const LIMITS = { subscriptionsPerPlayer: 40, subscriptionsPerAddress: 60, operationsPerAddress: 5 };
const SLIP = 'subscription { betslipUpdated { revision marketSelections { marketSelection { formattedOdds } } } }';
const BALANCE = 'subscription { accountBalance { playableBalance { amount } } }';
const OFFERS = 'subscription S($betIds: [ID!]!) { cashOutOffersUpdated(betIds: $betIds) { betId parts { amount } } }';
const EVENT = 'subscription E($ids: [ID!]!) { eventUpdated(eventIds: $ids) { eventId } }';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ config: { limits: { ...readConfig({}).limits, ...LIMITS } } });
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

async function connect(authorization?: string): Promise<GraphqlSocket> {
  const socket = await graphqlSocket(await api.url(), authorization === undefined ? {} : { authorization });
  onTestFinished(async () => {
    socket.close();
    await socket.closed();
  });
  await socket.waitFor(({ type }) => type === 'connection_ack');
  return socket;
}

/** The texts of the statements that are sent for subscriptions from now on. */
function statements(): () => readonly string[] {
  const connected = vi.spyOn(api.deps.db.of('subscriptions').pool, 'query');
  onTestFinished(() => connected.mockRestore());
  return () => connected.mock.calls.map(([statement]) => String((statement as { name?: string }).name));
}

async function place(authorization: string): Promise<string> {
  const leg = { selectionId: bills.moneyline, numeratorLong: 3, denominatorLong: 2, points: null };
  const { data } = await api.query<{ betslipPlaceBets: { placement: { placedBets: { id: string }[] } } }>(
    'mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { placement { placedBets { id } } } }',
    { id: randomUUID(), bets: [{ draftBetId: 'draft', section: 'STRAIGHT', betAmount: 1_000, legs: [leg] }] },
    authorization,
  );
  return data?.betslipPlaceBets.placement.placedBets[0]?.id ?? '';
}

const codeOf = async (socket: GraphqlSocket, id: string): Promise<string> =>
  JSON.stringify((await socket.waitFor((message) => message.id === id)).payload);

describe('a change that many subscriptions of one visitor follow', () => {
  it('reads the slip once, and sends it to each', async () => {
    const someone = await api.anonymous();
    await slipClient(api, someone).add(eagles.spread);
    const sockets = await Promise.all([1, 2, 3].map(() => connect(someone)));
    const ids = Array.from({ length: 10 }, (_, index) => `slip-${index}`);
    const sent = () => sockets.flatMap((socket) => ids.map((id) => socket.dataOf<{ betslipUpdated: unknown }>(id)));
    for (const socket of sockets) for (const id of ids) socket.subscribe(id, SLIP);
    await vi.waitFor(() => expect(sent().every((each) => each.length === 1)).toBe(true));
    const read = statements();
    await movePrice(api.deps, eagles.spread, [7, 10]);
    const moved = { betslipUpdated: { revision: 1, marketSelections: [{ marketSelection: { formattedOdds: '−143' } }] } };
    await vi.waitFor(() => expect(sent().map((each) => each.at(-1))).toEqual(sent().map(() => moved)), { timeout: 3000 });
    expect(read().filter((name) => name === 'betslip-read')).toHaveLength(1);
    await movePrice(api.deps, eagles.spread, [10, 11]);
  });

  it('a subscription that joins others gets what changed since, and they nothing', async () => {
    const someone = await api.anonymous();
    const first = await connect(someone);
    first.subscribe('slip', SLIP);
    await first.waitFor(({ id }) => id === 'slip');
    await slipClient(api, someone).add(eagles.spread);
    await vi.waitFor(() => expect(first.dataOf('slip')).toHaveLength(2));
    const second = await connect(someone);
    second.subscribe('slip', SLIP);
    await second.waitFor(({ id }) => id === 'slip');
    expect(second.dataOf('slip')).toEqual([first.dataOf('slip').at(-1)]);
    expect(first.dataOf('slip')).toHaveLength(2);
  });
});

describe('a change that many subscriptions of one player follow', () => {
  it('reads the offers once, and sends each subscription those of its own bets', async () => {
    const { authorization } = await api.logIn();
    const [one, other] = [await place(authorization), await place(authorization)];
    const sockets = await Promise.all([1, 2, 3].map(() => connect(authorization)));
    const follow = (socket: GraphqlSocket, id: string, betIds: readonly string[]) => socket.subscribe(id, OFFERS, { betIds });
    for (const socket of sockets) {
      follow(socket, 'one', [one]);
      follow(socket, 'both', [one, other]);
    }
    interface Data {
      readonly cashOutOffersUpdated: readonly { readonly betId: string }[];
    }
    const betsOf = (socket: GraphqlSocket, id: string) =>
      socket.dataOf<Data>(id).map((data) => data.cashOutOffersUpdated.map(({ betId }) => betId));
    await vi.waitFor(() => {
      for (const socket of sockets) expect([betsOf(socket, 'one'), betsOf(socket, 'both')]).toEqual([[[one]], [[one, other]]]);
    });
    const connections = vi.spyOn(api.deps.db.of('subscriptions').pool, 'connect');
    onTestFinished(() => connections.mockRestore());
    await movePrice(api.deps, bills.moneyline, [1, 1]);
    await vi.waitFor(
      () => {
        for (const socket of sockets) expect([betsOf(socket, 'one').length, betsOf(socket, 'both').length]).toEqual([2, 2]);
      },
      { timeout: 3000 },
    );
    // The statement for the bets, and at most the one for their selections.
    expect(connections.mock.calls.length).toBeLessThanOrEqual(2);
    await movePrice(api.deps, bills.moneyline, [3, 2]);
  });
});

describe('subscriptions beyond a limit', () => {
  it('are refused over all sockets of a player, and admitted again when others end', async () => {
    const { authorization } = await api.logIn();
    const sockets = await Promise.all([1, 2, 3].map(() => connect(authorization)));
    const [first, second, third] = sockets;
    if (!first || !second || !third) throw new Error('no sockets');
    for (const socket of [first, second]) for (let count = 0; count < 20; count += 1) socket.subscribe(`b-${count}`, BALANCE);
    await codeOf(first, 'b-19');
    await codeOf(second, 'b-19');
    third.subscribe('more', BALANCE);
    expect(await codeOf(third, 'more')).toContain('TOO_MANY_SUBSCRIPTIONS');
    first.complete('b-3');
    second.close();
    await second.closed();
    await vi.waitFor(async () => {
      const id = randomUUID();
      third.subscribe(id, BALANCE);
      expect(await codeOf(third, id)).toContain('playableBalance');
    });
  });

  it('are refused over all sockets of a visitor, and not to the next visitor of the address', async () => {
    const someone = await api.anonymous();
    const [first, second, other] = await Promise.all([connect(someone), connect(someone), connect(await api.anonymous())]);
    for (const socket of [first, second]) for (let count = 0; count < 20; count += 1) socket.subscribe(`s-${count}`, SLIP);
    await codeOf(first, 's-19');
    await codeOf(second, 's-19');
    second.subscribe('more', SLIP);
    expect(await codeOf(second, 'more')).toContain('TOO_MANY_SUBSCRIPTIONS');
    other.subscribe('own', SLIP);
    expect(await codeOf(other, 'own')).toContain('betslipUpdated');
  });

  it('are refused for more bets than a player may follow with all of them together', async () => {
    const { authorization } = await api.logIn();
    const sockets = await Promise.all([connect(authorization), connect(authorization)]);
    const [first, second] = sockets;
    const betIds = (from: number, count: number) => Array.from({ length: count }, (_, index) => `${from + index}`);
    for (let from = 1; from <= 151; from += 50) first.subscribe(`from-${from}`, OFFERS, { betIds: betIds(from, 50) });
    first.subscribe('last', BALANCE);
    await codeOf(first, 'last');
    second.subscribe('more', OFFERS, { betIds: ['200', '201'] });
    expect(await codeOf(second, 'more')).toContain('BAD_USER_INPUT');
  });

  it('are refused over all visitors of an address', async () => {
    const sockets = await Promise.all([1, 2].map(async () => connect(await api.anonymous())));
    const [first, second] = sockets;
    if (!first || !second) throw new Error('no sockets');
    for (const socket of [first, second]) for (let count = 0; count < 30; count += 1) socket.subscribe(`s-${count}`, SLIP);
    await codeOf(first, 's-29');
    await codeOf(second, 's-29');
    const third = await connect(await api.anonymous());
    third.subscribe('more', SLIP);
    expect(await codeOf(third, 'more')).toContain('TOO_MANY_SUBSCRIPTIONS');
  });

  it("are refused to an address for other texts than the build's, not for the same text again", async () => {
    const sockets = await Promise.all([connect(), connect()]);
    const [first, second] = sockets;
    const text = (index: number) => EVENT.replace('{ eventId }', `{ field${index}: eventId }`);
    for (let index = 0; index < 5; index += 1) first?.subscribe(`own-${index}`, text(index), { ids: [bills.eventId] });
    second?.subscribe('known', text(4), { ids: [eagles.eventId] });
    second?.subscribe('other', text(5), { ids: [eagles.eventId] });
    expect(await codeOf(second as GraphqlSocket, 'other')).toContain('TOO_MANY_SUBSCRIPTIONS');
    await movePrice(api.deps, eagles.spread, [10, 11]);
    expect(await codeOf(second as GraphqlSocket, 'known')).toContain('field4');
  });
});

it('a request is answered while subscriptions use all of their connections', async () => {
  const subscriptions = api.deps.db.of('subscriptions');
  const held = await Promise.all(Array.from({ length: subscriptions.pool.options.max }, () => subscriptions.pool.connect()));
  const { authorization } = await api.logIn();
  const socket = await connect(authorization);
  socket.subscribe('balance', BALANCE);
  const { data } = await api.query('{ account { balances { playableBalance { amount } } } }', {}, authorization);
  expect(data).toMatchObject({ account: { balances: { playableBalance: { amount: 100_000 } } } });
  expect(socket.dataOf('balance')).toEqual([]);
  for (const client of held) client.release();
  await socket.waitFor(({ id }) => id === 'balance');
});
