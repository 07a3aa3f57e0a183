import { z } from 'zod';
import { err, ok, type Result } from '../../../core/result.ts';
import { CODE_FIELD } from '../../../core/wire/codeRequired.ts';
import { isVerifier } from '../../../core/wire/pkce.ts';
import { APP_CLIENT_ID } from '../../domain/identity/clients.ts';
import type { TokenTransport } from '../../domain/identity/policy.ts';

/** The four grants. Only the app may send a password or renew a session with limited access. */
export type TokenRequest =
  | { readonly grant: 'password'; readonly username: string; readonly password: string; readonly oneTimeCode: string | undefined }
  | { readonly grant: 'refresh'; readonly clientId: string; readonly refreshToken: string; readonly transport: TokenTransport }
  | { readonly grant: 'limited'; readonly limitedAccessToken: string }
  | {
      readonly grant: 'code';
      readonly clientId: string;
      readonly code: string;
      readonly verifier: string;
      readonly redirectUri: string;
    };

export interface TokenRequestFailure {
  /** RFC 6749, section 5.2. */
  readonly error: 'invalid_request' | 'invalid_client' | 'unauthorized_client' | 'unsupported_grant_type';
  readonly description: string;
}

/** PostgreSQL cannot store text with a zero byte, and no name has one. */
const text = z
  .string()
  .min(1)
  .max(4096)
  .refine((value) => !value.includes('\0'));
const base = z.object({ grant_type: z.string(), client_id: z.string() });
const password = z.object({ username: text, password: text, [CODE_FIELD]: text.optional() });
const refresh = z.object({ refresh_token: text });
const limited = z.object({ limited_access_token: text });
const code = z.object({ code: text, code_verifier: text, redirect_uri: text });

function fail(error: TokenRequestFailure['error'], description: string): Result<never, TokenRequestFailure> {
  return err({ error, description });
}

/**
 * Reads the body of a token request. The specification calls the refresh grant `refresh`, OAuth `refresh_token`: both are accepted. Whether
 * a client other than the app exists shows in its tokens and codes, which are bound to it.
 * @param cookieToken the refresh token of the caller's cookie, used where the body has none.
 */
export function readTokenRequest(body: unknown, cookieToken: string | null = null): Result<TokenRequest, TokenRequestFailure> {
  const common = base.safeParse(body);
  if (!common.success) return fail('invalid_request', `${missing(common.error)} is missing`);
  const { grant_type: grant, client_id: clientId } = common.data;
  switch (grant) {
    case 'password':
    case 'limited_access': {
      if (clientId !== APP_CLIENT_ID) return fail('unauthorized_client', 'This client may not use this grant');
      return grant === 'password' ? readPassword(body) : readLimited(body);
    }
    case 'refresh':
    case 'refresh_token':
      return readRefresh(body, clientId, clientId === APP_CLIENT_ID ? cookieToken : null);
    case 'authorization_code':
      return readCode(body, clientId);
    default:
      return fail('unsupported_grant_type', 'grant_type must be password, refresh_token, limited_access or authorization_code');
  }
}

function readPassword(body: unknown): Result<TokenRequest, TokenRequestFailure> {
  const fields = password.safeParse(body);
  if (!fields.success) return unusable(fields.error);
  const { username, password: typed, [CODE_FIELD]: oneTimeCode } = fields.data;
  return ok({ grant: 'password', username, password: typed, oneTimeCode });
}

function readLimited(body: unknown): Result<TokenRequest, TokenRequestFailure> {
  const fields = limited.safeParse(body);
  return fields.success ? ok({ grant: 'limited', limitedAccessToken: fields.data.limited_access_token }) : unusable(fields.error);
}

function readRefresh(body: unknown, clientId: string, cookieToken: string | null): Result<TokenRequest, TokenRequestFailure> {
  const fields = refresh.safeParse(body);
  if (fields.success) return ok({ grant: 'refresh', clientId, refreshToken: fields.data.refresh_token, transport: 'body' });
  const hasNone = !('refresh_token' in Object(body));
  if (hasNone && cookieToken !== null) return ok({ grant: 'refresh', clientId, refreshToken: cookieToken, transport: 'cookie' });
  return unusable(fields.error);
}

function readCode(body: unknown, clientId: string): Result<TokenRequest, TokenRequestFailure> {
  const fields = code.safeParse(body);
  if (!fields.success) return unusable(fields.error);
  const { code_verifier: verifier, redirect_uri: redirectUri } = fields.data;
  // Also a malformed verifier goes on: it spends the code.
  return ok({ grant: 'code', clientId, code: fields.data.code, verifier: isVerifier(verifier) ? verifier : '', redirectUri });
}

function unusable(error: z.ZodError): Result<never, TokenRequestFailure> {
  return fail('invalid_request', `${missing(error)} is missing or unusable`);
}

function missing(error: z.ZodError): string {
  return error.issues[0]?.path.join('.') || 'body';
}
