/** The least that has to happen in a run of 2,000 payments; shorter runs need their share. */
const ENOUGH = {
  'deposits SUCCESSFUL': 300,
  'deposits FAILED': 60,
  'deposits CANCELLED': 100,
  'deposits REFUNDED': 30,
  'deposits CHARGED_BACK': 20,
  'withdrawals ARRIVED': 150,
  'withdrawals DECLINED': 30,
  'withdrawals CANCELLED': 60,
  'withdrawals RETURNED': 8,
  'webhooks lost': 100,
  'webhooks doubled': 100,
  'webhooks late': 100,
  'webhooks refused': 50,
  'webhooks without an answer': 50,
  'windows left open': 60,
  'second attempts': 20,
  'sent twice': 60,
  'given back after the arrival': 30,
  'reviews refunded by the operator': 8,
  'taken back after it was spent': 1,
  TRUSTLY: 150,
  PAYSAFE_DEBIT_DEPOSIT: 40,
  PAYSAFE_CREDIT_DEPOSIT: 40,
  PAYPAL: 60,
  BRAINTREE_CREDIT: 40,
  GLOBAL_PAYMENTS_VIP_PREFERRED: 60,
  CASH_AT_CASINO: 60,
  WIRE_TRANSFER: 40,
  INTERAC: 30,
} as const;
const ENOUGH_PAYMENTS = 2_000;

/** Counts what has happened. */
export class Tally {
  readonly #counts: Record<string, number> = {};

  add(what: string, count = 1): void {
    this.#counts[what] = (this.#counts[what] ?? 0) + count;
  }

  /** What has happened too seldom for a run of so many payments. */
  missing(payments: number): readonly string[] {
    const part = Math.min(1, payments / ENOUGH_PAYMENTS);
    // Chance has the larger part of few payments.
    const share = part < 0.5 ? part / 2 : part;
    return Object.entries(ENOUGH).flatMap(([what, full]) => {
      const [least, count] = [Math.floor(full * share), this.#counts[what] ?? 0];
      return count >= least ? [] : [`${what}: ${count} instead of ${least}`];
    });
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(Object.entries(this.#counts).sort(([one], [other]) => one.localeCompare(other)));
  }
}
