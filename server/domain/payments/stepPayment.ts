import type { GatewayState, GatewayStatus } from './gatewayStatus.ts';
import {
  type Attempt,
  type AttemptState,
  isLive,
  isOver,
  newAttempt,
  type Payment,
  type PaymentDirection,
  type PaymentState,
  type PaymentTransfer,
} from './payment.ts';
import { type PaymentWork, paymentWork } from './paymentWork.ts';

export type PaymentEvent =
  /** The player has read what is sent by wire, and it is right. */
  | { readonly kind: 'CONFIRMED' }
  /** The player asks for the same deposit again. */
  | { readonly kind: 'CONTINUED' }
  | { readonly kind: 'CANCEL_ASKED' }
  /** The operator: what a deposit in REVIEW was paid with goes back. */
  | { readonly kind: 'REFUND_ASKED' }
  /** The operator, of a deposit in REVIEW: the gateway has corrected itself, and names what was asked for. */
  | ({ readonly kind: 'ACCEPTED'; readonly attempt: number } & Pick<GatewayStatus, 'amountCents' | 'currency'>)
  /** The operator: the gateway knows nothing of the payment, so that nobody else will ever end it. */
  | { readonly kind: 'RELEASED' }
  /** The gateway knows the attempt. */
  | { readonly kind: 'CREATED'; readonly attempt: number; readonly hasPage: boolean }
  /** The gateway was asked to cancel the attempt, and could not any more. */
  | { readonly kind: 'CANCEL_REFUSED'; readonly attempt: number }
  | ({ readonly kind: 'GATEWAY'; readonly attempt: number } & Pick<GatewayStatus, 'state' | 'amountCents' | 'currency'>);

/** For a person of the operator. */
export type PaymentAlarm =
  | 'AMOUNT_MISMATCH'
  /** A deposit was paid twice; the second one is refunded. */
  | 'PAID_TWICE'
  /** The gateway has paid what it had ended: a deposit is credited if it is still wanted, else refunded; a withdrawal waits for a person. */
  | 'PAID_AFTER_END';

export interface PaymentStep {
  readonly payment: Payment;
  /** Transfers of the payment's amount. */
  readonly postings: readonly PaymentTransfer[];
  readonly work: readonly PaymentWork[];
  readonly alarms: readonly PaymentAlarm[];
  /** The state does not expect this event: nothing has changed. */
  readonly isIgnored: boolean;
}

type Change = Partial<Pick<Payment, 'state' | 'paidAttempt' | 'attempts' | 'confirmed' | 'cancelAsked'>>;

function step(
  payment: Payment,
  change: Change | null,
  postings: readonly PaymentTransfer[] = [],
  alarms: readonly PaymentAlarm[] = [],
): PaymentStep {
  const after = change === null ? payment : { ...payment, ...change };
  return { payment: after, postings, work: paymentWork(after), alarms, isIgnored: change === null };
}

/**
 * The rules of payments (docs/adr/0084). What the gateway says late, twice or out of order changes nothing that it should not.
 * @param mayBeCredited false: the player may not have the money of a deposit any more (docs/adr/0121). It is given back.
 */
export function stepPayment(
  payment: Payment,
  event: PaymentEvent,
  { mayBeCredited }: { readonly mayBeCredited: boolean } = { mayBeCredited: true },
): PaymentStep {
  switch (event.kind) {
    case 'CONFIRMED':
      return step(payment, payment.confirmed || isOver(payment.state) ? null : { confirmed: true, attempts: [newAttempt(1)] });
    case 'CONTINUED': {
      const isOpen = payment.state === 'OPEN' && !payment.cancelAsked;
      if (!isOpen) return step(payment, null);
      const { attempts } = payment;
      return step(payment, attempts.some(isLive) ? {} : { attempts: [...attempts, newAttempt(attempts.length + 1)] });
    }
    case 'CANCEL_ASKED':
      return askToCancel(payment);
    case 'CANCEL_REFUSED':
      return step(payment, payment.cancelAsked ? { cancelAsked: false } : null);
    case 'REFUND_ASKED':
      return payment.state === 'REVIEW' && payment.attempts.some(isPaid)
        ? step(payment, { attempts: refunded(payment) })
        : step(payment, null);
    case 'ACCEPTED':
      return accept(payment, event, mayBeCredited);
    case 'RELEASED': {
      if (isOver(payment.state) || payment.state === 'REVIEW') return step(payment, null);
      const attempts = payment.attempts.map((each) => (isLive(each) ? { ...each, state: 'CANCELLED' as const } : each));
      const change = { state: payment.state === 'SENT' ? 'RETURNED' : 'CANCELLED', attempts } as const;
      return step(payment, change, payment.direction === 'DEPOSIT' ? [] : ['WITHDRAWAL_RELEASE']);
    }
    case 'CREATED': {
      const created = payment.attempts.find(({ number }) => number === event.attempt);
      if (created === undefined) return step(payment, null);
      // A webhook may have overtaken the answer, which has the page's address, or its lack, all the same.
      const isNew = created.state === 'CREATING' || (created.state === 'OPEN' && !event.hasPage);
      if (!isNew) return step(payment, {});
      const attempts = withAttempt(payment, event.attempt, event.hasPage ? 'OPEN' : 'PROCESSING');
      return step(payment, { attempts, ...(payment.state === 'OPEN' && !event.hasPage ? { state: 'PROCESSING' } : {}) });
    }
    case 'GATEWAY':
      return hear(payment, event, mayBeCredited);
  }
}

function askToCancel(payment: Payment): PaymentStep {
  const { state, direction, attempts, cancelAsked } = payment;
  if (isOver(state) || state === 'SENT' || state === 'REVIEW' || cancelAsked) return step(payment, null);
  if (attempts.some(isLive)) return step(payment, { cancelAsked: true });
  return step(payment, { state: 'CANCELLED' }, direction === 'DEPOSIT' ? [] : ['WITHDRAWAL_RELEASE']);
}

const isPaid = ({ state }: Pick<Attempt, 'state'>): boolean => state === 'SUCCEEDED';

function refunded({ attempts }: Payment): Payment['attempts'] {
  return attempts.map((each) => (isPaid(each) ? { ...each, refundAsked: true } : each));
}

/** It ends as REFUNDED once the gateway has given it back, and has ended what else was tried for it. */
function giveBack(payment: Payment): PaymentStep {
  return step(payment, { state: 'REVIEW', attempts: refunded(payment), cancelAsked: true });
}

function accept(payment: Payment, event: Extract<PaymentEvent, { kind: 'ACCEPTED' }>, mayBeCredited: boolean): PaymentStep {
  const attempt = payment.attempts.find(({ number }) => number === event.attempt);
  const isSameAmount = event.amountCents === payment.amountCents && event.currency === payment.currency;
  if (payment.state !== 'REVIEW' || !attempt || !isPaid(attempt) || attempt.refundAsked || !isSameAmount)
    return step(payment, null);
  if (!mayBeCredited) return giveBack(payment);
  return step(payment, { state: 'SUCCESSFUL', paidAttempt: event.attempt }, ['DEPOSIT']);
}

/** Messages of one attempt overtake each other; a later one says more. */
const RANK: Readonly<Record<AttemptState, number>> = {
  CREATING: 0,
  OPEN: 1,
  PROCESSING: 2,
  CHECKED: 3,
  SENT: 4,
  SUCCEEDED: 5,
  FAILED: 5,
  CANCELLED: 5,
  REFUNDED: 6,
  CHARGED_BACK: 6,
};

function attemptAfter(before: AttemptState, reported: GatewayState, direction: PaymentDirection): AttemptState | null {
  const next = reported.toUpperCase() as Uppercase<GatewayState>;
  if (isLive({ state: before })) return RANK[next] > RANK[before] ? next : null;
  // Money that a player pushes, as a wire, may come after its end, and is theirs all the same.
  if (hasEndedUnpaid(before)) return direction === 'DEPOSIT' && next === 'SUCCEEDED' ? next : null;
  return before === 'SUCCEEDED' && (next === 'REFUNDED' || next === 'CHARGED_BACK') ? next : null;
}

const hasEndedUnpaid = (state: AttemptState): boolean => state === 'FAILED' || state === 'CANCELLED';

function withAttempt({ attempts }: Payment, number: number, state: AttemptState, refundAsked = false): Payment['attempts'] {
  return attempts.map((attempt) =>
    attempt.number === number ? { number, state, refundAsked: refundAsked || attempt.refundAsked } : attempt,
  );
}

function hear(payment: Payment, event: Extract<PaymentEvent, { kind: 'GATEWAY' }>, mayBeCredited: boolean): PaymentStep {
  const attempt = payment.attempts.find(({ number }) => number === event.attempt);
  const isOfOtherDirection = payment.direction === 'DEPOSIT' && (event.state === 'checked' || event.state === 'sent');
  if (!attempt || isOfOtherDirection) return step(payment, null);
  const next = attemptAfter(attempt.state, event.state, payment.direction);
  const isLate = event.state === 'succeeded' && hasEndedUnpaid(attempt.state);
  if (next === null) return step(payment, null, [], isLate ? ['PAID_AFTER_END'] : []);
  const isSameAmount = event.amountCents === payment.amountCents && event.currency === payment.currency;
  const heard = { ...payment, attempts: withAttempt(payment, event.attempt, next) };
  return payment.direction === 'DEPOSIT'
    ? hearOfDeposit(heard, event.attempt, next, { isSameAmount, isLate, mayBeCredited })
    : hearOfWithdrawal(payment, heard, event.attempt, next, isSameAmount);
}

/** @param payment with the attempt's new state. */
function hearOfDeposit(
  payment: Payment,
  number: number,
  attempt: AttemptState,
  {
    isSameAmount,
    isLate,
    mayBeCredited,
  }: { readonly isSameAmount: boolean; readonly isLate: boolean; readonly mayBeCredited: boolean },
): PaymentStep {
  const { state, attempts } = payment;
  const isRunning = state === 'OPEN' || state === 'PROCESSING';
  const isLast = !attempts.some(isLive);
  const isGivenBack = state === 'REVIEW' && isLast && !attempts.some(isPaid);
  const to = (next: PaymentState, ...postings: PaymentTransfer[]) => step(payment, { state: next }, postings);
  switch (attempt) {
    case 'PROCESSING':
      return state === 'OPEN' ? to('PROCESSING') : step(payment, {});
    case 'SUCCEEDED':
      if (!isRunning) {
        const refunded = withAttempt(payment, number, attempt, true);
        return step(payment, { attempts: refunded }, [], [isLate ? 'PAID_AFTER_END' : 'PAID_TWICE']);
      }
      if (!isSameAmount) return step(payment, { state: 'REVIEW' }, [], ['AMOUNT_MISMATCH']);
      if (!mayBeCredited) return giveBack(payment);
      return step(payment, { state: 'SUCCESSFUL', paidAttempt: number }, ['DEPOSIT']);
    case 'FAILED':
      if (isGivenBack) return to('REFUNDED');
      return isRunning && isLast ? to('FAILED') : step(payment, {});
    case 'CANCELLED':
      if (isGivenBack) return to('REFUNDED');
      // A window that was closed is an attempt that ended: the player may try again.
      return isLast && (state === 'PROCESSING' || (state === 'OPEN' && payment.cancelAsked)) ? to('CANCELLED') : step(payment, {});
    case 'REFUNDED':
    case 'CHARGED_BACK':
      if (state === 'SUCCESSFUL' && payment.paidAttempt === number) return to(attempt, 'DEPOSIT_RETURN');
      return (isRunning && isLast) || isGivenBack ? to(attempt) : step(payment, {});
    default:
      return step(payment, {});
  }
}

function hearOfWithdrawal(
  before: Payment,
  payment: Payment,
  number: number,
  attempt: AttemptState,
  isSameAmount: boolean,
): PaymentStep {
  const { state } = payment;
  const isPayment = attempt === 'CHECKED' || attempt === 'SENT' || attempt === 'SUCCEEDED';
  if (isPayment && !isSameAmount) return step(before, null, [], ['AMOUNT_MISMATCH']);
  const isRunning = !isOver(state);
  switch (attempt) {
    case 'CHECKED':
      return step(payment, { state: 'CHECKED' });
    case 'SENT':
      return step(payment, { state: 'SENT' });
    case 'SUCCEEDED':
      return step(payment, { state: 'ARRIVED', paidAttempt: number }, ['WITHDRAWAL']);
    case 'FAILED':
    case 'CANCELLED': {
      const end = attempt === 'FAILED' ? 'DECLINED' : 'CANCELLED';
      return step(payment, { state: state === 'SENT' ? 'RETURNED' : end }, ['WITHDRAWAL_RELEASE']);
    }
    case 'REFUNDED':
    case 'CHARGED_BACK':
      return step(payment, { state: 'RETURNED' }, [isRunning ? 'WITHDRAWAL_RELEASE' : 'WITHDRAWAL_RETURN']);
    default:
      return step(payment, {});
  }
}
