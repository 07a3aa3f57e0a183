import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { type CodeOperation, useCodeNeed } from '../../../forms/oneTimeCodes.ts';
import { codeDialog } from '../../../forms/useCode.tsx';
import { useStore } from '../../../platform/externalStore.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useOpen } from '../../../ui/useOpen.ts';
import { drawnFrame, usePayments } from '../data/paymentEffects.ts';
import { isLive } from '../logic/frame.ts';
import type { PaymentIntent } from '../logic/paymentRequests.ts';
import { busyOf, type Place } from '../logic/paymentState.ts';
import { PAYMENT_TOAST } from '../logic/paymentTexts.ts';
import type { PaymentType, Provider } from '../logic/provider.ts';
import { unfinishedText } from '../logic/unfinishedText.ts';

export interface PaymentPorts {
  readonly askCode?: () => void;
  /** The quick deposit is over, or back at its amount. */
  readonly leaveSlip?: (why: 'cancelled' | 'done') => void;
}

const nothing = (): void => undefined;

/** The payments of a direction, drawn by this component at this place. */
export function usePayment(type: PaymentType, place: Place, ports: PaymentPorts = {}) {
  const payments = usePayments(type);
  const { send, drawnBy } = payments;
  const state = useStore(payments);
  const navigate = useNavigate();
  const toast = useToast();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const { askCode = nothing, leaveSlip = nothing } = ports;
  useLayoutEffect(() =>
    drawnBy({
      askCode,
      leaveSlip,
      frame: frameRef,
      toast: (body) => toast.show({ ...PAYMENT_TOAST, body }),
      navigate: ({ path, replace, toAmount }) =>
        void navigate(path, toAmount ? { replace, state: { focus: 'amount', keepsFocus: true } } : { replace }),
    }),
  );
  useEffect(() => {
    send({ type: 'entered', place });
    return () => send({ type: 'left', place });
  }, [send, place]);
  const busy = busyOf(state);
  // Until its end has been shown.
  const isUnfinished = busy !== null || isLive(state.frame) || state.frame.kind === 'success';
  useUnfinished('payment', isUnfinished ? unfinishedText(type) : null);
  return { state, busy, send, frame: drawnFrame(state), frameRef, onLoad: payments.onFrameLoad };
}

export interface FormPorts extends Pick<PaymentPorts, 'leaveSlip'> {
  readonly place?: 'form' | 'slip';
  /** Whether a provider that needs a code is asked for it before the request. By default it is. */
  readonly asksCode?: boolean;
}

/** What the code of a payment is for. */
function operationOf(intent: PaymentIntent): CodeOperation {
  const { amountCents, providerId: paymentProviderId } = intent;
  return { amountCents, paymentProviderId, paymentMethodId: intent.kind === 'payment' ? intent.methodId : null };
}

/** The payments of a direction with a form: its button, and the dialog of a one-time code. */
export function usePaymentForm(type: PaymentType, { place = 'form', asksCode = true, ...ports }: FormPorts = {}) {
  const { data: need } = useCodeNeed(type);
  const isCodeOn = useFlag('one-time-code');
  const dialog = useOpen(codeDialog);
  /** The masked number that codes are sent to; null: none is known. */
  const destination = need?.destination ?? null;
  const askCode = (): void => (destination === null ? drawn.send({ type: 'codeImpossible' }) : dialog.open());
  const drawn = usePayment(type, place, { ...ports, askCode });
  const { state, send } = drawn;
  /** A code will be asked for. */
  const needsCode = (provider: Provider): boolean =>
    (asksCode && provider.needsCode) || (isCodeOn && need?.showOneTimeCode === true);
  return {
    ...drawn,
    destination,
    needsCode,
    /** @param nextPath a page of ours that asks for the payment. */
    submit: (provider: Provider, intent: PaymentIntent, nextPath: string | null = null) =>
      send({
        type: 'submitted',
        submission: { intent, provider, needsCode: needsCode(provider) && destination !== null, nextPath },
      }),
    /** Has to be drawn. */
    dialog: state.stage.kind === 'code' && dialog.isOpen && destination !== null && (
      <codeDialog.Component
        source={type}
        operation={operationOf(state.stage.submission.intent)}
        destination={destination}
        onClose={() => send({ type: 'codeClosed' })}
        onVerified={() => send({ type: 'codeVerified' })}
      />
    ),
  };
}
