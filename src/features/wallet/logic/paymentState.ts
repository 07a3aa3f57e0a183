import type { MoneyEffect, MoneyNews } from '../../../../core/money/moneyRequest.ts';
import type { EndedFlow } from './endStates.ts';
import { type FrameEffect, type FrameEvent, type FrameState, isLive, NO_FRAME, type OpenPayment } from './frame.ts';
import { NO_REQUESTS, type PaymentAnswer, type PaymentIntent, type Requests, underWay } from './paymentRequests.ts';
import type { PaymentType, Provider } from './provider.ts';
import type { ReceiptStanding } from './receipt.ts';
import type { Validated } from './validation.ts';

/** The screen that draws the flow. form: a page with an amount · slip: the quick deposit · gateway: the page with the provider's page. */
export type Place = 'form' | 'slip' | 'gateway';

/** One press of the button. */
export interface Submission {
  /** Whose draft ends with the payment. */
  readonly flow: EndedFlow;
  readonly intent: PaymentIntent;
  readonly provider: Pick<Provider, 'name' | 'code'>;
  /** A one-time code is asked for before the request. */
  readonly needsCode: boolean;
  /** A page of ours that asks for the payment; null: this press does. */
  readonly nextPath: string | null;
}

/** editing: also where nothing is drawn · code: a dialog asks for it · requested: until the server has answered. */
export type Stage =
  | { readonly kind: 'editing' }
  | { readonly kind: 'validating' | 'code' | 'requested'; readonly submission: Submission };

export interface PaymentErrors {
  /** At the amount. */
  readonly amount: string | null;
  /** Above the form: the provider's, or what belongs to no field. */
  readonly whole: string | null;
  /** At the fields of a provider's form, by their names. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A payment whose page was closed. asking: the server has not answered yet whether anything may be charged. */
export interface ClosedPayment {
  readonly payment: OpenPayment;
  readonly standing: ReceiptStanding | 'asking' | 'unknown';
}

/** An outcome for the player: an answer; or that the server never received the request. */
export type Outcome = PaymentAnswer | 'notReceived';

/** The payments of one direction. All screens draw this one state. */
export interface PaymentState {
  readonly type: PaymentType;
  /** Null: none is drawn. Outcomes wait for one. */
  readonly place: Place | null;
  readonly stage: Stage;
  readonly requests: Requests;
  readonly errors: PaymentErrors;
  /** The provider's page. */
  readonly frame: FrameState;
  /** The press that led to the newest provider's page, which may want it repeated. */
  readonly opened: Submission | null;
  readonly closed: ClosedPayment | null;
  /** The receipt of a quick deposit that goes on without the slip. */
  readonly pendingId: string | null;
  /** Outcomes of requests of earlier pages, other tabs, and presses whose screen was left, the oldest first. */
  readonly unshown: readonly Outcome[];
}

export type PaymentEvent =
  | { readonly type: 'entered' | 'left'; readonly place: Place }
  | { readonly type: 'edited'; readonly field: 'amount' | 'method' }
  | { readonly type: 'submitted'; readonly submission: Omit<Submission, 'flow'> }
  /** @param answer null: there was none. */
  | { readonly type: 'validated'; readonly submission: Submission; readonly answer: Validated | null }
  /** codeImpossible: there is no number that codes are sent to. */
  | { readonly type: 'codeVerified' | 'codeClosed' | 'codeImpossible' }
  /** The ids of earlier pages are read. @param openId the stored id of the same content whose outcome is not known. */
  | { readonly type: 'idMade'; readonly freshId: string; readonly openId: string | null }
  | Exclude<MoneyNews, { type: 'restored' | 'loggedOut' }>
  | { readonly type: 'restored'; readonly key: string; readonly requestId: string }
  | { readonly type: 'answered' | 'checked'; readonly requestId: string; readonly answer: PaymentAnswer }
  /** @param payment the one that the event is about; null: the one that is shown. */
  | { readonly type: 'frame'; readonly event: FrameEvent; readonly payment: OpenPayment | null }
  | ({ readonly type: 'cancelAnswered'; readonly standing: ReceiptStanding | null } & Cancelled)
  /** The button above the provider's page, or at its end, that leads to the amount. */
  | { readonly type: 'backPressed' }
  /** The end of a quick deposit was read. */
  | { readonly type: 'dismissed' }
  | { readonly type: 'ownerChanged' };

export interface Cancelled {
  readonly payment: OpenPayment;
  readonly flow: EndedFlow;
}

/** What is done about the provider's page. */
export type PageEffect =
  | Exclude<FrameEffect, { type: 'cancel' | 'resubmit' | 'showReceipt' | 'leave' | 'checkRedirect' }>
  | { readonly type: 'checkRedirect'; readonly payment: OpenPayment }
  | ({ readonly type: 'cancel' } & Cancelled)
  /** Listens to the server and the page of the payment; null: to none any more. */
  | { readonly type: 'follow'; readonly payment: OpenPayment | null };

export type PaymentEffect =
  | PageEffect
  | Exclude<MoneyEffect, { type: 'storeAndSend' }>
  | (Extract<MoneyEffect, { type: 'storeAndSend' }> & { readonly intent: PaymentIntent })
  | { readonly type: 'validate'; readonly submission: Submission }
  /** Leads to `idMade`. */
  | { readonly type: 'makeId'; readonly key: string }
  /** Opens the dialog of the code. */
  | { readonly type: 'askCode' }
  /** The player may have to read the notice about their deposits. */
  | { readonly type: 'depositsMoved' }
  | { readonly type: 'alertOfLimit' | 'toast'; readonly text: string }
  | { readonly type: 'emptyDraft'; readonly flow: EndedFlow; readonly receiptId: string | null }
  | { readonly type: 'restoreDraft'; readonly flow: EndedFlow; readonly receiptId: string }
  /** @param toAmount the focus goes to the amount there. */
  | { readonly type: 'navigate'; readonly path: string; readonly replace: boolean; readonly toAmount: boolean }
  /** The quick deposit is over, or back at its amount. */
  | { readonly type: 'leaveSlip'; readonly why: 'cancelled' | 'done' };

export const EDITING: Stage = { kind: 'editing' };
export const NO_ERRORS: PaymentErrors = { amount: null, whole: null, fields: {} };

export const noPayment = (type: PaymentType): PaymentState => ({
  type,
  place: null,
  stage: EDITING,
  requests: NO_REQUESTS,
  errors: NO_ERRORS,
  frame: NO_FRAME,
  opened: null,
  closed: null,
  pendingId: null,
  unshown: [],
});

/** validating, sending: a press is at work · checking: an answer is missing, and the server is asked. */
export function busyOf({ stage, requests }: PaymentState): 'validating' | 'sending' | 'checking' | null {
  if (stage.kind === 'validating') return 'validating';
  return underWay(requests) ?? (stage.kind === 'requested' ? 'sending' : null);
}

/** The provider's page is with the player. */
export const isAtProvider = (frame: FrameState): boolean => isLive(frame) && frame.kind !== 'confirming';
