import { LOGIN_LIMITS, type LoginLimits } from './loginLimits.ts';

/** How a client holds its refresh token: itself, or in an HttpOnly cookie that no script can read. */
export type TokenTransport = 'body' | 'cookie';

/** What a regulator may ask for otherwise; the tests run it both ways. Times by the business clock. */
export interface IdentityPolicy {
  /** Specification, section 9: 900 seconds. */
  readonly accessTokenSeconds: number;
  readonly anonymousTokenSeconds: number;
  /** A session not refreshed for so long is over. */
  readonly sessionIdleSeconds: number;
  /** However often it is refreshed, a session ends so long after its log-in. */
  readonly sessionMaximumSeconds: number;
  /**
   * New Jersey wants one active session a player (N.J.A.C. 13:69O-1.2): a new log-in then ends the others. Off by default, because
   * one person's tab, second window and second device are all sessions of their own.
   */
  readonly oneSessionPerPlayer: boolean;
  /**
   * For how long a browser may repeat a refresh whose answer it may have lost, by reloading while it was on its way or because the network
   * swallowed it: the app waits for 15 seconds, and asks again a second later. Only where the token is in a cookie, which the page cannot
   * keep aside; whoever holds the token in hand gets none.
   */
  readonly cookieReuseLeewaySeconds: number;
  readonly loginLimits: LoginLimits;
  /** Log-ins that may wait for their turn in one process; more are told to come back. */
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

/** Until when a session lasts that is used now. */
export function sessionExpiry(createdAt: Date, now: Date, policy: IdentityPolicy): Date {
  const idle = now.getTime() + policy.sessionIdleSeconds * 1000;
  return new Date(Math.min(idle, createdAt.getTime() + policy.sessionMaximumSeconds * 1000));
}
