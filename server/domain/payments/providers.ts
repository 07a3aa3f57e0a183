import type { ProviderCode } from '../../../core/wallet/providerCodes.ts';
import type { PaymentDirection } from './payment.ts';

/** The screen of the provider that a client must show: of the contract's PaymentCapability. */
export type PaymentCapability = 'FRAME' | 'HIDDEN_FRAME' | 'FORM' | 'DROP_IN';

/** The terms of one direction. Amounts in cents. */
export interface ProviderTerms {
  readonly minimumCents: number;
  /** Null: none of its own. */
  readonly maximumCents: number | null;
  readonly capability: PaymentCapability;
  /** The player shows a one-time code first. */
  readonly mfaRequired: boolean;
  /** For the player, before they begin. */
  readonly details: string;
  readonly warning: string | null;
  readonly prompt: string | null;
}

export interface DepositTerms extends ProviderTerms {
  /** Hours after it is credited in which it may still bounce: it is played with at once, and not withdrawn before. */
  readonly clearingHours: number;
}

export interface WithdrawalTerms extends ProviderTerms {
  /** Hours after the request by which it is checked, sent and has arrived. */
  readonly stepHours: readonly [number, number, number];
}

export interface Provider {
  readonly code: ProviderCode;
  readonly name: string;
  readonly description: string;
  readonly vendorInformation: string | null;
  /** Countries of the player's region by ISO 3166-1; null: all. */
  readonly countries: readonly string[] | null;
  /** The player's card or account can be used again. */
  readonly supportsMethods: boolean;
  readonly methodsHeader: string;
  /** What a wire is sent with: the operator's account, a line each. */
  readonly instructions: readonly string[];
  readonly deposit: DepositTerms | null;
  readonly withdrawal: WithdrawalTerms | null;
}

function deposits(terms: Partial<DepositTerms>): DepositTerms {
  const none = { warning: null, prompt: null, mfaRequired: false };
  return {
    minimumCents: 1_000,
    maximumCents: 500_000,
    capability: 'FRAME',
    details: 'No fee. Usually at once.',
    clearingHours: 0,
    ...none,
    ...terms,
  };
}

function withdrawals(terms: Partial<WithdrawalTerms>): WithdrawalTerms {
  const none = { warning: null, prompt: null, mfaRequired: false };
  return {
    minimumCents: 1_000,
    maximumCents: 2_500_000,
    capability: 'FRAME',
    details: 'No fee. One to three business days.',
    stepHours: [24, 24, 72],
    ...none,
    ...terms,
  };
}

/** In the operator's order. A ninth was one entry here, and one on the client's side. */
const PROVIDERS: Readonly<Record<ProviderCode, Omit<Provider, 'code' | 'instructions'> & Partial<Pick<Provider, 'instructions'>>>> =
  {
    TRUSTLY: {
      name: 'Online banking',
      description: 'With your bank account, without a card.',
      vendorInformation: null,
      countries: null,
      supportsMethods: true,
      methodsHeader: 'Your bank accounts',
      deposit: deposits({}),
      withdrawal: withdrawals({}),
    },
    PAYSAFE_DEBIT_DEPOSIT: {
      name: 'Debit card',
      description: 'With your debit card.',
      vendorInformation: null,
      countries: null,
      supportsMethods: true,
      methodsHeader: 'Your cards',
      deposit: deposits({}),
      withdrawal: null,
    },
    PAYSAFE_CREDIT_DEPOSIT: {
      name: 'Credit card',
      description: 'With your credit card.',
      vendorInformation: null,
      countries: null,
      supportsMethods: true,
      methodsHeader: 'Your cards',
      deposit: deposits({ maximumCents: 200_000, warning: 'Your bank may charge interest and a fee for a cash advance.' }),
      withdrawal: null,
    },
    PAYPAL: {
      name: 'PayPal',
      description: 'With your PayPal account.',
      vendorInformation: null,
      countries: null,
      supportsMethods: true,
      methodsHeader: 'Your accounts',
      deposit: deposits({ capability: 'DROP_IN' }),
      withdrawal: withdrawals({
        capability: 'DROP_IN',
        details: 'No fee. Usually within one business day.',
        stepHours: [12, 24, 24],
      }),
    },
    BRAINTREE_CREDIT: {
      name: 'Card or account',
      description: 'Choose a card or an account.',
      vendorInformation: null,
      countries: ['US'],
      supportsMethods: true,
      methodsHeader: 'Your cards and accounts',
      deposit: deposits({ capability: 'DROP_IN' }),
      withdrawal: null,
    },
    GLOBAL_PAYMENTS_VIP_PREFERRED: {
      name: 'eCheck',
      description: 'By electronic check.',
      vendorInformation: null,
      countries: ['US'],
      supportsMethods: true,
      methodsHeader: 'Your bank accounts',
      deposit: deposits({
        maximumCents: 1_000_000,
        clearingHours: 120,
        details: 'No fee. You can bet with it at once, and withdraw it after five days, once your bank has cleared it.',
      }),
      withdrawal: withdrawals({}),
    },
    CASH_AT_CASINO: {
      name: 'Cash at casino',
      description: 'At a casino’s cashier.',
      vendorInformation: null,
      countries: ['US'],
      supportsMethods: false,
      methodsHeader: '',
      deposit: deposits({ capability: 'FORM', maximumCents: 1_000_000, details: 'No fee. At once, when you pay at the cashier.' }),
      withdrawal: withdrawals({
        capability: 'FORM',
        details: 'No fee. Ready once it is checked, usually within a day.',
        stepHours: [24, 24, 24],
      }),
    },
    WIRE_TRANSFER: {
      name: 'Wire transfer',
      description: 'For large amounts.',
      // The bank is invented.
      instructions: [
        'Beneficiary: Slipstream Player Funds',
        'Bank: First Sandbox Bank',
        'Routing number: 000000000',
        'Account number: 0001234567',
      ],
      vendorInformation: null,
      countries: null,
      supportsMethods: true,
      methodsHeader: 'Your bank accounts',
      deposit: deposits({
        capability: 'FORM',
        minimumCents: 100_000,
        maximumCents: null,
        details: 'No fee of ours; your bank may charge one. One to five business days.',
      }),
      withdrawal: withdrawals({
        capability: 'FORM',
        minimumCents: 100_000,
        maximumCents: null,
        mfaRequired: true,
        stepHours: [24, 48, 120],
        details: 'No fee of ours; your bank may charge one. Two to five business days.',
      }),
    },
    INTERAC: {
      name: 'Interac e-Transfer',
      description: 'From and to your bank by e-mail address.',
      vendorInformation: null,
      countries: ['CA'],
      supportsMethods: true,
      methodsHeader: 'Your e-mail addresses',
      deposit: deposits({ capability: 'FORM', maximumCents: 300_000 }),
      withdrawal: withdrawals({
        capability: 'FORM',
        maximumCents: 300_000,
        stepHours: [12, 24, 24],
        details: 'No fee. Usually within one business day.',
      }),
    },
  };

/** What an operator changes of a provider; null: it is not offered in this direction. */
export interface ProviderChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly methodsHeader?: string | undefined;
  readonly instructions?: readonly string[] | undefined;
  readonly deposit?: (TermsChange & { readonly clearingHours?: number | undefined }) | null | undefined;
  readonly withdrawal?: (TermsChange & { readonly stepHours?: WithdrawalTerms['stepHours'] | undefined }) | null | undefined;
}
type TermsChange = { readonly [Name in Exclude<keyof ProviderTerms, 'capability'>]?: ProviderTerms[Name] | undefined };

/** All providers as this operator offers them, in its order. */
export type Providers = ReadonlyMap<ProviderCode, Provider>;

function given<Values extends object>(change: Values): { [Name in keyof Values]: Exclude<Values[Name], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]: Exclude<Values[Name], undefined>;
  };
}

function changedTerms<Terms extends ProviderTerms>(terms: Terms | null, change: object | null | undefined): Terms | null {
  if (terms === null || change === null) return null;
  return { ...terms, ...given(change ?? {}) };
}

export function createProviders(changes: Readonly<Partial<Record<ProviderCode, ProviderChange | undefined>>> = {}): Providers {
  return new Map(
    // An object's keys keep their order.
    (Object.keys(PROVIDERS) as ProviderCode[]).map((code) => {
      const provider = PROVIDERS[code];
      const { deposit, withdrawal, ...texts } = changes[code] ?? {};
      const terms = {
        deposit: changedTerms(provider.deposit, deposit),
        withdrawal: changedTerms(provider.withdrawal, withdrawal),
      };
      return [code, { code, instructions: [], ...provider, ...given(texts), ...terms }];
    }),
  );
}

export function termsOf(provider: Provider, direction: PaymentDirection): ProviderTerms | null {
  return direction === 'DEPOSIT' ? provider.deposit : provider.withdrawal;
}

/** @param regionCode of the player, ISO 3166-2. */
export function providersFor(providers: Providers, direction: PaymentDirection, regionCode: string): readonly Provider[] {
  const country = regionCode.slice(0, 2);
  return [...providers.values()].filter(
    (provider) => termsOf(provider, direction) !== null && (provider.countries === null || provider.countries.includes(country)),
  );
}

/** A provider that can pay what it was paid with back, for functions/way_back.sql. */
export interface Receiver {
  readonly code: ProviderCode;
  readonly name: string;
  /** The least that it pays, in cents. */
  readonly minimumCents: number;
}

/** Those to which a player's money goes back before it goes elsewhere (docs/adr/0127). Cash goes back to nobody's account. */
export function receiversFor(providers: Providers, regionCode: string): readonly Receiver[] {
  return providersFor(providers, 'WITHDRAWAL', regionCode).flatMap(({ code, name, supportsMethods, withdrawal }) =>
    supportsMethods && withdrawal !== null ? [{ code, name, minimumCents: withdrawal.minimumCents }] : [],
  );
}

export function providerOf(providers: Providers, code: ProviderCode): Provider {
  const provider = providers.get(code);
  if (provider === undefined) throw new Error(`There is no provider ${code}`);
  return provider;
}

/** A wire's player reads what is sent before the gateway is asked. */
export function needsConfirmation(code: ProviderCode, direction: PaymentDirection): boolean {
  return code === 'WIRE_TRANSFER' && direction === 'WITHDRAWAL';
}

/** Cash is paid at a cage of the player's choice. */
export function hasFacilities(code: ProviderCode): boolean {
  return code === 'CASH_AT_CASINO';
}

/** Everything that is not "Trustly-type" opens a dialog in a quick deposit (specification, section 5). */
export function isModalType(code: ProviderCode): boolean {
  return code !== 'TRUSTLY';
}
