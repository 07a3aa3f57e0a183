import { err, ok, type Result } from '../../../core/result.ts';

/**
 * A granted session. The access token stays in memory; the refresh token is null when it is in an HttpOnly cookie, or when the account has
 * limited access: then `limitedAccessToken` renews the session.
 */
export interface Tokens {
  readonly playerAlias: string;
  readonly bearerToken: string;
  readonly refreshToken: string | null;
  readonly limitedAccessToken: string | null;
  /** When to request the next access token, in epoch milliseconds. */
  readonly accessTokenRefreshAt: number;
  /** The session's lifetime without a refresh; null when the server sends none. */
  readonly expirySeconds: number | null;
}

/** As the server answers: it knows no alias. */
export type TokenResponse = Omit<Tokens, 'playerAlias'> & { readonly playerId: string };

export type TokenResponseFailure = 'MALFORMED' | 'MISSING_USER_ID';

const DEFAULT_LIFETIME_SECONDS = 900;
const REFRESH_BEFORE_EXPIRY_SECONDS = 30;

/** 30 seconds before expiry; a missing or invalid lifetime counts as 900 seconds. Never before `now`. */
function refreshAt(now: number, expiresIn: unknown): number {
  const seconds = positive(expiresIn) ?? DEFAULT_LIFETIME_SECONDS;
  return now + Math.max(seconds - REFRESH_BEFORE_EXPIRY_SECONDS, 1) * 1000;
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function positive(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;
}

/** Parses `{ access_token, refresh_token?, limited_access_token?, user_id, expires_in, refresh_expires_in? }`. */
export function readTokenResponse(body: unknown, now: number): Result<TokenResponse, TokenResponseFailure> {
  if (typeof body !== 'object' || body === null) return err('MALFORMED');
  const fields = body as Readonly<Record<string, unknown>>;
  const bearerToken = text(fields.access_token);
  if (bearerToken === null) return err('MALFORMED');
  const playerId = text(fields.user_id);
  if (playerId === null) return err('MISSING_USER_ID');
  return ok({
    playerId,
    bearerToken,
    refreshToken: text(fields.refresh_token),
    limitedAccessToken: text(fields.limited_access_token),
    accessTokenRefreshAt: refreshAt(now, fields.expires_in),
    expirySeconds: positive(fields.refresh_expires_in),
  });
}
