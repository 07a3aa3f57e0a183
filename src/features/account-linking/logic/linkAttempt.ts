import { LINKING_RESPONSE_TYPE, LINKING_SCOPE, LINKING_SECONDS } from '../../../../core/wire/accountLinking.ts';
import { CHALLENGE_METHOD, isState, isVerifier } from '../../../../core/wire/pkce.ts';

/** What a page stores before it sends its player to the provider. */
export interface LinkAttempt {
  readonly playerAlias: string;
  readonly verifier: string;
  readonly state: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

export function encodeAttempt(attempt: LinkAttempt): string {
  return JSON.stringify(attempt);
}

/** Null for an unusable text, for the attempt of another player, and for one that is too old. */
export function decodeAttempt(text: string | null, playerAlias: string, now: number): LinkAttempt | null {
  const stored = parsed(text);
  const { verifier, state, startedAt } = stored;
  if (
    stored.playerAlias !== playerAlias ||
    typeof verifier !== 'string' ||
    typeof state !== 'string' ||
    typeof startedAt !== 'number'
  )
    return null;
  const isYoung = now - startedAt <= LINKING_SECONDS * 1_000;
  return isVerifier(verifier) && isState(state) && isYoung ? { playerAlias, verifier, state, startedAt } : null;
}

function parsed(text: string | null): Partial<Record<keyof LinkAttempt, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Parameters of the provider's answer; null for a missing or empty one. */
export interface ProviderAnswer {
  readonly code: string | null;
  readonly idToken: string | null;
  readonly state: string | null;
}

/** @param hash of the address, with its `#`. */
export function answerOf(hash: string): ProviderAnswer {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const read = (name: string): string | null => found.get(name) || null;
  return { code: read('code'), idToken: read('id_token'), state: read('state') };
}

export interface LinkRequest {
  readonly authorizeUrl: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/**
 * The address at the provider. `prompt=login`: on a shared device the provider may still know another person.
 * Null for an address that is not http.
 */
export function providerUrl(request: LinkRequest, state: string, challenge: string): string | null {
  if (!/^https?:\/\//.test(request.authorizeUrl) || !URL.canParse(request.authorizeUrl)) return null;
  const url = new URL(request.authorizeUrl);
  const parameters = {
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: LINKING_RESPONSE_TYPE,
    scope: LINKING_SCOPE,
    prompt: 'login',
    nonce: request.nonce,
    state,
    code_challenge: challenge,
    code_challenge_method: CHALLENGE_METHOD,
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Three parts in base64url; the server verifies what they say. */
export function isJwt(text: string): boolean {
  return /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text);
}
