import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GATEWAY_STATES, type GatewayState } from '../../server/domain/payments/gatewayStatus.ts';
import { readBalances } from '../../server/store/ledger/index.ts';
import {
  advancePayment,
  applyGatewayStatus,
  applyPaymentEvent,
  beginPayment,
  readPayment,
  type StoredPayment,
} from '../../server/store/payments/index.ts';
import { createRandom } from '../casino/support/createRandom.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type MoneyFixture, makeMoneyFixture, type Player } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
const gateway = fakePaymentGateway();
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
});
afterAll(() => fixture.drop());

const AMOUNT_CENTS = 1_000;

async function startPayment(player: Player, direction: 'DEPOSIT' | 'WITHDRAWAL'): Promise<StoredPayment> {
  const answer = await beginPayment(
    fixture.deps,
    {
      ...player,
      requestId: randomUUID(),
      direction,
      providerCode: 'TRUSTLY',
      methodId: null,
      amountCents: AMOUNT_CENTS,
      currency: 'USD',
      quickDeposit: false,
      facilityId: null,
      promotionCode: null,
      origin: 'http://tsb.localhost:4000',
      fields: null,
      needsConfirmation: false,
      clearingHours: 0,
      codePurpose: null,
      receivers: [],
    },
    null,
  );
  if (answer.kind !== 'DECIDED') throw new Error(answer.kind);
  return (await advancePayment(fixture.deps, gateway, answer.payment.id)).payment;
}

/** A gateway that says anything, each of it one to three times, and a player who cancels in between: all at once. */
it('no order of messages, repetitions and cancels at the same time makes or loses money', async () => {
  const random = createRandom(33);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] ?? (values[0] as Value);
  for (let round = 0; round < 12; round += 1) {
    const player = await fixture.player(round % 2 === 0 ? AMOUNT_CENTS : 0);
    const before = (await readBalances(fixture.deps.db, player.playerId)).cashCents;
    const payment = await startPayment(player, round % 2 === 0 ? 'WITHDRAWAL' : 'DEPOSIT');
    const { receiptId } = payment;
    const events = Array.from({ length: 6 }, (): readonly [string, GatewayState] => [randomUUID(), pick(GATEWAY_STATES)]);
    const messages = events.flatMap((message) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => message));
    const shuffled = messages.toSorted(() => random() - 0.5);
    await Promise.all([
      ...shuffled.map(([eventId, state]) =>
        applyGatewayStatus(
          fixture.deps,
          {
            reference: `ref-${receiptId}:1`,
            key: `${receiptId}:1`,
            state,
            amountCents: AMOUNT_CENTS,
            currency: 'USD',
            reason: null,
            at: '',
          },
          eventId,
        ),
      ),
      applyPaymentEvent(fixture.deps, payment.id, { kind: 'CANCEL_ASKED' }, { by: 'PLAYER' }),
    ]);
    const { state, direction } = (await readPayment(fixture.deps.db, payment.id)) ?? payment;
    const { cashCents, pendingWithdrawalCents, debtCents } = await readBalances(fixture.deps.db, player.playerId);
    const isOut = direction === 'WITHDRAWAL' && state === 'ARRIVED';
    const isIn = direction === 'DEPOSIT' && state === 'SUCCESSFUL';
    expect(cashCents + pendingWithdrawalCents - debtCents).toBe(before + (isIn ? AMOUNT_CENTS : 0) - (isOut ? AMOUNT_CENTS : 0));
    expect(pendingWithdrawalCents === 0).toBe(direction === 'DEPOSIT' || !['REQUESTED', 'CHECKED', 'SENT'].includes(state));
  }
  expect((await fixture.audit()).discrepancies).toEqual([]);
});
