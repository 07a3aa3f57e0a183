import { LOGIN_LIMITS, type LoginLimits } from './loginLimits.ts';

/** Where a client stores its refresh token: in its own storage, or in an HttpOnly cookie that no script can read. */
export type TokenTransport = 'body' | 'cookie';

/** Settings that a regulator may require to differ; the tests run both variants. Times by the business clock. */
export interface IdentityPolicy {
  /** Specification, section 9: 900 seconds. */
  readonly accessTokenSeconds: number;
  readonly anonymousTokenSeconds: number;
  /** A session that is not refreshed for this long is over. */
  readonly sessionIdleSeconds: number;
  /** A session ends this long after its log-in, however often it is refreshed. */
  readonly sessionMaximumSeconds: number;
  /**
   * New Jersey wants one active session a player (N.J.A.C. 13:69O-1.2): a new log-in then ends the others. Off by default, because
   * one person's tab, second window and second device are all sessions of their own.
   */
  readonly oneSessionPerPlayer: boolean;
  /**
   * How long a browser may repeat a refresh from anywhere: the app waits for 15 seconds and retries a second later. After that it may from a
   * network that the player has logged in from. Only for a token in a cookie, which the page cannot store itself; the body transport has no
   * such window.
   */
  readonly cookieReuseLeewaySeconds: number;
  readonly loginLimits: LoginLimits;
  /** Log-ins that may wait for their turn in one process; further ones are refused as busy. */
  readonly loginsWaiting: number;
}

export const DEFAULT_IDENTITY_POLICY: IdentityPolicy = {
  accessTokenSeconds: 900,
  anonymousTokenSeconds: 24 * 3600,
  sessionIdleSeconds: 24 * 3600,
  sessionMaximumSeconds: 14 * 24 * 3600,
  oneSessionPerPlayer: false,
  cookieReuseLeewaySeconds: 20,
  loginLimits: LOGIN_LIMITS,
  loginsWaiting: 32,
};

/** The new expiry of a session that is used now. */
export function sessionExpiry(createdAt: Date, now: Date, policy: IdentityPolicy): Date {
  const idle = now.getTime() + policy.sessionIdleSeconds * 1000;
  return new Date(Math.min(idle, createdAt.getTime() + policy.sessionMaximumSeconds * 1000));
}
