import type { ServerData } from '../../../platform/data/createServerData.ts';
import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import type { OpenPayment } from '../logic/frame.ts';
import type { PaymentAnswer, PaymentIntent } from '../logic/paymentRequests.ts';
import { type Receipt, type ReceiptStanding, statusView } from '../logic/receipt.ts';
import type { Validated } from '../logic/validation.ts';
import { receiptOf } from './mapWallet.ts';
import {
  type ActionFieldsFragment,
  ConfirmV2Document,
  type CreateFieldsFragment,
  DepositCancelDocument,
  DepositCreateDocument,
  DepositValidateCreateDocument,
  FirstWireTransferCreateDocument,
  InteracCreateDocument,
  PaymentRequestDocument,
  WireTransferCancelDocument,
  WireTransferCompleteDocument,
  WireTransferCreateDocument,
  WithdrawalCancelDocument,
  WithdrawalCreateDocument,
  WithdrawalValidateCreateV2Document,
} from './payments.generated.ts';

export const requestById = playerQuery({
  document: PaymentRequestDocument,
  // Wrapped in an object, because null (the server does not know the request) is a valid answer.
  map: ({ paymentRequest: request }): { readonly answer: PaymentAnswer | null } => ({
    answer: request && {
      outcome: request.outcome,
      errors: request.userErrors,
      uri: request.uri,
      codeRequired: false,
      receiptId: request.receipt?.id ?? null,
    },
  }),
});

const depositValidate = mutation({
  document: DepositValidateCreateDocument,
  map: ({ depositValidateCreate: { permitted, userErrors } }): Validated => ({ permitted, errors: userErrors }),
});
const withdrawalValidate = mutation({
  document: WithdrawalValidateCreateV2Document,
  map: ({ withdrawalValidateCreateV2: { permitted, userErrors } }): Validated => ({ permitted, errors: userErrors }),
});

/** Whether a payment would be taken. Moves nothing. Null: no answer. */
export async function validatePayment(data: ServerData, intent: PaymentIntent): Promise<Validated | null> {
  const { type, amountCents, providerId: paymentProviderId } = intent;
  const input = { amountCents, paymentProviderId, paymentMethodId: intent.kind === 'payment' ? intent.methodId : null };
  const outcome = await (type === 'DEPOSIT' ? data.mutate(depositValidate, { input }) : data.mutate(withdrawalValidate, { input }));
  return outcome.ok ? outcome.value : null;
}

function answerOf({ outcome, userErrors, uri, receiptId, oneTimeCodeRequired }: CreateFieldsFragment): PaymentAnswer {
  return { outcome, uri, receiptId, errors: userErrors, codeRequired: oneTimeCodeRequired };
}

const depositCreate = mutation({ document: DepositCreateDocument, map: (data) => answerOf(data.depositCreate) });
const withdrawalCreate = mutation({ document: WithdrawalCreateDocument, map: (data) => answerOf(data.withdrawalCreate) });
const wireCreate = mutation({
  document: FirstWireTransferCreateDocument,
  map: (data) => answerOf(data.firstWireTransferCreate),
});
const interacCreate = mutation({ document: InteracCreateDocument, map: (data) => answerOf(data.interacCreate) });
const dropInCreate = mutation({
  document: WireTransferCreateDocument,
  // The token is for a drop-in without a page of its own: this client shows the page.
  map: ({ wireTransferCreate: { outcome, userErrors, uri, receiptId } }): PaymentAnswer => ({
    outcome,
    uri,
    receiptId,
    errors: userErrors,
    codeRequired: false,
  }),
});

/** Sends what is wanted, by the operation of its kind. */
export function createPayment(data: ServerData, requestId: string, intent: PaymentIntent) {
  const { type, amountCents, providerId: paymentProviderId } = intent;
  const shared = { requestId, amountCents, paymentProviderId };
  switch (intent.kind) {
    case 'payment': {
      const { methodId: paymentMethodId, facilityId, promotionCode, isQuick } = intent;
      const input = { ...shared, paymentMethodId, facilityId };
      if (type === 'WITHDRAWAL') return data.mutate(withdrawalCreate, { input });
      return data.mutate(depositCreate, { input: { ...input, promotionCode, quickDeposit: isQuick } });
    }
    case 'dropIn':
      return data.mutate(dropInCreate, { input: { ...shared, type } });
    case 'wire':
      return data.mutate(wireCreate, { input: { ...shared, type, fields: intent.fields } });
    case 'interac':
      return data.mutate(interacCreate, { input: { ...shared, type, fields: intent.fields } });
  }
}

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

/** Nothing may be charged any more. Resolves with what the payment is now; null: no answer. */
export async function cancelPayment(data: ServerData, { isDropIn, type, receiptId }: OpenPayment): Promise<ReceiptStanding | null> {
  const send = () => {
    if (isDropIn) return data.mutate(dropInCancel, { receiptId });
    return type === 'DEPOSIT' ? data.mutate(depositCancel, { receiptId }) : data.mutate(withdrawalCancel, { receiptId });
  };
  const outcome = await send();
  return outcome.ok ? standingOf(outcome.value.receipt) : null;
}
