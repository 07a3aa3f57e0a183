import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autoCashOuts } from '../../server/jobs/autoCashOuts.ts';
import type { Loop } from '../../server/platform/loop.ts';
import { setLocationCheck } from '../../server/store/players/locations.ts';
import { recordResult, settlePending } from '../../server/store/settlement/index.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { moveTo } from '../support/places.ts';
import { until } from '../support/until.ts';

const { bills, eagles, arsenal } = FIXTURE;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const OFFER =
  'id betId version status parts { tenths amount runningBetAmount runningPayoutAmount } holdMs autoCashOutAmount { amount }';
const BET = `id status outcome betAmount { amount } runningBetAmount { amount } payoutAmount { amount } cashoutAmount { amount }
  cashedOutAmount { amount } winAmount { amount } toWinAmount { amount }`;

interface Offer {
  readonly id: string;
  readonly betId: string;
  readonly version: number;
  readonly status: string;
  readonly parts: readonly { readonly tenths: number; readonly amount: number }[];
  readonly autoCashOutAmount?: { readonly amount: number } | null;
}

async function ask(text: string, authorization: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { data, errors } = await api.query<Record<string, unknown>>(text, variables, authorization);
  return { data, codes: errors.map(({ extensions }) => extensions.code) };
}

async function place(authorization: string, selectionIds: readonly string[], betAmount = 1_000): Promise<string> {
  const legs = selectionIds.map((selectionId) => ({ selectionId, numeratorLong: 3, denominatorLong: 2, points: null }));
  const section = legs.length === 1 ? 'STRAIGHT' : 'PARLAY';
  const { data } = await api.query<{ betslipPlaceBets: { placement: { placedBets: { id: string }[] } } }>(
    `mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { placement { placedBets { id } } } }`,
    { id: randomUUID(), bets: [{ draftBetId: 'draft', section, betAmount, legs }] },
    authorization,
  );
  return data?.betslipPlaceBets.placement.placedBets[0]?.id ?? '';
}

/** The player's socket with the offers for one bet. */
async function follow(authorization: string, betIds: readonly string[]) {
  const socket = await graphqlSocket(await api.url(), { authorization });
  await socket.waitFor(({ type }) => type === 'connection_ack');
  socket.subscribe('1', `subscription S($betIds: [ID!]!) { cashOutOffersUpdated(betIds: $betIds) { ${OFFER} } }`, { betIds });
  const offers = () => socket.dataOf<{ cashOutOffersUpdated: Offer[] }>('1').flatMap((data) => data.cashOutOffersUpdated);
  return { socket, offers };
}

const CASH_OUT = `mutation C($requestId: ID!, $betId: ID!, $offerId: ID!, $offerVersion: Long!, $tenths: Int!, $amount: Long!) {
  cashOutBet(requestId: $requestId, betId: $betId, offerId: $offerId, offerVersion: $offerVersion, tenths: $tenths, amount: $amount) {
    cashOut { requestId betId status refusal amount { amount } } offer { ${OFFER} } bet { ${BET} } balance { playableBalance { amount } }
  } }`;

function accept(authorization: string, offer: Offer, tenths: number, requestId: string = randomUUID()) {
  const amount = offer.parts.find((part) => part.tenths === tenths)?.amount ?? 0;
  const variables = { requestId, betId: offer.betId, offerId: offer.id, offerVersion: offer.version, tenths, amount };
  return ask(CASH_OUT, authorization, variables);
}

async function myBet(authorization: string, filter: 'OPEN' | 'SETTLED', id: string) {
  const { data } = await ask(`{ myBets(filter: ${filter}) { bets { ${BET} } } }`, authorization);
  const { bets } = Object(data?.myBets) as { bets?: { id: string }[] };
  return bets?.find((bet) => bet.id === id);
}

describe('an offer', () => {
  it('is given and taken outside of all areas, and with a pass that is over: a cash out asks for no place', async () => {
    const { authorization, player } = await api.logIn();
    const { db, clock } = api.deps;
    const [first, second] = [await place(authorization, [eagles.moneyline]), await place(authorization, [eagles.moneyline])];
    const take = async (id: string): Promise<unknown> => {
      const { socket, offers } = await follow(authorization, [id]);
      await until(() => offers().length > 0);
      const [offer] = offers();
      socket.close();
      const answer = offer && (await accept(authorization, offer, 10));
      return (answer?.data?.cashOutBet as { cashOut: { status: string } } | undefined)?.cashOut.status;
    };
    await moveTo(db, player.id, 'US-TX');
    expect(await take(first)).toBe('TAKEN');
    const now = clock.now();
    const over = { regionCode: 'US-NJ', expiresAt: now, refreshAt: now, address: '192.0.2.1' };
    await setLocationCheck(db, player.id, { outcome: 'FAILED', expiresAt: null }, now, over);
    expect(await take(second)).toBe('TAKEN');
  });

  it('is streamed to the player, follows the price, and is accepted once for a part and for the rest', async () => {
    const { authorization } = await api.logIn();
    const id = await place(authorization, [bills.moneyline]);
    expect(await myBet(authorization, 'OPEN', id)).toMatchObject({
      cashoutAmount: { amount: 950 },
      cashedOutAmount: { amount: 0 },
    });
    const { socket, offers } = await follow(authorization, [id]);
    await until(() => offers().length === 1);
    const [first] = offers();
    if (!first) throw new Error('no offer');
    expect(first).toMatchObject({ id: `${id}:0`, betId: id, status: 'OFFERED', holdMs: 0, autoCashOutAmount: null });
    expect(first.parts[4]).toEqual({ tenths: 5, amount: 475, runningBetAmount: 500, runningPayoutAmount: 1_250 });
    // The price falls, so that the bet is worth more: 2,500 / 2 less five percent.
    await movePrice(api.deps, bills.moneyline, [1, 1]);
    await until(() => offers().length === 2);
    const second = offers()[1];
    if (!second) throw new Error('no offer');
    expect(second.parts.at(-1)?.amount).toBe(1_188);
    expect(second.version).toBeGreaterThan(first.version);
    const requestId = randomUUID();
    const taken = await accept(authorization, second, 4, requestId);
    expect(taken.data?.cashOutBet).toMatchObject({
      cashOut: { requestId, betId: id, status: 'TAKEN', refusal: null, amount: { amount: 475 } },
      offer: { id: `${id}:1`, status: 'OFFERED' },
      bet: {
        status: 'OPEN',
        betAmount: { amount: 1_000 },
        runningBetAmount: { amount: 600 },
        payoutAmount: { amount: 1_500 },
        winAmount: { amount: 900 },
        toWinAmount: { amount: 1_500 },
        cashedOutAmount: { amount: 475 },
      },
      balance: { playableBalance: { amount: 99_475 } },
    });
    expect((await accept(authorization, second, 4, requestId)).data).toMatchObject({
      cashOutBet: { cashOut: { status: 'TAKEN', amount: { amount: 475 } }, balance: { playableBalance: { amount: 99_475 } } },
    });
    expect((await accept(authorization, second, 5, requestId)).codes).toEqual(['REQUEST_ID_REUSED']);
    expect((await ask(`{ cashOut(requestId: "${requestId}") { status amount { amount } } }`, authorization)).data).toEqual({
      cashOut: { status: 'TAKEN', amount: { amount: 475 } },
    });
    const stranger = await api.logIn();
    const strange = await ask(`{ cashOut(requestId: "${requestId}") { status } }`, stranger.authorization);
    expect(strange).toEqual({ data: { cashOut: null }, codes: [] });
    // The stream says at once that another offer holds.
    await until(() => offers().some((offer) => offer.id === `${id}:1`));
    const rest = offers().findLast((offer) => offer.id === `${id}:1`);
    if (!rest) throw new Error('no offer');
    expect((await accept(authorization, rest, 6)).data).toMatchObject({
      cashOutBet: { cashOut: { status: 'TAKEN', amount: { amount: 713 } }, bet: { status: 'SETTLED', outcome: 'CASH_OUT' } },
    });
    expect(await myBet(authorization, 'SETTLED', id)).toMatchObject({
      outcome: 'CASH_OUT',
      cashoutAmount: { amount: 1_188 },
      payoutAmount: { amount: 1_188 },
      winAmount: { amount: 188 },
      runningBetAmount: { amount: 0 },
      toWinAmount: { amount: 1_500 },
    });
    await until(() => offers().some((offer) => offer.id === `${id}:2` && offer.status === 'UNAVAILABLE'));
    socket.close();
    await movePrice(api.deps, bills.moneyline, [3, 2]);
  });

  it('an offer that pays less by now is answered with the new one, and nothing is paid', async () => {
    const { authorization } = await api.logIn();
    const id = await place(authorization, [bills.moneyline, eagles.moneyline]);
    const { socket, offers } = await follow(authorization, [id]);
    await until(() => offers().length === 1);
    const [offer] = offers();
    socket.close();
    if (!offer) throw new Error('no offer');
    await movePrice(api.deps, eagles.moneyline, [3, 1]);
    expect((await accept(authorization, offer, 10)).data).toMatchObject({
      cashOutBet: {
        cashOut: { status: 'REFUSED', refusal: 'OFFER_CHANGED', amount: null },
        offer: { id: `${id}:0`, status: 'OFFERED', version: offer.version + 1, parts: expect.arrayContaining([]) },
        bet: { status: 'OPEN' },
        balance: { playableBalance: { amount: 99_000 } },
      },
    });
    await movePrice(api.deps, eagles.moneyline, [3, 2]);
  });

  it('is a secret of the player, and too many bets or bad ids are refused', async () => {
    const [owner, other] = [await api.logIn(), await api.logIn()];
    const id = await place(owner.authorization, [bills.moneyline]);
    const { socket, offers } = await follow(other.authorization, [id]);
    const own = await follow(owner.authorization, [id]);
    await until(() => own.offers().length === 1);
    // Asked for before the owner's, which has been answered.
    expect(offers()).toEqual([]);
    const [offer] = own.offers();
    if (!offer) throw new Error('no offer');
    expect((await accept(other.authorization, offer, 10)).codes).toEqual(['BAD_USER_INPUT']);
    expect((await accept(owner.authorization, offer, 10, 'é'.repeat(3))).codes).toEqual(['BAD_USER_INPUT']);
    expect((await accept(owner.authorization, { ...offer, betId: 'x' }, 10)).codes).toEqual(['BAD_USER_INPUT']);
    const many = await follow(
      owner.authorization,
      Array.from({ length: 51 }, (_, index) => String(index + 1)),
    );
    expect(await many.socket.waitFor(({ id: subscription }) => subscription === '1')).toMatchObject({
      payload: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    for (const each of [socket, own.socket, many.socket]) each.close();
  });
});

it('a bet with a reward is not cashed out', async () => {
  const { authorization } = await api.logIn();
  const id = await place(authorization, [bills.moneyline]);
  const setReward = async (reward: string | null) => {
    await api.owner.pool.query('ALTER TABLE bets DISABLE TRIGGER USER');
    await api.owner.pool.query('UPDATE bets SET reward = $2 WHERE id = $1', [id, reward]);
    await api.owner.pool.query('ALTER TABLE bets ENABLE TRIGGER USER');
  };
  await setReward('{"kind": "PROMOTIONAL_CREDIT"}');
  expect(await myBet(authorization, 'OPEN', id)).toMatchObject({ cashoutAmount: null });
  const offer = { id: `${id}:0`, betId: id, version: 0, status: 'OFFERED', parts: [{ tenths: 10, amount: 1 }] };
  expect((await accept(authorization, offer, 10)).data).toMatchObject({
    cashOutBet: { cashOut: { status: 'REFUSED', refusal: 'UNAVAILABLE' }, offer: { status: 'UNAVAILABLE', parts: [] } },
  });
  await setReward(null);
  expect(await myBet(authorization, 'OPEN', id)).toMatchObject({ cashoutAmount: { amount: 950 } });
});

describe('an auto cash out', () => {
  const passOf = (loop: Loop) => loop.pass(new AbortController().signal);
  const set = (authorization: string, betId: string, amount: number) =>
    ask(
      `mutation { setAutoCashOut(betId: "${betId}", amount: ${amount}) { changed offer { autoCashOutAmount { amount } } } }`,
      authorization,
    );

  it('is taken by one of several servers as soon as the bet is worth it, without the player', async () => {
    const { authorization, player } = await api.logIn();
    const id = await place(authorization, [arsenal.moneyline]);
    expect((await set(authorization, id, 1_150)).data).toEqual({
      setAutoCashOut: { changed: true, offer: { autoCashOutAmount: { amount: 1_150 } } },
    });
    const servers = Array.from({ length: 4 }, () => autoCashOuts(api.deps));
    await Promise.all(servers.map(passOf));
    expect(await myBet(authorization, 'OPEN', id)).toBeDefined();
    await movePrice(api.deps, arsenal.moneyline, [1, 1]);
    await Promise.all(servers.map(passOf));
    await until(async () => (await myBet(authorization, 'SETTLED', id)) !== undefined);
    expect(await myBet(authorization, 'SETTLED', id)).toMatchObject({ outcome: 'CASH_OUT', cashoutAmount: { amount: 1_188 } });
    await Promise.all(servers.map((server) => server.end?.()));
    const { rows } = await api.deps.db.pool.query(
      'SELECT automatic, amount_cents FROM cash_outs c JOIN bets b ON b.id = bet_id WHERE player_id = $1',
      [player.id],
    );
    expect(rows).toEqual([{ automatic: true, amount_cents: 1_188 }]);
    expect((await api.deps.db.query.selectFrom('auto_cash_outs').selectAll().execute()).length).toBe(0);
    await movePrice(api.deps, arsenal.moneyline, [3, 2]);
  });

  it('is taken where the bet is worth exactly its amount', async () => {
    const { authorization } = await api.logIn();
    const id = await place(authorization, [bills.moneyline]);
    await set(authorization, id, 950);
    const server = autoCashOuts(api.deps);
    await passOf(server);
    await server.end?.();
    expect(await myBet(authorization, 'SETTLED', id)).toMatchObject({ outcome: 'CASH_OUT', cashoutAmount: { amount: 950 } });
  });

  it('is removed by its player, which other tabs show, and with the bet it is for', async () => {
    const { authorization } = await api.logIn();
    const [first, second] = [await place(authorization, [arsenal.moneyline]), await place(authorization, [arsenal.moneyline])];
    const { socket, offers } = await follow(authorization, [first]);
    await until(() => offers().length === 1);
    for (const id of [first, second])
      expect((await set(authorization, id, 2_000)).data?.setAutoCashOut).toMatchObject({ changed: true });
    await until(() => offers().at(-1)?.autoCashOutAmount?.amount === 2_000);
    const remove = `mutation { removeAutoCashOut(betId: "${first}") { changed offer { autoCashOutAmount { amount } } } }`;
    expect((await ask(remove, authorization)).data).toEqual({
      removeAutoCashOut: { changed: true, offer: { autoCashOutAmount: null } },
    });
    await until(() => offers().at(-1)?.autoCashOutAmount === null);
    socket.close();
    expect((await ask(remove, authorization)).data?.removeAutoCashOut).toMatchObject({ changed: false });
    await recordResult(api.deps, arsenal.eventId, { homeScore: 1, awayScore: 0 });
    await settlePending(api.deps);
    await passOf(autoCashOuts(api.deps));
    expect(await api.deps.db.query.selectFrom('auto_cash_outs').selectAll().execute()).toEqual([]);
    expect((await set(authorization, second, 2_000)).data?.setAutoCashOut).toMatchObject({ changed: false });
  });

  it('cannot be set for more than the bet can pay, or for a stranger’s bet', async () => {
    const [owner, other] = [await api.logIn(), await api.logIn()];
    const id = await place(owner.authorization, [bills.moneyline]);
    for (const amount of [0, -1, 2_501])
      expect((await set(owner.authorization, id, amount)).data?.setAutoCashOut).toMatchObject({ changed: false });
    expect((await set(other.authorization, id, 1_000)).codes).toEqual(['BAD_USER_INPUT']);
    expect((await set(owner.authorization, id, 2_500)).data?.setAutoCashOut).toMatchObject({ changed: true });
  });
});
