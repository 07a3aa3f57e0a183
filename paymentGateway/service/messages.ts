import { type Payment, waits } from './payment.ts';

/** What the page says to the window that embeds it. */
export interface PageMessage {
  readonly type: string;
  readonly payload: Readonly<Record<string, string>>;
}

const REASONS = ['cancelled', 'declined', 'user-error'];

/** What the page says now. Null: nothing, it waits for the player or for the end. */
export function messageOf(payment: Payment): PageMessage | null {
  const { state, direction, receiptId, reason, behaviour, nonce } = payment;
  if (state === 'open') return nonce === null ? null : { type: 'dropInChosen', payload: { receiptId, nonce } };
  if (direction === 'WITHDRAWAL') {
    return state === 'cancelled'
      ? { type: 'goBackToWithdrawal', payload: {} }
      : { type: 'showWithdrawalReceiptPage', payload: { receiptId } };
  }
  if (state === 'failed' && behaviour === 'information-mismatch') return { type: 'showInformationMismatchPage', payload: {} };
  if (state === 'failed' || state === 'cancelled') {
    const shownReason = reason !== null && REASONS.includes(reason) ? reason : 'declined';
    return { type: 'showDepositFailed', payload: { receiptId, reason: shownReason } };
  }
  if (waits(payment)) return null;
  const isDone = state === 'succeeded' && behaviour !== 'mismatch';
  return { type: isDone ? 'showDepositSuccessful' : 'showDepositReceiptPage', payload: { receiptId } };
}
