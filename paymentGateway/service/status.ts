import type { Payment } from './payment.ts';

/** As it is told to the operator, in answers and in webhooks. */
export function statusOf(payment: Payment) {
  const { reference, key, state, statedCents, currency, reason, changedAtMs, method } = payment;
  return {
    reference,
    key,
    state,
    amountCents: statedCents,
    currency,
    reason,
    at: new Date(changedAtMs).toISOString(),
    ...(method && { method }),
  };
}

export function lineOf(payment: Payment) {
  const { receiptId, customerId, direction, providerCode } = payment;
  return { ...statusOf(payment), receiptId, customerId, direction, providerCode };
}

export type Status = ReturnType<typeof statusOf>;
export type Line = ReturnType<typeof lineOf>;

/** The body of a webhook. */
export function eventOf(payment: Payment): string {
  const data = statusOf(payment);
  return JSON.stringify({ type: 'payment.updated', timestamp: data.at, data });
}
