/** What the page of a provider looks like. */
export type PageKind = 'bank' | 'card' | 'eCheck' | 'dropIn';

/** A card or account that a player paid with. */
export interface Method {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The same for one card or account, whoever pays with it. */
  readonly fingerprint: string;
}

interface Provider {
  /** Null: players do something elsewhere, such as at a cage. */
  readonly page: PageKind | null;
  /** The name of a new method, and what stands before the last digits of its number. */
  readonly method: { readonly name: string; readonly number: string } | null;
}

/** Drawn names: there is no such bank. */
const PROVIDERS: Readonly<Record<string, Provider>> = {
  TRUSTLY: { page: 'bank', method: { name: 'First Harbor Bank', number: 'Checking' } },
  PAYSAFE_DEBIT_DEPOSIT: { page: 'card', method: { name: 'Debit card', number: '' } },
  PAYSAFE_CREDIT_DEPOSIT: { page: 'card', method: { name: 'Credit card', number: '' } },
  GLOBAL_PAYMENTS_VIP_PREFERRED: { page: 'eCheck', method: { name: 'eCheck', number: 'Checking' } },
  BRAINTREE_CREDIT: { page: 'dropIn', method: { name: 'Card or account', number: 'Card' } },
  PAYPAL: { page: 'dropIn', method: { name: 'PayPal', number: 'Balance' } },
  CASH_AT_CASINO: { page: null, method: null },
  WIRE_TRANSFER: { page: null, method: null },
  INTERAC: { page: null, method: null },
};
/** A provider that the operator adds has the page of a bank until it has one of its own. */
const OTHER: Provider = { page: 'bank', method: { name: 'Online banking', number: 'Account' } };

function providerOf(code: string): Provider {
  return Object.hasOwn(PROVIDERS, code) ? (PROVIDERS[code] ?? OTHER) : OTHER;
}

export interface PagedPayment {
  readonly direction: 'DEPOSIT' | 'WITHDRAWAL';
  readonly providerCode: string;
  readonly methodId: string | null;
  readonly fields: Readonly<Record<string, string>>;
}

/** Null: none; the payment goes on, or waits, without one. */
export function pageOf({ direction, providerCode, methodId, fields }: PagedPayment): PageKind | null {
  const { page } = providerOf(providerCode);
  if (direction === 'WITHDRAWAL' && methodId !== null) return null;
  return page === 'dropIn' && fields.page === 'frame' ? 'bank' : page;
}

/** The method of a player's first payment by a provider: the same one each time. */
export function methodOf(providerCode: string, customerId: string): Method | null {
  const { method } = providerOf(providerCode);
  if (method === null) return null;
  let digits = 0;
  for (const character of `${customerId}/${providerCode}`) digits = (digits * 31 + (character.codePointAt(0) ?? 0)) % 10_000;
  const ending = String(digits).padStart(4, '0');
  const id = `${providerCode.toLowerCase()}-${customerId}`.slice(0, 100);
  return {
    id,
    // Each customer of this gateway has cards and accounts of their own.
    fingerprint: `fp-${id}`,
    name: method.name,
    description: `${method.number} ••••${ending}`.trim(),
  };
}
