import type { Result } from '../../../core/result.ts';
import type { LoginRefusal } from '../../domain/identity/loginLimits.ts';
import type { TokenTransport } from '../../domain/identity/policy.ts';
import type { Viewer } from '../../domain/identity/viewer.ts';

/** A viewer and until when the token that says so is good, by the business clock. */
export interface VerifiedToken {
  readonly viewer: Exclude<Viewer, { kind: 'none' }>;
  readonly expiresAt: Date;
}

export type TokenFailure = 'INVALID' | 'EXPIRED' | 'SESSION_ENDED';

/** Answer of the token endpoint, as the specification names its fields. */
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
  /** Too many before this one failed, or came. */
  | ({ readonly code: 'REFUSED' } & LoginRefusal)
  /** Too many passwords are being checked at the moment. */
  | { readonly code: 'BUSY'; readonly retryAfterSeconds: number }
  | { readonly code: 'INVALID_REFRESH_TOKEN' };

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

/** Logs players in and out, and says who a token belongs to. Tokens and passwords are never logged. */
export interface Identity {
  passwordGrant(request: PasswordGrantRequest): Promise<Result<TokenGrant, GrantFailure>>;
  /**
   * Each refresh token works once; using one a second time ends the session it belongs to. From a cookie the last one may come again for a
   * short time, and has the same answer. A token is good only by the transport that its session was opened with.
   */
  refreshGrant(request: RefreshGrantRequest): Promise<Result<TokenGrant, GrantFailure>>;
  /** Whose session a bearer token names, even one that has run out: enough to log out with, and for nothing else. */
  readSession(token: string): Promise<SessionName | null>;
  verifyAccessToken(token: string): Promise<Result<VerifiedToken, TokenFailure>>;
  /** A token for somebody not logged in, with an id of its own, good for 24 hours. */
  issueAnonymousToken(anonymousId?: string): Promise<string>;
  verifyAnonymousToken(token: string): Promise<Result<VerifiedToken, TokenFailure>>;
  /** How long a cookie with a refresh token may live, in seconds. */
  readonly sessionIdleSeconds: number;
  /** Ends a session; open sockets of it close, its refresh tokens are dead. Ending it again changes nothing. */
  endSession(session: SessionName, reason: string, ipAddress: string): Promise<void>;
}
