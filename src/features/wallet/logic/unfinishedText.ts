import type { PaymentType } from './provider.ts';

/** The text of a payment that is being entered, or is with its provider. */
export const unfinishedText = (type: PaymentType): string =>
  type === 'DEPOSIT' ? 'Your deposit is not finished' : 'Your withdrawal is not finished';
