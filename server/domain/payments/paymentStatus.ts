import type { ProviderCode } from '../../../core/wallet/providerCodes.ts';
import { isLive, isOver, type Payment } from './payment.ts';

export type DepositStatus = 'FAILED' | 'PENDING' | 'PENDING_CASH_DEPOSIT' | 'PENDING_WIRE_DEPOSIT' | 'SUCCESSFUL';
export type WithdrawalStatus = 'FAILED' | 'PENDING' | 'PENDING_CASH_PICKUP' | 'PENDING_WIRE_WITHDRAWAL' | 'SUCCESSFUL';

export type ShownPayment = Pick<Payment, 'direction' | 'state' | 'attempts' | 'confirmed' | 'cancelAsked'> & {
  readonly providerCode: ProviderCode;
  readonly reason: string | null;
};

/** The player has closed the provider's page, and has not come back. */
function isLeft({ state, attempts }: Pick<Payment, 'state' | 'attempts'>): boolean {
  return state === 'OPEN' && !attempts.some(isLive);
}

export function depositStatus(payment: ShownPayment): DepositStatus {
  if (payment.state === 'SUCCESSFUL') return 'SUCCESSFUL';
  if (isOver(payment.state) || isLeft(payment)) return 'FAILED';
  if (payment.state === 'REVIEW') return 'PENDING';
  if (payment.providerCode === 'CASH_AT_CASINO') return 'PENDING_CASH_DEPOSIT';
  return payment.providerCode === 'WIRE_TRANSFER' ? 'PENDING_WIRE_DEPOSIT' : 'PENDING';
}

export function withdrawalStatus({ state, providerCode }: ShownPayment): WithdrawalStatus {
  if (state === 'ARRIVED') return 'SUCCESSFUL';
  if (isOver(state)) return 'FAILED';
  // Cash can be fetched once it is checked.
  if (providerCode === 'CASH_AT_CASINO') return state === 'REQUESTED' ? 'PENDING' : 'PENDING_CASH_PICKUP';
  return providerCode === 'WIRE_TRANSFER' ? 'PENDING_WIRE_WITHDRAWAL' : 'PENDING';
}

/** Nothing more is expected to change. */
export function isSettled(payment: ShownPayment): boolean {
  return isOver(payment.state) || isLeft(payment);
}

/** Whether a deposit in REVIEW goes back to the player, by the rules or by the operator. */
export function isBeingGivenBack({ attempts }: Pick<Payment, 'attempts'>): boolean {
  return attempts.some(({ refundAsked }) => refundAsked);
}

/** What a player may still take back. */
export function isCancellable({ direction, state, cancelAsked }: ShownPayment): boolean {
  if (cancelAsked) return false;
  return direction === 'DEPOSIT' ? state === 'OPEN' || state === 'PROCESSING' : state === 'REQUESTED' || state === 'CHECKED';
}

/** The gateway's words, and those of functions/wallet_rights.sql; another one is not shown. */
const REASONS: Readonly<Record<string, string>> = {
  declined: 'The provider has declined it.',
  'user-error': 'The provider could not confirm it with what you entered.',
  returned: 'Your bank has returned it.',
  OWED: 'Cancelled: a deposit or a payout was taken back, and this repays it first.',
  PLAYER_RESTRICTED: 'Your account takes no deposits.',
  DEPOSIT_LIMIT_REACHED: 'It is more than your deposit limit allows.',
  ASTRAY: 'Cancelled: it goes back to the account that paid in first. Choose that one.',
  HELD: 'Cancelled: some of your money was still clearing, or came from a result that can be corrected.',
};

export function reasonText(reason: string | null): string | null {
  return reason === null ? null : (REASONS[reason] ?? null);
}

function depositText(payment: ShownPayment): string {
  const { state, cancelAsked, providerCode, reason } = payment;
  if (isLeft(payment)) return 'You left before the deposit was finished. Nothing was charged.';
  if (cancelAsked && state !== 'REVIEW' && !isOver(state)) return 'The deposit is being cancelled.';
  switch (state) {
    case 'OPEN':
      return 'Finish the deposit with your provider.';
    case 'PROCESSING':
      if (providerCode === 'CASH_AT_CASINO') return 'Pay at the casino’s cashier; the money is then in your account at once.';
      if (providerCode === 'WIRE_TRANSFER') return 'Send the wire; the money is in your account once it has arrived.';
      return 'The provider is processing the deposit.';
    case 'SUCCESSFUL':
      return 'The money is in your account.';
    case 'FAILED':
      return reasonText(reason) ?? 'The deposit has failed. Nothing was added to your account.';
    case 'CANCELLED':
      return 'The deposit was cancelled. Nothing was charged.';
    case 'REVIEW':
      return isBeingGivenBack(payment)
        ? `${reasonText(reason) ?? ''} The money is being sent back to you.`.trim()
        : 'The deposit is being checked. You need not do anything.';
    case 'REFUNDED':
      return `${reasonText(reason) ?? ''} The deposit was given back to you.`.trim();
    default:
      return 'Your bank has taken the deposit back.';
  }
}

function withdrawalText({ state, cancelAsked, confirmed, providerCode, reason }: ShownPayment): string {
  if (cancelAsked && !isOver(state)) return 'The withdrawal is being cancelled, unless it has been sent.';
  switch (state) {
    case 'REQUESTED':
      return confirmed ? 'We’ve got your request and are reviewing it.' : 'Confirm the details, and we send it.';
    case 'CHECKED':
      return providerCode === 'CASH_AT_CASINO' ? 'Your cash is ready at the casino’s cashier.' : 'Checked, and about to be sent.';
    case 'SENT':
      return 'Sent, and on its way to you.';
    case 'ARRIVED':
      return 'The money has arrived.';
    case 'DECLINED':
      return `${reasonText(reason) ?? 'The withdrawal was declined.'} The money is back in your account.`;
    case 'CANCELLED':
      return `${reasonText(reason) ?? 'The withdrawal was cancelled.'} The money is back in your account.`;
    default:
      return `${reasonText(reason) ?? 'The withdrawal came back.'} The money is back in your account.`;
  }
}

/** What the player reads, as one sentence or two. */
export function statusText(payment: ShownPayment): string {
  return payment.direction === 'DEPOSIT' ? depositText(payment) : withdrawalText(payment);
}
