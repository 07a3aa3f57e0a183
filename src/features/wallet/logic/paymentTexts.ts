/** Fixed by the specification, section 8. */
export const FAILED_TEXT = 'Your deposit could not be processed. Please contact Customer Support for assistance.';
export const EXCLUDED_TEXT = 'This payment method is on the excluded list and is unavailable right now.';
export const SLOW_TEXT = 'Please wait a moment. The transaction is taking longer than expected.';
export const VALIDATION_TEXT = 'Unexpected error during validation';
export const PAYMENT_TOAST = {
  id: 'payment',
  type: 'danger',
  body: 'An error has occurred',
  detail: 'Please try again later.',
  secondsUntilRemoved: 10,
} as const;

export const UNAVAILABLE_TEXT = 'Not available at the moment. Please use another method.';

const TRY_AGAIN = 'An unexpected error occurred. Try again.';
const UNEXPECTED = 'An unexpected error occurred.';

export interface UnexpectedTexts {
  readonly tryAgain: string;
  readonly fullStop: string;
}

/**
 * The specification has two texts for unexpected errors and does not say which is whose.
 * @param tryAgainIn the state whose text asks to try again: by default the one where that is possible (docs/adr/0084).
 */
export function unexpectedTexts(tryAgainIn: 'retry' | 'full-stop'): UnexpectedTexts {
  return tryAgainIn === 'retry' ? { tryAgain: TRY_AGAIN, fullStop: UNEXPECTED } : { tryAgain: UNEXPECTED, fullStop: TRY_AGAIN };
}

/** What is safe is said first. */
export const OFFLINE_TEXT = {
  title: 'You’re offline',
  body: 'Your money is safe. Nothing is sent until you are back online and press the button.',
} as const;

export const CANCELLED_TEXT = { title: 'You cancelled', body: 'Nothing was charged. You can try again.' } as const;
