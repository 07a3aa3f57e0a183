import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK_REFUSED, isDatabaseUnavailable } from '../../server/platform/databaseFailure.ts';
import { cashOut, readOffers } from '../../server/store/cashout/index.ts';
import { revokeSession } from '../../server/store/identity/sessions.ts';
import { redeemLoyalty } from '../../server/store/loyalty/index.ts';
import { enrolInPromotion } from '../../server/store/promotions/index.ts';
import { claimCashback } from '../../server/store/rewards/index.ts';
import { sentAt } from '../../server/store/sentAt.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { askBehindLock } from './support/heldAccount.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: MoneyFixture;
/** A time may be as old as this (functions/business_clock.sql). */
const OLDEST_MS = 1_000;
/** How wrong the server's clock is. */
let aheadMs = 0;
const { begin } = paymentActions(() => fixture, fakePaymentGateway());
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  await fixture.runClock(() => aheadMs);
  await fixture.event('e1');
});
afterAll(() => fixture.drop());

async function prepareCashOut(player: Player) {
  const outcome = await fixture.place(player, [straight('e1.home', 1_000)]);
  const betId = outcome.kind === 'PLACED' ? (outcome.bets[0]?.id ?? 0) : 0;
  const read = (await readOffers(fixture.deps, [betId], NOW)).get(betId);
  if (read === undefined) throw new Error('nothing is offered');
  const { offerId, version } = read;
  const request = { ...player, requestId: randomUUID(), betId, offerId, offerVersion: version, tenths: 10, amountCents: 1 };
  return () => cashOut(fixture.deps, request, async () => true);
}

/** What moves money or points, for a player and with what it needs: prepared first, and then asked. */
const WRITES: Readonly<Record<string, (player: Player) => Promise<() => Promise<unknown>>>> = {
  'a placement': async (player) => () => fixture.place(player, [straight('e1.home', 1_000)]),
  'a cash out': prepareCashOut,
  'a deposit': async (player) => () => begin(player, 1_000),
  'a withdrawal': async (player) => () => begin(player, 1_000, { direction: 'WITHDRAWAL' }),
  'an exchange of points': async (player) => () =>
    redeemLoyalty(fixture.deps, { ...player, requestId: randomUUID(), methodId: 'playable-balance', credits: 100 }),
  'a claim of cashback': async (player) => () => claimCashback(fixture.deps.db, player, randomUUID(), sentAt(fixture.deps.clock)),
  'an opt-in': async (player) => () =>
    enrolInPromotion(fixture.deps.db.query, { brand: 'tsb', kind: 'sportsbook' }, player, randomUUID(), sentAt(fixture.deps.clock)),
};

it.each(Object.entries(WRITES))('%s that waits for the account while its player logs out is not made', async (_name, prepare) => {
  const player = await fixture.player(10_000);
  const ask = await prepare(player);
  const cash = await fixture.cash(player);
  const logOut = () => revokeSession(fixture.deps.db.query, player.sessionId, 'log-out', NOW);
  expect(JSON.stringify(await askBehindLock(fixture, player.playerId, ask, logOut))).toContain('SESSION_ENDED');
  expect(await fixture.cash(player)).toBe(cash);
});

it.each(Object.entries(WRITES))(
  '%s at a time that is not the database’s is refused, and nothing is written',
  async (_name, prepare) => {
    const player = await fixture.player(10_000);
    const ask = await prepare(player);
    const written = async () => (await fixture.owner.pool.query('SELECT max(id) FROM ledger_transfers')).rows;
    const before = await written();
    for (const wrongMs of [-600_000, -3_000, 3_000, 600_000]) {
      aheadMs = wrongMs;
      const refusal: unknown = await ask()
        .catch((error: unknown) => error)
        .finally(() => {
          aheadMs = 0;
        });
      expect(refusal).toMatchObject({ code: CLOCK_REFUSED });
      expect(isDatabaseUnavailable(refusal)).toBe(true);
    }
    expect(await written()).toEqual(before);
  },
);

it('whatever waits for a connection is dated when it is sent', async () => {
  const asks = await Promise.all(Object.values(WRITES).map(async (prepare) => prepare(await fixture.player(10_000))));
  const { pool } = fixture.deps.db;
  const holders = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const answers = Promise.all(asks.map((ask) => ask()));
  await setTimeout(OLDEST_MS + 500);
  for (const holder of holders) holder.release();
  expect(await answers).toHaveLength(asks.length);
});

/** What moves money or points without a request of one player: whoever asks for it has no session, and no id of a player's. */
const WITHOUT_A_REQUEST = [
  'apply_payment_step', // what the gateway has said of a payment
  'award_referral', // of two players, by a job
  'fund_player', // the operator's
  'grant_loyalty', // the operator's
  'grant_reward', // the operator's
  'recheck_awards', // of several players, by a job
  'settle_bets', // of many players, by a result
];

/** What is given a time that decides nothing: it dates a note, or what comes with it in the transaction is checked. */
const UNCHECKED = [
  'attribute_referral', // of a sign-up
  'fund_player', // the operator's
  'grant_loyalty', // the operator's
  'grant_reward', // the operator's
  'log_safer_play', // with the write that it records
  'name_payment_method', // after the gateway's answer
  'note_person', // of a sign-up, a log-in or a card
];

describe('the functions of the database', () => {
  interface Routine {
    readonly name: string;
    readonly source: string;
    readonly can_be_called: boolean;
  }
  let routines: readonly Routine[];
  beforeAll(async () => {
    ({ rows: routines } = await fixture.owner.pool.query<Routine>(
      `SELECT proname AS name, pg_get_functiondef(oid) AS source,
              prosecdef AND has_function_privilege('slipstream_run', oid, 'EXECUTE') AS can_be_called
         FROM pg_proc WHERE pg_function_is_visible(oid) AND pronamespace <> 'pg_catalog'::regnamespace AND prokind = 'f'`,
    ));
  });

  /** The function with all that it calls, and that those call. */
  function reached(name: string, seen = new Set<string>()): ReadonlySet<string> {
    if (seen.has(name)) return seen;
    seen.add(name);
    const words = new Set(routines.filter((each) => each.name === name).flatMap(({ source }) => source.match(/\w+(?=\()/g) ?? []));
    for (const other of routines) if (words.has(other.name)) reached(other.name, seen);
    return seen;
  }
  const having = (pattern: RegExp) => routines.filter(({ source }) => pattern.test(source)).map(({ name }) => name);

  it('each that moves money or points for a player begins with begin_player_request', () => {
    const writers = new Set(having(/INSERT INTO (ledger_transfers|loyalty_entries|rewards|casino_transactions)\b/));
    const moving = routines.filter(
      ({ name, can_be_called: isOpen }) => isOpen && [...reached(name)].some((each) => writers.has(each)),
    );
    expect(moving.length).toBeGreaterThan(WITHOUT_A_REQUEST.length);
    const others = moving.map(({ name }) => name).filter((name) => !reached(name).has('begin_player_request'));
    expect(others.toSorted()).toEqual(WITHOUT_A_REQUEST);
  });

  it('each that is given the time, and has rights that servers have not, compares it with the database’s', () => {
    const dated = routines.filter(({ source, can_be_called: isOpen }) => isOpen && /\bp_at timestamp/.test(source));
    const others = dated.map(({ name }) => name).filter((name) => !reached(name).has('check_clock'));
    expect(dated.length).toBeGreaterThan(others.length);
    expect(others.toSorted()).toEqual(UNCHECKED);
  });

  it('the clock after a lock, and requests that are known, are read by begin_player_request alone', () => {
    expect(having(/statement_timestamp\(\)/).toSorted()).toEqual(['begin_player_request', 'check_clock']);
    expect(having(/FROM money_requests\b/).toSorted()).toEqual(['begin_player_request', 'decide_held_placement']);
  });
});
