import { type Journal, readJournal } from '../../programs/service/journal.ts';
import type { Rule } from './behaviours.ts';
import type { Payment } from './payment.ts';

/** A webhook that has to be delivered. */
export interface Delivery {
  /** The id of the event, the same at every try. */
  readonly id: string;
  readonly reference: string;
  readonly body: string;
  /** How often it is sent, once it has arrived: twice of `webhook-twice`. */
  readonly copies: number;
  readonly createdAtMs: number;
}

/** Payments, webhooks and rules, in memory and in the journal. */
export interface Records {
  payment(reference: string): Payment | null;
  paymentOfKey(key: string): Payment | null;
  paymentOfPage(pageToken: string): Payment | null;
  /** Those that something comes to by itself. */
  moving(): readonly Payment[];
  payments(): readonly Payment[];
  deliveries(): readonly Delivery[];
  rules(): readonly Rule[];
  /** In memory at once, so that nothing is decided twice; resolves when a killed process would know it, too. */
  save(change: {
    readonly payment?: Payment;
    readonly deliveries?: readonly Delivery[];
    readonly rules?: readonly Rule[];
  }): Promise<void>;
  delivered(id: string): Promise<void>;
  /**
   * Resolves when all that is in memory now is in the journal. Nobody is told of anything before: a process that is killed in between would begin again
   * without it, and pay what it has called cancelled.
   */
  written(): Promise<void>;
  /** Forgets everything. */
  reset(): Promise<void>;
}

interface Line {
  readonly payment?: Payment;
  readonly deliveries?: readonly Delivery[];
  readonly rules?: readonly Rule[];
  readonly delivered?: string;
  readonly reset?: true;
}

/** Reads what earlier processes have left. */
export async function openRecords(file: string, journal: Journal): Promise<Records> {
  const payments = new Map<string, Payment>();
  const byKey = new Map<string, string>();
  const byPage = new Map<string, string>();
  const moving = new Map<string, Payment>();
  const deliveries = new Map<string, Delivery>();
  let rules: readonly Rule[] = [];

  function apply({ payment, deliveries: added = [], rules: newRules, delivered, reset }: Line): void {
    if (reset) {
      for (const map of [payments, byKey, byPage, moving, deliveries]) map.clear();
      rules = [];
    }
    if (payment) {
      // A changed payment is the last one of the statement.
      payments.delete(payment.reference);
      payments.set(payment.reference, payment);
      byKey.set(payment.key, payment.reference);
      byPage.set(payment.pageToken, payment.reference);
      if (payment.steps.length > 0) moving.set(payment.reference, payment);
      else moving.delete(payment.reference);
    }
    for (const delivery of added) deliveries.set(delivery.id, delivery);
    if (newRules) rules = newRules;
    if (delivered !== undefined) deliveries.delete(delivered);
  }

  for await (const { record } of readJournal(file)) apply(record as Line);

  let last: Promise<unknown> = Promise.resolve();
  /** Lines are written in their order. */
  async function write(line: Line): Promise<void> {
    apply(line);
    last = journal.append(line);
    await last;
  }

  const paymentOf = (reference: string | undefined): Payment | null => payments.get(reference ?? '') ?? null;
  return {
    payment: paymentOf,
    paymentOfKey: (key) => paymentOf(byKey.get(key)),
    paymentOfPage: (pageToken) => paymentOf(byPage.get(pageToken)),
    moving: () => [...moving.values()],
    payments: () => [...payments.values()],
    deliveries: () => [...deliveries.values()],
    rules: () => rules,
    save: write,
    delivered: (id) => write({ delivered: id }),
    async written() {
      await last;
    },
    reset: () => write({ reset: true }),
  };
}
