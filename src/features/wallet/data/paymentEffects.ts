import type { HostThemeMessage } from '../../../../core/wallet/frameMessages.ts';
import type { MutationFailure } from '../../../platform/data/createServerData.ts';
import { moneyRequest } from '../../../platform/data/moneyRequest.ts';
import { openRequests } from '../../../platform/data/openRequests.ts';
import { useStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import { type Machine, runMachine } from '../../../platform/runMachine.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { settings } from '../../../platform/settings.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { playerOf } from '../../../player/index.ts';
import { type FrameEvent, type FrameState, hasFrame, type OpenPayment, withText } from '../logic/frame.ts';
import { frameEventOf, frameOrigin } from '../logic/frameWindow.ts';
import { stepPayment } from '../logic/payment.ts';
import { keyOf, keyOfRequest, type PaymentAnswer, type PaymentIntent } from '../logic/paymentRequests.ts';
import { noPayment, type PageEffect, type PaymentEffect, type PaymentEvent, type PaymentState } from '../logic/paymentState.ts';
import { unexpectedTexts } from '../logic/paymentTexts.ts';
import type { PaymentType } from '../logic/provider.ts';
import { draftsOf } from './draft.ts';
import { cancelPayment, createPayment, dropInComplete, requestById, standingOf, validatePayment } from './paymentOperations.ts';
import { receipt, receiptUpdates } from './wallet.ts';

/** What only the screen can do that draws the flow. */
export interface PaymentScreen {
  navigate(effect: Extract<PaymentEffect, { type: 'navigate' }>): void;
  toast(text: string): void;
  askCode(): void;
  leaveSlip(why: 'cancelled' | 'done'): void;
  /** The frame of the provider's page; null: none is drawn. */
  readonly frame: { readonly current: HTMLIFrameElement | null };
}

export interface Payments extends Machine<PaymentState, PaymentEvent> {
  /** Call with each drawing: the last screen performs what only a screen can. */
  drawnBy(screen: PaymentScreen): void;
  /** Call when the frame has loaded a page. */
  onFrameLoad(): void;
}

type Needs = Pick<
  PlatformServices,
  'clock' | 'data' | 'facts' | 'owner' | 'persist' | 'persistInTab' | 'report' | 'startup' | 'theme' | 'timers'
>;

export const PERSISTED_PAYMENTS = {
  DEPOSIT: openRequests('wallet.deposits'),
  WITHDRAWAL: openRequests('wallet.withdrawals'),
} as const;

/**
 * GET of the page's address before it is shown: the page says whether the player has to be sent elsewhere (docs/payment-gateway.openapi.yaml).
 * One that does has nothing to show in a frame: the payment has ended, and our server says how.
 */
async function checkRedirect(uri: string): Promise<'page' | 'redirect' | 'failed'> {
  try {
    const answer = await fetch(uri, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
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

const isRefusal = (failure: MutationFailure): boolean => failure.kind === 'refused' && failure.codes.includes('BAD_USER_INPUT');

function createRequests(type: PaymentType, { data, clock, timers, persist }: Needs, raise: (event: PaymentEvent) => void) {
  return moneyRequest<PaymentIntent, PaymentAnswer>({
    stored: persist(PERSISTED_PAYMENTS[type]),
    clock,
    timers,
    raise,
    definition: {
      keyOf,
      heldMs: () => 0,
      send: async (requestId, intent, wasSent) => {
        const outcome = await createPayment(data, requestId, intent);
        if (outcome.ok) return outcome.value;
        if (!isRefusal(outcome.error)) return null;
        // The server has read it and decided nothing; under an id that was sent before, perhaps about another request.
        return { outcome: wasSent ? 'REUSED' : 'REFUSED', errors: [], uri: null, receiptId: null, codeRequired: false };
      },
      check: async (requestId) => {
        const found = await data.ask(requestById, { type, requestId });
        return found.ok ? (found.value.answer ?? 'unknown') : null;
      },
    },
  });
}

/** The payments of one direction while their page is open. */
interface Running {
  readonly services: Needs;
  readonly machine: Machine<PaymentState, PaymentEvent>;
  readonly requests: ReturnType<typeof createRequests>;
  /** Null: nothing has drawn the flow yet. */
  screen: PaymentScreen | null;
  /** Ends of the timers of the provider's page. */
  waits: (() => void)[];
  stopFollowing: () => void;
  /** Faults of the provider's page that were reported. */
  readonly reported: Set<string>;
}

/** The origin that the payment's page may have; null: the page may not be shown. */
function originOf({ services: { startup } }: Running, { uri }: OpenPayment): string | null {
  return frameOrigin(uri, startup.getSnapshot().data?.serviceAttributes.payments.baseUrl ?? null, location.origin);
}

/** Null: no page of a provider is drawn. */
function pageWindow({ machine, screen }: Running): Window | null {
  return hasFrame(machine.getSnapshot().frame) ? (screen?.frame.current?.contentWindow ?? null) : null;
}

function reportOnce({ services, reported }: Running, detail: string): void {
  if (reported.has(detail)) return;
  reported.add(detail);
  services.report('payment frame', new Error(detail));
}

function follow(running: Running, payment: OpenPayment): () => void {
  const { services, machine } = running;
  const origin = originOf(running, payment);
  const raise = (event: FrameEvent): void => machine.send({ type: 'frame', event, payment });
  const stop = services.data.subscribe(receiptUpdates, { id: payment.receiptId }, (news) =>
    raise({ type: 'receiptReported', standing: standingOf(news) }),
  );
  const listener = ({ data, origin: from, source }: MessageEvent<unknown>): void => {
    if (origin === null || !hasFrame(machine.getSnapshot().frame)) return;
    const isFromFrame = source !== null && source === pageWindow(running);
    const event = frameEventOf({ data, origin: from, isFromFrame }, origin, settings.paymentMessageOrigin === 'stop');
    if (event !== null) raise(event);
  };
  window.addEventListener('message', listener);
  return () => {
    stop();
    window.removeEventListener('message', listener);
  };
}

async function performOnPage(running: Running, effect: PageEffect): Promise<void> {
  const { services, machine } = running;
  const { data, timers, theme, facts } = services;
  const raise = (event: FrameEvent, payment: OpenPayment | null): void => machine.send({ type: 'frame', event, payment });
  switch (effect.type) {
    case 'follow':
      running.stopFollowing();
      running.reported.clear();
      running.stopFollowing = effect.payment === null ? nothing : follow(running, effect.payment);
      return;
    case 'wait':
      running.waits.push(timers.after(effect.ms, () => raise({ type: `${effect.timer}Passed` }, null)));
      return;
    case 'stopWaiting':
      for (const stop of running.waits.splice(0)) stop();
      return;
    case 'report':
      return reportOnce(running, effect.detail);
    case 'tellTheme': {
      const { payment } = machine.getSnapshot().frame;
      const origin = payment === null ? null : originOf(running, payment);
      const answer: HostThemeMessage = { type: 'hostTheme', payload: { brand: facts.brand, mode: theme.mode.getSnapshot() } };
      if (origin !== null) pageWindow(running)?.postMessage(answer, origin);
      return;
    }
    case 'checkRedirect': {
      const { payment } = effect;
      const isAllowed = originOf(running, payment) !== null;
      if (!isAllowed) reportOnce(running, 'the page is not of the payments origin');
      return raise({ type: 'redirectChecked', result: isAllowed ? await checkRedirect(payment.uri) : 'failed' }, payment);
    }
    case 'askReceipt': {
      const answer = await data.ask(receipt, { id: effect.payment.receiptId });
      return raise({ type: 'receiptReported', standing: answer.ok ? standingOf(answer.value.found) : null }, effect.payment);
    }
    case 'complete': {
      const answer = await data.mutate(dropInComplete, { receiptId: effect.payment.receiptId, nonce: effect.nonce });
      return raise({ type: 'receiptReported', standing: answer.ok ? standingOf(answer.value.receipt) : null }, effect.payment);
    }
    case 'cancel': {
      const { payment, flow } = effect;
      return machine.send({ type: 'cancelAnswered', payment, flow, standing: await cancelPayment(data, payment) });
    }
  }
}

async function perform(running: Running, effect: PaymentEffect): Promise<void> {
  const { services, requests, screen } = running;
  const { send, getSnapshot } = running.machine;
  switch (effect.type) {
    case 'validate': {
      const { submission } = effect;
      return send({ type: 'validated', submission, answer: await validatePayment(services.data, submission.intent) });
    }
    case 'makeId':
      await requests.loaded();
      return send({ type: 'idMade', freshId: crypto.randomUUID(), openId: requests.open()[effect.key]?.requestId ?? null });
    case 'storeAndSend':
      return requests.send(effect, effect.intent);
    case 'check':
      services.timers.after(effect.delayMs, () => {
        if (keyOfRequest(getSnapshot().requests, effect.requestId) !== null) void requests.check(effect.requestId);
      });
      return;
    case 'forget':
      return requests.forget(effect.requestId);
    case 'emptyDraft':
      return draftsOf(services)[effect.flow].submitted(effect.receiptId);
    case 'restoreDraft':
      return draftsOf(services)[effect.flow].takeBack(effect.receiptId);
    case 'depositsMoved':
      return playerOf(services).depositsMoved();
    case 'alertOfLimit':
      return playerOf(services).update({ limitsAlert: effect.text });
    case 'navigate':
      return screen?.navigate(effect);
    case 'toast':
      return screen?.toast(effect.text);
    case 'askCode':
      return screen?.askCode();
    case 'leaveSlip':
      return screen?.leaveSlip(effect.why);
    default:
      return performOnPage(running, effect);
  }
}

const nothing = (): void => undefined;

/** Runs the payments of one direction. Requests whose outcome an earlier page did not learn are asked for. */
function createPayments(type: PaymentType, services: Needs): Payments {
  const machine = runMachine(noPayment(type), stepPayment, (effect: PaymentEffect) => void perform(running, effect));
  const { send } = machine;
  const requests = createRequests(type, services, send);
  const running: Running = {
    services,
    machine,
    requests,
    screen: null,
    waits: [],
    stopFollowing: nothing,
    reported: new Set(),
  };

  async function restore(): Promise<void> {
    send({ type: 'ownerChanged' });
    await requests.loaded();
    for (const [key, { requestId }] of Object.entries(requests.open())) send({ type: 'restored', key, requestId });
  }
  services.owner.subscribe(() => void restore());
  void restore();

  return {
    ...machine,
    drawnBy: (screen) => {
      running.screen = screen;
    },
    onFrameLoad: () => {
      const event = { type: isOwnPage(running.screen?.frame.current) ? 'cameHome' : 'loaded' } as const;
      send({ type: 'frame', event, payment: null });
    },
  };
}

/** Readable: the frame shows a page of our own. */
function isOwnPage(element: HTMLIFrameElement | null | undefined): boolean {
  try {
    const href = element?.contentWindow?.location.href;
    return href !== undefined && href !== 'about:blank';
  } catch {
    return false;
  }
}

const PAYMENTS = {
  DEPOSIT: onePerPage((services: Needs) => createPayments('DEPOSIT', services)),
  WITHDRAWAL: onePerPage((services: Needs) => createPayments('WITHDRAWAL', services)),
} as const;

/** The provider's page as it is drawn: an unexpected error has its text. */
export const drawnFrame = ({ frame }: PaymentState): FrameState => withText(frame, unexpectedTexts(settings.paymentTryAgainText));

export const usePayments = (type: PaymentType): Payments => PAYMENTS[type](useServices());
export const usePaymentState = (type: PaymentType): PaymentState => useStore(usePayments(type));
