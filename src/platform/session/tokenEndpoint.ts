import type { Clock } from '../clock.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { readTokenResponse, type Tokens } from './tokens.ts';
import type { Credentials } from './types.ts';

export type GrantOutcome =
  | { readonly kind: 'granted'; readonly tokens: Tokens }
  | { readonly kind: 'missingUserId' }
  /** The server has decided: wrong password, or a refresh token that is good no more. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  | { readonly kind: 'maintenance' }
  /** No decision: no answer, or the server is in trouble. Asking again later may succeed. */
  | { readonly kind: 'unavailable' };

export interface TokenEndpoint {
  password(credentials: Credentials): Promise<GrantOutcome>;
  /** Null: the refresh token is in the cookie. */
  refresh(refreshToken: string | null): Promise<GrantOutcome>;
  /** `drop` also removes the refresh token's cookie; `keep` leaves it, because it is another session's by now. */
  logOut(bearerToken: string, cookie: 'drop' | 'keep'): Promise<boolean>;
}

const TOKEN_PATH = '/api/identity/token';
const CLIENT_ID = 'slipstream-web';

/** Where the player seems to be, as startup has said; null as long as it has not. */
export interface KnownRegion {
  readonly regionCode: string;
  readonly countryCode: string;
}

function regionHeaders(region: KnownRegion | null): Record<string, string> {
  return region === null ? {} : { 'x-region-code': region.regionCode, 'x-country-code': region.countryCode };
}

function retryAfterSeconds(response: Response): number {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 60;
}

/** The identity server. `x-token-transport: cookie` asks it to keep the refresh token in an HttpOnly cookie instead of the answer. */
export function tokenEndpoint(fetch: Fetch, clock: Clock, region: () => KnownRegion | null): TokenEndpoint {
  const grant = async (body: Record<string, string>): Promise<GrantOutcome> => {
    try {
      const response = await fetch(TOKEN_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-token-transport': 'cookie', ...regionHeaders(region()) },
        body: JSON.stringify({ ...body, client_id: CLIENT_ID }),
        credentials: 'same-origin',
        cache: 'no-store',
      });
      if (response.status === 429) return { kind: 'locked', retryAfterSeconds: retryAfterSeconds(response) };
      if (response.status >= 500)
        return { kind: response.headers.get('x-maintenance-mode-enabled') === 'true' ? 'maintenance' : 'unavailable' };
      if (!response.ok) return { kind: 'refused' };
      const read = readTokenResponse(await response.json().catch(() => null), clock.now());
      if (read.ok) return { kind: 'granted', tokens: read.value };
      return { kind: read.error === 'MISSING_USER_ID' ? 'missingUserId' : 'unavailable' };
    } catch {
      return { kind: 'unavailable' };
    }
  };
  return {
    password: ({ username, password }) => grant({ grant_type: 'password', username, password }),
    refresh: (refreshToken) =>
      grant({ grant_type: 'refresh_token', ...(refreshToken === null ? {} : { refresh_token: refreshToken }) }),
    logOut: async (bearerToken, cookie) => {
      try {
        const response = await fetch('/api/logout', {
          method: 'POST',
          headers: { authorization: `Bearer ${bearerToken}` },
          credentials: cookie === 'drop' ? 'same-origin' : 'omit',
          keepalive: true,
        });
        // 401: there is no such session any more, which is what was wanted.
        return response.ok || response.status === 401;
      } catch {
        return false;
      }
    },
  };
}
