import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CodeOperation } from '../../../forms/oneTimeCodes.ts';
import { useCode } from '../../../forms/useCode.tsx';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { playerOf } from '../../../player/index.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useDraftStore } from '../data/draft.ts';
import { usePayments } from '../data/payments.ts';
import { useValidate } from '../data/validate.ts';
import type { EndedFlow } from '../logic/endStates.ts';
import type { PaymentAnswer, PaymentIntent } from '../logic/paymentFlow.ts';
import { underWay } from '../logic/paymentFlow.ts';
import { PAYMENT_TOAST } from '../logic/paymentTexts.ts';
import type { PaymentType, Provider } from '../logic/provider.ts';
import { unfinishedText } from '../logic/unfinishedText.ts';
import { createErrors, errorWithAction, type PaymentError, validationOf } from '../logic/validation.ts';

export interface SubmitErrors {
  /** At the amount. */
  readonly amount: string | null;
  /** Above the form: the provider's, or what belongs to no field. */
  readonly whole: string | null;
  /** At the fields of a provider's form, by their names. */
  readonly fields: Readonly<Record<string, string>>;
}

const NO_ERRORS: SubmitErrors = { amount: null, whole: null, fields: {} };
const NO_PHONE =
  'This payment needs a one-time code, and your account has no phone number for it. Please contact Customer Support.';
const NOT_RECEIVED = 'Your request didn’t reach us. Nothing was begun. You can try again.';

export interface SubmitPorts {
  readonly type: PaymentType;
  /** Whose draft ends with the payment; by default that of the pages of its type. */
  readonly draftOf?: EndedFlow;
  /** The payment exists. @param intent null: an earlier page or another tab has asked for it. */
  readonly onDecided: (answer: PaymentAnswer, intent: PaymentIntent | null) => void;
  /** Nothing was begun, or a code is asked for. */
  readonly onStopped?: () => void;
  /** The server has refused it: what its errors ask of the player beside what the form shows. */
  readonly onRefused?: (errors: readonly PaymentError[]) => void;
  /** Whether a provider that needs a code is asked for it before the request. Always by default. */
  readonly asksCode?: () => boolean;
}

export interface Submit {
  readonly errors: SubmitErrors;
  /** validating, sending: a press is at work · checking: an answer is missing, and the server is asked. */
  readonly busy: 'validating' | 'sending' | 'checking' | null;
  /** The masked number that codes are sent to; null: none is known. */
  readonly destination: string | null;
  /** A code will be asked for. */
  readonly needsCode: (provider: Provider) => boolean;
  /** Validates, then asks for a code where one is needed, then goes on: to a page of ours, or to the payment. */
  readonly begin: (provider: Provider, intent: PaymentIntent, next?: () => void) => Promise<void>;
  /** Asks for the payment again, without further questions. */
  readonly resubmit: (intent: PaymentIntent) => void;
  readonly clear: () => void;
  /** Has to be drawn. */
  readonly dialog: ReactNode;
}

/** What the code of a payment is for. */
function operationOf(intent: PaymentIntent): CodeOperation {
  const { amountCents, providerId: paymentProviderId } = intent;
  return { amountCents, paymentProviderId, paymentMethodId: intent.kind === 'payment' ? intent.methodId : null };
}

/** The way of a payment from its button to its answer: validation, one-time code, request. */
export function useSubmit({ type, draftOf = type, onDecided, onStopped, onRefused, asksCode = () => true }: SubmitPorts): Submit {
  const player = playerOf(useServices());
  const { payments, flow } = usePayments(type);
  const draftStore = useDraftStore(draftOf);
  const validate = useValidate(type);
  const code = useCode(type);
  const isCodeOn = useFlag('one-time-code');
  const toast = useToast();
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isValidating, setValidating] = useState(false);
  /** The payment that this page has requested. */
  const sentIntent = useRef<PaymentIntent | null>(null);
  const needsCode = (provider: Provider): boolean => (asksCode() && provider.needsCode) || (isCodeOn && code.isNeeded);

  function send(intent: PaymentIntent): Promise<void> {
    sentIntent.current = intent;
    return payments.submit(intent);
  }

  /** @returns whether the answer opens a notice that has to be read first. */
  function handleErrors(refused: readonly PaymentError[]): boolean {
    onRefused?.(refused);
    const asks = errorWithAction(refused, 'ACKNOWLEDGE') !== null;
    if (asks) player.depositsMoved();
    return asks;
  }

  function handleAnswer(answer: PaymentAnswer): void {
    const intent = sentIntent.current;
    if (answer.codeRequired && intent !== null) {
      onStopped?.();
      if (code.destination === null) setErrors({ ...NO_ERRORS, whole: NO_PHONE });
      else void code.before(() => send(intent), false, true, operationOf(intent));
      return;
    }
    sentIntent.current = null;
    if (answer.outcome === 'DECIDED') {
      if (intent !== null) draftStore.submitted(answer.receiptId);
      onDecided(answer, intent);
      return;
    }
    onStopped?.();
    handleErrors(answer.errors);
    const { amount, unexpected, fields } = createErrors(answer.errors);
    setErrors({ amount, whole: unexpected, fields });
    if (amount === null && unexpected === null) toast.show(PAYMENT_TOAST);
  }

  const latest = useRef(handleAnswer);
  latest.current = handleAnswer;
  const latestStop = useRef(onStopped);
  latestStop.current = onStopped;
  const { news } = flow;
  useEffect(() => {
    if (news === null) return;
    payments.newsShown();
    if (news.kind === 'answered') latest.current(news.answer);
    else {
      latestStop.current?.();
      setErrors({ ...NO_ERRORS, whole: NOT_RECEIVED });
    }
  }, [news, payments]);

  async function begin(provider: Provider, intent: PaymentIntent, next?: () => void): Promise<void> {
    if (isValidating || underWay(flow) !== null) return;
    setErrors(NO_ERRORS);
    setValidating(true);
    const { amountCents, providerId: paymentProviderId } = intent;
    const paymentMethodId = intent.kind === 'payment' ? intent.methodId : null;
    const answer = await validate({ amountCents, paymentProviderId, paymentMethodId });
    setValidating(false);
    const validation = validationOf(answer);
    if (validation.kind !== 'passed') {
      onStopped?.();
      const isNotice = handleErrors(answer?.errors ?? []);
      if (validation.kind === 'amount') setErrors({ ...NO_ERRORS, amount: validation.message });
      else setErrors({ ...NO_ERRORS, whole: validation.message });
      if (validation.kind === 'toast' && !isNotice) toast.show({ ...PAYMENT_TOAST, body: validation.title });
      return;
    }
    // A page of ours asks for the code at its own button.
    if (next !== undefined) return next();
    if (needsCode(provider)) onStopped?.();
    await code.before(() => send(intent), false, needsCode(provider), operationOf(intent));
  }

  const pending = underWay(flow);
  useUnfinished('payment', isValidating || pending !== null ? unfinishedText(type) : null);
  return {
    errors,
    busy: isValidating ? 'validating' : pending,
    destination: code.destination,
    needsCode,
    begin,
    resubmit: (intent) => void send(intent),
    clear: () => setErrors(NO_ERRORS),
    dialog: code.dialog,
  };
}
