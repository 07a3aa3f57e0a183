import type { Currency } from '../../../core/money/money.ts';
import type { GatewayState } from './gatewayStatus.ts';

export type PaymentDirection = 'DEPOSIT' | 'WITHDRAWAL';

/** OPEN: with the player, at the provider's page. PROCESSING: the provider has it. REVIEW: the gateway names another amount. */
export type DepositState = 'OPEN' | 'PROCESSING' | 'SUCCESSFUL' | 'FAILED' | 'CANCELLED' | 'REVIEW' | 'REFUNDED' | 'CHARGED_BACK';

export type WithdrawalState = 'REQUESTED' | 'CHECKED' | 'SENT' | 'ARRIVED' | 'DECLINED' | 'CANCELLED' | 'RETURNED';
export type PaymentState = DepositState | WithdrawalState;

/** CREATING: the gateway has not answered yet. */
export type AttemptState = 'CREATING' | Uppercase<GatewayState>;

/** One call of the gateway: a cancelled window is an attempt that ended, not a payment that failed. */
export interface Attempt {
  readonly number: number;
  readonly state: AttemptState;
  /** It was paid although the payment needed it no more. */
  readonly refundAsked: boolean;
}

/** What the rules know of a payment. */
export interface Payment {
  readonly direction: PaymentDirection;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly state: PaymentState;
  /** Attempts in the order of their numbers, from 1. */
  readonly attempts: readonly Attempt[];
  /** The attempt whose money was posted; null: none was. */
  readonly paidAttempt: number | null;
  /** False: the player has to confirm it before the gateway is asked. */
  readonly confirmed: boolean;
  /** The player, the operator or time has asked for its end; the gateway decides. */
  readonly cancelAsked: boolean;
}

/** Transfers of the ledger, each once in the life of a payment (docs/adr/0084). */
export type PaymentTransfer =
  | 'DEPOSIT'
  | 'DEPOSIT_RETURN'
  | 'WITHDRAWAL_HOLD'
  | 'WITHDRAWAL'
  | 'WITHDRAWAL_RELEASE'
  | 'WITHDRAWAL_RETURN';

const OVER: ReadonlySet<PaymentState> = new Set<PaymentState>([
  ...(['SUCCESSFUL', 'FAILED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK'] as const),
  ...(['ARRIVED', 'DECLINED', 'RETURNED'] as const),
]);

/** A terminal state: left by a refund or a chargeback alone. */
export function isOver(state: PaymentState): boolean {
  return OVER.has(state);
}

const ENDED: ReadonlySet<AttemptState> = new Set(['SUCCEEDED', 'FAILED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK'] as const);

export function isLive({ state }: Pick<Attempt, 'state'>): boolean {
  return !ENDED.has(state);
}

export interface NewPayment {
  readonly direction: PaymentDirection;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly needsConfirmation: boolean;
}

export function newPayment({ needsConfirmation, ...fields }: NewPayment): Payment {
  return {
    ...fields,
    state: fields.direction === 'DEPOSIT' ? 'OPEN' : 'REQUESTED',
    attempts: needsConfirmation ? [] : [newAttempt(1)],
    paidAttempt: null,
    confirmed: !needsConfirmation,
    cancelAsked: false,
  };
}

export function newAttempt(number: number): Attempt {
  return { number, state: 'CREATING', refundAsked: false };
}
