/** Why an account could not be linked (specification, part 8). */
export type LinkingError = 'ONE_ID_AUTH_FAIL' | 'ONE_ID_TOKEN_FAIL' | 'INVALID' | 'DUPLICATE_PAIRWISE_ID';

interface Presentation {
  /** Reported. Only that of a duplicate is shown too. */
  readonly message: string;
  readonly modal: 'error' | 'unable';
}

export const LINKING_ERRORS: Readonly<Record<LinkingError, Presentation>> = {
  ONE_ID_AUTH_FAIL: { message: 'Authorization code missing', modal: 'error' },
  ONE_ID_TOKEN_FAIL: { message: 'Did not receive a valid JWT token', modal: 'error' },
  INVALID: { message: 'An unexpected error', modal: 'error' },
  DUPLICATE_PAIRWISE_ID: { message: 'An account can only be linked to one at a time.', modal: 'unable' },
};
