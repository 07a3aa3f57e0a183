/** Deposits and withdrawals are written by the wallet. */
export type MoneyRequestKind = 'PLACEMENT' | 'CASH_OUT' | 'DEPOSIT' | 'WITHDRAWAL' | 'LOYALTY_REDEMPTION';

/**
 * What the id of a request that moves money is answered where the request is not decided now, for every kind, in SQL
 * (store/functions/money_requests.sql) and here. REPEATED: it is decided, and the first answer follows. REUSED: it stands for a request with
 * another body, and nothing was done. HELD: nothing is decided yet; the same request again, after the delay that follows.
 */
export type RepeatedRequestOutcome = 'REPEATED' | 'REUSED' | 'HELD';

/** Whether a client may give this id: 1 to 200 printable characters. */
export function isPlainId(id: string): boolean {
  return /^[\x20-\x7e]{1,200}$/.test(id);
}
