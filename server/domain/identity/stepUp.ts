/** Changes that need a code; the contract's OneTimeCodeSource, with the two that have no session yet. */
export type CodeSource =
  | 'LOG_IN'
  | 'RESET_PASSWORD'
  | 'LOGIN_PREFERENCES'
  | 'UPDATE_PASSWORD'
  | 'ADDRESS'
  | 'EXPORT'
  | 'DEPOSIT'
  | 'WITHDRAWAL';

/** What opens an account, moves its money or tells of it. NEW_METHOD: paying in with a card or account that was not used before. */
export type ProtectedAction =
  | 'LOG_IN'
  | 'RESET_PASSWORD'
  | 'FACTOR_ON'
  | 'FACTOR_OFF'
  | 'UPDATE_PASSWORD'
  | 'ADDRESS'
  | 'EXPORT'
  | 'NEW_METHOD'
  | 'WITHDRAWAL';

interface Proof {
  readonly source: CodeSource;
  /** ALWAYS: also of a player without strong authentication, to show that codes arrive. */
  readonly needed: 'ALWAYS' | 'STRONG';
  /** What the message says that the code is for. */
  readonly purpose: string;
}

/** Each action's proof: a code that was sent for it. docs/adr/0126. */
export const PROOFS: Readonly<Record<ProtectedAction, Proof>> = {
  LOG_IN: { source: 'LOG_IN', needed: 'STRONG', purpose: 'to log in' },
  RESET_PASSWORD: { source: 'RESET_PASSWORD', needed: 'STRONG', purpose: 'to set a new password' },
  FACTOR_ON: { source: 'LOGIN_PREFERENCES', needed: 'ALWAYS', purpose: 'to change how you log in' },
  FACTOR_OFF: { source: 'LOGIN_PREFERENCES', needed: 'STRONG', purpose: 'to change how you log in' },
  UPDATE_PASSWORD: { source: 'UPDATE_PASSWORD', needed: 'STRONG', purpose: 'to change your password' },
  ADDRESS: { source: 'ADDRESS', needed: 'STRONG', purpose: 'to change your address' },
  EXPORT: { source: 'EXPORT', needed: 'STRONG', purpose: 'to download your data' },
  NEW_METHOD: { source: 'DEPOSIT', needed: 'STRONG', purpose: 'to deposit' },
  WITHDRAWAL: { source: 'WITHDRAWAL', needed: 'STRONG', purpose: 'to withdraw' },
};

/** @param showsCodes the player has strong authentication, and no operator has waived it for now. */
export function needsProof(action: ProtectedAction, showsCodes: boolean): boolean {
  return PROOFS[action].needed === 'ALWAYS' || showsCodes;
}

export function purposeText(source: CodeSource): string {
  return Object.values(PROOFS).find((proof) => proof.source === source)?.purpose ?? '';
}
