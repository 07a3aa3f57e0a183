import { err, ok, type Result } from '../../../core/result.ts';
import { CHALLENGE_METHOD, isChallenge, isState } from '../../../core/wire/pkce.ts';
import type { Client } from './clients.ts';

/** What a client asks for when it sends a player to log in (RFC 6749, section 4.1.1; RFC 7636; OpenID Connect Core, section 3.1.2.1). */
export interface AuthorizationRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly state: string | null;
  readonly nonce: string | null;
  /** The known scopes of those asked for, separated by spaces. */
  readonly scope: string;
}

/** RFC 6749, section 4.1.2.1, and OpenID Connect Core, section 3.1.2.6. */
export type AuthorizationError =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'login_required'
  | 'request_not_supported'
  | 'request_uri_not_supported'
  | 'temporarily_unavailable'
  | 'access_denied';

export type AuthorizationRefusal =
  /** The client is unknown or the redirect address is not the client's: the player is told, and sent nowhere. */
  | { readonly kind: 'SHOWN'; readonly description: string }
  | {
      readonly kind: 'REDIRECTED';
      readonly redirectUri: string;
      readonly state: string | null;
      readonly error: AuthorizationError;
      readonly description: string;
    };

export const SCOPES = ['openid'] as const;

const LONGEST_NONCE = 512;
const LONGEST_STATE = 2048;

type Parameters = Readonly<Record<string, unknown>>;

/** A parameter that was sent once and is not empty (RFC 6749, section 3.1: a repeated one is an error, an empty one is none). */
function one(parameters: Parameters, name: string): string | null {
  const value = parameters[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** @param client the client that `client_id` names at this brand; null for none. */
export function readAuthorizationRequest(
  parameters: Parameters,
  client: Client | null,
): Result<AuthorizationRequest, AuthorizationRefusal> {
  const redirectUri = one(parameters, 'redirect_uri');
  if (client === null) return err({ kind: 'SHOWN', description: 'The app that sent you here is not known.' });
  if (redirectUri === null || !client.redirectUris.includes(redirectUri))
    return err({
      kind: 'SHOWN',
      description: 'The app that sent you here asked to be answered at an address that is not its own.',
    });

  const state = one(parameters, 'state');
  const refuse = (error: AuthorizationError, description: string): Result<never, AuthorizationRefusal> =>
    err({
      kind: 'REDIRECTED',
      redirectUri,
      state: state !== null && state.length <= LONGEST_STATE ? state : null,
      error,
      description,
    });
  if (Object.values(parameters).some((value) => Array.isArray(value)))
    return refuse('invalid_request', 'A parameter was sent more than once');
  if (one(parameters, 'request') !== null) return refuse('request_not_supported', 'Request objects are not supported');
  if (one(parameters, 'request_uri') !== null) return refuse('request_uri_not_supported', 'Request addresses are not supported');
  if (one(parameters, 'response_type') !== 'code') return refuse('unsupported_response_type', 'response_type must be code');
  if ((one(parameters, 'response_mode') ?? 'query') !== 'query') return refuse('invalid_request', 'response_mode must be query');
  const challenge = one(parameters, 'code_challenge');
  if (challenge === null || !isChallenge(challenge)) return refuse('invalid_request', 'code_challenge is missing or malformed');
  if (one(parameters, 'code_challenge_method') !== CHALLENGE_METHOD)
    return refuse('invalid_request', `code_challenge_method must be ${CHALLENGE_METHOD}`);
  if (state !== null && !isState(state)) return refuse('invalid_request', 'state must have 22 to 512 characters');
  const nonce = one(parameters, 'nonce');
  if (nonce !== null && nonce.length > LONGEST_NONCE) return refuse('invalid_request', 'nonce is too long');
  if (one(parameters, 'prompt') === 'none') return refuse('login_required', 'The player has to log in');
  const requestedScopes = (one(parameters, 'scope') ?? '').split(' ');
  const scope = SCOPES.filter((supported) => requestedScopes.includes(supported)).join(' ');
  return ok({ clientId: client.id, redirectUri, challenge, state, nonce, scope });
}

/** The address that a player is sent back to: `parameters` are added to its query, absent ones left out. */
export function redirectAddress(redirectUri: string, parameters: Readonly<Record<string, string | null>>): string {
  const separator = redirectUri.includes('?') ? '&' : '?';
  const present = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return redirectUri + separator + present.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
}
