import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcilePayments } from '../../server/jobs/reconciliation.ts';
import type { GatewayStatementLine } from '../../server/payments/gateway.ts';
import {
  listPaymentsForPerson,
  operatePayment,
  type PaymentOperation,
  type StoredPayment,
} from '../../server/store/payments/index.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type MoneyFixture, makeMoneyFixture, NOW } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: MoneyFixture;
const gateway = fakePaymentGateway();
const { startPayment, say, now, money, transfers } = paymentActions(() => fixture, gateway);
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const operate = ({ receiptId }: Pick<StoredPayment, 'receiptId'>, operation: PaymentOperation, at = gateway) =>
  operatePayment(fixture.deps, at, receiptId, operation);
const WITHDRAWAL = { direction: 'WITHDRAWAL' } as const;
/** A gateway that has lost everything. */
const forgetful = { ...gateway, status: async () => null, cancel: async () => null, refund: async () => null };

describe('a deposit in review', () => {
  const reviewed = async () => {
    const player = await fixture.player(0);
    const payment = await startPayment(player, 5_000);
    await say(payment, 'succeeded', { cents: 6_000 });
    return { player, payment };
  };

  it('waits in the list of what a person has to decide', async () => {
    const { payment } = await reviewed();
    const fresh = await startPayment(await fixture.player(0), 5_000);
    const listed = async (since: Date) => (await listPaymentsForPerson(fixture.deps.db, since)).map(({ receiptId }) => receiptId);
    expect(await listed(NOW)).toContain(payment.receiptId);
    expect(await listed(NOW)).not.toContain(fresh.receiptId);
    expect(await listed(new Date(NOW.getTime() + 1))).toContain(fresh.receiptId);
  });

  it('is refunded at the gateway, and credits nothing', async () => {
    const { player, payment } = await reviewed();
    expect(await operate(payment, 'refund')).toEqual({ done: true, state: 'REFUNDED' });
    expect([await money(player), await transfers(payment)]).toEqual([[0, 0, 0], []]);
    expect(await operate(payment, 'refund')).toMatchObject({ done: false, state: 'REFUNDED' });
  });

  it('is credited once the gateway names what was asked for, and never another amount', async () => {
    const { player, payment } = await reviewed();
    expect(await operate(payment, 'credit')).toMatchObject({ done: false, state: 'REVIEW', why: expect.stringContaining('6000') });
    gateway.set(`${payment.receiptId}:1`, { amountCents: 5_000 });
    expect(await operate(payment, 'credit')).toEqual({ done: true, state: 'SUCCESSFUL' });
    expect(await operate(payment, 'credit')).toMatchObject({ done: false });
    expect([await money(player), await transfers(payment)]).toEqual([[5_000, 0, 0], ['DEPOSIT']]);
  });

  it('one that is being refunded is not credited', async () => {
    const { player, payment } = await reviewed();
    expect(await operate(payment, 'refund', { ...gateway, refund: gateway.status })).toMatchObject({
      done: false,
      state: 'REVIEW',
    });
    gateway.set(`${payment.receiptId}:1`, { amountCents: 5_000 });
    expect(await operate(payment, 'credit')).toMatchObject({ done: false, state: 'REVIEW', why: 'it is being refunded' });
    expect(await operate(payment, 'refund')).toEqual({ done: true, state: 'REFUNDED' });
    expect(await money(player)).toEqual([0, 0, 0]);
  });
});

describe('a withdrawal of which the operator decides', () => {
  it('comes back where it is declined before it is sent, and not after it', async () => {
    const player = await fixture.player(5_000);
    const [early, late] = [await startPayment(player, 2_000, WITHDRAWAL), await startPayment(player, 1_000, WITHDRAWAL)];
    expect(await money(player)).toEqual([2_000, 3_000, 0]);
    expect(await operate(early, 'decline')).toEqual({ done: true, state: 'CANCELLED' });
    await say(late, 'sent');
    expect(await operate(late, 'decline')).toMatchObject({ done: false, state: 'SENT' });
    expect(await money(player)).toEqual([4_000, 1_000, 0]);
  });

  it('is released where the gateway knows nothing of it, and not as long as it may still be paid', async () => {
    const player = await fixture.player(5_000);
    const payment = await startPayment(player, 2_000, WITHDRAWAL);
    await say(payment, 'sent');
    expect(await operate(payment, 'release')).toMatchObject({ done: false, state: 'SENT', why: 'the gateway knows it: sent' });
    expect(await operate(payment, 'release', forgetful)).toEqual({ done: true, state: 'RETURNED' });
    expect(await money(player)).toEqual([5_000, 0, 0]);
    // The word that comes after all is an alarm, and moves nothing.
    await say(payment, 'succeeded');
    expect([await money(player), await now(payment)]).toEqual([[5_000, 0, 0], 'RETURNED']);
  });
});

it('no operation moves a payment that has ended, or one that does not exist', async () => {
  const player = await fixture.player(0);
  const payment = await startPayment(player, 5_000);
  await say(payment, 'succeeded');
  for (const operation of ['refund', 'credit', 'decline', 'release'] as const) {
    expect(await operate(payment, operation, forgetful)).toMatchObject({ done: false, state: 'SUCCESSFUL' });
    expect(await operate({ receiptId: 'none' }, operation)).toMatchObject({ done: false, state: null });
  }
  expect(await money(player)).toEqual([5_000, 0, 0]);
});

it('what no webhook has said is heard from the statement, and what differs after that is listed', async () => {
  const player = await fixture.player(0);
  const [refunded, other] = [await startPayment(player, 5_000), await startPayment(await fixture.player(0), 5_000)];
  for (const payment of [refunded, other]) await say(payment, 'succeeded', payment === other ? { cents: 6_000 } : {});
  const line = async ({ receiptId }: StoredPayment): Promise<GatewayStatementLine> => {
    const status = await gateway.status(`ref-${receiptId}:1`);
    if (status === null) throw new Error('The gateway has forgotten it');
    return { ...status, at: NOW.toISOString(), receiptId, customerId: '', direction: 'DEPOSIT', providerCode: 'TRUSTLY' };
  };
  gateway.set(`${refunded.receiptId}:1`, { state: 'refunded' });
  const lines = await Promise.all([refunded, other].map(line));
  const again = () => reconcilePayments(fixture.deps, { statement: async () => lines }, NOW, 0);
  const since = fixture.deps.clock.now();
  fixture.setNow(new Date(since.getTime() + 1_000));
  const left = { kind: 'OTHER_SUM', receiptId: other.receiptId };
  const { heard, differences } = await again();
  expect(heard).toMatchObject([{ kind: 'OTHER_SUM', receiptId: refunded.receiptId }]);
  expect(differences.filter(({ receiptId }) => receiptId === other.receiptId)).toMatchObject([left]);
  expect([await money(player), await now(refunded)]).toEqual([[0, 0, 0], 'REFUNDED']);
  expect((await again()).heard).toEqual([]);
});
