import { type MoneyEffect, type MoneyEvent, NO_MONEY_REQUEST, stepMoneyRequest } from '../../../../core/money/moneyRequest.ts';
import { awaits, type MoneyState } from '../../../../core/money/moneyState.ts';
import type { PaymentMethod, PaymentType, Provider } from './provider.ts';
import { entryOf } from './providers.ts';
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

export interface IntentOptions {
  readonly promotionCode?: string | null;
  readonly isQuick?: boolean;
}

/** The payment of an amount by a provider that has no form of ours. @param method null: none that is stored. */
export function intentOf(
  type: PaymentType,
  { id: providerId, code }: Provider,
  method: PaymentMethod | null,
  amountCents: number,
  { promotionCode = null, isQuick = false }: IntentOptions = {},
): PaymentIntent {
  if (entryOf(code).screen === 'dropIn') return { kind: 'dropIn', type, amountCents, providerId };
  const methodId = method?.id ?? null;
  return { kind: 'payment', type, amountCents, providerId, methodId, promotionCode, isQuick, facilityId: null };
}

/** What the server says of an id. `codeRequired`: nothing is decided; a one-time code has to be shown first. */
export interface PaymentAnswer {
  readonly outcome: 'DECIDED' | 'REFUSED' | 'UNKNOWN' | 'REUSED';
  readonly errors: readonly PaymentError[];
  /** The provider's page; null: the receipt is what follows. */
  readonly uri: string | null;
  readonly receiptId: string | null;
  readonly codeRequired: boolean;
}

/** Requests of one direction by the key of what is wanted. */
export type Requests = ReadonlyMap<string, MoneyState>;

export interface RequestStep {
  /** The same object where the event changes nothing. */
  readonly requests: Requests;
  readonly effects: readonly MoneyEffect[];
  /** The server has never received the request, and will not any more. */
  readonly isLost: boolean;
}

export const NO_REQUESTS: Requests = new Map();

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

const isUnderWay = (money: MoneyState | undefined): boolean => money !== undefined && money.kind !== 'idle';

/** Nothing else is sent meanwhile. checking: no answer came, and the server is asked. */
export function underWay(requests: Requests): 'sending' | 'checking' | null {
  const kinds = [...requests.values()].map(({ kind }) => kind);
  if (kinds.includes('sending')) return 'sending';
  return kinds.includes('checking') ? 'checking' : null;
}

/** The key of the request whose outcome is the outcome of this id. */
export function keyOfRequest(requests: Requests, requestId: string): string | null {
  return [...requests].find(([, money]) => awaits(money, requestId))?.[0] ?? null;
}

export function stepRequest(requests: Requests, key: string, event: MoneyEvent): RequestStep {
  const before = requests.get(key) ?? NO_MONEY_REQUEST;
  const { state: money, effects } = stepMoneyRequest(before, event);
  if (money === before) return { requests, effects, isLost: false };
  const isLost = money.kind === 'idle' && money.notReceived && isUnderWay(before);
  return { requests: new Map(requests).set(key, money), effects, isLost };
}

/**
 * Asks for a payment. One of the same content that is under way already is this one.
 * @param openId the stored id of the same content whose outcome is not known: perhaps another tab's.
 * @returns null: nothing is sent, because another content has no answer yet.
 */
export function submitRequest(requests: Requests, key: string, freshId: string, openId: string | null): RequestStep | null {
  const money = requests.get(key) ?? NO_MONEY_REQUEST;
  if (isUnderWay(money)) return { requests, effects: [], isLost: false };
  if (underWay(requests) !== null) return null;
  const isOwn = openId === null || awaits(money, openId);
  return stepRequest(requests, key, isOwn ? { type: 'submit', freshId, heldMs: 0 } : { type: 'restored', requestId: openId });
}
