import { type CryptoKey, decodeJwt, SignJWT } from 'jose';

/** What the sandbox can make of the provider's answers. */
export const LINK_BEHAVIOURS = [
  'success',
  /** `error=access_denied`, as if the player had cancelled. */
  'denied',
  /** The answer to the app is without the code, without the id token, or with another state. */
  'no-code',
  'no-id-token',
  'wrong-state',
  /** The token endpoint answers with an error, no id token, or one that is not a JWT. */
  'token-error',
  'no-token-answer',
  'not-a-jwt',
  /** Id tokens that a verifier must refuse. */
  'bad-signature',
  'expired',
  'wrong-issuer',
  'wrong-audience',
  'wrong-nonce',
] as const;
export type LinkBehaviour = (typeof LINK_BEHAVIOURS)[number];

/** The answer that leads back to the app, with its parameters in the fragment. */
export function alteredRedirect(location: string, behaviour: LinkBehaviour): string {
  const url = new URL(location);
  const answer = new URLSearchParams(url.hash.slice(1));
  if (behaviour === 'no-code') answer.delete('code');
  if (behaviour === 'no-id-token') answer.delete('id_token');
  if (behaviour === 'wrong-state') answer.set('state', 'another-state-than-the-one-of-the-app');
  if (behaviour === 'denied') {
    for (const name of ['code', 'id_token']) answer.delete(name);
    answer.set('error', 'access_denied');
  }
  url.hash = answer.toString();
  return url.href;
}

/** The id token of the token endpoint's answer, altered and, unless its signature is what is wrong, signed with the provider's own key. */
export async function alteredIdToken(
  idToken: string,
  behaviour: LinkBehaviour,
  key: { readonly alg: string; readonly kid: string; readonly privateKey: CryptoKey },
): Promise<string | undefined> {
  const claims = decodeJwt(idToken);
  const signed = (changed: object): Promise<string> =>
    new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg: key.alg, kid: key.kid }).sign(key.privateKey);
  switch (behaviour) {
    case 'no-token-answer':
      return undefined;
    case 'not-a-jwt':
      return 'not-a-jwt';
    case 'bad-signature':
      return `${idToken.slice(0, idToken.lastIndexOf('.') + 1)}${'A'.repeat(86)}`;
    case 'expired':
      return signed({ iat: (claims.iat ?? 0) - 7_200, exp: (claims.iat ?? 0) - 3_600 });
    case 'wrong-issuer':
      return signed({ iss: 'https://another-provider.test' });
    case 'wrong-audience':
      return signed({ aud: 'another-app' });
    case 'wrong-nonce':
      return signed({ nonce: 'a-nonce-that-this-player-never-got' });
    default:
      return idToken;
  }
}
