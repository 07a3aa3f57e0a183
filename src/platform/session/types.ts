import type { RestErrorCode } from '../http/restClient.ts';

/** Why a session ended: the reasons of both of the specification's lists. `none`: the player logged out. */
export type LogoutReason =
  | 'none'
  | 'inactivity'
  | 'heartbeat'
  | 'dailyTimeLimit'
  | 'differentValidRegion'
  | 'locationChange'
  | 'geocomplyError'
  | 'webView'
  | 'maintenance'
  | 'technicalIssue'
  | 'refreshFailed'
  | 'coolOff'
  | 'selfExclusion'
  | 'unauthorized'
  | 'unauthenticated';

/**
 * unknown (the specification's isLoggedIn is null): a stored session is being checked, or cannot be checked yet; show a skeleton. The
 * reason is that of the last log-out in any tab since this page was loaded.
 */
export type SessionState =
  | { readonly status: 'unknown'; readonly playerAlias: string | null; readonly logoutReason: null }
  | { readonly status: 'loggedOut'; readonly playerAlias: null; readonly logoutReason: LogoutReason | null }
  | { readonly status: 'loggedIn'; readonly playerAlias: string; readonly logoutReason: null };

export type LogInFailure =
  /** The player has stopped, or the day's time is used up; the server's text says until when. */
  | { readonly kind: 'stopped'; readonly text: string }
  /** A one-time code is needed, or was wrong; the server's text says where it was sent. */
  | { readonly kind: 'codeRequired'; readonly text: string }
  | { readonly kind: 'invalidCredentials' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  /** No usable answer: the outcome is unknown; a retry is safe. */
  | { readonly kind: 'unreachable'; readonly code: RestErrorCode }
  | { readonly kind: 'maintenance' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unexpected' };

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The one-time code, where the server has asked for it. */
  readonly oneTimeCode?: string | undefined;
}

/** What a log-in by redirect returned with, and what this tab had stored for it; the names are those of the token endpoint. */
export type CodeReturn = Readonly<Record<'code' | 'code_verifier' | 'redirect_uri', string>>;
