import type { MoneyNews, MoneyOutcome } from '../../../../core/money/moneyRequest.ts';
import type { EndedFlow } from './endStates.ts';
import { type FrameEffect, type FrameEvent, isLive, NO_FRAME, type OpenPayment, stepFrame } from './frame.ts';
import {
  keyOf,
  keyOfRequest,
  type PaymentAnswer,
  type PaymentIntent,
  type RequestStep,
  stepRequest,
  submitRequest,
} from './paymentRequests.ts';
import {
  busyOf,
  type ClosedPayment,
  EDITING,
  isAtProvider,
  NO_ERRORS,
  noPayment,
  type Outcome,
  type PaymentEffect,
  type PaymentErrors,
  type PaymentEvent,
  type PaymentState,
  type Place,
  type Submission,
} from './paymentState.ts';
import { PAYMENT_TOAST } from './paymentTexts.ts';
import { entryOf, gatewayPath, PATHS, startPath } from './providers.ts';
import { createErrors, errorWithAction, type PaymentError, type Validated, validationOf } from './validation.ts';

export interface PaymentStep {
  readonly state: PaymentState;
  readonly effects: readonly PaymentEffect[];
}

const NO_PHONE =
  'This payment needs a one-time code, and your account has no phone number for it. Please contact Customer Support.';
const NOT_RECEIVED = 'Your request didn’t reach us. Nothing was begun. You can try again.';

const OUTCOMES: Readonly<Record<PaymentAnswer['outcome'], MoneyOutcome>> = {
  DECIDED: 'decided',
  REFUSED: 'refused',
  UNKNOWN: 'unknown',
  REUSED: 'reused',
};

/** A payment from its press to its end, for all screens of one direction. */
export function stepPayment(before: PaymentState, event: PaymentEvent): PaymentStep {
  const step = then(stepEvent(before, event), showNext);
  const { frame } = step.state;
  const effects = [...step.effects];
  const followed = isLive(frame) ? frame.payment : null;
  if (followed !== (isLive(before.frame) ? before.frame.payment : null)) effects.push({ type: 'follow', payment: followed });
  // The sum of the player's deposits may have reached what their state asks them to read of.
  if (frame.kind === 'success' && before.frame.kind !== 'success') effects.push({ type: 'depositsMoved' });
  return { state: step.state, effects };
}

function stepEvent(state: PaymentState, event: PaymentEvent): PaymentStep {
  switch (event.type) {
    case 'entered':
      return entered(state, event.place);
    case 'left':
      return state.place === event.place ? left(state) : same(state);
    case 'edited':
      return edited(state, event.field);
    case 'submitted':
      return submitted(state, event.submission);
    case 'validated':
      return validated(state, event.submission, event.answer);
    case 'codeVerified':
      return state.stage.kind === 'code' ? request(state, state.stage.submission) : same(state);
    case 'codeClosed':
      return state.stage.kind === 'code' ? same({ ...state, stage: EDITING }) : same(state);
    case 'codeImpossible':
      return state.stage.kind === 'code' ? stopped(state, { ...NO_ERRORS, whole: NO_PHONE }) : same(state);
    case 'idMade':
      return idMade(state, event.freshId, event.openId);
    case 'restored':
      return requestStepped(state, stepRequest(state.requests, event.key, event));
    case 'answered':
    case 'checked':
      return answered(state, event);
    case 'noAnswer':
    case 'unknown':
    case 'checkFailed':
      return requestMoved(state, event);
    case 'frame':
      return event.payment === null || event.payment === state.frame.payment ? frameStepped(state, event.event) : same(state);
    case 'cancelAnswered':
      return cancelAnswered(state, event);
    case 'backPressed':
      return isAtProvider(state.frame) ? frameStepped(state, { type: 'closed' }) : toAmount(state, state.frame.payment);
    case 'dismissed':
      return dismissed(state);
    case 'ownerChanged':
      return { state: { ...noPayment(state.type), place: state.place }, effects: [{ type: 'stopWaiting' }] };
  }
}

function same(state: PaymentState): PaymentStep {
  return { state, effects: [] };
}

function then({ state, effects }: PaymentStep, next: (state: PaymentState) => PaymentStep): PaymentStep {
  const second = next(state);
  return { state: second.state, effects: [...effects, ...second.effects] };
}

/** What a payment before has left in the frame ends with it. */
function entered(state: PaymentState, place: Place): PaymentStep {
  const drawn = { ...state, place };
  return place === 'gateway' ? same(drawn) : frameClosed(drawn);
}

/** No request starts for a screen that is gone. One that was sent goes on, and its outcome waits for the next screen. */
function left(state: PaymentState): PaymentStep {
  const gone = { ...state, place: null, stage: EDITING, errors: NO_ERRORS, pendingId: null };
  return state.place === 'form' ? same(gone) : frameClosed(gone);
}

function frameClosed(state: PaymentState): PaymentStep {
  if (state.frame.kind === 'waiting') return same(state);
  return then(frameStepped({ ...state, place: null }, { type: 'closed' }), (closed) => ({
    state: { ...closed, place: state.place, frame: NO_FRAME },
    effects: [{ type: 'stopWaiting' }],
  }));
}

function edited(state: PaymentState, field: 'amount' | 'method'): PaymentStep {
  const stage = state.stage.kind === 'code' ? EDITING : state.stage;
  return frameStepped({ ...state, stage, errors: NO_ERRORS, closed: null, pendingId: null }, { type: `${field}Changed` });
}

function submitted(state: PaymentState, press: Omit<Submission, 'flow'>): PaymentStep {
  if (busyOf(state) !== null || isLive(state.frame)) return same(state);
  const isQuick = state.place === 'slip';
  const submission: Submission = { ...press, flow: isQuick ? 'QUICK_DEPOSIT' : state.type };
  const validating: PaymentState = { ...state, stage: { kind: 'validating', submission }, errors: NO_ERRORS };
  const drawn = isQuick ? frameStepped({ ...validating, closed: null }, { type: 'submitted' }) : same(validating);
  return then(drawn, (now) => ({ state: now, effects: [{ type: 'validate', submission }] }));
}

function validated(state: PaymentState, submission: Submission, answer: Validated | null): PaymentStep {
  if (state.stage.kind !== 'validating' || state.stage.submission !== submission) return same(state);
  const validation = validationOf(answer);
  if (validation.kind !== 'passed') {
    const field = validation.kind === 'amount' ? 'amount' : 'whole';
    const errors = { ...NO_ERRORS, [field]: validation.message };
    const isNotice = errorWithAction(answer?.errors ?? [], 'ACKNOWLEDGE') !== null;
    return refused(state, answer?.errors ?? [], errors, validation.kind === 'toast' && !isNotice ? validation.title : null);
  }
  // A page of ours asks for the code at its own button.
  if (submission.nextPath !== null) {
    const effect = { type: 'navigate', path: submission.nextPath, replace: false, toAmount: false } as const;
    return { state: { ...state, stage: EDITING }, effects: [effect] };
  }
  return submission.needsCode ? askCode(state, submission) : request(state, submission);
}

function askCode(state: PaymentState, submission: Submission): PaymentStep {
  return then(frameStepped({ ...state, stage: { kind: 'code', submission } }, { type: 'notOpened' }), (asking) => ({
    state: asking,
    effects: [{ type: 'askCode' }],
  }));
}

function request(state: PaymentState, submission: Submission): PaymentStep {
  return {
    state: { ...state, stage: { kind: 'requested', submission } },
    effects: [{ type: 'makeId', key: keyOf(submission.intent) }],
  };
}

function idMade(state: PaymentState, freshId: string, openId: string | null): PaymentStep {
  if (state.stage.kind !== 'requested') return same(state);
  const { intent } = state.stage.submission;
  const step = submitRequest(state.requests, keyOf(intent), freshId, openId);
  return step === null ? stopped(state, state.errors) : requestStepped(state, step, intent);
}

function requestStepped(state: PaymentState, { requests, effects }: RequestStep, intent?: PaymentIntent): PaymentStep {
  return {
    state: { ...state, requests },
    effects: effects.flatMap((effect): readonly PaymentEffect[] => {
      if (effect.type !== 'storeAndSend') return [effect];
      return intent === undefined ? [] : [{ ...effect, intent }];
    }),
  };
}

function requestMoved(state: PaymentState, event: Exclude<MoneyNews, { type: 'restored' | 'loggedOut' }>): PaymentStep {
  const key = keyOfRequest(state.requests, event.requestId);
  if (key === null) return same(state);
  const step = stepRequest(state.requests, key, event);
  const moved = requestStepped(state, step);
  return step.isLost ? then(moved, (now) => learned(now, key, 'notReceived')) : moved;
}

function answered(state: PaymentState, event: Extract<PaymentEvent, { type: 'answered' | 'checked' }>): PaymentStep {
  const { type, requestId, answer } = event;
  const key = keyOfRequest(state.requests, requestId);
  if (key === null) return same(state);
  const step = stepRequest(state.requests, key, { type, requestId, outcome: OUTCOMES[answer.outcome] });
  const moved = requestStepped(state, step);
  // A request that another content has used is asked for: what became of it follows.
  if (step.requests === state.requests || answer.outcome === 'REUSED') return moved;
  return then(moved, (now) => learned(now, key, answer));
}

function learned(state: PaymentState, key: string, outcome: Outcome): PaymentStep {
  const { stage } = state;
  if (stage.kind === 'requested' && keyOf(stage.submission.intent) === key) return shown(state, outcome, stage.submission);
  return same({ ...state, unshown: [...state.unshown, outcome] });
}

/** The oldest outcome that waits is shown as soon as the player has nothing else before them. */
function showNext(state: PaymentState): PaymentStep {
  const [outcome, ...unshown] = state.unshown;
  const isForm = state.place === 'form' || (state.place === 'slip' && state.pendingId === null);
  if (outcome === undefined || !isForm || state.stage.kind !== 'editing' || state.frame.kind !== 'waiting') return same(state);
  return shown({ ...state, unshown }, outcome, null);
}

/** @param submission null: an earlier page, another tab, or a screen that was left has asked for it. */
function shown(state: PaymentState, outcome: Outcome, submission: Submission | null): PaymentStep {
  if (outcome === 'notReceived') return stopped(state, { ...NO_ERRORS, whole: NOT_RECEIVED });
  if (outcome.outcome === 'DECIDED') return decided(state, outcome, submission);
  // The page at the provider wanted another try, and has no form that shows why there is none.
  if (state.place === 'gateway') return stopped(state, NO_ERRORS);
  if (outcome.codeRequired && submission !== null) return askCode(state, submission);
  const { amount, unexpected: whole, fields } = createErrors(outcome.errors);
  return refused(state, outcome.errors, { amount, whole, fields }, amount === null && whole === null ? PAYMENT_TOAST.body : null);
}

/** No payment exists: the form again, or the end of another try. */
function stopped(state: PaymentState, errors: PaymentErrors): PaymentStep {
  const stop = frameStepped({ ...state, stage: EDITING, errors }, { type: 'notOpened' });
  return then(stop, (now) => frameStepped(now, { type: 'resubmitFailed' }));
}

function refused(state: PaymentState, found: readonly PaymentError[], errors: PaymentErrors, toast: string | null): PaymentStep {
  const effects: PaymentEffect[] = [];
  const limit = errorWithAction(found, 'REVIEW_LIMITS');
  // The specification's "rg-limits-alert": the account's dialog of limits.
  if (limit !== null && state.place === 'slip')
    effects.push({ type: 'alertOfLimit', text: `${limit.message} Nothing was charged.` });
  if (errorWithAction(found, 'ACKNOWLEDGE') !== null) effects.push({ type: 'depositsMoved' });
  if (toast !== null) effects.push({ type: 'toast', text: toast });
  return then(stopped(state, errors), (now) => ({ state: now, effects }));
}

function decided(state: PaymentState, { uri, receiptId }: PaymentAnswer, submission: Submission | null): PaymentStep {
  const emptied: PaymentStep = {
    state: { ...state, stage: EDITING },
    effects: submission === null ? [] : [{ type: 'emptyDraft', flow: submission.flow, receiptId }],
  };
  return then(emptied, (now) => {
    if (receiptId !== null && uri !== null && submission !== null) return pageOpened(now, uri, receiptId, submission);
    if (receiptId === null || now.place === 'gateway') return stopped(now, NO_ERRORS);
    if (now.place === 'slip') return then(stopped(now, NO_ERRORS), (free) => same({ ...free, pendingId: receiptId }));
    // The player has to read the details before a wire is sent.
    const isWire = now.type === 'WITHDRAWAL' && submission !== null && entryOf(submission.provider.code).screen === 'wire';
    // One that an earlier page or another tab has asked for: its receipt shows where it is.
    return isWire
      ? goes(now, `${PATHS.wireDetails}?receipt=${encodeURIComponent(receiptId)}`, true)
      : goes(now, PATHS.receipt(receiptId), false);
  });
}

function pageOpened(state: PaymentState, uri: string, receiptId: string, submission: Submission): PaymentStep {
  const { intent, provider } = submission;
  const { type, amountCents } = intent;
  const isDropIn = intent.kind === 'dropIn';
  const payment: OpenPayment = { type, receiptId, uri, amountCents, providerName: provider.name, isDropIn };
  const isHidden = state.place === 'slip' && entryOf(provider.code).quick === 'hidden';
  const opened = frameStepped({ ...state, opened: submission, closed: null }, { type: 'opened', payment, isHidden });
  if (state.place !== 'form') return opened;
  // In place of the form: one Back leaves the payment. The address names the receipt, for a reload, and never the provider's page.
  return then(opened, (now) => goes(now, `${gatewayPath(type)}?receipt=${encodeURIComponent(receiptId)}`, true));
}

function goes(state: PaymentState, path: string, replace: boolean): PaymentStep {
  return { state, effects: [{ type: 'navigate', path, replace, toAmount: false }] };
}

function frameStepped(before: PaymentState, event: FrameEvent): PaymentStep {
  const { payment } = before.frame;
  const { state: frame, effects } = stepFrame(before.frame, event);
  return effects.reduce<PaymentStep>(
    (step, effect) => then(step, (now) => frameEffect(now, effect, payment)),
    same(frame === before.frame ? before : { ...before, frame }),
  );
}

/** @param payment the one that was shown. */
function frameEffect(state: PaymentState, effect: FrameEffect, payment: OpenPayment | null): PaymentStep {
  switch (effect.type) {
    case 'checkRedirect':
      return { state, effects: state.frame.payment === null ? [] : [{ type: 'checkRedirect', payment: state.frame.payment }] };
    case 'cancel':
      return {
        state: { ...state, closed: { payment: effect.payment, standing: 'asking' } },
        effects: [draftRestored(state, effect.payment), { type: 'cancel', payment: effect.payment, flow: flowOf(state) }],
      };
    case 'resubmit': {
      const { opened } = state;
      if (opened === null) return same(state);
      return then({ state, effects: [draftRestored(state, effect.payment)] }, (now) => request(now, opened));
    }
    case 'showReceipt':
      if (state.place === 'slip') return same({ ...state, pendingId: effect.receiptId });
      return state.place === null ? same(state) : goes(state, PATHS.receipt(effect.receiptId), true);
    case 'leave':
      if (state.place === 'slip') return { state, effects: [{ type: 'leaveSlip', why: effect.why }] };
      if (state.place === null || payment === null) return same(state);
      return effect.why === 'cancelled' ? toAmount(state, payment) : goes(state, PATHS.receipt(payment.receiptId), true);
    default:
      return { state, effects: [effect] };
  }
}

/** The player goes on at the amount of the form, with what they had entered. */
function toAmount(state: PaymentState, payment: OpenPayment | null): PaymentStep {
  const back: PaymentEffect = { type: 'navigate', path: startPath(state.type), replace: true, toAmount: true };
  return { state, effects: payment === null ? [back] : [draftRestored(state, payment), back] };
}

/** The flow of the newest provider's page. */
const flowOf = ({ opened, type }: PaymentState): EndedFlow => opened?.flow ?? type;

function draftRestored(state: PaymentState, { receiptId }: OpenPayment): PaymentEffect {
  return { type: 'restoreDraft', flow: flowOf(state), receiptId };
}

function cancelAnswered(state: PaymentState, event: Extract<PaymentEvent, { type: 'cancelAnswered' }>): PaymentStep {
  const { payment, flow, standing } = event;
  const isClosed = state.closed?.payment === payment;
  const closed: ClosedPayment | null = isClosed ? { payment, standing: standing ?? 'unknown' } : state.closed;
  const isPaid = standing === 'successful';
  const noted: PaymentStep = {
    state: { ...state, closed },
    effects: isPaid ? [{ type: 'emptyDraft', flow, receiptId: payment.receiptId }] : [],
  };
  if (state.frame.payment !== payment) return noted;
  return then(noted, (now) => frameStepped(now, { type: 'cancelAnswered', standing }));
}

function dismissed(state: PaymentState): PaymentStep {
  const { payment } = state.frame;
  const effects = payment === null ? [] : [draftRestored(state, payment)];
  return then(
    then({ state, effects }, (now) => edited(now, 'method')),
    (now) => frameStepped(now, { type: 'dismissed' }),
  );
}
