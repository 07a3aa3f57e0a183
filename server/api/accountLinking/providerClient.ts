import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { err, ok, type Result } from '../../../core/result.ts';
import { LINKING_SECONDS } from '../../../core/wire/accountLinking.ts';
import type { Deps } from '../../deps.ts';

const TIMEOUT_MS = 5_000;
const CLOCK_TOLERANCE_SECONDS = 5;
const LONGEST_ANSWER = 64 * 1024;
const LONGEST_TOKEN = 8 * 1024;
const LONGEST_USERNAME = 40;
/** No symmetric algorithm, and never `none`. */
const ALGORITHMS = ['ES256', 'ES384', 'PS256', 'RS256', 'EdDSA'];

const discovery = z.object({ issuer: z.string(), authorization_endpoint: z.url(), token_endpoint: z.url(), jwks_uri: z.url() });
const tokenAnswer = z.object({ id_token: z.string().max(LONGEST_TOKEN) });

/** The provider does not answer, or not as OpenID Connect asks for. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

export interface VerifiedAccount {
  readonly issuer: string;
  readonly pairwiseId: string;
  /** Empty: the provider gave none. */
  readonly username: string;
  readonly nonce: string;
}

export interface CodeExchange {
  readonly code: string;
  readonly codeVerifier: string;
  readonly clientId: string;
  readonly redirectUri: string;
}

export interface ProviderClient {
  readonly issuer: string;
  /** @throws ProviderUnavailable */
  authorizeUrl(): Promise<string>;
  /** The id token of a code; null where the provider refuses it. @throws ProviderUnavailable */
  redeem(exchange: CodeExchange): Promise<string | null>;
  /** Verifies signature, issuer, audience, age and expiry. The nonce is the caller's to check. @throws ProviderUnavailable */
  verify(idToken: string, clientId: string): Promise<Result<VerifiedAccount, 'INVALID'>>;
}

/** A client of an OpenID Connect provider, whose addresses come from its discovery document alone. */
export function createProviderClient(issuer: string, { clock }: Pick<Deps, 'clock'>): ProviderClient {
  let found: Promise<Provider> | null = null;
  const provider = (): Promise<Provider> => {
    found ??= discover(issuer).catch((error: unknown) => {
      found = null;
      throw error;
    });
    return found;
  };
  return {
    issuer,
    authorizeUrl: async () => (await provider()).authorizeUrl,
    async redeem({ code, codeVerifier, clientId, redirectUri }) {
      const { tokenUrl } = await provider();
      const form = {
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        client_id: clientId,
        redirect_uri: redirectUri,
      };
      const answer = await request(tokenUrl, { method: 'POST', body: new URLSearchParams(form) });
      return answer.status === 200 ? (tokenAnswer.safeParse(answer.body).data?.id_token ?? null) : null;
    },
    async verify(idToken, clientId) {
      if (idToken.length > LONGEST_TOKEN) return err('INVALID');
      const { keys } = await provider();
      try {
        // The sandbox's clock does not move the provider's.
        const { payload } = await jwtVerify(idToken, keys, {
          issuer,
          audience: clientId,
          algorithms: ALGORITHMS,
          requiredClaims: ['sub', 'nonce', 'iat', 'exp'],
          maxTokenAge: LINKING_SECONDS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: clock.realNow(),
        });
        return accountOf(issuer, clientId, payload);
      } catch (error) {
        if (isInvalidToken(error)) return err('INVALID');
        throw new ProviderUnavailable('The provider’s keys cannot be read', { cause: error });
      }
    },
  };
}

interface Provider {
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

async function discover(issuer: string): Promise<Provider> {
  const { body } = await request(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  const parsed = discovery.safeParse(body);
  if (!parsed.success || parsed.data.issuer !== issuer)
    throw new ProviderUnavailable('The provider’s discovery document is not valid');
  return {
    authorizeUrl: parsed.data.authorization_endpoint,
    tokenUrl: parsed.data.token_endpoint,
    keys: createRemoteJWKSet(new URL(parsed.data.jwks_uri), { timeoutDuration: TIMEOUT_MS }),
  };
}

async function request(url: string, init: RequestInit = {}): Promise<{ readonly status: number; readonly body: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const text = await response.text();
    return { status: response.status, body: text.length > LONGEST_ANSWER ? null : parseJson(text) };
  } catch (error) {
    throw new ProviderUnavailable('The provider does not answer', { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** A token for several apps has to name the one that asked for it (OpenID Connect Core, 3.1.3.7). */
function accountOf(
  issuer: string,
  clientId: string,
  { sub, nonce, aud, azp, preferred_username }: JWTPayload,
): Result<VerifiedAccount, 'INVALID'> {
  const isForUs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;
  if (!isForUs || typeof sub !== 'string' || sub === '' || sub.length > 255 || typeof nonce !== 'string') return err('INVALID');
  const username = typeof preferred_username === 'string' ? preferred_username : '';
  return ok({
    issuer,
    pairwiseId: sub,
    nonce,
    username: username
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, LONGEST_USERNAME),
  });
}

/** True for those of jose's errors that the token causes, and not the provider's keys. */
function isInvalidToken(error: unknown): boolean {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}
