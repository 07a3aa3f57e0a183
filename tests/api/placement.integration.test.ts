import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue, setMarketStatus } from '../support/catalogueFixture.ts';
import { moveHome, moveTo } from '../support/places.ts';
import { type SlipAmount, slipClient } from '../support/slipClient.ts';
import { until } from '../support/until.ts';

const { bills, eagles } = FIXTURE;

let api: TestApi;
let someone: string;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
  someone = await api.anonymous();
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

describe('placing bets', () => {
  const PLACE = `mutation P($id: ID!, $bets: [PlaceBetInput!]!, $keep: Boolean) {
    result: betslipPlaceBets(placementId: $id, bets: $bets, keepBetslipSelections: $keep) {
      placement { placementId status placedBets { id type betAmount { amount } legs { marketSelectionId } } userErrors { code } }
      betslip { numberOfSelections straight { totalBetAmount { amount } } }
      balance { playableBalance { amount formattedAmount } }
      userErrors { code message displayType priority field }
    } }`;
  interface Placed {
    result: {
      placement: { status: string; placedBets: { id: string; type: string }[]; userErrors: { code: string }[] } | null;
      betslip: { numberOfSelections: number; straight: { totalBetAmount: SlipAmount } };
      balance: { playableBalance: { amount: number; formattedAmount: string } } | null;
      userErrors: { code: string; message: string; displayType: string; priority: number; field: string | null }[];
    };
  }
  const leg = (selectionId: string, odds: readonly [number, number] = [10, 11], points: number | null = -2.5) => ({
    selectionId,
    numeratorLong: odds[0],
    denominatorLong: odds[1],
    points,
  });
  const straight = (selectionId: string, betAmount: unknown, changes: object = {}) => ({
    draftBetId: `straight:${selectionId}`,
    section: 'STRAIGHT',
    betAmount,
    legs: [{ ...leg(selectionId), ...changes }],
  });
  let ids = 0;
  const freshId = (): string => {
    ids += 1;
    return `placement-${ids}`;
  };
  const place = (authorization: string, bets: readonly unknown[], id = freshId(), keep = false) =>
    api.query<Placed>(PLACE, { id, bets, keep }, authorization);

  it('answers bets, balance and a slip without the selections that were bet on', async () => {
    const { authorization } = await api.logIn();
    await slipClient(api, authorization).add(bills.spread);
    await slipClient(api, authorization).add(eagles.spread);
    const { data, errors } = await place(authorization, [straight(bills.spread, 1100)], 'first-placement');
    expect(errors).toEqual([]);
    expect(data?.result).toMatchObject({
      placement: {
        placementId: 'first-placement',
        status: 'PLACED',
        placedBets: [{ type: 'STRAIGHT', betAmount: { amount: 1100 } }],
      },
      betslip: { numberOfSelections: 1 },
      balance: { playableBalance: { amount: 98_900, formattedAmount: '$989.00' } },
      userErrors: [],
    });
    const again = await place(authorization, [straight(bills.spread, 1100)], 'first-placement');
    expect(again.data?.result.placement).toEqual(data?.result.placement);
    expect(again.data?.result.balance?.playableBalance.amount).toBe(98_900);
    const other = await place(authorization, [straight(bills.spread, 1200)], 'first-placement');
    expect(other.data?.result).toMatchObject({
      placement: null,
      balance: null,
      userErrors: [{ code: 'edgebook.placement.reused', displayType: 'BET_ALREADY_PLACED' }],
    });
  });

  it('a session has spent the stakes since its log-in, of all bets and of no other session', async () => {
    const { authorization, player } = await api.logIn();
    const spent = async (whose: string): Promise<unknown> =>
      (await api.query('{ account { spentInSession { amount } } }', {}, whose)).data?.account;
    expect(await spent(authorization)).toEqual({ spentInSession: { amount: 0 } });
    await place(authorization, [straight(bills.spread, 1100)], 'spent-1');
    await place(authorization, [straight(eagles.spread, 900)], 'spent-2');
    expect(await spent(authorization)).toEqual({ spentInSession: { amount: 2000 } });
    await api.deps.db.query
      .updateTable('sessions')
      .set({ created_at: new Date(api.deps.clock.now().getTime() + 1000) })
      .where('player_id', '=', player.id)
      .execute();
    expect(await spent(authorization)).toEqual({ spentInSession: { amount: 0 } });
    expect(await spent((await api.logIn()).authorization)).toEqual({ spentInSession: { amount: 0 } });
  });

  it('keeps the selections where it is asked to, without their amounts', async () => {
    const { authorization } = await api.logIn();
    await slipClient(api, authorization).add(bills.spread);
    await slipClient(api, authorization).setAmount(`straight:${bills.spread}`, 1100);
    const { data } = await place(authorization, [straight(bills.spread, 1100)], 'keep-selections', true);
    expect(data?.result.betslip).toEqual({ numberOfSelections: 1, straight: { totalBetAmount: { amount: 0 } } });
  });

  it('answers why nothing was placed, and loses nothing', async () => {
    const { authorization } = await api.logIn({ balanceCents: 1000 });
    await slipClient(api, authorization).add(bills.spread);
    const refusals = [
      [straight(bills.spread, 1001), 'edgebook.balance.low', 'DEPOSIT'],
      [straight(bills.spread, -5), 'edgebook.bet_amount.invalid', 'BET_AMOUNT'],
      [straight(bills.spread, 0), 'edgebook.bet_amount.invalid', 'BET_AMOUNT'],
      [straight(bills.spread, 1e12), 'edgebook.bet_amount.invalid', 'BET_AMOUNT'],
      [straight(bills.spread, 100, { numeratorLong: 20, denominatorLong: 21 }), 'edgebook.price.changed', 'ODDS_CHANGED'],
      [straight(bills.spread, 100, { points: -3 }), 'edgebook.price.changed', 'ODDS_CHANGED'],
      [straight('no-such-selection', 100), 'edgebook.selection.unknown', 'SELECTION_DISABLED'],
      [
        { draftBetId: 'parlay', section: 'PARLAY', betAmount: 100, legs: [leg(bills.spread)] },
        'edgebook.parlay.too_few_legs',
        'GENERIC',
      ],
      [
        {
          draftBetId: 'parlay',
          section: 'PARLAY',
          betAmount: 100,
          legs: [leg(bills.spread), leg('event-1-moneyline-away', [6, 5], null)],
        },
        'edgebook.parlay.related',
        'GENERIC',
      ],
    ] as const;
    for (const [bet, code, displayType] of refusals) {
      const { data, errors } = await place(authorization, [bet]);
      expect([code, errors]).toEqual([code, []]);
      expect(data?.result).toMatchObject({ placement: { status: 'REJECTED' }, balance: null, userErrors: [{ code, displayType }] });
      expect(data?.result.betslip.numberOfSelections).toBe(1);
    }
    await setMarketStatus(api.deps, bills.spreadMarket, 'CLOSED');
    const closed = await place(authorization, [straight(bills.spread, 100)]);
    expect(closed.data?.result.userErrors[0]?.code).toBe('edgebook.market.suspended');
    await setMarketStatus(api.deps, bills.spreadMarket, 'OPEN');
    for (const bets of [[straight(bills.spread, 10.005)], [{ section: 'STRAIGHT' }], 'nonsense']) {
      expect((await place(authorization, bets as unknown[])).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
    const balance = await api.query('{ account { balances { playableBalance { amount } } } }', {}, authorization);
    expect(balance.data).toEqual({ account: { balances: { playableBalance: { amount: 1000 } } } });
    expect((await api.query('{ myBets(filter: OPEN) { totalCount } }', {}, authorization)).data).toEqual({
      myBets: { totalCount: 0 },
    });
  });

  it('needs a log-in that has not ended', async () => {
    expect((await place(someone, [straight(bills.spread, 100)])).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { authorization } = await api.logIn();
    await api.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization } });
    expect((await place(authorization, [straight(bills.spread, 100)])).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('a placement is found by its id for its player only', async () => {
    const { authorization } = await api.logIn();
    const other = await api.logIn();
    await place(authorization, [straight(bills.spread, 100)], 'whose-is-it');
    const ask = (who: string, id = 'whose-is-it') =>
      api.query('query Q($id: ID!) { placement(placementId: $id) { status } }', { id }, who);
    expect((await ask(authorization)).data).toEqual({ placement: { status: 'PLACED' } });
    expect((await ask(other.authorization)).data).toEqual({ placement: null });
    expect((await ask(authorization, 'never-sent')).data).toEqual({ placement: null });
    expect((await ask(someone)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await api.query('{ myBets(filter: OPEN) { totalCount } }', {}, other.authorization)).data).toEqual({
      myBets: { totalCount: 0 },
    });
    expect((await api.query('{ myBets(filter: OPEN) { totalCount } }', {}, someone)).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('answers in time when the database does not, and a later query by the placement id finds the bet', async () => {
    const impatient = await buildTestApi({ patienceMs: 300 });
    await seedCatalogue(impatient.deps);
    const { player, authorization } = await impatient.logIn();
    const url = await impatient.url();
    // Over a real connection, where Node ends a request once its body is read.
    const ask = async (query: string, variables: object) => {
      const headers = { 'content-type': 'application/json', authorization };
      const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
      return { status: response.status, text: await response.text() };
    };
    const lock = await impatient.owner.pool.connect();
    await lock.query('BEGIN');
    await lock.query('SELECT FROM ledger_accounts WHERE player_id = $1 FOR UPDATE', [player.id]);
    const answer = await ask(PLACE, { id: 'undecided', bets: [straight(bills.spread, 500)] });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('"code":"DATABASE_UNAVAILABLE"');
    await lock.query('COMMIT');
    lock.release();
    await until(async () => {
      const answer = await ask('query K($id: ID!) { placement(placementId: $id) { status } }', { id: 'undecided' });
      return answer.text === '{"data":{"placement":{"status":"PLACED"}}}';
    });
    await impatient.stop();
  });

  it('shows a logged-in player a stake beyond the balance before it is sent', async () => {
    const { authorization } = await api.logIn({ balanceCents: 500 });
    await slipClient(api, authorization).add(bills.spread);
    const { betslip } = await slipClient(api, authorization).setAmount(`straight:${bills.spread}`, 501);
    expect(betslip.straight.errors).toEqual([{ code: 'edgebook.balance.low', displayType: 'DEPOSIT' }]);
  });

  // The file's last: sessions that begin within the next second may be taken to be where this one ends.
  it('needs the player in an operating area, which says nothing of what was placed there before', async () => {
    const { authorization } = await api.logIn();
    const inJersey = await place(authorization, [straight(bills.spread, 500)], 'from-home');
    expect(inJersey.data?.result.placement?.status).toBe('PLACED');
    for (const code of ['US-TX', 'DE', 'US']) {
      await moveTo(api.deps.db, null, code);
      const { data } = await place(authorization, [straight(bills.spread, 500)]);
      expect(data?.result).toMatchObject({ placement: { status: 'REJECTED' }, balance: null });
      expect(data?.result.userErrors).toEqual([
        {
          code: 'unknown',
          displayType: 'GEO',
          priority: 3,
          field: null,
          message: 'We need to verify your location before you proceed. Please Check Location.',
        },
      ]);
    }
    const again = await place(authorization, [straight(bills.spread, 500)], 'from-home');
    expect(again.data?.result.placement).toEqual(inJersey.data?.result.placement);
    await moveTo(api.deps.db, null, 'CA-ON');
    // A player of there: a session that began in New Jersey is sent to Ontario's address, once the server reads the places again.
    const inOntario = await place((await api.logIn()).authorization, [straight(bills.spread, 500)]);
    expect(inOntario.data?.result).toMatchObject({
      placement: { status: 'PLACED' },
      balance: { playableBalance: { amount: 99_500 } },
    });
    await moveHome(api.deps.db);
  });
});
