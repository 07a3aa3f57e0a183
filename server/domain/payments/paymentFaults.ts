import { formatMoney, formatRoundMoney } from '../../../core/money/money.ts';
import { depositLeft } from '../../../core/wallet/depositLeft.ts';
import type { PaymentDirection } from './payment.ts';

/** Why a payment is not begun. Those with `Cents` or `seconds` from SQL: store/functions/wallet_rights.sql. */
export type PaymentFault =
  | { readonly code: 'AMOUNT_INVALID' }
  | { readonly code: 'AMOUNT_BELOW_MINIMUM'; readonly minimumCents: number }
  | { readonly code: 'AMOUNT_ABOVE_MAXIMUM'; readonly maximumCents: number }
  | { readonly code: 'DEPOSIT_LIMIT_REACHED'; readonly period: 'DAILY' | 'WEEKLY' | 'MONTHLY'; readonly leftCents: number }
  | { readonly code: 'INSUFFICIENT_FUNDS'; readonly availableCents: number }
  | ({ readonly code: 'FUNDS_HELD'; readonly availableCents: number } & HeldFunds)
  | { readonly code: 'GOES_BACK_FIRST'; readonly availableCents: number; readonly back: readonly BackFirst[] }
  | { readonly code: 'IN_DEBT'; readonly debtCents: number }
  | { readonly code: 'PROVIDER_EXCLUDED' | 'PROVIDER_UNAVAILABLE' | 'QUICK_DEPOSIT_UNAVAILABLE' }
  | { readonly code: 'METHOD_UNKNOWN' | 'FACILITY_UNKNOWN' }
  | { readonly code: 'FIELD_INVALID'; readonly field: string; readonly message: string }
  | { readonly code: 'PROMO_CODE_REFUSED'; readonly message: string }
  | { readonly code: 'DEPOSITS_BLOCKED'; readonly seconds: number }
  | { readonly code: 'ACKNOWLEDGEMENT_REQUIRED' | 'TIME_LIMIT_REACHED' | 'PLAYER_RESTRICTED' };

/** What of the cash cannot be withdrawn yet; no seconds where there is nothing of a kind. */
interface HeldFunds {
  /** Cash of deposits that may still bounce. */
  readonly clearingCents: number;
  readonly clearingSeconds: number | null;
  /** Paid for bets whose results may still be corrected. */
  readonly correctableCents: number;
  readonly correctableSeconds: number | null;
}

/** What goes back to a provider before anything goes elsewhere (docs/adr/0127). */
interface BackFirst {
  readonly name: string;
  readonly cents: number;
}

/** What a player can do about an error. */
export type PaymentErrorAction =
  | 'CHANGE_AMOUNT'
  | 'CHANGE_PROVIDER'
  | 'CHANGE_FIELD'
  | 'ACKNOWLEDGE'
  | 'REVIEW_LIMITS'
  | 'TRY_AGAIN'
  | 'CONTACT_SUPPORT'
  | 'WAIT';

export interface PaymentError {
  readonly action: PaymentErrorAction | null;
  /** The path of the input's field; null: of none. */
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** The specification's texts (parts 5 and 8). */
export const PAYMENT_TEXTS = {
  validation: 'Unexpected error during validation',
  excluded: 'This payment method is on the excluded list and is unavailable right now.',
  failed: 'Your deposit could not be processed. Please contact Customer Support for assistance.',
  tryAgain: 'An unexpected error occurred. Try again.',
  unexpected: 'An unexpected error occurred.',
} as const;

export function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

function inTime(seconds: number): string {
  const hours = Math.ceil(seconds / 3_600);
  if (hours <= 1) return inMinutes(seconds);
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}

function heldText({ clearingCents, clearingSeconds, correctableCents, correctableSeconds }: HeldFunds): string {
  const parts = [
    clearingSeconds !== null && `${formatMoney(clearingCents)} of deposits is clearing for ${inTime(clearingSeconds)}`,
    correctableSeconds !== null &&
      `${formatMoney(correctableCents)} of payouts can still be corrected for ${inTime(correctableSeconds)}`,
  ];
  return `${parts.filter((part) => part !== false).join(', and ')}.`;
}

/** Where nothing may go elsewhere, the player chooses the way back; else a smaller amount. */
function backFirstError(availableCents: number, back: readonly BackFirst[]): PaymentError {
  const parts = back.map(({ name, cents }) => `${formatMoney(cents)} to ${name}`).join(', ');
  return availableCents === 0
    ? { action: 'CHANGE_PROVIDER', field: ['paymentProviderId'], message: `What you paid in goes back first: ${parts}.` }
    : {
        action: 'CHANGE_AMOUNT',
        field: ['amountCents'],
        message: `You can withdraw up to ${formatMoney(availableCents)} this way. What you paid in goes back first: ${parts}.`,
      };
}

function paymentError(fault: PaymentFault, direction: PaymentDirection): PaymentError {
  const noun = direction === 'DEPOSIT' ? 'deposit' : 'withdrawal';
  const amount = (message: string): PaymentError => ({ action: 'CHANGE_AMOUNT', field: ['amountCents'], message });
  const provider = (message: string): PaymentError => ({ action: 'CHANGE_PROVIDER', field: ['paymentProviderId'], message });
  const general = (action: PaymentErrorAction | null, message: string): PaymentError => ({ action, field: null, message });
  switch (fault.code) {
    case 'AMOUNT_INVALID':
      return amount('Enter an amount.');
    case 'AMOUNT_BELOW_MINIMUM':
      return amount(`The smallest ${noun} is ${formatRoundMoney(fault.minimumCents)}.`);
    case 'AMOUNT_ABOVE_MAXIMUM':
      return amount(`The largest ${noun} is ${formatRoundMoney(fault.maximumCents)}.`);
    case 'DEPOSIT_LIMIT_REACHED':
      return {
        action: 'REVIEW_LIMITS',
        field: ['amountCents'],
        message: `${depositLeft(fault.period, fault.leftCents)}.`,
      };
    case 'INSUFFICIENT_FUNDS':
      return amount(`You can withdraw up to ${formatMoney(fault.availableCents)}.`);
    case 'FUNDS_HELD':
      return amount(`You can withdraw up to ${formatMoney(fault.availableCents)} now: ${heldText(fault)}`);
    case 'GOES_BACK_FIRST':
      return backFirstError(fault.availableCents, fault.back);
    case 'IN_DEBT':
      return general(
        'CONTACT_SUPPORT',
        `A deposit or a payout was taken back after it was spent. You owe ${formatMoney(fault.debtCents)}, and cannot withdraw until it is repaid.`,
      );
    case 'PROVIDER_EXCLUDED':
      return provider(PAYMENT_TEXTS.excluded);
    case 'PROVIDER_UNAVAILABLE':
      return provider('This payment method is not available. Choose another one.');
    case 'QUICK_DEPOSIT_UNAVAILABLE':
      return provider('This payment method is not available in the betslip. Deposit from your wallet.');
    case 'METHOD_UNKNOWN':
      return { action: 'CHANGE_FIELD', field: ['paymentMethodId'], message: 'Choose how to pay.' };
    case 'FACILITY_UNKNOWN':
      return { action: 'CHANGE_FIELD', field: ['facilityId'], message: 'Choose a casino.' };
    case 'FIELD_INVALID':
      return { action: 'CHANGE_FIELD', field: ['fields', fault.field], message: fault.message };
    case 'PROMO_CODE_REFUSED':
      return { action: 'CHANGE_FIELD', field: ['promotionCode'], message: fault.message };
    case 'DEPOSITS_BLOCKED':
      return general('WAIT', `Several deposits have failed. You can try again in ${inMinutes(fault.seconds)}.`);
    case 'ACKNOWLEDGEMENT_REQUIRED':
      return general('ACKNOWLEDGE', 'Please read the notice about your deposits first.');
    case 'TIME_LIMIT_REACHED':
      return general('REVIEW_LIMITS', 'You have reached your time limit of today.');
    case 'PLAYER_RESTRICTED':
      return general('CONTACT_SUPPORT', 'Your account cannot take deposits.');
    default:
      return general(null, PAYMENT_TEXTS.validation);
  }
}

const ORDER = ['amountCents', 'paymentProviderId'];

/** What the player reads: the amount's error first, then the provider's (specification, part 5). */
export function paymentErrors(faults: readonly PaymentFault[], direction: PaymentDirection): readonly PaymentError[] {
  const place = ({ field }: PaymentError): number => {
    const index = ORDER.indexOf(field?.[0] ?? '');
    return index === -1 ? ORDER.length : index;
  };
  return faults.map((fault) => paymentError(fault, direction)).toSorted((a, b) => place(a) - place(b));
}
