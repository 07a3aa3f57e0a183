import { isLive, type Payment } from './payment.ts';
import { paymentWork } from './paymentWork.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The caller that has begun something does it itself at once; the job is for the case that it dies. */
const OWN_TRY_MS = 10 * SECOND_MS;

/** A page that a player left open, or closed without a second try, is of no use after that; neither is a wire that they have not confirmed. */
const ABANDONED_MS = 24 * HOUR_MS;

function isWithPlayer({ state, attempts, cancelAsked }: Payment): boolean {
  const live = attempts.filter(isLive);
  return (state === 'OPEN' || state === 'REQUESTED') && !cancelAsked && live.every((each) => each.state === 'OPEN');
}

/** The player never came back: it is cancelled, at the gateway first. */
export function isAbandoned(payment: Payment, ageMs: number): boolean {
  return isWithPlayer(payment) && ageMs > ABANDONED_MS;
}

/**
 * When a payment is looked at again: soon after it was begun, seldom later. A payment that the gateway never decides stays as it is; the statement
 * (reconciliation) finds what becomes of it after that.
 * @returns null: never.
 */
export function nextLookMs(payment: Payment, ageMs: number): number | null {
  const work = paymentWork(payment);
  if (work.length === 0) return isWithPlayer(payment) ? Math.max(0, ABANDONED_MS - ageMs) + SECOND_MS : null;
  if (ageMs < 2 * MINUTE_MS) return work.some(({ kind }) => kind !== 'POLL') ? OWN_TRY_MS : 5 * SECOND_MS;
  if (ageMs < HOUR_MS) return MINUTE_MS;
  if (ageMs < 24 * HOUR_MS) return 10 * MINUTE_MS;
  // What was paid after its end is refunded, however late.
  return ageMs < 14 * 24 * HOUR_MS || work.some(({ kind }) => kind === 'REFUND') ? HOUR_MS : null;
}
