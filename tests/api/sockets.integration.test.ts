import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sequenceTicks } from '../../server/api/graphql/sockets/sequenceTicks.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { type GraphqlSocket, graphqlSocket } from '../support/graphqlSocket.ts';
import { slipClient } from '../support/slipClient.ts';

const { bills, eagles } = FIXTURE;
const EVENT =
  'subscription E($ids: [ID!]!) { eventUpdated(eventIds: $ids) { eventId sequence prices { selectionId numeratorLong } } }';
const BALANCE = 'subscription { accountBalance { playableBalance { amount } } }';

let api: TestApi;
let url: string;
const opened: GraphqlSocket[] = [];
beforeAll(async () => {
  api = await buildTestApi({ paces: { 'sequence ticks': 50 } });
  await seedCatalogue(api.deps);
  url = await api.url();
});
afterAll(async () => {
  for (const socket of opened) socket.close();
  expect(api.logged).toEqual([]);
  await api.stop();
});

async function connect(authorization?: string): Promise<GraphqlSocket> {
  const socket = await graphqlSocket(url, authorization === undefined ? {} : { authorization });
  opened.push(socket);
  await socket.waitFor(({ type }) => type === 'connection_ack');
  return socket;
}

/** Resolves when the socket is subscribed and has received every update published so far, so that none of them follows. */
async function watch(socket: GraphqlSocket, id: string, eventIds: readonly string[], document = EVENT): Promise<void> {
  socket.subscribe(id, document, { ids: eventIds });
  await vi.waitFor(
    async () => {
      await movePrice(api.deps, `${eventIds[0]}-spread-home`, [10, 11]);
      // Messages of one socket keep their order, so the pong follows the update.
      const pongs = socket.messages.filter(({ type }) => type === 'pong').length;
      socket.sendRaw('{"type":"ping"}');
      await vi.waitFor(() => expect(socket.messages.filter(({ type }) => type === 'pong').length).toBeGreaterThan(pongs), {
        interval: 2,
      });
      expect(socket.dataOf(id).length).toBeGreaterThan(0);
    },
    { interval: 10, timeout: 5000 },
  );
}

interface EventData {
  readonly eventUpdated: { readonly eventId: string; readonly sequence: number; readonly prices: readonly unknown[] };
}

describe('eventUpdated', () => {
  it('makes the bus say that somebody watches events, until it ends', async () => {
    const isWatched = () => api.deps.bus.mayWatchEvents();
    const socket = await connect();
    await watch(socket, 'one', [bills.eventId]);
    expect(isWatched()).toBe(true);
    socket.complete('one');
    await vi.waitFor(() => expect(isWatched()).toBe(false));
  });

  it('sends every update of the watched events, consecutively, and of no other event', async () => {
    const socket = await connect();
    await watch(socket, 'one', [bills.eventId]);
    const before = socket.dataOf<EventData>('one').length;
    await movePrice(api.deps, eagles.spread, [9, 10]);
    await movePrice(api.deps, bills.spread, [1, 2]);
    await movePrice(api.deps, bills.spread, [10, 11]);
    await vi.waitFor(() => expect(socket.dataOf('one')).toHaveLength(before + 2));
    const events = socket.dataOf<EventData>('one').map(({ eventUpdated }) => eventUpdated);
    expect(new Set(events.map(({ eventId }) => eventId))).toEqual(new Set([bills.eventId]));
    expect(events.every((event, index) => index === 0 || event.sequence === (events[index - 1]?.sequence ?? 0) + 1)).toBe(true);
    expect(events.at(-2)?.prices).toEqual([{ selectionId: bills.spread, numeratorLong: 1 }]);
  });

  it('executes an update once for all sockets of a document, whichever events they watch', async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => connect()));
    for (const [index, socket] of sockets.entries()) {
      await watch(socket, `s"${index}`, index % 2 === 0 ? [bills.eventId] : [bills.eventId, eagles.eventId]);
    }
    const stringify = vi.spyOn(JSON, 'stringify');
    const written = () =>
      stringify.mock.calls.filter(([value]) => (value as { data?: EventData } | null)?.data?.eventUpdated).length;
    const counts = sockets.map((socket, index) => socket.dataOf(`s"${index}`).length);
    await movePrice(api.deps, bills.spread, [3, 4]);
    await vi.waitFor(() => {
      for (const [index, socket] of sockets.entries()) expect(socket.dataOf(`s"${index}`)).toHaveLength((counts[index] ?? 0) + 1);
    });
    expect(written()).toBe(1);
    stringify.mockRestore();
    await movePrice(api.deps, bills.spread, [10, 11]);
  });

  it('answers each document in its own shape', async () => {
    const socket = await connect();
    await watch(socket, 'long', [bills.eventId]);
    await watch(
      socket,
      'alias',
      [bills.eventId],
      'subscription A($ids: [ID!]!) { it: eventUpdated(eventIds: $ids) { n: sequence } }',
    );
    expect(socket.dataOf('alias').at(-1)).toEqual({ it: { n: expect.any(Number) } });
    await watch(
      socket,
      'fragment',
      [bills.eventId],
      'subscription F($ids: [ID!]!) { ...Root } fragment Root on Subscription { eventUpdated(eventIds: $ids) { eventId } }',
    );
    expect(socket.dataOf('fragment').at(-1)).toEqual({ eventUpdated: { eventId: bills.eventId } });
  });

  it('ends when it is completed', async () => {
    const socket = await connect();
    await watch(socket, 'ends', [bills.eventId]);
    await watch(socket, 'stays', [bills.eventId]);
    socket.complete('ends');
    await watch(socket, 'later', [bills.eventId]);
    const ended = socket.dataOf('ends').length;
    const stayed = socket.dataOf('stays').length;
    await movePrice(api.deps, bills.spread, [10, 11]);
    await vi.waitFor(() => expect(socket.dataOf('stays')).toHaveLength(stayed + 1));
    expect(socket.dataOf('ends')).toHaveLength(ended);
  });

  it('watches 200 events at most', async () => {
    const socket = await connect();
    socket.subscribe('many', EVENT, { ids: Array.from({ length: 201 }, (_, index) => `event-${index}`) });
    const { payload } = await socket.waitFor(({ id }) => id === 'many');
    expect(JSON.stringify(payload)).toContain('BAD_USER_INPUT');
  });
});

describe('sequenceTick', () => {
  it('sends the sequence of every watched event at intervals', async () => {
    const socket = await connect();
    socket.subscribe('tick', 'subscription T($ids: [ID!]!) { sequenceTick(eventIds: $ids) { eventId sequence } }', {
      ids: [bills.eventId, 'no-such-event'],
    });
    await vi.waitFor(() => expect(socket.dataOf('tick').length).toBeGreaterThan(1), { timeout: 5000 });
    expect(socket.dataOf('tick')[0]).toEqual({ sequenceTick: [{ eventId: bills.eventId, sequence: expect.any(Number) }] });
  });
});

describe('a quiet socket', () => {
  it('is promised pings, gets one every two seconds, and none while other messages are sent', async () => {
    const quiet = await connect();
    const busy = await connect();
    busy.subscribe('tick', 'subscription T($ids: [ID!]!) { sequenceTick(eventIds: $ids) { eventId sequence } }', {
      ids: [bills.eventId],
    });
    expect(quiet.messages).toMatchObject([{ type: 'connection_ack', payload: { pings: true } }]);
    const pings = (socket: GraphqlSocket): number => socket.messages.filter(({ type }) => type === 'ping').length;
    await vi.waitFor(() => expect(pings(quiet)).toBe(1), { timeout: 5000 });
    const first = Date.now();
    await vi.waitFor(() => expect(pings(quiet)).toBe(2), { timeout: 5000 });
    expect(Date.now() - first).toBeGreaterThan(1500);
    expect(Date.now() - first).toBeLessThan(2900);
    expect(pings(busy)).toBe(0);
  });

  it('is not pinged before its connection is initialized', async () => {
    const socket = await graphqlSocket(url, null);
    opened.push(socket);
    // Initialized later, so its second ping is sent well after the one that must not be.
    const initialized = await connect();
    const pings = (): number => initialized.messages.filter(({ type }) => type === 'ping').length;
    await vi.waitFor(() => expect(pings()).toBe(2), { timeout: 10_000 });
    expect(socket.messages).toEqual([]);
  });
});

describe('the first tick', () => {
  it('does not wait for its turn, so that what changed before the watching is known at once', async () => {
    const ticks = sequenceTicks({ db: api.deps.db, log: api.deps.log });
    await new Promise<void>((resolve) => {
      ticks.watch([bills.eventId, 'no-such-event'], resolve);
    });
    expect(ticks.sequencesOf([bills.eventId, 'no-such-event'])).toEqual([{ eventId: bills.eventId, sequence: expect.any(Number) }]);
  });
});

describe('the player’s own subscriptions', () => {
  it('send the balance at once and after every bet, and the bet', async () => {
    const { authorization } = await api.logIn();
    const stranger = await api.logIn();
    const socket = await connect(authorization);
    const other = await connect(stranger.authorization);
    for (const each of [socket, other]) {
      each.subscribe('balance', BALANCE);
      each.subscribe('bets', 'subscription { betUpdated { status betAmount { amount } } }');
      await each.waitFor(({ id }) => id === 'balance');
    }
    const bet = {
      draftBetId: `straight:${bills.spread}`,
      section: 'STRAIGHT',
      betAmount: 2500,
      legs: [{ selectionId: bills.spread, numeratorLong: 10, denominatorLong: 11, points: -2.5 }],
    };
    const placed = await api.query(
      'mutation P($bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: "sockets", bets: $bets) { placement { status } } }',
      { bets: [bet] },
      authorization,
    );
    expect(placed.data).toEqual({ betslipPlaceBets: { placement: { status: 'PLACED' } } });
    await socket.waitFor(({ id }) => id === 'bets');
    await vi.waitFor(() =>
      expect(socket.dataOf('balance')).toEqual([
        { accountBalance: { playableBalance: { amount: 100_000 } } },
        { accountBalance: { playableBalance: { amount: 97_500 } } },
      ]),
    );
    expect(socket.dataOf('bets')).toEqual([{ betUpdated: { status: 'OPEN', betAmount: { amount: 2500 } } }]);
    expect([other.dataOf('balance').length, other.dataOf('bets').length]).toEqual([1, 0]);
  });

  it('are refused to those not logged in', async () => {
    const socket = await connect(await api.anonymous());
    socket.subscribe('balance', BALANCE);
    const { payload } = await socket.waitFor(({ id }) => id === 'balance');
    expect(payload).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(socket.isOpen).toBe(true);
  });

  it('send the slip after changes in another tab and moved prices, within a second', async () => {
    await movePrice(api.deps, eagles.spread, [10, 11]);
    const someone = await api.anonymous();
    const socket = await connect(someone);
    interface SlipMessage {
      readonly betslipUpdated: {
        readonly revision: number;
        readonly marketSelections: readonly { readonly marketSelection: unknown }[];
      };
    }
    socket.subscribe('slip', 'subscription { betslipUpdated { revision marketSelections { marketSelection { formattedOdds } } } }');
    await socket.waitFor(({ id }) => id === 'slip');
    await slipClient(api, someone).add(eagles.spread);
    await slipClient(api, await api.anonymous()).add(eagles.spread);
    await vi.waitFor(() => expect(socket.dataOf<SlipMessage>('slip').at(-1)?.betslipUpdated.revision).toBe(1));
    const started = performance.now();
    for (const numerator of [5, 6, 7, 8, 9]) await movePrice(api.deps, eagles.spread, [numerator, 10]);
    await vi.waitFor(
      () =>
        expect(socket.dataOf<SlipMessage>('slip').at(-1)?.betslipUpdated.marketSelections).toEqual([
          { marketSelection: { formattedOdds: '−111' } },
        ]),
      { timeout: 3000 },
    );
    // The first value, the selection, and for the five moves at most one message a second.
    const seconds = Math.ceil((performance.now() - started) / 1000);
    expect(socket.dataOf('slip').length).toBeLessThanOrEqual(2 + 1 + seconds);
    await movePrice(api.deps, eagles.spread, [10, 11]);
  });
});

describe('a socket that misbehaves', () => {
  it('is closed, and it alone', async () => {
    const well = await connect();
    await watch(well, 'well', [bills.eventId]);
    const cases: readonly [string, number][] = [
      ['not json', 4400],
      ['{"type":"subscribe"}', 4400],
      ['[]', 4400],
      ['{"id":"x","type":"next","payload":{}}', 4400],
      ['{"id":"x","type":"error","payload":[{"message":"x"}]}', 4400],
      ['{"type":"connection_ack"}', 4400],
      ['{"id":"x","type":"complete","payload":{"deep":', 4400],
      [JSON.stringify({ type: 'connection_init' }), 4429],
      [JSON.stringify({ type: 'ping', payload: { pad: 'x'.repeat(70_000) } }), 1009],
    ];
    for (const [text, code] of cases) {
      const socket = await connect();
      socket.sendRaw(text);
      expect([text.slice(0, 40), (await socket.closed()).code]).toEqual([text.slice(0, 40), code]);
    }
    const early = await graphqlSocket(url, null);
    early.subscribe('early', EVENT, { ids: [bills.eventId] });
    expect((await early.closed()).code).toBe(4401);
    const wrong = await graphqlSocket(url, { authorization: 'Bearer nonsense' });
    expect((await wrong.closed()).code).toBe(4403);
    const header = await graphqlSocket(url, { 'x-platform': 'fridge' });
    expect((await header.closed()).code).toBe(4403);
    await watch(well, 'still', [bills.eventId]);
    expect(well.isOpen).toBe(true);
    expect(api.logged).toEqual([]);
  });

  it('gets typed errors for operations that cannot run, and stays open', async () => {
    const socket = await connect();
    const code = async (id: string): Promise<string> =>
      JSON.stringify((await socket.waitFor((message) => message.id === id)).payload);
    socket.subscribe('syntax', 'subscription {');
    expect(await code('syntax')).toContain('GRAPHQL_PARSE_FAILED');
    socket.subscribe('field', 'subscription { nothing }');
    expect(await code('field')).toContain('GRAPHQL_VALIDATION_FAILED');
    socket.subscribe('query', '{ schemaVersion }');
    expect(await code('query')).toBe('{"data":{"schemaVersion":"1"}}');
    socket.subscribe('variables', EVENT, {});
    expect(await code('variables')).toContain('BAD_USER_INPUT');
    for (let index = 0; index < 52; index += 1) socket.subscribe(`more-${index}`, EVENT, { ids: [bills.eventId] });
    expect(await code('more-51')).toContain('TOO_MANY_SUBSCRIPTIONS');
    expect(socket.isOpen).toBe(true);
  });

  it('is not upgraded elsewhere, nor without the protocol', async () => {
    const plain = await graphqlSocket(url, null, 'graphql-ws').catch((error: unknown) => String(error));
    if (typeof plain === 'string') expect(plain).toMatch(/closed|answered|Server sent/);
    else expect((await plain.closed()).code).toBe(4406);
    await expect(graphqlSocket(`${url}/elsewhere`, null)).rejects.toThrow('answered 404');
  });
});

describe('the end of a log-in', () => {
  it('closes its sockets with 4403: at log-out, and when the token runs out', async () => {
    const first = await api.logIn();
    const socket = await connect(first.authorization);
    await api.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization: first.authorization } });
    expect(await socket.closed()).toEqual({ code: 4403, reason: 'Session ended' });

    const second = await api.logIn();
    const expiring = await connect(second.authorization);
    const renewed = await connect(second.authorization);
    const anonymous = await connect(await api.anonymous());
    api.deps.clock.setOffsetSeconds(600);
    const grant = await api.services.identity.refreshGrant({
      refreshToken: second.refreshToken,
      clientId: 'slipstream-web',
      brand: api.deps.config.brand,
      ipAddress: '127.0.0.1',
    });
    if (!grant.ok) throw new Error(grant.error.code);
    renewed.sendRaw(JSON.stringify({ type: 'ping', payload: { authorization: `Bearer ${grant.value.access_token}` } }));
    await renewed.waitFor(({ type }) => type === 'pong');
    api.deps.clock.setOffsetSeconds(901);
    expect(await expiring.closed()).toEqual({ code: 4403, reason: 'Token expired' });
    expect([renewed.isOpen, anonymous.isOpen]).toEqual([true, true]);
    // An open socket cannot change its player.
    const other = await api.logIn();
    renewed.sendRaw(JSON.stringify({ type: 'ping', payload: { authorization: other.authorization } }));
    expect((await renewed.closed()).code).toBe(4403);
    api.deps.clock.setOffsetSeconds(0);
  });
});

describe('a session that ends on another server without a message to this one', () => {
  it('closes its sockets within two seconds, and no others', async () => {
    const ending = await api.logIn();
    const [one, two] = [await connect(ending.authorization), await connect(ending.authorization)];
    const other = await connect((await api.logIn()).authorization);
    const anonymous = await connect(await api.anonymous());
    await api.deps.db.query
      .updateTable('sessions')
      .set({ revoked_at: api.deps.clock.now(), revoked_reason: 'test' })
      .where('player_id', '=', ending.player.id)
      .execute();
    for (const socket of [one, two]) expect(await socket.closed()).toEqual({ code: 4403, reason: 'Session ended' });
    expect([other.isOpen, anonymous.isOpen]).toEqual([true, true]);
  });

  it('closes its sockets when the session has run out, however new their token is', async () => {
    const { authorization, player } = await api.logIn();
    const socket = await connect(authorization);
    await api.deps.db.query
      .updateTable('sessions')
      .set({ expires_at: api.deps.clock.now() })
      .where('player_id', '=', player.id)
      .execute();
    expect(await socket.closed()).toEqual({ code: 4403, reason: 'Session ended' });
  });
});

describe('sandbox faults', () => {
  it('leave sockets open and mute, or close them all', async () => {
    const mute = await connect();
    await watch(mute, 'mute', [bills.eventId]);
    api.graphql.sockets.muteAll();
    const later = await connect();
    await watch(later, 'later', [bills.eventId]);
    const received = mute.messages.length;
    mute.sendRaw('{"type":"ping"}');
    await movePrice(api.deps, bills.spread, [10, 11]);
    await watch(later, 'again', [bills.eventId]);
    expect([mute.isOpen, mute.messages.length]).toEqual([true, received]);
    api.graphql.sockets.dropAll();
    expect((await mute.closed()).code).toBe(1001);
    expect((await later.closed()).code).toBe(1001);
    await vi.waitFor(() => expect(api.graphql.sockets.count()).toBe(0));
  });
});
