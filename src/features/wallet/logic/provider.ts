import type { Currency } from '../../../../core/money/money.ts';
import { formatMoney } from '../../../../core/money/money.ts';
import { EXCLUDED_TEXT, UNAVAILABLE_TEXT } from './paymentTexts.ts';

export type PaymentType = 'DEPOSIT' | 'WITHDRAWAL';

export type Capability = 'FRAME' | 'HIDDEN_FRAME' | 'FORM' | 'DROP_IN';

export interface Amount {
  readonly cents: number;
  readonly currency: Currency;
}

export interface PaymentMethod {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** What can be withdrawn to it; null for deposits. */
  readonly withdrawable: Amount | null;
}

export interface Provider {
  readonly id: string;
  readonly name: string;
  /** One of core/wallet/providerCodes.ts, or a newer one. */
  readonly code: string;
  readonly description: string;
  readonly details: string | null;
  readonly vendorInformation: string | null;
  readonly warning: string | null;
  readonly prompt: string | null;
  readonly preferredPrompt: string | null;
  readonly preferredWarnings: readonly string[];
  readonly isExcluded: boolean;
  readonly isAvailable: boolean;
  /** What can be withdrawn by it, to an account that is not known yet; null for deposits. */
  readonly balance: Amount | null;
  readonly monetaryDetails: string | null;
  readonly minimum: Amount;
  /** Null: none of its own. */
  readonly maximum: Amount | null;
  /** A one-time code has to be shown. */
  readonly needsCode: boolean;
  readonly capability: Capability;
  readonly isModal: boolean;
  readonly supportsMethods: boolean;
  readonly preferredMethod: PaymentMethod | null;
  readonly methods: readonly PaymentMethod[];
  readonly mayAddMethods: boolean;
  readonly mayManageMethods: boolean;
  readonly methodsHeader: string;
}

export interface Landing {
  readonly preferred: Provider | null;
  /** All others, in the order of the operator. */
  readonly others: readonly Provider[];
  readonly limits: readonly DepositLimit[];
  readonly blocked: { readonly message: string; readonly until: string | null } | null;
  /** What cannot be withdrawn yet; empty for deposits. */
  readonly held: readonly HeldMoney[];
  /** What goes back to the ways that it was paid in by, before anything goes elsewhere; empty for deposits. */
  readonly goesBack: readonly GoesBack[];
  /** All that can be withdrawn, by any way. */
  readonly withdrawableCents: number;
}

export interface GoesBack {
  /** The provider's. */
  readonly name: string;
  readonly amount: Amount;
}

export interface HeldMoney {
  readonly reason: 'CLEARING' | 'CORRECTABLE' | 'OWED';
  readonly amount: Amount;
  /** Null: until it is repaid. */
  readonly until: string | null;
}

export interface DepositLimit {
  readonly period: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  readonly limitCents: number;
  readonly leftCents: number;
}

export function providersOf({ preferred, others }: Pick<Landing, 'preferred' | 'others'>): readonly Provider[] {
  return preferred === null ? others : [preferred, ...others];
}

export type ProviderState = 'available' | 'unavailable' | 'excluded';

/** What an exclusion says comes first: it is the player's own decision. */
export function providerState({ isExcluded, isAvailable }: Pick<Provider, 'isExcluded' | 'isAvailable'>): ProviderState {
  if (isExcluded) return 'excluded';
  return isAvailable ? 'available' : 'unavailable';
}

/** The line below a provider's name: an unusable one says why in place of its description. */
export function providerLine(provider: Pick<Provider, 'isExcluded' | 'isAvailable' | 'description'>): string {
  const state = providerState(provider);
  if (state === 'excluded') return EXCLUDED_TEXT;
  return state === 'unavailable' ? UNAVAILABLE_TEXT : provider.description;
}

/** The provider that the page begins with: the chosen one while it can be used, else the preferred one, else the first usable one. */
export function chosenProvider(landing: Pick<Landing, 'preferred' | 'others'>, chosenId: string | null): Provider | null {
  const usable = providersOf(landing).filter((provider) => providerState(provider) === 'available');
  return usable.find(({ id }) => id === chosenId) ?? usable[0] ?? null;
}

/** The method that a payment begins with; null where none is stored, or the player wants another one. */
export function chosenMethod(provider: Provider, chosenId: string | null): PaymentMethod | null {
  if (!provider.supportsMethods || chosenId === NEW_METHOD) return null;
  return provider.methods.find(({ id }) => id === chosenId) ?? provider.preferredMethod ?? provider.methods[0] ?? null;
}

/** The choice to enter another card or account at the provider. */
export const NEW_METHOD = 'new';

/** A method is chosen where one has to be: a provider that takes no new ones needs one that is stored. */
export function hasMethod(provider: Provider, method: PaymentMethod | null): boolean {
  return !provider.supportsMethods || method !== null || provider.mayAddMethods;
}

/** `CA$` tells Canadian dollars from others. */
export function amountText({ cents, currency }: Amount): string {
  return currency === 'CAD' ? `CA${formatMoney(cents)}` : formatMoney(cents);
}

/** `$10.00 – $5,000.00`, or `From $1,000.00` without a maximum. */
export function rangeText({ minimum, maximum }: Pick<Provider, 'minimum' | 'maximum'>): string {
  return maximum === null ? `From ${amountText(minimum)}` : `${amountText(minimum)} – ${amountText(maximum)}`;
}
