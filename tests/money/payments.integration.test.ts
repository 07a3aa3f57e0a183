import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import {
  advancePayment,
  applyGatewayStatus,
  applyPaymentEvent,
  beginPayment,
  readPayment,
} from '../../server/store/payments/index.ts';
import { setVisitor } from '../../server/store/players/locations.ts';
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { queuedPushes, subscribeToPush } from '../support/queuedPushes.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: MoneyFixture;
const gateway = fakePaymentGateway();
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);
const { request, begin, startPayment, say, now, money, transfers } = paymentActions(() => fixture, gateway);
const WITHDRAWAL = { direction: 'WITHDRAWAL' } as const;

describe('deposits as the gateway tells of them (C1)', () => {
  it('one success credits once, also if it comes ten times at the same instant', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 5_000);
    expect(await money(player)).toEqual([0, 0, 0]);
    await Promise.all(Array.from({ length: 10 }, () => say(payment, 'succeeded', { id: `ten-${payment.id}` })));
    expect(await money(player)).toEqual([5_000, 0, 0]);
    expect(await transfers(payment)).toEqual(['DEPOSIT']);
    await say(payment, 'succeeded', { id: `another-${payment.id}` });
    await say(payment, 'processing');
    expect(await money(player)).toEqual([5_000, 0, 0]);
  });

  it('success, refund, success again is as before the deposit', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 5_000);
    await say(payment, 'succeeded', { id: `e1-${payment.id}` });
    await say(payment, 'refunded', { id: `e2-${payment.id}` });
    await say(payment, 'succeeded', { id: `e1-${payment.id}` });
    await say(payment, 'succeeded', { id: `e3-${payment.id}` });
    expect([await money(player), await now(payment)]).toEqual([[0, 0, 0], 'REFUNDED']);
    expect(await transfers(payment)).toEqual(['DEPOSIT', 'DEPOSIT_RETURN']);
  });

  it('success before the browser returns, and after, is one deposit', async () => {
    const player = await fixture.player(0);
    const answer = await begin(player, 5_000);
    if (answer.kind !== 'DECIDED') throw new Error(answer.kind);
    const { receiptId } = answer.payment;
    await gateway.create({
      direction: 'DEPOSIT',
      providerCode: 'TRUSTLY',
      methodId: null,
      amountCents: 5_000,
      currency: 'USD',
      key: `${receiptId}:1`,
      receiptId,
      customerId: '',
      customerName: '',
      returnPath: '',
    });
    await say(answer.payment, 'succeeded');
    const { payment } = await advancePayment(fixture.deps, gateway, answer.payment.id);
    expect(payment).toMatchObject({ state: 'SUCCESSFUL', attempts: [{ state: 'SUCCEEDED', reference: `ref-${receiptId}:1` }] });
    expect(await money(player)).toEqual([5_000, 0, 0]);
  });

  it('another amount than was asked for credits nothing, and is being checked', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 5_000);
    await say(payment, 'succeeded', { cents: 6_000 });
    expect([await money(player), await now(payment)]).toEqual([[0, 0, 0], 'REVIEW']);
    await say(payment, 'succeeded', { cents: 5_000 });
    expect(await money(player)).toEqual([0, 0, 0]);
  });

  it('a deposit that is never decided moves nothing', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 5_000);
    await say(payment, 'processing');
    await advancePayment(fixture.deps, gateway, payment.id, { poll: true });
    expect([await money(player), await now(payment)]).toEqual([[0, 0, 0], 'PROCESSING']);
  });

  it('a page that was left open for a day is cancelled at the gateway, and one that is processed is not', async () => {
    const [left, waiting] = [await fixture.player(0), await fixture.player(0)];
    const payments = [await startPayment(left, 5_000), await startPayment(waiting, 5_000)] as const;
    await say(payments[1], 'processing');
    fixture.setNow(later(25 * 3_600));
    for (const { id } of payments) await advancePayment(fixture.deps, gateway, id, { poll: true });
    fixture.setNow(NOW);
    expect(await Promise.all(payments.map(now))).toEqual(['CANCELLED', 'PROCESSING']);
  });

  it('a key that is not ours changes nothing', async () => {
    const status = { reference: 'r', state: 'succeeded', amountCents: 1, currency: 'USD', reason: null, at: '' } as const;
    for (const key of ['unknown:1', 'x', '', 'a:0'])
      expect(await applyGatewayStatus(fixture.deps, { ...status, key }, randomUUID())).toBeNull();
  });
});

describe('one intent is one deposit (C2)', () => {
  it('the gateway that dies after it has begun it is asked for the same again', async () => {
    const player = await fixture.player(0);
    const first = request(player, 2_000);
    const answer = await beginPayment(fixture.deps, first, null);
    if (answer.kind !== 'DECIDED') throw new Error(answer.kind);
    gateway.breakDown('after');
    await expect(advancePayment(fixture.deps, gateway, answer.payment.id)).rejects.toThrow('no answer');
    gateway.breakDown(null);
    const again = await startPayment(player, 2_000);
    expect(again).toMatchObject({ id: answer.payment.id, attempts: [{ number: 1, state: 'OPEN' }] });
    expect(gateway.created.filter(({ customerId }) => customerId === player.playerId)).toHaveLength(1);
    // And the first id is answered as before.
    expect(await beginPayment(fixture.deps, first, null)).toMatchObject({ kind: 'DECIDED', payment: { id: again.id } });
  });

  it('two presses at once, in two tabs, are one', async () => {
    const player = await fixture.player(0);
    const both = await Promise.all([startPayment(player, 2_000), startPayment(player, 2_000), startPayment(player, 2_000)]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(gateway.created.filter(({ customerId }) => customerId === player.playerId)).toHaveLength(1);
  });

  it('another amount is another deposit, once the first one is cancelled', async () => {
    const player = await fixture.player(0);
    const first = await startPayment(player, 2_000);
    expect(await begin(player, 3_000)).toEqual({ kind: 'OTHER_OPEN', paymentId: first.id });
    await applyPaymentEvent(fixture.deps, first.id, { kind: 'CANCEL_ASKED' }, { by: 'PLAYER' });
    await advancePayment(fixture.deps, gateway, first.id);
    expect(await now(first)).toBe('CANCELLED');
    expect((await startPayment(player, 3_000)).id).not.toBe(first.id);
  });

  it('a window that was closed is tried again as the next attempt', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 2_000);
    await say(payment, 'cancelled');
    const again = await startPayment(player, 2_000);
    expect(again).toMatchObject({ id: payment.id, state: 'OPEN', attempts: [{ state: 'CANCELLED' }, { state: 'OPEN' }] });
    await say(payment, 'succeeded', { attempt: 2 });
    expect(await money(player)).toEqual([2_000, 0, 0]);
  });

  it('a request whose answer was lost has a page again when it is repeated after its window was closed', async () => {
    const player = await fixture.player(0);
    const requestId = randomUUID();
    const payment = await startPayment(player, 2_000, { requestId });
    await say(payment, 'cancelled');
    const again = await startPayment(player, 2_000, { requestId });
    expect(again).toMatchObject({ id: payment.id, state: 'OPEN', attempts: [{ state: 'CANCELLED' }, { state: 'OPEN' }] });
    expect((await startPayment(player, 2_000, { requestId })).attempts).toHaveLength(2);
  });

  it('the id of one request is refused for another', async () => {
    const player = await fixture.player(0);
    const requestId = randomUUID();
    await startPayment(player, 2_000, { requestId });
    expect(await begin(player, 2_500, { requestId })).toEqual({ kind: 'REUSED' });
  });

  it('a session that has ended begins nothing', async () => {
    const player = await fixture.player(0);
    expect(await begin({ ...player, sessionId: 'none' }, 2_000)).toEqual({ kind: 'SESSION_ENDED' });
  });
});

describe('withdrawals (C5)', () => {
  it('two at once with money for one are one', async () => {
    const player = await fixture.player(10_000);
    const answers = await Promise.all([begin(player, 8_000, WITHDRAWAL), begin(player, 8_000, WITHDRAWAL)]);
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['DECIDED', 'REFUSED']);
    const refused = answers.find(({ kind }) => kind === 'REFUSED');
    expect(refused).toEqual({ kind: 'REFUSED', faults: [{ code: 'INSUFFICIENT_FUNDS', availableCents: 2_000 }] });
    expect(await money(player)).toEqual([2_000, 8_000, 0]);
    const event = randomUUID();
    await fixture.event(event);
    expect(await fixture.place(player, [straight(`${event}.home`, 3_000)])).toMatchObject({ kind: 'REJECTED' });
  });

  it('a declined one comes back, and one that is approved twice is paid once', async () => {
    const player = await fixture.player(10_000);
    const declined = await startPayment(player, 8_000, WITHDRAWAL);
    await say(declined, 'failed');
    expect(await money(player)).toEqual([10_000, 0, 0]);
    const approved = await startPayment(player, 8_000, WITHDRAWAL);
    await say(approved, 'checked');
    await say(approved, 'sent');
    await Promise.all([say(approved, 'succeeded'), say(approved, 'succeeded')]);
    expect([await money(player), await now(approved)]).toEqual([[2_000, 0, 0], 'ARRIVED']);
    expect(await transfers(approved)).toEqual(['WITHDRAWAL_HOLD', 'WITHDRAWAL']);
    await say(approved, 'refunded');
    expect([await money(player), await now(approved)]).toEqual([[10_000, 0, 0], 'RETURNED']);
  });

  it('the player is told once when it is sent, and not when it is only checked, declined or arrives', async () => {
    const player = await fixture.player(10_000);
    await subscribeToPush(fixture.deps, player.playerId);
    await say(await startPayment(player, 1_000, WITHDRAWAL), 'failed');
    const sent = await startPayment(player, 8_000, WITHDRAWAL);
    await say(sent, 'checked');
    expect(await queuedPushes(fixture.owner.pool, player.playerId)).toEqual([]);
    await say(sent, 'sent');
    await say(sent, 'succeeded');
    expect(await queuedPushes(fixture.owner.pool, player.playerId)).toEqual([`withdrawal:${sent.id}`]);
  });

  it('one that has ended is not moved by a step that says otherwise, whoever sends it', async () => {
    const player = await fixture.player(10_000);
    const declined = await startPayment(player, 8_000, WITHDRAWAL);
    await say(declined, 'failed');
    const { version } = (await readPayment(fixture.deps.db, declined.id)) ?? declined;
    const step = `SELECT apply_payment_step($1, $2, '{"source": "GATEWAY", "kind": "STATUS", "ignored": false}',
      '{"state": "ARRIVED", "paidAttempt": 1, "confirmed": true, "cancelAsked": false, "attempts": []}', now(), NULL, NULL)`;
    await expect(fixture.deps.db.pool.query(step, [declined.id, version])).rejects.toThrow('has ended');
    expect([await money(player), await now(declined)]).toEqual([[10_000, 0, 0], 'DECLINED']);
  });

  it('an open bet that wins meanwhile is playable', async () => {
    const player = await fixture.player(10_000);
    const event = randomUUID();
    await fixture.event(event, '+100');
    await fixture.place(player, [straight(`${event}.home`, 2_000, '+100')]);
    await startPayment(player, 8_000, WITHDRAWAL);
    expect(await money(player)).toEqual([0, 8_000, 0]);
    await fixture.finish(event, { homeScore: 2, awayScore: 1 });
    expect(await money(player)).toEqual([4_000, 8_000, 0]);
  });

  it('a cancel at the moment of the approval leaves one of the two', async () => {
    const player = await fixture.player(100_000);
    for (let index = 0; index < 8; index += 1) {
      const payment = await startPayment(player, 1_000, WITHDRAWAL);
      const cancel = async () => {
        await applyPaymentEvent(fixture.deps, payment.id, { kind: 'CANCEL_ASKED' }, { by: 'PLAYER' });
        await advancePayment(fixture.deps, gateway, payment.id);
      };
      const approve = async () => {
        const { state } = (await gateway.status(`ref-${payment.receiptId}:1`)) ?? { state: '' };
        if (state !== 'cancelled') await say(payment, 'succeeded');
      };
      await Promise.all(index % 2 === 0 ? [cancel(), approve()] : [approve(), cancel()]);
      const posted = await transfers(payment);
      expect(posted).toHaveLength(2);
      expect((await now(payment)) === 'ARRIVED').toBe(posted.includes('WITHDRAWAL'));
    }
    expect((await money(player))[1]).toBe(0);
  });

  it('cash alone is withdrawn: no bonus, restricted or promotional money', async () => {
    const player = await fixture.player(1_000);
    for (const account of ['BONUS', 'RESTRICTED', 'PROMOTIONAL_CREDIT'] as const)
      await creditPlayer(fixture.deps.db.query, { ...player, account, amountCents: 5_000, reference: randomUUID(), at: NOW });
    expect(await begin(player, 1_001, WITHDRAWAL)).toMatchObject({
      faults: [{ code: 'INSUFFICIENT_FUNDS', availableCents: 1_000 }],
    });
    expect(await begin(player, 1_000, WITHDRAWAL)).toMatchObject({ kind: 'DECIDED' });
  });

  it('a wire that waits for the player’s confirmation is not at the gateway, can be taken back, and comes back after a day', async () => {
    const player = await fixture.player(5_000);
    const wire = {
      ...WITHDRAWAL,
      providerCode: 'WIRE_TRANSFER',
      needsConfirmation: true,
      fields: { account: '123456789' },
    } as const;
    const first = await startPayment(player, 2_000, wire);
    expect(first).toMatchObject({ confirmed: false, attempts: [] });
    await applyPaymentEvent(fixture.deps, first.id, { kind: 'CANCEL_ASKED' }, { by: 'PLAYER' });
    expect(await money(player)).toEqual([5_000, 0, 0]);
    const forgotten = await startPayment(player, 2_000, wire);
    fixture.setNow(later(25 * 3_600));
    await advancePayment(fixture.deps, gateway, forgotten.id, { poll: true });
    fixture.setNow(NOW);
    expect([await money(player), await now(forgotten)]).toEqual([[5_000, 0, 0], 'CANCELLED']);
    const second = await startPayment(player, 2_000, wire);
    await applyPaymentEvent(fixture.deps, second.id, { kind: 'CONFIRMED' }, { by: 'PLAYER' });
    await advancePayment(fixture.deps, gateway, second.id);
    expect(gateway.created.at(-1)).toMatchObject({ receiptId: second.receiptId, fields: { account: '123456789' } });
    const { rows } = await fixture.owner.pool.query('SELECT 1 FROM payment_attempts WHERE fields IS NOT NULL');
    expect(rows).toEqual([]);
  });
});

describe('a deposit that is taken back after it was spent', () => {
  async function indebted(): Promise<Player> {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 5_000);
    await say(payment, 'succeeded');
    const withdrawal = await startPayment(player, 4_000, WITHDRAWAL);
    await say(withdrawal, 'succeeded');
    await say(payment, 'charged_back');
    return player;
  }

  it('the rest becomes a debt, and no balance is ever below zero', async () => {
    const player = await indebted();
    expect(await money(player)).toEqual([0, 0, 4_000]);
    expect(await begin(player, 100, WITHDRAWAL)).toMatchObject({ faults: [{ code: 'IN_DEBT', debtCents: 4_000 }] });
    const event = randomUUID();
    await fixture.event(event);
    expect(await fixture.place(player, [straight(`${event}.home`, 100)])).toMatchObject({ kind: 'REJECTED' });
  });

  it('the next deposit repays it first', async () => {
    const player = await indebted();
    await say(await startPayment(player, 3_000), 'succeeded');
    expect(await money(player)).toEqual([0, 0, 1_000]);
    await say(await startPayment(player, 3_000), 'succeeded');
    expect(await money(player)).toEqual([2_000, 0, 0]);
    expect(await begin(player, 2_000, WITHDRAWAL)).toMatchObject({ kind: 'DECIDED' });
  });

  it('a withdrawal that comes back repays it', async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 5_000);
    await say(payment, 'succeeded');
    const withdrawal = await startPayment(player, 5_000, WITHDRAWAL);
    await say(payment, 'refunded');
    expect(await money(player)).toEqual([0, 5_000, 5_000]);
    // It is not sent while the player owes.
    await advancePayment(fixture.deps, gateway, withdrawal.id);
    expect([await money(player), await now(withdrawal)]).toEqual([[0, 0, 0], 'CANCELLED']);
  });
});

describe('rights', () => {
  it('limits on deposits count by period, whatever is asked at once', async () => {
    const player = await fixture.player(0);
    await setPlayerLimits(
      fixture.deps.db,
      player.playerId,
      [
        { type: 'DEPOSIT', period: 'DAILY', amountCents: 10_000 },
        { type: 'DEPOSIT', period: 'WEEKLY', amountCents: 12_000 },
      ],
      NOW,
    );
    const payment = await startPayment(player, 8_000);
    await say(payment, 'processing');
    expect(await begin(player, 3_000)).toEqual({
      kind: 'REFUSED',
      faults: [{ code: 'DEPOSIT_LIMIT_REACHED', period: 'DAILY', leftCents: 2_000 }],
    });
    await say(payment, 'failed');
    await say(await startPayment(player, 10_000), 'succeeded');
    expect(await begin(player, 1)).toMatchObject({ faults: [{ period: 'DAILY', leftCents: 0 }] });
  });

  it('deposits stay allowed outside the operating area', async () => {
    const player = await fixture.player(0);
    await setVisitor(fixture.deps.db, player.playerId, { countryCode: 'US', regionCode: 'US-CA', city: null, ipAddress: null });
    expect(await begin(player, 2_000)).toMatchObject({ kind: 'DECIDED' });
  });

  it('five failed deposits in ten minutes block others for thirty', async () => {
    const player = await fixture.player(0);
    for (let index = 0; index < 5; index += 1) {
      fixture.setNow(later(index * 100));
      await say(await startPayment(player, 2_000 + index), 'failed');
    }
    expect(await begin(player, 2_000)).toEqual({ kind: 'REFUSED', faults: [{ code: 'DEPOSITS_BLOCKED', seconds: 1_800 }] });
    fixture.setNow(later(400 + 1_799));
    await fixture.owner.pool.query("UPDATE sessions SET expires_at = expires_at + interval '1 day' WHERE id = $1", [
      player.sessionId,
    ]);
    expect(await begin(player, 2_000)).toMatchObject({ kind: 'REFUSED' });
    fixture.setNow(later(400 + 1_801));
    expect(await begin(player, 2_000)).toMatchObject({ kind: 'DECIDED' });
    fixture.setNow(NOW);
  });

  it('five failed deposits over more than ten minutes block nothing', async () => {
    const player = await fixture.player(0);
    for (let index = 0; index < 5; index += 1) {
      fixture.setNow(later(index * 151));
      await say(await startPayment(player, 2_000 + index), 'failed');
    }
    expect(await begin(player, 2_000)).toMatchObject({ kind: 'DECIDED' });
    fixture.setNow(NOW);
  });

  it('a one-time code that is needed is used up, and its lack decides nothing', async () => {
    const player = await fixture.player(5_000);
    const withdrawalRequest = request(player, 1_000, { ...WITHDRAWAL, codePurpose: 'WITHDRAWAL' });
    expect(await beginPayment(fixture.deps, withdrawalRequest, null)).toEqual({ kind: 'CODE_REQUIRED' });
    await fixture.owner.pool.query("INSERT INTO one_time_code_proofs VALUES ($1, 'WITHDRAWAL', $2)", [player.sessionId, later(60)]);
    expect(await beginPayment(fixture.deps, withdrawalRequest, null)).toMatchObject({ kind: 'DECIDED' });
    expect(await beginPayment(fixture.deps, withdrawalRequest, null)).toMatchObject({ kind: 'DECIDED' });
    expect(await begin(player, 1_000, { ...WITHDRAWAL, codePurpose: 'WITHDRAWAL' })).toEqual({ kind: 'CODE_REQUIRED' });
  });
});
