import type { Behaviour } from './behaviours.ts';
import { type Method, methodOf, type PageKind, pageOf } from './providers.ts';

export type Direction = 'DEPOSIT' | 'WITHDRAWAL';
export type State = 'open' | 'processing' | 'checked' | 'sent' | 'succeeded' | 'failed' | 'cancelled' | 'refunded' | 'charged_back';

/** The operator's request. */
export interface NewPayment {
  readonly key: string;
  readonly receiptId: string;
  readonly direction: Direction;
  readonly providerCode: string;
  readonly methodId: string | null;
  readonly amountCents: number;
  readonly currency: string;
  readonly customerId: string;
  readonly customerName: string;
  /** The operator's page with the frame: absolute, or a path. */
  readonly returnUrl: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** A change that comes by itself. */
interface Step {
  readonly state: State;
  readonly reason: string | null;
  readonly atMs: number;
}

export interface Payment extends NewPayment {
  readonly reference: string;
  readonly behaviour: Behaviour;
  readonly page: PageKind | null;
  /** In the address of the page: known to the player alone. */
  readonly pageToken: string;
  /** The nonce of a drop-in, once there is one. */
  readonly nonce: string | null;
  readonly state: State;
  readonly reason: string | null;
  /** The time of the last change. */
  readonly changedAtMs: number;
  readonly createdAtMs: number;
  /** The amount that the gateway names: another one of a mismatch. */
  readonly statedCents: number;
  readonly method: Method | null;
  readonly steps: readonly Step[];
}

export const ACTIONS = ['approve', 'decline', 'cancel', 'check', 'send', 'refund', 'chargeBack'] as const;
export type Action = (typeof ACTIONS)[number];

const SLOW_MS = 25_000;
const VERY_SLOW_MS = 100_000;
const MISMATCH_CENTS = 1_000;
/** When a withdrawal reaches each of them, in paces. */
const WITHDRAWAL_STEPS: readonly (readonly [State, number])[] = [
  ['checked', 1],
  ['sent', 3],
  ['succeeded', 5],
];

const BEFORE_SENT: ReadonlySet<State> = new Set<State>(['open', 'processing', 'checked']);
const OVER: ReadonlySet<State> = new Set<State>(['succeeded', 'failed', 'cancelled', 'refunded', 'charged_back']);

/** Whether it has ended; only a refund or a chargeback follows. */
export function isOver({ state }: Pick<Payment, 'state'>): boolean {
  return OVER.has(state);
}

export interface Beginning {
  readonly reference: string;
  readonly pageToken: string;
  /** Null: none was asked for. */
  readonly behaviour: Behaviour | null;
  readonly nowMs: number;
  readonly paceMs: number;
}

/** A payment as it begins: with the player where there is a page, else on its way, or waiting for cash or a wire. */
export function beginPayment(request: NewPayment, { reference, pageToken, behaviour, nowMs, paceMs }: Beginning): Payment {
  const page = pageOf(request);
  const first: Payment = {
    ...request,
    reference,
    pageToken,
    page,
    nonce: null,
    state: 'open',
    reason: null,
    changedAtMs: nowMs,
    createdAtMs: nowMs,
    behaviour: behaviour ?? 'success',
    statedCents: request.amountCents,
    method: null,
    steps: [],
  };
  if (page !== null) return first;
  if (request.direction === 'WITHDRAWAL') return approved(first, nowMs, paceMs);
  return behaviour === null ? first : { ...first, steps: laterSteps(first, nowMs + paceMs, paceMs) };
}

function changed(payment: Payment, state: State, nowMs: number, reason: string | null = null): Payment {
  const isMismatch = state === 'succeeded' && payment.behaviour === 'mismatch';
  return {
    ...payment,
    state,
    reason,
    changedAtMs: nowMs,
    steps: isOver({ state }) ? [] : payment.steps,
    statedCents: isMismatch ? payment.amountCents + MISMATCH_CENTS : payment.statedCents,
  };
}

/** What follows an approval by itself. */
function laterSteps({ direction, behaviour }: Payment, nowMs: number, paceMs: number): readonly Step[] {
  const later = behaviour === 'slow' ? SLOW_MS : behaviour === 'very-slow' ? VERY_SLOW_MS : 0;
  const ends = (state: State, reason: string | null, afterMs: number): Step => ({ state, reason, atMs: nowMs + afterMs });
  if (behaviour === 'never') return [];
  if (behaviour === 'user-error' || behaviour === 'information-mismatch') return [ends('failed', 'user-error', 0)];
  if (behaviour === 'declined') return [ends('failed', 'declined', direction === 'WITHDRAWAL' ? paceMs : 0)];
  if (direction === 'WITHDRAWAL')
    return WITHDRAWAL_STEPS.map(([state, paces]) => {
      const isLast = state === 'succeeded' && behaviour === 'pending-failed';
      return ends(isLast ? 'failed' : state, isLast ? 'returned' : null, later + paces * paceMs);
    });
  if (behaviour === 'pending-success') return [ends('succeeded', null, paceMs)];
  if (behaviour === 'pending-failed') return [ends('failed', 'declined', paceMs)];
  return [ends('succeeded', null, later)];
}

/** The player has approved: it is on its way, and what comes at once has not come yet (`advance`). */
function approved(payment: Payment, nowMs: number, paceMs: number): Payment {
  const method = payment.methodId === null ? methodOf(payment.providerCode, payment.customerId) : null;
  return {
    ...changed(payment, 'processing', nowMs),
    method: payment.method ?? method,
    steps: laterSteps(payment, nowMs, paceMs),
  };
}

/**
 * What has become of the payment by now: each change as a version of its own, none where nothing is due. Times are those when the changes
 * were due, so that a process that was away tells the same story.
 */
export function advance(payment: Payment, nowMs: number): readonly Payment[] {
  const versions: Payment[] = [];
  let current = payment;
  while (current.steps[0] && current.steps[0].atMs <= nowMs) {
    const [{ state, reason, atMs }, ...rest] = current.steps;
    current = changed({ ...current, steps: rest }, state, Math.max(atMs, current.changedAtMs), reason);
    versions.push(current);
  }
  return versions;
}

function stepsOfWithdrawal(payment: Payment, until: State, nowMs: number): readonly Payment[] {
  const order: readonly State[] = ['processing', 'checked', 'sent', 'succeeded'];
  const from = order.indexOf(payment.state);
  const versions: Payment[] = [];
  let current: Payment = { ...payment, steps: [], method: payment.method ?? methodOf(payment.providerCode, payment.customerId) };
  for (const state of order.slice(from + 1, order.indexOf(until) + 1)) {
    current = changed(current, state, nowMs);
    versions.push(current);
  }
  return versions;
}

/** What a person does with it, on its page or in its place. Each change is a version; none: it is not possible now. */
export function act(payment: Payment, action: Action, nowMs: number, paceMs: number): readonly Payment[] {
  const { state, direction, page } = payment;
  const isWithdrawal = direction === 'WITHDRAWAL';
  const to = (next: State, reason: string | null = null): readonly Payment[] => [changed(payment, next, nowMs, reason)];
  switch (action) {
    case 'approve': {
      if (isOver(payment)) return [];
      if (isWithdrawal) return stepsOfWithdrawal(payment, 'succeeded', nowMs);
      if (state === 'open' && page !== null) return press(payment, nowMs, paceMs);
      return to('succeeded');
    }
    case 'decline':
      return isOver(payment) ? [] : to('failed', state === 'sent' ? 'returned' : 'declined');
    case 'cancel': {
      const isPossible = isWithdrawal ? BEFORE_SENT.has(state) : state === 'open';
      return isPossible ? to('cancelled', 'cancelled') : [];
    }
    case 'check':
      return isWithdrawal && !isOver(payment) ? stepsOfWithdrawal(payment, 'checked', nowMs) : [];
    case 'send':
      return isWithdrawal && !isOver(payment) ? stepsOfWithdrawal(payment, 'sent', nowMs) : [];
    case 'refund':
      return !isWithdrawal && state === 'succeeded' ? to('refunded') : [];
    case 'chargeBack':
      return !isWithdrawal && state === 'succeeded' ? to('charged_back') : [];
  }
}

/** Approve of the player: what the behaviour makes of it. */
export function press(payment: Payment, nowMs: number, paceMs: number): readonly Payment[] {
  if (payment.state !== 'open') return [];
  const started = approved(payment, nowMs, paceMs);
  const next = advance(started, nowMs);
  // A change that comes at once is the only one that anybody sees.
  return next.length > 0 ? next : [started];
}

/** Whether the page stays until the end is known. Otherwise the player goes on with a pending payment. */
export function waits({ direction, behaviour, state }: Payment): boolean {
  return state === 'processing' && direction === 'DEPOSIT' && ['slow', 'very-slow', 'never'].includes(behaviour);
}
