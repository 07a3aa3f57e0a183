/** Who gives players something, or puts it up for them, and why: stored with it (functions/operator_actions.sql). */
export interface Reason {
  readonly operator: string;
  readonly words: string;
}

/** The reason for what nobody but a sandbox gives: elsewhere RUN_ROLE may not. */
export const GIVEN_BY_SANDBOX: Reason = { operator: 'sandbox', words: 'Given by the sandbox, to try the product' };
