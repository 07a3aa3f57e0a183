import type { GatewayStatus } from '../../server/domain/payments/gatewayStatus.ts';
import {
  type GatewayCreated,
  type GatewayPayment,
  GatewayUnavailable,
  type PaymentGateway,
} from '../../server/payments/gateway.ts';

export interface FakePaymentGateway extends PaymentGateway {
  /** What it was asked to create, each key once. */
  readonly created: readonly GatewayPayment[];
  /** Changes a payment; what the webhook would say. */
  set(key: string, change: Partial<GatewayStatus>): GatewayStatus;
  /** No answer, from now on; with `after`, the work is done before. */
  breakDown(how: 'before' | 'after' | null): void;
}

const FINAL = ['succeeded', 'failed', 'cancelled', 'refunded', 'charged_back'];

/** A gateway that does nothing by itself. */
export function fakePaymentGateway(): FakePaymentGateway {
  const created: GatewayPayment[] = [];
  const payments = new Map<string, GatewayStatus>();
  let broken: 'before' | 'after' | null = null;

  async function answer<Value>(work: () => Value): Promise<Value> {
    if (broken === 'before') throw new GatewayUnavailable('no connection');
    const value = work();
    if (broken === 'after') throw new GatewayUnavailable('no answer');
    return value;
  }
  const byReference = (reference: string): GatewayStatus | null =>
    [...payments.values()].find((payment) => payment.reference === reference) ?? null;
  function change(key: string, changes: Partial<GatewayStatus>): GatewayStatus {
    const payment = payments.get(key);
    if (!payment) throw new Error(`There is no ${key}`);
    const changed = { ...payment, ...changes };
    payments.set(key, changed);
    return changed;
  }
  const changeFrom = (reference: string, from: (state: string) => boolean, state: GatewayStatus['state']): GatewayStatus | null => {
    const found = byReference(reference);
    return found && from(found.state) ? change(found.key, { state }) : found;
  };
  return {
    created,
    create: (payment) =>
      answer((): GatewayCreated => {
        const { key, amountCents, currency, providerCode, direction } = payment;
        const reference = `ref-${key}`;
        if (!payments.has(key)) {
          created.push(payment);
          const at = '2026-11-27T12:00:00.000Z';
          payments.set(key, { reference, key, state: 'open', amountCents, currency, reason: null, at });
        }
        if (payment.fields?.nonce !== undefined) change(key, { state: 'succeeded' });
        const hasPage = direction === 'DEPOSIT' && !['CASH_AT_CASINO', 'WIRE_TRANSFER', 'INTERAC'].includes(providerCode);
        return { reference, uri: hasPage ? `https://pay.test/${key}` : null };
      }),
    status: (reference) => answer(() => byReference(reference)),
    cancel: (reference) => answer(() => changeFrom(reference, (state) => !FINAL.includes(state) && state !== 'sent', 'cancelled')),
    refund: (reference) => answer(() => changeFrom(reference, (state) => state === 'succeeded', 'refunded')),
    statement: async () => [],
    set: change,
    breakDown(how) {
      broken = how;
    },
  };
}
