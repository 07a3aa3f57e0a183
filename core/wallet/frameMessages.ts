/**
 * The messages of a payment page to the app that shows it in a frame: `{ type, payload }`. The specification names ten types; what their
 * payloads hold is decided here. The sender's origin and window are the caller's to check. Nothing of a message is taken as a fact about
 * money: what became of a payment is asked of our own server.
 */
export type FailureReason = 'cancelled' | 'declined' | 'user-error';

export type PaymentMessage =
  | { readonly type: 'goBackToDeposit' }
  | { readonly type: 'goBackToWithdrawal' }
  /** The page's payment can no longer be used: the app begins it again. */
  | { readonly type: 'resubmitDepositCreateV2' }
  | { readonly type: 'resubmitWithdrawalCreate' }
  | { readonly type: 'showDepositReceiptPage'; readonly receiptId: string }
  | { readonly type: 'showWithdrawalReceiptPage'; readonly receiptId: string }
  /** The name at the provider is not the player's. The other name is never told. */
  | { readonly type: 'showInformationMismatchPage' }
  | { readonly type: 'showDepositSuccessful'; readonly receiptId: string }
  | { readonly type: 'showDepositFailed'; readonly receiptId: string; readonly reason: FailureReason }
  /** The app answers with a HostThemeMessage. */
  | { readonly type: 'getHostTheme' }
  /** Not of the specification: how tall the page is, so that none of it is cut. */
  | { readonly type: 'pageSized'; readonly heightPx: number }
  /** Not of the specification: what a player has chosen in a drop-in, for wireTransferComplete. */
  | { readonly type: 'dropInChosen'; readonly receiptId: string; readonly nonce: string };

export interface HostThemeMessage {
  readonly type: 'hostTheme';
  readonly payload: { readonly brand: string; readonly mode: 'light' | 'dark' };
}

/** `none`: no message of a payment page, such as a browser extension's. The others are faults of the page. */
export type ReadMessage =
  | { readonly kind: 'message'; readonly message: PaymentMessage }
  | { readonly kind: 'none' | 'unhandledType' | 'invalidPayload' };

type Fields = Readonly<Record<string, unknown>>;
type Reader = (payload: Fields) => PaymentMessage | null;

const REASONS: readonly FailureReason[] = ['cancelled', 'declined', 'user-error'];
const ID = /^[\w-]{1,64}$/;
/** What drop-ins give is longer than an id, and opaque. */
const MOST_NONCE = 4_096;
/** A page that is taller scrolls in its frame. */
const MOST_HEIGHT_PX = 2_000;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own field of these: a page could name one of the prototype. */
const own = (fields: Fields, name: string): unknown => (Object.hasOwn(fields, name) ? fields[name] : undefined);

function idOf(payload: Fields): string | null {
  const id = own(payload, 'receiptId');
  return typeof id === 'string' && ID.test(id) ? id : null;
}

const plain =
  (type: Exclude<PaymentMessage, { receiptId: string } | { heightPx: number }>['type']): Reader =>
  () => ({ type });

const withReceipt =
  (type: 'showDepositReceiptPage' | 'showWithdrawalReceiptPage' | 'showDepositSuccessful'): Reader =>
  (payload) => {
    const receiptId = idOf(payload);
    return receiptId === null ? null : { type, receiptId };
  };

const READERS = {
  goBackToDeposit: plain('goBackToDeposit'),
  goBackToWithdrawal: plain('goBackToWithdrawal'),
  resubmitDepositCreateV2: plain('resubmitDepositCreateV2'),
  resubmitWithdrawalCreate: plain('resubmitWithdrawalCreate'),
  showDepositReceiptPage: withReceipt('showDepositReceiptPage'),
  showWithdrawalReceiptPage: withReceipt('showWithdrawalReceiptPage'),
  showInformationMismatchPage: plain('showInformationMismatchPage'),
  showDepositSuccessful: withReceipt('showDepositSuccessful'),
  showDepositFailed: (payload) => {
    const receiptId = idOf(payload);
    const reason = REASONS.find((failureReason) => failureReason === own(payload, 'reason'));
    return receiptId === null || reason === undefined ? null : { type: 'showDepositFailed', receiptId, reason };
  },
  getHostTheme: plain('getHostTheme'),
  pageSized: (payload) => {
    const heightPx = own(payload, 'heightPx');
    return typeof heightPx === 'number' && heightPx > 0 && heightPx <= MOST_HEIGHT_PX ? { type: 'pageSized', heightPx } : null;
  },
  dropInChosen: (payload) => {
    const receiptId = idOf(payload);
    const nonce = own(payload, 'nonce');
    const isNonce = typeof nonce === 'string' && nonce !== '' && nonce.length <= MOST_NONCE;
    return receiptId !== null && isNonce ? { type: 'dropInChosen', receiptId, nonce } : null;
  },
} as const satisfies Readonly<Record<PaymentMessage['type'], Reader>>;

/** Reads what a payment page has sent. Fields that the message does not have are left out. */
export function readPaymentMessage(data: unknown): ReadMessage {
  if (!isFields(data)) return { kind: 'none' };
  const type = own(data, 'type');
  if (typeof type !== 'string') return { kind: 'none' };
  if (!Object.hasOwn(READERS, type)) return { kind: 'unhandledType' };
  const payload = own(data, 'payload') ?? {};
  const message = isFields(payload) ? READERS[type as keyof typeof READERS](payload) : null;
  return message === null ? { kind: 'invalidPayload' } : { kind: 'message', message };
}
