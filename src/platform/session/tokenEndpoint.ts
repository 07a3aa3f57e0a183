import { originOf } from '../../../core/wire/answerOrigin.ts';
import { LOG_OUT_PATH, TOKEN_PATH } from '../../../core/wire/apiPaths.ts';
import { appPath } from '../../../core/wire/appPath.ts';
import { APP_CLIENT_ID } from '../../../core/wire/clientId.ts';
import { CODE_FIELD, CODE_REQUIRED } from '../../../core/wire/codeRequired.ts';
import { COUNTRY_HEADER, REGION_HEADER, TOKEN_TRANSPORT_HEADER } from '../../../core/wire/headers.ts';
import { isMaintenance } from '../../../core/wire/maintenance.ts';
import { isSessionEndReason, PLAYER_STOPPED, type SessionEndReason } from '../../../core/wire/sessionEnd.ts';
import { isSettledBy, NONCE_HEADER, NONCE_NEEDED, type PendingLogOut, PROOF_HEADER } from '../../../core/wire/sessionProof.ts';
import type { Clock } from '../clock.ts';
import type { Rest, RestAnswer, RestErrorCode, RestRequest } from '../http/restClient.ts';
import type { SessionKey } from './sessionKey.ts';
import { readTokenResponse, type TokenResponse, type Tokens } from './tokens.ts';
import type { CodeReturn, Credentials, LogoutReason } from './types.ts';

export type GrantOutcome =
  | { readonly kind: 'granted'; readonly tokens: Tokens }
  | { readonly kind: 'missingUserId' }
  /** The server decided: wrong password, or an invalid refresh token. `reason`: why the server ended the session, if it tells. */
  | { readonly kind: 'refused'; readonly reason: LogoutReason | null }
  /** Who logs in has stopped, or has used up the day's time; the server's text says until when. */
  | { readonly kind: 'stopped'; readonly text: string }
  /** The password is right; the server has sent a one-time code, or the one that was typed is wrong. */
  | { readonly kind: 'codeRequired'; readonly text: string }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  | { readonly kind: 'maintenance' }
  /** The server reports that it is overloaded. */
  | { readonly kind: 'busy' }
  /** No decision: no answer, or a server error. A later retry may succeed. */
  | { readonly kind: 'unavailable'; readonly code: RestErrorCode };

type Answered = Exclude<GrantOutcome, { kind: 'granted' }> | { readonly kind: 'granted'; readonly tokens: TokenResponse };

export interface TokenEndpoint {
  password(credentials: Credentials): Promise<GrantOutcome>;
  code(returned: CodeReturn): Promise<GrantOutcome>;
  /** Null: the refresh token is in the cookie. An abort is answered `unavailable`, and sets no cookie. */
  refresh(refreshToken: string | null, signal?: AbortSignal): Promise<GrantOutcome>;
  /** Renews a session with limited access. */
  limitedAccess(limitedAccessToken: string, signal?: AbortSignal): Promise<GrantOutcome>;
  /** `drop` also removes the refresh token's cookie; `keep` leaves it, because it belongs to another session now. */
  logOut(bearerToken: string, cookie: 'drop' | 'keep'): Promise<boolean>;
  /** Ends a session without its tokens, and leaves every cookie. @returns whether the server has decided. */
  sendLogOut(pending: PendingLogOut): Promise<boolean>;
}

/**
 * Longer than any other call: a code is good once, and a lost answer may contain the next refresh token, and the server accepts a repeated token only for some
 * seconds (cookieReuseLeewaySeconds, the longer of the two).
 */
const REFRESH_TIMEOUT_MS = 15_000;

/** The player's region according to startup; null until startup has answered. */
export interface StartupRegion {
  readonly regionCode: string;
  readonly countryCode: string;
}

function regionHeaders(region: StartupRegion | null): Record<string, string> {
  return region === null ? {} : { [REGION_HEADER]: region.regionCode, [COUNTRY_HEADER]: region.countryCode };
}

function retryAfterSeconds(answer: RestAnswer): number {
  const seconds = Number(answer.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 60;
}

const REASONS: Readonly<Record<SessionEndReason, LogoutReason>> = {
  COOL_OFF: 'coolOff',
  SELF_EXCLUSION: 'selfExclusion',
  LOCATION_CHANGE: 'locationChange',
  DIFFERENT_VALID_REGION: 'differentValidRegion',
  GEOCOMPLY_ERROR: 'geocomplyError',
  DAILY_TIME_LIMIT: 'dailyTimeLimit',
  TECHNICAL_ISSUE: 'technicalIssue',
};

function endReasonOf(body: unknown): LogoutReason | null {
  const reason = typeof body === 'object' && body !== null && 'session_end_reason' in body ? body.session_end_reason : null;
  return isSessionEndReason(reason) ? REASONS[reason] : null;
}

/** A refusal whose text is for the player. */
function refusalForPlayer(body: unknown): Extract<GrantOutcome, { text: string }> | null {
  const { error, error_description: text } = Object(body) as { readonly error?: unknown; readonly error_description?: unknown };
  if (typeof text !== 'string') return null;
  if (error === CODE_REQUIRED) return { kind: 'codeRequired', text };
  return error === PLAYER_STOPPED ? { kind: 'stopped', text } : null;
}

function outcomeOf(answer: RestAnswer, now: number): Answered {
  if (answer.status === 429) return { kind: 'locked', retryAfterSeconds: retryAfterSeconds(answer) };
  if (answer.status >= 500) {
    if (isMaintenance(answer)) return { kind: 'maintenance' };
    return answer.status === 503 ? { kind: 'busy' } : { kind: 'unavailable', code: 'UNKNOWN_ERROR' };
  }
  if (answer.status >= 300) {
    return refusalForPlayer(answer.body) ?? { kind: 'refused', reason: endReasonOf(answer.body) };
  }
  const read = readTokenResponse(answer.body, now);
  if (read.ok) return { kind: 'granted', tokens: read.value };
  return read.error === 'MISSING_USER_ID' ? { kind: 'missingUserId' } : { kind: 'unavailable', code: 'UNKNOWN_ERROR' };
}

/** Where the identity server answers, below the page's own origin. */
export interface IdentityPaths {
  readonly token: string;
  readonly logOut: string;
}

const DEFAULT_PATHS: IdentityPaths = { token: TOKEN_PATH, logOut: LOG_OUT_PATH };

/** The paths that startup names; the defaults until it has answered. A token goes to no other origin, whatever the answer says. */
function usablePaths(named: IdentityPaths | undefined): IdentityPaths {
  const isPath = (path: string): boolean => appPath(path) === path;
  return named !== undefined && isPath(named.token) && isPath(named.logOut) ? named : DEFAULT_PATHS;
}

export interface TokenEndpointPorts {
  readonly rest: Rest;
  readonly clock: Clock;
  readonly region: () => StartupRegion | null;
  readonly paths: () => IdentityPaths | undefined;
  readonly key: Pick<SessionKey, 'create' | 'prove' | 'adopt'>;
  readonly aliasOf: (playerId: string) => Promise<string>;
}

/** The nonce with which a proof is to be made again; null: the answer stands. */
function neededNonce(answer: RestAnswer | null): string | null {
  return answer?.status === 400 && Object(answer.body).error === NONCE_NEEDED ? answer.headers.get(NONCE_HEADER) : null;
}

/** The identity server. `x-token-transport: cookie` requests the refresh token in an HttpOnly cookie instead of the answer. */
export function tokenEndpoint({ rest, clock, region, paths, key, aliasOf }: TokenEndpointPorts): TokenEndpoint {
  const named = async (outcome: Answered): Promise<GrantOutcome> => {
    if (outcome.kind !== 'granted') return outcome;
    const { playerId, ...tokens } = outcome.tokens;
    return { kind: 'granted', tokens: { ...tokens, playerAlias: await aliasOf(playerId) } };
  };
  const grant = async (
    body: Record<string, string>,
    provenBy: 'next' | 'present' | null,
    { isForm = false, ...request }: { isForm?: boolean } & Pick<RestRequest, 'timeoutMs' | 'signal'> = {},
  ): Promise<GrantOutcome> => {
    const fields = { ...body, client_id: APP_CLIENT_ID };
    const path = usablePaths(paths()).token;
    const send = async (nonce: string | null) => {
      const proof = provenBy === null ? null : await key.prove(path, provenBy, nonce);
      const proven = proof === null ? {} : { [PROOF_HEADER]: proof };
      return rest({
        method: 'POST',
        path,
        headers: { [TOKEN_TRANSPORT_HEADER]: 'cookie', ...regionHeaders(region()), ...proven },
        body: isForm ? new URLSearchParams(fields) : fields,
        ...request,
      });
    };
    let result = await send(null);
    // OAuth uses statuses that the REST client treats as failures (RFC 6749, section 5.2: 400 and 401).
    const nonce = neededNonce(result.ok ? result.value : result.error.answer);
    if (nonce !== null) result = await send(nonce);
    if (result.ok) return named(outcomeOf(result.value, clock.now()));
    const { code, answer } = result.error;
    return answer === null || neededNonce(answer) !== null ? { kind: 'unavailable', code } : named(outcomeOf(answer, clock.now()));
  };
  const logIn = async (body: Record<string, string>, options?: { isForm: boolean; timeoutMs: number }): Promise<GrantOutcome> => {
    const hasKey = await key.create(usablePaths(paths()).logOut);
    const outcome = await grant(body, hasKey ? 'next' : null, options);
    if (outcome.kind === 'granted' && hasKey) await key.adopt();
    return outcome;
  };
  return {
    password: ({ username, password, oneTimeCode }) =>
      logIn({ grant_type: 'password', username, password, ...(oneTimeCode !== undefined && { [CODE_FIELD]: oneTimeCode }) }),
    code: (returned) => logIn({ grant_type: 'authorization_code', ...returned }, { isForm: true, timeoutMs: REFRESH_TIMEOUT_MS }),
    refresh: (token, signal) =>
      grant({ grant_type: 'refresh_token', ...(token !== null && { refresh_token: token }) }, 'present', {
        timeoutMs: REFRESH_TIMEOUT_MS,
        ...(signal && { signal }),
      }),
    limitedAccess: (token, signal) =>
      grant({ grant_type: 'limited_access', limited_access_token: token }, 'present', {
        timeoutMs: REFRESH_TIMEOUT_MS,
        ...(signal && { signal }),
      }),
    logOut: async (bearerToken, cookie) => {
      const result = await rest({
        method: 'POST',
        path: usablePaths(paths()).logOut,
        headers: { authorization: `Bearer ${bearerToken}` },
        credentials: cookie === 'drop' ? 'same-origin' : 'omit',
        keepalive: true,
      });
      // Unauthorized: the session is already gone, which is the goal.
      return result.ok ? result.value.status < 300 : result.error.code === 'UNAUTHORIZED_ERROR';
    },
    sendLogOut: async ({ path, proof }) => {
      const headers = { [PROOF_HEADER]: proof };
      const result = await rest({ method: 'POST', path, headers, credentials: 'omit', keepalive: true });
      const answer = result.ok ? result.value : result.error.answer;
      return answer !== null && originOf(answer) === 'ours' && isSettledBy(answer);
    },
  };
}
