import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProviders } from '../../server/domain/payments/providers.ts';
import { paymentWork } from '../../server/jobs/payments.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { addPromoCode, advancePayment, payOutStopped } from '../../server/store/payments/index.ts';
import { changeLimit } from '../../server/store/saferPlay/changeLimit.ts';
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { stopPlayer } from '../../server/store/saferPlay/stopPlayer.ts';
import { type CasinoPlayer, makeWalletFixture, type WalletFixture } from '../casino/support/walletFixture.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { until } from '../support/until.ts';
import { eventOf, handHold } from './support/liveEvents.ts';
import { NOW, type Player, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: WalletFixture;
const gateway = fakePaymentGateway();
beforeAll(async () => {
  fixture = await makeWalletFixture(16);
});
afterEach(() => fixture.setNow(NOW));
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const { begin, startPayment, say, now, money } = paymentActions(() => fixture, gateway);
const sql = (text: string, ...values: readonly unknown[]) => fixture.deps.db.pool.query(text, [...values]);
/** Midnight in New York. */
const MIDNIGHT = new Date('2026-11-23T05:00:00Z');
const atMidnight = (ms: number): Date => new Date(MIDNIGHT.getTime() + ms);

/** A player with a limit of a dollar a day, with a session that lasts past midnight. */
async function limited(): Promise<CasinoPlayer> {
  const player = await fixture.player(10_000);
  await sql('UPDATE sessions SET expires_at = $2 WHERE player_id = $1', player.playerId, atMidnight(3_600_000));
  await setPlayerLimits(fixture.deps.db, player.playerId, [{ type: 'SPEND', period: 'DAILY', amountCents: 100 }], NOW);
  return player;
}

async function bet(player: Player, cents: number): Promise<string> {
  const event = randomUUID();
  await fixture.event(event);
  await sql('UPDATE events SET starts_at = $2 WHERE id = $1', event, atMidnight(86_400_000));
  const answer = await fixture.place(player, [straight(`${event}.home`, cents)]);
  return answer.kind === 'REJECTED' ? (answer.errors[0]?.code ?? '') : answer.kind;
}

describe('at the end of a day', () => {
  it('a bet that is held over it counts in the new one, too', async () => {
    const player = await limited();
    const event = await eventOf(fixture, null, { inPlay: true, pricedAt: atMidnight(-1_000), placeDelayMs: 1_000 });
    const { hold, delays, end } = handHold();
    fixture.setNow(atMidnight(-500));
    const placed = fixture.place(player, [straight(`${event}.home`, 100)], randomUUID(), hold);
    await until(() => delays.length === 1);
    fixture.setNow(atMidnight(500));
    expect(await bet(player, 100)).toBe('SPEND_LIMIT_REACHED');
    end(true);
    expect((await placed).kind).toBe('PLACED');
    expect(await bet(player, 100)).toBe('SPEND_LIMIT_REACHED');
  });

  it('another bet of a round that was opened before counts in the new one', async () => {
    const player = await limited();
    const roundId = randomUUID();
    const ids = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId };
    const spin = async (amountCents: number, transactionId: string = randomUUID()) =>
      (await fixture.call('bet', { ...ids, transactionId, amountCents })).code;
    fixture.setNow(atMidnight(-1_000));
    expect(await spin(100)).toBeNull();
    fixture.setNow(atMidnight(1_000));
    const undone = randomUUID();
    expect([await spin(100, undone), await spin(10), await bet(player, 10)]).toEqual([
      null,
      'SPEND_LIMIT_REACHED',
      'SPEND_LIMIT_REACHED',
    ]);
    await fixture.call('rollback', { ...ids, transactionId: randomUUID(), betTransactionId: undone });
    expect([await spin(90), await spin(11)]).toEqual([null, 'SPEND_LIMIT_REACHED']);
  });

  it('bets that wait for each other over it keep the limit of the day that they are dated', async () => {
    const player = await limited();
    const holder = await fixture.owner.pool.connect();
    await holder.query('BEGIN');
    await holder.query("SELECT FROM ledger_accounts WHERE player_id = $1 AND kind = 'CASH' FOR UPDATE", [player.playerId]);
    fixture.setNow(atMidnight(-1));
    const bets = [bet(player, 100), bet(player, 100), bet(player, 100)];
    await until(async () => {
      const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%place_bets%'";
      return (await fixture.owner.pool.query(waiting)).rowCount === bets.length;
    });
    await holder.query('COMMIT');
    holder.release();
    expect((await Promise.all(bets)).sort()).toEqual(['PLACED', 'SPEND_LIMIT_REACHED', 'SPEND_LIMIT_REACHED']);
  });
});

it('a stop lets the open round and the open bets end and pay, and takes nothing new of either (C8)', async () => {
  const player = await fixture.player(10_000);
  const [won, lost] = [randomUUID(), randomUUID()];
  for (const event of [won, lost]) {
    await fixture.event(event, '+100');
    await fixture.place(player, [straight(`${event}.home`, 1_000, '+100')]);
  }
  const round = { sessionId: player.casinoSessionId, playerId: player.playerId, roundId: randomUUID() };
  const spin = () => fixture.call('bet', { ...round, transactionId: randomUUID(), amountCents: 500 });
  expect((await spin()).code).toBeNull();
  await stopPlayer(fixture.deps.db, player.playerId, { kind: 'self_exclusion', until: null, endsByItself: false }, NOW);
  expect([(await spin()).code, await bet(player, 100)]).toEqual(['PLAYER_RESTRICTED', 'PLAYER_RESTRICTED']);
  await sql('UPDATE sessions SET revoked_at = $2 WHERE player_id = $1', player.playerId, NOW);
  expect((await spin()).code).toBe('SESSION_ENDED');
  expect((await fixture.call('win', { ...round, transactionId: randomUUID(), amountCents: 700 })).code).toBeNull();
  expect((await fixture.call('end', { ...round, betCents: 500, winCents: 700 })).code).toBeNull();
  await fixture.finish(won, { homeScore: 2, awayScore: 1 });
  await fixture.finish(lost, { homeScore: 0, awayScore: 1 });
  expect(await fixture.cash(player)).toBe(10_000 - 2_000 - 500 + 700 + 2_000);
});

describe('a deposit whose page is open', () => {
  const work = () => runDueJobs(fixture.deps, paymentWork(fixture.deps, gateway));
  const stop = (player: Player) =>
    stopPlayer(
      fixture.deps.db,
      player.playerId,
      { kind: 'cool_off', until: new Date(NOW.getTime() + 86_400_000), endsByItself: true },
      NOW,
    );

  it('is cancelled once its player sets a lower limit, and is not continued before', async () => {
    const player = await fixture.stranger(0);
    const lower = (value: number) =>
      changeLimit(fixture.deps.db, player.playerId, { type: 'requested', slot: { type: 'DEPOSIT', period: 'WEEKLY' }, value }, NOW);
    const payment = await startPayment(player, 5_000);
    await lower(5_000);
    await work();
    expect(await now(payment)).toBe('OPEN');
    await lower(4_999);
    expect(await begin(player, 5_000)).toMatchObject({ kind: 'OTHER_OPEN' });
    await work();
    expect(await now(payment)).toBe('CANCELLED');
    expect(await begin(player, 5_000)).toMatchObject({ faults: [{ code: 'DEPOSIT_LIMIT_REACHED' }] });
  });

  it('is cancelled once its player stops (C8)', async () => {
    const player = await fixture.stranger(0);
    const payment = await startPayment(player, 5_000);
    await stop(player);
    await work();
    expect([await now(payment), await money(player)]).toEqual(['CANCELLED', [0, 0, 0]]);
  });

  it('and was paid before the gateway heard of the stop is given back, without the bonus of its code (C8)', async () => {
    await addPromoCode(fixture.deps.db, {
      code: 'EDGE',
      title: 'Bonus',
      bonusBetCents: 500,
      minimumDepositCents: 0,
      endsAt: new Date(NOW.getTime() + 86_400_000),
      rewardSeconds: 86_400,
      terms: {},
    });
    const [stopped, other] = [await fixture.stranger(0), await fixture.stranger(0)];
    for (const player of [stopped, other]) {
      const payment = await startPayment(player, 5_000, { promotionCode: 'EDGE' });
      if (player === stopped) await stop(player);
      await say(payment, 'succeeded');
      await advancePayment(fixture.deps, gateway, payment.id);
      const wanted = player === stopped ? ['REFUNDED', [0, 0, 0]] : ['SUCCESSFUL', [5_000, 0, 0]];
      expect([await now(payment), await money(player)]).toEqual(wanted);
    }
    const { rows } = await sql(
      'SELECT player_id FROM promo_code_uses WHERE player_id IN ($1, $2)',
      stopped.playerId,
      other.playerId,
    );
    expect(rows).toEqual([{ player_id: other.playerId }]);
  });

  it('a player who has stopped is paid out by the operator, to the account that they have used, and nobody else is (C8)', async () => {
    const player = await fixture.stranger(7_000);
    const payOut = () => payOutStopped(fixture.deps, gateway, player.playerId, createProviders());
    expect(await payOut()).toMatchObject({ done: false, why: expect.stringContaining('can log in') });
    // The server's own question for it, without a session, moves nothing either.
    expect(await begin({ ...player, sessionId: null }, 1_000, { direction: 'WITHDRAWAL' })).toEqual({ kind: 'SESSION_ENDED' });
    await stop(player);
    await sql('UPDATE sessions SET revoked_at = $2 WHERE player_id = $1', player.playerId, NOW);
    expect(await begin({ ...player, sessionId: null }, 1_000)).toEqual({ kind: 'SESSION_ENDED' });
    expect(await payOut()).toMatchObject({ done: false, why: expect.stringContaining('no account') });
    const method = {
      player_id: player.playerId,
      gateway_id: 'g',
      name: 'Bank',
      description: '1234',
      created_at: NOW,
      used_at: NOW,
    };
    await fixture.deps.db.query
      .insertInto('payment_methods')
      .values({ ...method, id: randomUUID(), provider_code: 'TRUSTLY', deleted_at: null })
      .execute();
    const paid = await payOut();
    if (!paid.done) throw new Error(paid.why);
    await say(paid.payment, 'succeeded');
    expect([await now(paid.payment), await money(player)]).toEqual(['ARRIVED', [0, 0, 0]]);
    expect(await payOut()).toEqual({ done: false, why: 'there is no cash that can be withdrawn' });
  });

  it('nothing of a stop keeps a withdrawal back, pending or new (C8)', async () => {
    const player = await fixture.stranger(10_000);
    const pending = await startPayment(player, 4_000, { direction: 'WITHDRAWAL' });
    await stop(player);
    const afterStop = await startPayment(player, 5_000, { direction: 'WITHDRAWAL' });
    await work();
    for (const payment of [pending, afterStop]) {
      await say(payment, 'sent');
      await say(payment, 'succeeded');
      expect(await now(payment)).toBe('ARRIVED');
    }
    expect(await money(player)).toEqual([1_000, 0, 0]);
  });
});
