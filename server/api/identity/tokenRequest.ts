import { z } from 'zod';
import { err, ok, type Result } from '../../../core/result.ts';
import type { TokenTransport } from '../../domain/identity/policy.ts';

/** The only public client: the web app. It has no secret. */
export const CLIENT_ID = 'slipstream-web';

export type TokenRequest =
  | { readonly grant: 'password'; readonly username: string; readonly password: string }
  | { readonly grant: 'refresh'; readonly refreshToken: string; readonly transport: TokenTransport };

export interface TokenRequestFailure {
  /** RFC 6749, section 5.2. */
  readonly error: 'invalid_request' | 'invalid_client' | 'unsupported_grant_type';
  readonly description: string;
}

/** PostgreSQL cannot store text with a zero byte, and no name has one. */
const text = z
  .string()
  .min(1)
  .max(4096)
  .refine((value) => !value.includes('\0'));
const password = z.object({ username: text, password: text });
const refresh = z.object({ refresh_token: text });

function fail(error: TokenRequestFailure['error'], description: string): Result<never, TokenRequestFailure> {
  return err({ error, description });
}

/**
 * Reads the body of a token request. The specification calls the refresh grant `refresh`, OAuth `refresh_token`: both are accepted.
 * @param cookieToken the refresh token of the caller's cookie, used where the body has none.
 */
export function readTokenRequest(body: unknown, cookieToken: string | null = null): Result<TokenRequest, TokenRequestFailure> {
  const base = z.object({ grant_type: z.string(), client_id: z.string() }).safeParse(body);
  if (!base.success) return fail('invalid_request', `${missing(base.error)} is missing`);
  if (base.data.client_id !== CLIENT_ID) return fail('invalid_client', 'This client is not known here');
  switch (base.data.grant_type) {
    case 'password': {
      const fields = password.safeParse(body);
      if (!fields.success) return fail('invalid_request', `${missing(fields.error)} is missing or unusable`);
      return ok({ grant: 'password', ...fields.data });
    }
    case 'refresh':
    case 'refresh_token': {
      const fields = refresh.safeParse(body);
      if (fields.success) return ok({ grant: 'refresh', refreshToken: fields.data.refresh_token, transport: 'body' });
      const hasNone = !('refresh_token' in Object(body));
      if (hasNone && cookieToken !== null) return ok({ grant: 'refresh', refreshToken: cookieToken, transport: 'cookie' });
      return fail('invalid_request', `${missing(fields.error)} is missing or unusable`);
    }
    default:
      return fail('unsupported_grant_type', 'grant_type must be password or refresh');
  }
}

function missing(error: z.ZodError): string {
  return error.issues[0]?.path.join('.') || 'body';
}
