import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { HostThemeMessage } from '../../../../core/wallet/frameMessages.ts';
import { useServerData } from '../../../platform/data/useQuery.ts';
import { usePart } from '../../../platform/externalStore.ts';
import { useMachine } from '../../../platform/runMachine.ts';
import { settings } from '../../../platform/settings.ts';
import { useUnfinished } from '../../../platform/unfinished/useUnfinished.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { playerOf } from '../../../player/index.ts';
import {
  type FrameEffect,
  type FrameEvent,
  type FrameState,
  hasFrame,
  isLive,
  NO_FRAME,
  type OpenPayment,
  stepFrame,
  withText,
} from '../logic/frame.ts';
import { frameEventOf, frameOrigin } from '../logic/frameWindow.ts';
import { unexpectedTexts } from '../logic/paymentTexts.ts';
import { unfinishedText } from '../logic/unfinishedText.ts';
import { dropInComplete, standingOf, usePagePayments } from './closedPayment.ts';
import type { DraftStore } from './draft.ts';
import { receipt, receiptUpdates } from './wallet.ts';

export interface FramePorts {
  /** What was entered for the payment. */
  readonly draft: DraftStore;
  readonly onReceipt: (receiptId: string) => void;
  /** Back to the amount. */
  readonly onLeave: (why: 'cancelled' | 'done') => void;
  /** The page wants its payment begun again. */
  readonly onResubmit: (payment: OpenPayment) => void;
}

export interface PaymentFrame {
  readonly state: FrameState;
  readonly send: (event: FrameEvent) => void;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onLoad: () => void;
}

/**
 * GET of the page's address before it is shown: the page says whether the player has to be sent elsewhere (docs/payment-gateway.openapi.yaml).
 * One that does has nothing to show in a frame: the payment has ended, and our server says how.
 */
async function checkRedirect(uri: string): Promise<'page' | 'redirect' | 'failed'> {
  try {
    const answer = await fetch(uri, {
      headers: { accept: 'application/json' },
      ...({ redirect: 'manual', credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' } as const),
    });
    if (answer.type === 'opaqueredirect') return 'redirect';
    if (!answer.ok) return 'failed';
    const body: unknown = await answer.json();
    const { redirectUrl }: { readonly redirectUrl?: unknown } = Object(body);
    if (redirectUrl === null) return 'page';
    return typeof redirectUrl === 'string' ? 'redirect' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Runs the frame of a payment: its page's messages, its times, and what our server says meanwhile. Leaving the component closes it. */
export function usePaymentFrame(ports: FramePorts): PaymentFrame {
  const services = useServices();
  const { timers, report, theme, startup, facts } = services;
  const data = useServerData();
  const payments = usePagePayments();
  const paymentsUrl = usePart(startup, (state) => state.data?.serviceAttributes.payments.baseUrl ?? null);
  const frame = useRef<HTMLIFrameElement>(null);
  const waits = useRef<(() => void)[]>([]);
  const isGone = useRef(false);
  const reported = useRef(new Set<string>());
  const [state, dispatch] = useMachine(NO_FRAME, stepFrame, perform);
  const { payment } = state;
  const origin = payment === null ? null : frameOrigin(payment.uri, paymentsUrl, location.origin);
  const send = (event: FrameEvent): void => {
    if (!isGone.current) dispatch(event);
  };

  function reportOnce(detail: string): void {
    if (reported.current.has(detail)) return;
    reported.current.add(detail);
    report('payment frame', new Error(detail));
  }

  async function check({ uri }: Extract<FrameEffect, { type: 'checkRedirect' }>): Promise<void> {
    if (frameOrigin(uri, paymentsUrl, location.origin) === null) {
      reportOnce('the page is not of the payments origin');
      send({ type: 'redirectChecked', result: 'failed' });
      return;
    }
    send({ type: 'redirectChecked', result: await checkRedirect(uri) });
  }

  async function askReceipt({ receiptId: id }: OpenPayment): Promise<void> {
    const answer = await data.ask(receipt, { id });
    send({ type: 'receiptReported', standing: answer.ok ? standingOf(answer.value.found) : null });
  }

  async function complete({ receiptId }: OpenPayment, nonce: string): Promise<void> {
    const answer = await data.mutate(dropInComplete, { receiptId, nonce });
    send({ type: 'receiptReported', standing: answer.ok ? standingOf(answer.value.receipt) : null });
  }

  async function cancel(open: OpenPayment): Promise<void> {
    const { draft } = ports;
    draft.takeBack(open.receiptId);
    const standing = await payments.cancel(open);
    if (standing === 'successful') draft.submitted(open.receiptId);
    send({ type: 'cancelAnswered', standing });
  }

  function perform(effect: FrameEffect): void {
    switch (effect.type) {
      case 'checkRedirect':
        void check(effect);
        return;
      case 'wait':
        waits.current.push(timers.after(effect.ms, () => send({ type: `${effect.timer}Passed` })));
        return;
      case 'stopWaiting':
        for (const stop of waits.current.splice(0)) stop();
        return;
      case 'report':
        reportOnce(effect.detail);
        return;
      case 'tellTheme': {
        const answer: HostThemeMessage = { type: 'hostTheme', payload: { brand: facts.brand, mode: theme.mode.getSnapshot() } };
        if (origin !== null) frame.current?.contentWindow?.postMessage(answer, origin);
        return;
      }
      case 'askReceipt':
        void askReceipt(effect.payment);
        return;
      case 'complete':
        void complete(effect.payment, effect.nonce);
        return;
      case 'cancel':
        void cancel(effect.payment);
        return;
      case 'resubmit':
        ports.onResubmit(effect.payment);
        return;
      case 'showReceipt':
        if (!isGone.current) ports.onReceipt(effect.receiptId);
        return;
      case 'leave':
        if (!isGone.current) ports.onLeave(effect.why);
    }
  }

  // Until its end has been shown.
  const isUnfinished = isLive(state) || state.kind === 'success';
  useUnfinished('payment', isUnfinished ? unfinishedText(payment?.type ?? 'DEPOSIT') : null);

  const isShown = hasFrame(state);
  // Listens as soon as the frame is in the page: nothing of what it says is missed.
  useLayoutEffect(() => {
    if (!isShown || origin === null) return undefined;
    const listener = ({ data: message, origin: from, source }: MessageEvent<unknown>): void => {
      const isFromFrame = source !== null && source === frame.current?.contentWindow;
      const event = frameEventOf({ data: message, origin: from, isFromFrame }, origin, settings.paymentMessageOrigin === 'stop');
      if (event !== null) dispatch(event);
    };
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, [isShown, origin, dispatch]);

  // The sum of the player's deposits may have reached what their state asks them to read of.
  const hasPaidIn = state.kind === 'success';
  useEffect(() => {
    if (hasPaidIn) playerOf(services).depositsMoved();
  }, [hasPaidIn, services]);

  // The webhook may come before the page says anything.
  const followed = isLive(state) ? (payment?.receiptId ?? null) : null;
  useEffect(() => {
    if (followed === null) return undefined;
    return data.subscribe(receiptUpdates, { id: followed }, (news) =>
      dispatch({ type: 'receiptReported', standing: standingOf(news) }),
    );
  }, [data, followed, dispatch]);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      dispatch({ type: 'closed' });
    };
  }, [dispatch]);

  function onLoad(): void {
    // Readable: the frame shows a page of our own.
    if (readableHref(frame.current)) send({ type: 'cameHome' });
    else send({ type: 'loaded' });
  }
  return { state: withText(state, unexpectedTexts(settings.paymentTryAgainText)), send, frame, onLoad };
}

function readableHref(element: HTMLIFrameElement | null): boolean {
  try {
    const href = element?.contentWindow?.location.href;
    return href !== undefined && href !== 'about:blank';
  } catch {
    return false;
  }
}
