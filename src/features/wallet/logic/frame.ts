import type { PaymentMessage } from '../../../../core/wallet/frameMessages.ts';
import { FAILED_TEXT, type UnexpectedTexts } from './paymentTexts.ts';
import type { PaymentType } from './provider.ts';
import type { ReceiptStanding } from './receipt.ts';

/** Fixed by the specification, section 9. */
export const SLOW_MS = 20_000;
export const TIME_OUT_MS = 80_000;
export const SUCCESS_MS = 3_000;
/** How long the end of a payment is waited for after its page has said that it is over; then the receipt shows it. */
export const CONFIRM_MS = 5_000;
/** The specification's "Retry max 3": how often the status of a payment is asked for without an answer (docs/adr/0084). */
export const RETRY_MAX = 3;

/** An existing payment whose provider's page is shown. */
export interface OpenPayment {
  readonly type: PaymentType;
  readonly receiptId: string;
  readonly uri: string;
  readonly amountCents: number;
  readonly providerName: string;
  /** Its page answers what completes it. */
  readonly isDropIn: boolean;
}

/**
 * waiting: nothing is open · creating: the payment is asked for · checking: whether the page's address redirects · opening: the page loads · open: with the player · confirming: the
 * page says that it is over, our server does not yet · success, tryAgain, fullStop, mismatch: how it ended.
 */
export type FrameKind =
  | 'waiting'
  | 'creating'
  | 'checking'
  | 'opening'
  | 'open'
  | 'confirming'
  | 'success'
  | 'tryAgain'
  | 'fullStop'
  | 'mismatch';

export interface FrameState {
  readonly kind: FrameKind;
  readonly payment: OpenPayment | null;
  /** Its page is not shown to the player. */
  readonly isHidden: boolean;
  readonly isSlow: boolean;
  /** The height of the provider's page; null: it does not say. */
  readonly heightPx: number | null;
  /** The text of `tryAgain` and `fullStop`; null there: the error was unexpected. */
  readonly text: string | null;
  /** The server's answer about the payment after it ended here; null: nothing yet. Only `failed` means that nothing was charged. */
  readonly standing: ReceiptStanding | 'unknown' | null;
  /** Questions for the receipt without an answer. */
  readonly unanswered: number;
}

export type FrameEvent =
  | { readonly type: 'submitted' }
  /** The create was refused, or is asked for a code: nothing is open. */
  | { readonly type: 'notOpened' }
  | { readonly type: 'opened'; readonly payment: OpenPayment; readonly isHidden: boolean }
  /** failed: no answer, or an error of the page. redirect: the page has nothing to show. */
  | { readonly type: 'redirectChecked'; readonly result: 'page' | 'redirect' | 'failed' }
  | { readonly type: 'loaded' }
  /** The frame shows a page of our own origin. */
  | { readonly type: 'cameHome' }
  | { readonly type: 'spoke'; readonly message: PaymentMessage }
  | { readonly type: 'misspoke'; readonly fault: 'unhandledType' | 'invalidPayload' }
  /** @param stops by configuration (docs/adr/0084). */
  | { readonly type: 'strangerSpoke'; readonly origin: string; readonly stops: boolean }
  | { readonly type: 'slowPassed' | 'timeOutPassed' | 'successPassed' | 'confirmPassed' }
  /** Null: no answer. */
  | { readonly type: 'receiptReported'; readonly standing: ReceiptStanding | null }
  | { readonly type: 'cancelAnswered'; readonly standing: ReceiptStanding | null }
  | { readonly type: 'closed' }
  /** The create of another try was refused, or had no answer. */
  | { readonly type: 'resubmitFailed' }
  | { readonly type: 'amountChanged' | 'methodChanged' }
  /** The player has read how it ended. */
  | { readonly type: 'dismissed' };

export type FrameTimer = 'slow' | 'timeOut' | 'success' | 'confirm';

export type FrameEffect =
  | { readonly type: 'checkRedirect'; readonly uri: string }
  | { readonly type: 'wait'; readonly timer: FrameTimer; readonly ms: number }
  | { readonly type: 'stopWaiting' }
  | { readonly type: 'report'; readonly detail: string }
  | { readonly type: 'tellTheme' }
  | { readonly type: 'askReceipt'; readonly payment: OpenPayment }
  | { readonly type: 'cancel'; readonly payment: OpenPayment }
  | { readonly type: 'complete'; readonly payment: OpenPayment; readonly nonce: string }
  | { readonly type: 'resubmit'; readonly payment: OpenPayment }
  | { readonly type: 'showReceipt'; readonly receiptId: string }
  /** Back to the amount. */
  | { readonly type: 'leave'; readonly why: 'cancelled' | 'done' };

export interface FrameStep {
  readonly state: FrameState;
  readonly effects: readonly FrameEffect[];
}

export const NO_FRAME: FrameState = {
  kind: 'waiting',
  payment: null,
  isHidden: false,
  isSlow: false,
  heightPx: null,
  text: null,
  standing: null,
  unanswered: 0,
};

const LIVE: readonly FrameKind[] = ['creating', 'checking', 'opening', 'open', 'confirming'];

/** The page may still speak, and time counts. */
export const isLive = ({ kind }: Pick<FrameState, 'kind'>): boolean => LIVE.includes(kind);
/** The frame is drawn. */
export const hasFrame = ({ kind }: Pick<FrameState, 'kind'>): boolean => kind === 'opening' || kind === 'open';

/** The specification's four states. */
export function frameStateOf({ kind }: Pick<FrameState, 'kind'>): 'initial' | 'tryAgainError' | 'fullstopError' | 'success' {
  if (kind === 'success') return 'success';
  if (kind === 'tryAgain') return 'tryAgainError';
  return kind === 'fullStop' || kind === 'mismatch' ? 'fullstopError' : 'initial';
}

/** The state with the text of an unexpected error in place of none. */
export function withText(state: FrameState, { tryAgain, fullStop }: UnexpectedTexts): FrameState {
  if (state.text !== null || (state.kind !== 'tryAgain' && state.kind !== 'fullStop')) return state;
  return { ...state, text: state.kind === 'tryAgain' ? tryAgain : fullStop };
}

export function stepFrame(state: FrameState, event: FrameEvent): FrameStep {
  switch (event.type) {
    case 'submitted':
      return { state: { ...NO_FRAME, kind: 'creating' }, effects: TIMED };
    case 'notOpened':
      return state.kind === 'creating' ? { state: NO_FRAME, effects: [STOP] } : same(state);
    case 'opened':
      return opened(state, event);
    case 'redirectChecked':
      return state.kind === 'checking' ? redirectChecked(state, event.result) : same(state);
    case 'loaded':
      return loaded(state);
    case 'cameHome':
      return hasFrame(state) ? confirming(state) : same(state);
    case 'spoke':
      return isLive(state) ? spoke(state, event.message) : same(state);
    case 'misspoke':
      return isLive(state) ? faulty(state, `payment message: ${event.fault}`) : same(state);
    case 'strangerSpoke':
      return strangerSpoke(state, event);
    case 'slowPassed':
      return isLive(state) ? same({ ...state, isSlow: true }) : same(state);
    case 'timeOutPassed':
      return isLive(state) ? ended(state, 'fullStop', FAILED_TEXT) : same(state);
    case 'confirmPassed':
      return state.kind === 'confirming' && state.payment !== null
        ? { state: NO_FRAME, effects: [STOP, { type: 'showReceipt', receiptId: state.payment.receiptId }] }
        : same(state);
    case 'successPassed':
      return state.kind === 'success' ? { state: NO_FRAME, effects: [{ type: 'leave', why: 'done' }] } : same(state);
    case 'receiptReported':
      return receiptReported(state, event.standing);
    case 'cancelAnswered':
      return cancelAnswered(state, event.standing);
    case 'closed':
      return closed(state);
    case 'resubmitFailed':
      return state.kind === 'checking' ? ended(state, 'tryAgain', null) : same(state);
    case 'dismissed':
      return isLive(state) ? same(state) : { state: NO_FRAME, effects: [STOP] };
    case 'amountChanged':
    case 'methodChanged':
      return state.kind === 'tryAgain' || state.kind === 'fullStop' ? { state: NO_FRAME, effects: [STOP] } : same(state);
  }
}

const STOP: FrameEffect = { type: 'stopWaiting' };

function same(state: FrameState): FrameStep {
  return { state, effects: [] };
}

const TIMED: readonly FrameEffect[] = [
  STOP,
  { type: 'wait', timer: 'slow', ms: SLOW_MS },
  { type: 'wait', timer: 'timeOut', ms: TIME_OUT_MS },
];

function opened(state: FrameState, { payment, isHidden }: Extract<FrameEvent, { type: 'opened' }>): FrameStep {
  // Its creation was given up.
  if (state.kind === 'fullStop' && state.payment === null)
    return { state: { ...state, payment }, effects: [{ type: 'cancel', payment }] };
  const timers = state.kind === 'creating' ? [] : TIMED;
  return {
    state: { ...NO_FRAME, kind: 'checking', payment, isHidden, isSlow: state.kind === 'creating' && state.isSlow },
    effects: [...timers, { type: 'checkRedirect', uri: payment.uri }],
  };
}

function redirectChecked(state: FrameState, result: 'page' | 'redirect' | 'failed'): FrameStep {
  if (result === 'page') return same({ ...state, kind: 'opening' });
  return result === 'redirect' ? confirming(state) : ended(state, 'tryAgain', null);
}

/** A page that the player sees is theirs for as long as they need. A hidden one has nobody who could hurry. */
function loaded(state: FrameState): FrameStep {
  if (state.kind !== 'opening') return same(state);
  return { state: { ...state, kind: 'open', isSlow: state.isHidden && state.isSlow }, effects: state.isHidden ? [] : [STOP] };
}

function spoke(state: FrameState, message: PaymentMessage): FrameStep {
  const { payment } = state;
  if (payment === null) return same(state);
  switch (message.type) {
    case 'getHostTheme':
      return { state, effects: [{ type: 'tellTheme' }] };
    case 'pageSized':
      return same({ ...state, heightPx: message.heightPx });
    case 'goBackToDeposit':
    case 'goBackToWithdrawal':
      return closed(state);
    case 'resubmitDepositCreateV2':
    case 'resubmitWithdrawalCreate':
      return { state: { ...state, kind: 'checking' }, effects: [{ type: 'resubmit', payment }] };
    case 'showDepositReceiptPage':
    case 'showWithdrawalReceiptPage':
      return { state: NO_FRAME, effects: [STOP, { type: 'showReceipt', receiptId: message.receiptId }] };
    case 'showInformationMismatchPage':
      return ended(state, 'mismatch', null);
    case 'showDepositSuccessful':
      return confirming(state);
    case 'dropInChosen':
      return payment.isDropIn
        ? { state: { ...state, kind: 'confirming' }, effects: [{ type: 'complete', payment, nonce: message.nonce }] }
        : faulty(state, 'payment message: a drop-in of a payment without one');
    case 'showDepositFailed':
      if (message.reason === 'cancelled') return closed(state);
      return message.reason === 'declined' ? ended(state, 'fullStop', FAILED_TEXT) : ended(state, 'tryAgain', null);
  }
}

function faulty(state: FrameState, detail: string): FrameStep {
  const { state: next, effects } = ended(state, 'fullStop', null);
  return { state: next, effects: [{ type: 'report', detail }, ...effects] };
}

function strangerSpoke(state: FrameState, { origin, stops }: Extract<FrameEvent, { type: 'strangerSpoke' }>): FrameStep {
  const detail = `payment message of ${origin}`;
  return stops && isLive(state) ? faulty(state, detail) : { state, effects: [{ type: 'report', detail }] };
}

/** The page says that it is over; our server decides. */
function confirming(state: FrameState): FrameStep {
  const { payment } = state;
  if (payment === null || state.kind === 'confirming') return same(state);
  return {
    state: { ...state, kind: 'confirming', unanswered: 0 },
    effects: [STOP, { type: 'wait', timer: 'confirm', ms: CONFIRM_MS }, { type: 'askReceipt', payment }],
  };
}

/** Ends here. Whether anything can still be charged is asked of the server, which cancels what it can. */
function ended(state: FrameState, kind: 'tryAgain' | 'fullStop' | 'mismatch', text: string | null): FrameStep {
  const { payment } = state;
  return {
    state: { ...state, kind, text, isSlow: false },
    effects: [STOP, ...(payment === null ? [] : [{ type: 'cancel', payment } as const])],
  };
}

/** The player is back at the amount at once. What became of the payment is asked for meanwhile (`closed`, paymentState.ts). */
function closed(state: FrameState): FrameStep {
  const { payment } = state;
  if (!isLive(state)) return same(state);
  const cancels = payment === null ? [] : [{ type: 'cancel', payment } as const];
  return { state: NO_FRAME, effects: [STOP, ...cancels, { type: 'leave', why: 'cancelled' }] };
}

function succeeded(state: FrameState): FrameStep {
  return {
    state: { ...state, kind: 'success', text: null, isSlow: false, standing: 'successful' },
    effects: [STOP, { type: 'wait', timer: 'success', ms: SUCCESS_MS }],
  };
}

function receiptReported(state: FrameState, standing: ReceiptStanding | null): FrameStep {
  const { payment } = state;
  if (payment === null || state.kind === 'waiting' || state.kind === 'success') return same(state);
  if (standing === 'successful' && payment.type === 'DEPOSIT') return succeeded(state);
  if (standing === null) {
    if (state.kind !== 'confirming') return same(state);
    const unanswered = state.unanswered + 1;
    if (unanswered < RETRY_MAX) return { state: { ...state, unanswered }, effects: [{ type: 'askReceipt', payment }] };
    return {
      state: { ...state, kind: 'fullStop', text: null, standing: 'unknown', unanswered },
      effects: [STOP],
    };
  }
  if (standing === 'failed' && (state.kind === 'confirming' || (state.kind === 'open' && state.isHidden)))
    return { state: { ...state, kind: 'fullStop', text: FAILED_TEXT, isSlow: false, standing }, effects: [STOP] };
  // A withdrawal that has left the player's hands has a receipt that shows its way.
  if (standing === 'pending' && state.kind === 'confirming' && payment.type === 'WITHDRAWAL')
    return { state: NO_FRAME, effects: [STOP, { type: 'showReceipt', receiptId: payment.receiptId }] };
  return same(state);
}

function cancelAnswered(state: FrameState, standing: ReceiptStanding | null): FrameStep {
  const { payment } = state;
  if (payment === null || isLive(state)) return same(state);
  if (standing === 'successful' && payment.type === 'DEPOSIT') return succeeded(state);
  return same({ ...state, standing: standing ?? 'unknown' });
}
