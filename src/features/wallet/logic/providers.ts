import type { ProviderCode } from '../../../../core/wallet/providerCodes.ts';
import { isProviderCode } from '../../../../core/wallet/providerCodes.ts';
import type { Capability, PaymentType } from './provider.ts';
import { walletPath } from './walletPath.ts';

/**
 * Where a payment goes on after its amount. frame: the provider's page, once the payment exists · dropIn: the same, and what was chosen there
 * completes it · wire, cash, interac: a page of ours, which begins the payment.
 */
export type ProviderScreen = 'frame' | 'dropIn' | 'wire' | 'cash' | 'interac';

/** The name of an icon of the design system. */
export type ProviderIcon = 'bank' | 'card' | 'wallet' | 'document' | 'cash' | 'transfer';

export interface ProviderEntry {
  readonly icon: ProviderIcon;
  readonly screen: ProviderScreen;
  /** What follows the press of the button, in one sentence. */
  readonly next: string;
  /** In a quick deposit: `hidden` is "Trustly-type" (specification, section 5). Null: it has a page of ours, which the slip has no room for. */
  readonly quick: 'hidden' | 'modal' | null;
}

const IN_FRAME = { screen: 'frame', quick: 'modal' } as const;
const BANK = 'You’ll confirm with your bank in a secure window.';
const CARD = 'You’ll confirm with your card’s bank in a secure window.';

/** The one list of what differs between providers on this side. A further provider is one more entry. */
export const PROVIDERS: Readonly<Record<ProviderCode, ProviderEntry>> = {
  TRUSTLY: { ...IN_FRAME, icon: 'bank', quick: 'hidden', next: BANK },
  PAYSAFE_DEBIT_DEPOSIT: { ...IN_FRAME, icon: 'card', next: CARD },
  PAYSAFE_CREDIT_DEPOSIT: { ...IN_FRAME, icon: 'card', next: CARD },
  PAYPAL: { icon: 'wallet', screen: 'dropIn', quick: 'modal', next: 'You’ll log in to PayPal in a secure window.' },
  BRAINTREE_CREDIT: { icon: 'card', screen: 'dropIn', quick: 'modal', next: 'You’ll choose a card or account in a secure window.' },
  GLOBAL_PAYMENTS_VIP_PREFERRED: { ...IN_FRAME, icon: 'document', next: 'You’ll confirm the eCheck in a secure window.' },
  CASH_AT_CASINO: { icon: 'cash', screen: 'cash', quick: null, next: 'You’ll choose a casino next.' },
  WIRE_TRANSFER: { icon: 'transfer', screen: 'wire', quick: null, next: 'You’ll enter your bank next.' },
  INTERAC: { icon: 'transfer', screen: 'interac', quick: null, next: 'You’ll say where it is sent next.' },
};

/** A code that this build does not know is shown in the provider's own frame. */
const UNKNOWN: ProviderEntry = { ...IN_FRAME, icon: 'wallet', next: 'You’ll confirm in a secure window.' };

export function entryOf(code: string): ProviderEntry {
  return isProviderCode(code) ? PROVIDERS[code] : UNKNOWN;
}

export const CAPABILITIES: readonly Capability[] = ['FRAME', 'HIDDEN_FRAME', 'FORM', 'DROP_IN'];

const at = (path: string): string => `/${walletPath(path)}`;

export const PATHS = {
  deposit: at('deposit'),
  withdrawal: at('withdrawal'),
  interac: at('withdrawal/interac'),
  wireDetails: at('wire_transfer_withdrawal_details'),
  receipt: (receiptId: string) => at(`receipt/${encodeURIComponent(receiptId)}`),
} as const;

/** The list of the player's payments. */
export const listPath = (type: PaymentType): string => `${startPath(type)}#payments`;
export const startPath = (type: PaymentType): string => (type === 'DEPOSIT' ? PATHS.deposit : PATHS.withdrawal);
export const gatewayPath = (type: PaymentType): string => `${startPath(type)}/gateway`;

/** Null: there is none; the payment begins on the page itself. Interac has one for withdrawals alone: a deposit is asked for by the provider. */
export function screenPath(code: string, type: PaymentType): string | null {
  const { screen } = entryOf(code);
  if (screen === 'wire') return `${startPath(type)}/wire-transfer`;
  if (screen === 'cash') return `${startPath(type)}/cash-at-casino`;
  return screen === 'interac' && type === 'WITHDRAWAL' ? PATHS.interac : null;
}
