import {
  type MoneyEffect,
  type MoneyEvent,
  type MoneyNews,
  type MoneyOutcome,
  NO_MONEY_REQUEST,
  stepMoneyRequest,
} from '../../../../core/money/moneyRequest.ts';
import { awaits, type MoneyState } from '../../../../core/money/moneyState.ts';
import type { PaymentType } from './provider.ts';
import type { PaymentError } from './validation.ts';

interface OfAmount {
  readonly type: PaymentType;
  readonly amountCents: number;
  readonly providerId: string;
}

/** What the player wants. `form`: a wire or an Interac transfer with the provider's fields. */
export type PaymentIntent = OfAmount &
  (
    | {
        readonly kind: 'payment';
        readonly methodId: string | null;
        readonly promotionCode: string | null;
        readonly isQuick: boolean;
        /** The cage of CASH_AT_CASINO. */
        readonly facilityId: string | null;
      }
    | { readonly kind: 'dropIn' }
    | { readonly kind: 'wire' | 'interac'; readonly fields: readonly { readonly name: string; readonly value: string }[] }
  );

/** What the server says of an id. `codeRequired`: nothing is decided; a one-time code has to be shown first. */
export interface PaymentAnswer {
  readonly outcome: 'DECIDED' | 'REFUSED' | 'UNKNOWN' | 'REUSED';
  readonly errors: readonly PaymentError[];
  /** The provider's page; null: the receipt is what follows. */
  readonly uri: string | null;
  readonly receiptId: string | null;
  readonly codeRequired: boolean;
}

/** What the player is told: an answer; or that the server never received the request. */
export type PaymentNews = { readonly kind: 'answered'; readonly answer: PaymentAnswer } | { readonly kind: 'notReceived' };

export interface PaymentFlow {
  /** Requests by the key of what is wanted. */
  readonly requests: ReadonlyMap<string, MoneyState>;
  /** The newest, until it has been shown. */
  readonly news: PaymentNews | null;
}

export type PaymentEvent =
  | Exclude<MoneyNews, { type: 'restored' | 'loggedOut' }>
  | { readonly type: 'restored'; readonly key: string; readonly requestId: string }
  /** @param openId the stored id of the same content whose outcome is not known: perhaps another tab's. */
  | { readonly type: 'submitted'; readonly key: string; readonly freshId: string; readonly openId: string | null }
  | { readonly type: 'answered' | 'checked'; readonly requestId: string; readonly answer: PaymentAnswer }
  | { readonly type: 'newsShown' }
  | { readonly type: 'ownerChanged' };

export interface PaymentStep {
  readonly state: PaymentFlow;
  readonly effects: readonly MoneyEffect[];
}

export const NO_PAYMENTS: PaymentFlow = { requests: new Map(), news: null };

const OUTCOMES: Readonly<Record<PaymentAnswer['outcome'], MoneyOutcome>> = {
  DECIDED: 'decided',
  REFUSED: 'refused',
  UNKNOWN: 'unknown',
  REUSED: 'reused',
};

/**
 * The key of an intent: the same for the same content, so that a double click, a reload, a second tab and another try after a lost answer are
 * one payment. It is stored on the device, so it is a short hash, which many contents share: neither amount nor account can be read from it.
 * Where two contents meet, the server calls the second one reused.
 */
export function keyOf(intent: PaymentIntent): string {
  const { type, kind, providerId, amountCents } = intent;
  const rest =
    intent.kind === 'payment'
      ? [intent.methodId, intent.promotionCode, intent.facilityId]
      : intent.kind === 'dropIn'
        ? []
        : intent.fields.flatMap(({ name, value }) => [name, value]);
  return `${type}.${hash(JSON.stringify([kind, providerId, amountCents, ...rest]))}`;
}

/** FNV-1a, of 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (value >>> 0).toString(36);
}

const isUnderWay = ({ kind }: MoneyState): boolean => kind !== 'idle';

/** Nothing else is sent meanwhile. checking: no answer came, and the server is asked. */
export function underWay({ requests }: PaymentFlow): 'sending' | 'checking' | null {
  const kinds = [...requests.values()].map(({ kind }) => kind);
  if (kinds.includes('sending')) return 'sending';
  return kinds.includes('checking') ? 'checking' : null;
}

/** The key of the request whose outcome is the outcome of this id. */
function keyOfRequest({ requests }: PaymentFlow, requestId: string): string | null {
  return [...requests].find(([, money]) => awaits(money, requestId))?.[0] ?? null;
}

export const awaitsPayment = (flow: PaymentFlow, requestId: string): boolean => keyOfRequest(flow, requestId) !== null;

export function stepPayments(flow: PaymentFlow, event: PaymentEvent): PaymentStep {
  switch (event.type) {
    case 'ownerChanged':
      return { state: NO_PAYMENTS, effects: [] };
    case 'newsShown':
      return { state: flow.news === null ? flow : { ...flow, news: null }, effects: [] };
    case 'submitted':
      return submitted(flow, event);
    case 'restored':
      return moved(flow, event.key, event);
    case 'answered':
    case 'checked': {
      const { answer, requestId } = event;
      const key = keyOfRequest(flow, requestId);
      if (key === null) return { state: flow, effects: [] };
      const before = flow.requests.get(key);
      const step = moved(flow, key, { type: event.type, requestId, outcome: OUTCOMES[answer.outcome] });
      // A request that another content has used is asked for: what became of it follows.
      if (step.state.requests.get(key) === before || answer.outcome === 'REUSED') return step;
      return { ...step, state: { ...step.state, news: { kind: 'answered', answer } } };
    }
    default: {
      const key = keyOfRequest(flow, event.requestId);
      return key === null ? { state: flow, effects: [] } : moved(flow, key, event);
    }
  }
}

function submitted(flow: PaymentFlow, event: Extract<PaymentEvent, { type: 'submitted' }>): PaymentStep {
  const { key, freshId, openId } = event;
  if ([...flow.requests.values()].some(isUnderWay)) return { state: flow, effects: [] };
  const money = flow.requests.get(key) ?? NO_MONEY_REQUEST;
  const isOwn = openId === null || awaits(money, openId);
  const next: MoneyEvent = isOwn ? { type: 'submit', freshId, heldMs: 0 } : { type: 'restored', requestId: openId };
  return moved({ ...flow, news: null }, key, next);
}

function moved(flow: PaymentFlow, key: string, event: MoneyEvent): PaymentStep {
  const before = flow.requests.get(key) ?? NO_MONEY_REQUEST;
  const { state: money, effects } = stepMoneyRequest(before, event);
  if (money === before) return { state: flow, effects };
  const isLost = money.kind === 'idle' && money.notReceived && isUnderWay(before);
  const requests = new Map(flow.requests).set(key, money);
  return { state: { requests, news: isLost ? { kind: 'notReceived' } : flow.news }, effects };
}
