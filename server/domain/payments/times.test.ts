import { expect, it } from 'vitest';
import { newPayment, type Payment } from './payment.ts';
import { isAbandoned, nextLookMs } from './times.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const deposit = newPayment({ direction: 'DEPOSIT', amountCents: 5_000, currency: 'USD', needsConfirmation: false });
const wire = newPayment({ direction: 'WITHDRAWAL', amountCents: 100_000, currency: 'USD', needsConfirmation: true });
const withAttempt = (state: Payment['attempts'][number]['state'], more: Partial<Payment> = {}): Payment => ({
  ...deposit,
  attempts: [{ number: 1, state, refundAsked: false }],
  ...more,
});

it('a payment is looked at often while it is new, seldom later, and at last no more', () => {
  const poll = (ageMs: number) => nextLookMs(withAttempt('PROCESSING', { state: 'PROCESSING' }), ageMs);
  expect([0, 3, 90, 25 * 60].map((minutes) => poll(minutes * MINUTE_MS))).toEqual([
    5_000,
    MINUTE_MS,
    10 * MINUTE_MS,
    60 * MINUTE_MS,
  ]);
  expect(poll(15 * DAY_MS)).toBeNull();
  expect(nextLookMs(withAttempt('FAILED', { state: 'FAILED' }), 0)).toBeNull();
  // The request that has begun it does this itself, first.
  expect(nextLookMs(deposit, 0)).toBe(10_000);
});

it('what waits for its player, with a page, a closed one or an unread wire, is looked at after a day, and is abandoned then', () => {
  for (const closed of [withAttempt('CANCELLED'), wire]) expect(nextLookMs(closed, MINUTE_MS)).toBe(DAY_MS - MINUTE_MS + 1_000);
  for (const left of [withAttempt('OPEN'), withAttempt('CANCELLED'), wire]) {
    expect([isAbandoned(left, DAY_MS - 1), isAbandoned(left, DAY_MS + 1)]).toEqual([false, true]);
  }
  const others = [deposit, withAttempt('OPEN', { cancelAsked: true }), withAttempt('PROCESSING', { state: 'PROCESSING' })];
  expect(others.some((payment) => isAbandoned(payment, 2 * DAY_MS))).toBe(false);
});
