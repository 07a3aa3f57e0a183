import type { AmountBounds } from './amount.ts';
import { hasMethod, type PaymentMethod, type Provider } from './provider.ts';
import { entryOf } from './providers.ts';

export interface QuickFlags {
  /** quick-deposit */
  readonly isOn: boolean;
  /** quick-deposit-modal: off, the provider must not be of the kind that opens a dialog. */
  readonly mayOpenModal: boolean;
}

/** A provider that a quick deposit can use. One with a page of ours has no place in the slip. */
export function isQuick(provider: Pick<Provider, 'code' | 'isModal'>, { mayOpenModal }: Pick<QuickFlags, 'mayOpenModal'>): boolean {
  return entryOf(provider.code).quick !== null && (mayOpenModal || !provider.isModal);
}

/** Whether a quick deposit is offered (specification, section 5). */
export function isOffered(preferred: Pick<Provider, 'code' | 'isModal'> | null, flags: QuickFlags): boolean {
  return flags.isOn && preferred !== null && isQuick(preferred, flags);
}

/** With which amount the form begins: what is missing, or the smallest deposit if that is more; null: nothing is missing. */
export function firstAmount(shortCents: number, { minimum }: Pick<AmountBounds, 'minimum'>): number | null {
  return shortCents > 0 ? Math.max(shortCents, minimum.cents) : null;
}

export interface QuickForm {
  /** The player has entered something. */
  readonly isDirty: boolean;
  readonly isValid: boolean;
  readonly isValidating: boolean;
  readonly amountCents: number | null;
  readonly provider: Provider;
  readonly method: PaymentMethod | null;
}

/** Whether the deposit can be sent (specification, section 5). */
export function maySubmit({ isDirty, isValid, isValidating, amountCents, provider, method }: QuickForm): boolean {
  return isDirty && isValid && !isValidating && amountCents !== null && hasMethod(provider, method);
}

export const TOOLTIP = {
  title: 'Quick Deposit is live!',
  body: 'Deposit quickly and securely without leaving the betslip.',
} as const;
