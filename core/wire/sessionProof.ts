/** Proof of possession of a session's key, in the form of DPoP (RFC 9449): what the app writes and the identity server reads. */

export const PROOF_HEADER = 'dpop';
/** The nonce that the next proof must contain; sent with `NONCE_NEEDED`. */
export const NONCE_HEADER = 'dpop-nonce';
/** The device's clock differs from the server's: the request is to be repeated with a nonce in its proof. */
export const NONCE_NEEDED = 'use_dpop_nonce';
export const PROOF_ALGORITHM = 'ES256';
export const PROOF_TYPE = 'dpop+jwt';

/** What a proof says besides its key. */
export interface ProofClaims {
  /** Different in each proof. */
  readonly jti: string;
  readonly htm: 'POST';
  /** The address of the request, without its query. */
  readonly htu: string;
  /** Unix seconds by the device's clock. */
  readonly iat: number;
  readonly nonce?: string;
}

/** A log-out that the server may not know of yet. */
export interface PendingLogOut {
  readonly path: string;
  /** Good at any time, and for nothing else. */
  readonly proof: string;
}

/** The row of session keys that worker and page both know. */
export interface PendingLogOuts {
  readonly pending: readonly PendingLogOut[];
}

/** Where the row is: a database of each brand. */
export const SESSION_KEYS = { database: (brand: string): string => `slipstream-session-${brand}`, store: 'values', row: 'keys' };
/** The tag of Background Sync. */
export const LOG_OUT_SYNC = 'slipstream-log-out';

export function withoutPending<Row extends PendingLogOuts>(keys: Row, settled: readonly PendingLogOut[]): Row {
  const proofs = settled.map(({ proof }) => proof);
  return { ...keys, pending: keys.pending.filter(({ proof }) => !proofs.includes(proof)) };
}

/** Whether the server has decided: it has ended the session, or it will not take this proof at any time. */
export function isSettledBy({ status }: { readonly status: number }): boolean {
  return status < 500 && status !== 408 && status !== 429;
}
