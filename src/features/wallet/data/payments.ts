import type { Clock, Timers } from '../../../platform/clock.ts';
import type { MutationFailure, ServerData } from '../../../platform/data/createServerData.ts';
import { mutation, playerQuery } from '../../../platform/data/declare.ts';
import { type MoneyRequestPorts, moneyRequest } from '../../../platform/data/moneyRequest.ts';
import { openRequests } from '../../../platform/data/openRequests.ts';
import { type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import { runMachine } from '../../../platform/runMachine.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { Owner } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import {
  awaitsPayment,
  keyOf,
  NO_PAYMENTS,
  type PaymentAnswer,
  type PaymentFlow,
  type PaymentIntent,
  stepPayments,
} from '../logic/paymentFlow.ts';
import type { PaymentType } from '../logic/provider.ts';
import {
  type CreateFieldsFragment,
  DepositCreateDocument,
  FirstWireTransferCreateDocument,
  InteracCreateDocument,
  PaymentRequestDocument,
  WireTransferCreateDocument,
  WithdrawalCreateDocument,
} from './payments.generated.ts';

const requestById = playerQuery({
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
function create(data: ServerData, requestId: string, intent: PaymentIntent) {
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

/** The payments of one direction that are being asked for. */
export interface Payments extends ExternalStore<PaymentFlow> {
  /** Asks for a payment, once for the same content. Nothing is sent while another one has no answer. */
  submit(intent: PaymentIntent): Promise<void>;
  /** The newest answer is shown. */
  newsShown(): void;
}

export interface PaymentPorts {
  readonly data: ServerData;
  readonly clock: Clock;
  readonly timers: Timers;
  /** Who is logged in. */
  readonly owner: ExternalStore<Owner>;
  readonly stored: MoneyRequestPorts<PaymentIntent, PaymentAnswer>['stored'];
  readonly newId: () => string;
}

export const PERSISTED_PAYMENTS = {
  DEPOSIT: openRequests('wallet.deposits'),
  WITHDRAWAL: openRequests('wallet.withdrawals'),
} as const;

/** Sends deposits or withdrawals. One whose outcome an earlier page did not learn is asked for. */
export function createPayments(type: PaymentType, { data, clock, timers, owner, stored, newId }: PaymentPorts): Payments {
  const intents = new Map<string, PaymentIntent>();
  const { send, ...flow } = runMachine(NO_PAYMENTS, stepPayments, (effect) => {
    switch (effect.type) {
      case 'storeAndSend': {
        const intent = intents.get(effect.requestId);
        if (intent !== undefined) void requests.send(effect, intent);
        return;
      }
      case 'check':
        timers.after(effect.delayMs, () => {
          if (awaitsPayment(flow.getSnapshot(), effect.requestId)) void requests.check(effect.requestId);
        });
        return;
      case 'forget':
        intents.delete(effect.requestId);
        requests.forget(effect.requestId);
    }
  });
  const requests = moneyRequest<PaymentIntent, PaymentAnswer>({
    stored,
    clock,
    timers,
    raise: send,
    definition: {
      keyOf,
      heldMs: () => 0,
      send: async (requestId, intent, wasSent) => {
        const outcome = await create(data, requestId, intent);
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

  function isRefusal(failure: MutationFailure): boolean {
    return failure.kind === 'refused' && failure.codes.includes('BAD_USER_INPUT');
  }

  async function restore(): Promise<void> {
    send({ type: 'ownerChanged' });
    await requests.loaded();
    for (const [key, { requestId }] of Object.entries(requests.open())) send({ type: 'restored', key, requestId });
  }
  owner.subscribe(() => void restore());
  void restore();

  return {
    ...flow,
    submit: async (intent) => {
      await requests.loaded();
      const key = keyOf(intent);
      const before = flow.getSnapshot().requests.get(key);
      const freshId = newId();
      // The id that is sent: a try whose outcome is not known has the id of the first one.
      const requestId = before?.kind === 'idle' ? (before.reuseId ?? freshId) : freshId;
      intents.set(requestId, intent);
      send({ type: 'submitted', key, freshId, openId: requests.open()[key]?.requestId ?? null });
    },
    newsShown: () => send({ type: 'newsShown' }),
  };
}

type Needs = Pick<PlatformServices, 'data' | 'clock' | 'timers' | 'owner' | 'persist'>;

const ofType = (type: PaymentType) =>
  onePerPage(({ data, clock, timers, owner, persist }: Needs) =>
    createPayments(type, {
      data,
      clock,
      timers,
      owner,
      stored: persist(PERSISTED_PAYMENTS[type]),
      newId: () => crypto.randomUUID(),
    }),
  );

const PAYMENTS = { DEPOSIT: ofType('DEPOSIT'), WITHDRAWAL: ofType('WITHDRAWAL') } as const;

/** The payments of one direction, and what has become of the newest. */
export function usePayments(type: PaymentType): { readonly payments: Payments; readonly flow: PaymentFlow } {
  const payments = PAYMENTS[type](useServices());
  return { payments, flow: useStore(payments) };
}
