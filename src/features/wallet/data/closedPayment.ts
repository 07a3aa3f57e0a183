import { mutation } from '../../../platform/data/declare.ts';
import { createStore, type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { OpenPayment } from '../logic/frame.ts';
import type { PaymentIntent } from '../logic/paymentFlow.ts';
import { type Receipt, type ReceiptStanding, statusView } from '../logic/receipt.ts';
import { receiptOf } from './mapWallet.ts';
import {
  type ActionFieldsFragment,
  ConfirmV2Document,
  DepositCancelDocument,
  WireTransferCancelDocument,
  WireTransferCompleteDocument,
  WithdrawalCancelDocument,
} from './payments.generated.ts';

/** What became of an action on a payment. */
export interface ActionDone {
  /** False: too late, or not in this state. */
  readonly isChanged: boolean;
  /** For the player; null: nothing is wrong. */
  readonly message: string | null;
  readonly receipt: Receipt | null;
}

function actionOf({ changed, userErrors, receipt }: ActionFieldsFragment): ActionDone {
  return { isChanged: changed, message: userErrors.at(-1)?.message ?? null, receipt: receipt && receiptOf(receipt) };
}

export const depositCancel = mutation({ document: DepositCancelDocument, map: (data) => actionOf(data.depositCancel) });
export const withdrawalCancel = mutation({ document: WithdrawalCancelDocument, map: (data) => actionOf(data.withdrawalCancel) });
const dropInCancel = mutation({ document: WireTransferCancelDocument, map: (data) => actionOf(data.wireTransferCancel) });
export const dropInComplete = mutation({
  document: WireTransferCompleteDocument,
  map: (data) => actionOf(data.wireTransferComplete),
});
export const confirmWire = mutation({ document: ConfirmV2Document, map: (data) => actionOf(data.confirmV2) });

export const standingOf = (receipt: Receipt | null): ReceiptStanding | null =>
  receipt === null ? null : statusView(receipt).standing;

/** A payment that the player has left. asking: the server has not said yet whether anything may be charged. */
export interface ClosedPayment {
  readonly payment: OpenPayment;
  readonly standing: ReceiptStanding | 'asking' | 'unknown';
}

/** The payments of a page: the one whose provider's page is shown, and the last one that was left. */
export interface PagePayments {
  /** With what was asked for: its page may want it again. Null: none, as after a reload. */
  readonly open: ExternalStore<{ readonly payment: OpenPayment; readonly intent: PaymentIntent } | null>;
  readonly closed: ExternalStore<ClosedPayment | null>;
  show(payment: OpenPayment, intent: PaymentIntent): void;
  /** Nothing may be charged any more. Resolves with what the payment is now; null: no answer. */
  cancel(payment: OpenPayment): Promise<ReceiptStanding | null>;
  forgetClosed(): void;
}

export function createPagePayments({ data, owner }: Pick<PlatformServices, 'data' | 'owner'>): PagePayments {
  const open = createStore<{ readonly payment: OpenPayment; readonly intent: PaymentIntent } | null>(null);
  const closed = createStore<ClosedPayment | null>(null);
  owner.subscribe(() => {
    open.set(null);
    closed.set(null);
  });
  const sendCancel = ({ isDropIn, type, receiptId }: OpenPayment) => {
    if (isDropIn) return data.mutate(dropInCancel, { receiptId });
    return type === 'DEPOSIT' ? data.mutate(depositCancel, { receiptId }) : data.mutate(withdrawalCancel, { receiptId });
  };
  return {
    open,
    closed,
    show: (payment, intent) => {
      closed.set(null);
      open.set({ payment, intent });
    },
    cancel: async (payment) => {
      open.set(null);
      const asking: ClosedPayment = { payment, standing: 'asking' };
      closed.set(asking);
      const outcome = await sendCancel(payment);
      const standing = outcome.ok ? standingOf(outcome.value.receipt) : null;
      if (closed.getSnapshot() === asking) closed.set({ payment, standing: standing ?? 'unknown' });
      return standing;
    },
    forgetClosed: () => closed.set(null),
  };
}

export const pagePaymentsOf = onePerPage(createPagePayments);

export function usePagePayments(): PagePayments {
  return pagePaymentsOf(useServices());
}

/** The payment of this direction that the player has left; null: none. */
export function useClosedPayment(type: OpenPayment['type']): ClosedPayment | null {
  const closed = useStore(usePagePayments().closed);
  return closed?.payment.type === type ? closed : null;
}
