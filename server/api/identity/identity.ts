import type { Result } from '../../../core/result.ts';
import type { SessionEndReason } from '../../../core/wire/sessionEnd.ts';
import type { AuthorizationRequest } from '../../domain/identity/authorizationRequest.ts';
import type { LoginRefusal } from '../../domain/identity/loginLimits.ts';
import type { TokenTransport } from '../../domain/identity/policy.ts';
import type { Viewer } from '../../domain/identity/viewer.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { PlayerStop } from '../../store/saferPlay/index.ts';
import type { SessionProofs } from './sessionProofs.ts';

/** A viewer and the expiry of their token, by the business clock. */
export interface VerifiedToken {
  readonly viewer: Exclude<Viewer, { kind: 'none' }>;
  readonly expiresAt: Date;
}

/** INVALID also for a token of another brand. */
export type TokenFailure = 'INVALID' | 'EXPIRED' | 'SESSION_ENDED';

/** Answer of the token endpoint, with the field names of the specification. */
export interface TokenGrant {
  readonly access_token: string;
  /** Renews the session; absent where `limited_access_token` does. */
  readonly refresh_token?: string;
  /** Renews a session with limited access, by the limited-access grant. */
  readonly limited_access_token?: string;
  readonly user_id: string;
  readonly expires_in: number;
  /** Seconds after which the session is over if it is not refreshed. */
  readonly refresh_expires_in: number;
  readonly token_type: 'Bearer';
  /** For a log-in with the scope openid. */
  readonly id_token?: string;
  readonly scope?: string;
}

export type GrantFailure =
  | { readonly code: 'INVALID_CREDENTIALS' }
  /** The password is right, and the player's time limit of the day is reached. */
  | { readonly code: 'DAY_USED' }
  /** The password is right, and the player has a cool-off or has excluded themselves. */
  | { readonly code: 'STOPPED'; readonly stop: PlayerStop }
  /** The password is right, and the player has closed the account. */
  | { readonly code: 'CLOSED' }
  /** The password is right, and a one-time code is needed, or was wrong; the text is for the player. */
  | { readonly code: 'CODE_REQUIRED'; readonly text: string }
  /** Too many failures, or too many attempts, came before this one. */
  | ({ readonly code: 'REFUSED' } & LoginRefusal)
  /** Too many passwords are being checked at the moment. */
  | { readonly code: 'BUSY'; readonly retryAfterSeconds: number }
  /** `endReason`: why the server ended the session, where the player is told. */
  | { readonly code: 'INVALID_REFRESH_TOKEN'; readonly endReason: SessionEndReason | null }
  | { readonly code: 'INVALID_CODE' };

/** The caller of the token endpoint. */
export interface GrantCaller {
  /** The key whose proof came with the request; a session that is opened with one is renewed only with proof of the same. */
  readonly thumbprint?: string | null;
  /** The brand of the host that was called. */
  readonly brand: BrandCode;
  readonly ipAddress: string;
}

export interface PasswordGrantRequest extends GrantCaller {
  readonly username: string;
  readonly password: string;
  readonly oneTimeCode?: string | undefined;
  readonly transport?: TokenTransport;
}

export interface RefreshGrantRequest extends GrantCaller {
  /** The refresh token or the limited-access token. */
  readonly refreshToken: string;
  readonly clientId: string;
  readonly transport?: TokenTransport;
  /** How a session that has full access from now on receives its next token; by default as before. */
  readonly nextTransport?: TokenTransport;
}

export interface CodeGrantRequest extends GrantCaller {
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
  readonly clientId: string;
  readonly transport?: TokenTransport;
  /** The issuer of the id token: the identity origin of the brand. */
  readonly issuer: string;
}

export interface AuthorizeRequest extends GrantCaller {
  readonly username: string;
  readonly password: string;
  readonly oneTimeCode?: string | undefined;
  readonly request: AuthorizationRequest;
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
   * the same answer. A token is valid only on the transport that its session was opened with, for its client, at its brand, and with
   * proof of the session's key if it has one.
   */
  refreshGrant(request: RefreshGrantRequest): Promise<Result<TokenGrant, GrantFailure>>;
  /** Checks a password as the password grant does. @returns the code that the client exchanges within a minute, once. */
  authorize(request: AuthorizeRequest): Promise<Result<string, GrantFailure>>;
  codeGrant(request: CodeGrantRequest): Promise<Result<TokenGrant, GrantFailure>>;
  /** The session that a bearer token names, even an expired one: sufficient for logging out only. */
  readSession(token: string): Promise<SessionName | null>;
  /** Checks the app's proofs. */
  readonly proofs: SessionProofs;
  /** Ends the session that is bound to this key, if there is one. */
  endSessionOfKey(thumbprint: string, ipAddress: string): Promise<void>;
  /** @param brand of the host that was called. */
  verifyAccessToken(token: string, brand: BrandCode): Promise<Result<VerifiedToken, TokenFailure>>;
  /** A token that was issued to a program of others: it only tells whose it is. */
  verifyIdentityToken(token: string, brand: BrandCode): Promise<Result<VerifiedToken, TokenFailure>>;
  /** A token for a visitor of a brand, with an id of its own, valid for 24 hours. */
  issueAnonymousToken(brand: BrandCode, anonymousId?: string): Promise<string>;
  verifyAnonymousToken(token: string, brand: BrandCode): Promise<Result<VerifiedToken, TokenFailure>>;
  /** Lifetime of a cookie with a refresh token, in seconds. */
  readonly sessionIdleSeconds: number;
  /** Ends a session: its open sockets close and its refresh tokens become invalid. Ending it again changes nothing. */
  endSession(session: SessionName, reason: string, ipAddress: string): Promise<void>;
  /** After sessions of a player were ended in the database: closes their sockets, and writes the security log. */
  sessionsEnded(playerId: string, sessionIds: readonly string[], reason: string, ipAddress: string): void;
}
