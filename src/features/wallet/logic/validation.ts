import { PAYMENT_TOAST, VALIDATION_TEXT } from './paymentTexts.ts';

/** An error of the server (specification, section 3). */
export interface PaymentError {
  readonly action: string | null;
  readonly field: readonly string[] | null;
  readonly message: string;
}

export interface Validated {
  /** Null counts as permitted: only a refusal stops. */
  readonly permitted: boolean | null;
  readonly errors: readonly PaymentError[];
}

export type Validation =
  | { readonly kind: 'passed' }
  | { readonly kind: 'amount' | 'provider'; readonly message: string }
  /** `message`: what the server says of it; null: nothing. */
  | { readonly kind: 'toast'; readonly title: string; readonly message: string | null };

/** The last message of a field. A path may lead to it: `["input", "amountCents"]`. */
function messageOf(errors: readonly PaymentError[], field: string): string | null {
  return errors.findLast((error) => error.field?.at(-1) === field)?.message ?? null;
}

/**
 * What a validation is shown as (specification, section 5): the error of the amount first, then the provider's, else a toast.
 * @param answer null: there was none.
 */
export function validationOf(answer: Validated | null): Validation {
  if (answer === null) return { kind: 'toast', title: VALIDATION_TEXT, message: null };
  if (answer.permitted !== false) return { kind: 'passed' };
  const amount = messageOf(answer.errors, 'amountCents');
  if (amount !== null) return { kind: 'amount', message: amount };
  const provider = messageOf(answer.errors, 'paymentProviderId');
  if (provider !== null) return { kind: 'provider', message: provider };
  const message = answer.errors.at(-1)?.message ?? null;
  return { kind: 'toast', title: message === null ? VALIDATION_TEXT : PAYMENT_TOAST.body, message };
}

/** The error that asks this of the player; null: none does. */
export function errorWithAction(errors: readonly PaymentError[], action: 'ACKNOWLEDGE' | 'REVIEW_LIMITS'): PaymentError | null {
  return errors.find((error) => error.action === action) ?? null;
}

export interface CreateErrors {
  readonly amount: string | null;
  readonly unexpected: string | null;
  /** The errors of a provider's form, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** What a refused payment is shown as: the last message above the form, and that of the amount at its field, too. */
export function createErrors(errors: readonly PaymentError[]): CreateErrors {
  const fields = errors.flatMap(({ field, message }) => {
    const name = field?.at(-2) === 'fields' ? field.at(-1) : undefined;
    return name === undefined ? [] : [[name, message] as const];
  });
  return {
    amount: messageOf(errors, 'amountCents'),
    unexpected: errors.at(-1)?.message ?? null,
    fields: Object.fromEntries(fields),
  };
}
