import type { PaymentType } from './provider.ts';

/** Of a payment that is being entered, or is with its provider. */
export const unfinishedText = (type: PaymentType): string =>
  type === 'DEPOSIT' ? 'Your deposit is not finished' : 'Your withdrawal is not finished';
