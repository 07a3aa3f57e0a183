import type { Result } from '../../../core/result.ts';
import type { SessionEndReason } from '../../../core/sessionEnd.ts';
import type { LoginRefusal } from '../../domain/identity/loginLimits.ts';
import type { TokenTransport } from '../../domain/identity/policy.ts';
import type { Viewer } from '../../domain/identity/viewer.ts';

/** A viewer and the expiry of their token, by the business clock. */
export interface VerifiedToken {
  readonly viewer: Exclude<Viewer, { kind: 'none' }>;
  readonly expiresAt: Date;
}

export type TokenFailure = 'INVALID' | 'EXPIRED' | 'SESSION_ENDED';

/** Answer of the token endpoint, with the field names of the specification. */
export interface TokenGrant {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user_id: string;
  readonly expires_in: number;
  /** Seconds after which the session is over if it is not refreshed. */
  readonly refresh_expires_in: number;
  readonly token_type: 'Bearer';
}

export type GrantFailure =
  | { readonly code: 'INVALID_CREDENTIALS' }
  /** Too many failures, or too many attempts, came before this one. */
  | ({ readonly code: 'REFUSED' } & LoginRefusal)
  /** Too many passwords are being checked at the moment. */
  | { readonly code: 'BUSY'; readonly retryAfterSeconds: number }
  /** `endReason`: why the server ended the session, where the player is told. */
  | { readonly code: 'INVALID_REFRESH_TOKEN'; readonly endReason: SessionEndReason | null };

export interface PasswordGrantRequest {
  readonly username: string;
  readonly password: string;
  readonly transport?: TokenTransport;
  readonly ipAddress: string;
}

export interface RefreshGrantRequest {
  readonly refreshToken: string;
  readonly transport?: TokenTransport;
  readonly ipAddress: string;
}

export interface SessionName {
  readonly playerId: string;
  readonly sessionId: string;
}

/** Logs players in and out, and identifies the owner of a token. Tokens and passwords are never logged. */
export interface Identity {
  passwordGrant(request: PasswordGrantRequest): Promise<Result<TokenGrant, GrantFailure>>;
  /**
   * Each refresh token works once; a second use ends its session. From a cookie the last token may be repeated for a short time and gets
   * the same answer. A token is valid only on the transport that its session was opened with.
   */
  refreshGrant(request: RefreshGrantRequest): Promise<Result<TokenGrant, GrantFailure>>;
  /** The session that a bearer token names, even an expired one: sufficient for logging out only. */
  readSession(token: string): Promise<SessionName | null>;
  verifyAccessToken(token: string): Promise<Result<VerifiedToken, TokenFailure>>;
  /** A token for a visitor, with an id of its own, valid for 24 hours. */
  issueAnonymousToken(anonymousId?: string): Promise<string>;
  verifyAnonymousToken(token: string): Promise<Result<VerifiedToken, TokenFailure>>;
  /** Lifetime of a cookie with a refresh token, in seconds. */
  readonly sessionIdleSeconds: number;
  /** Ends a session: its open sockets close and its refresh tokens become invalid. Ending it again changes nothing. */
  endSession(session: SessionName, reason: string, ipAddress: string): Promise<void>;
}
