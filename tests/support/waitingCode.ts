import { challengeOf, createVerifier } from '../../core/wire/pkce.ts';
import { newAddress } from './accountClient.ts';
import type { TestApi } from './buildTestApi.ts';

/** An authorization code of the player, by the password that each has. @returns what exchanges it. */
export async function waitingCode(api: TestApi, username: string) {
  const verifier = createVerifier(crypto);
  const redirectUri = 'http://localhost:4000/oauth_callback';
  const request = { clientId: 'slipstream-web', redirectUri, challenge: await challengeOf(crypto, verifier), scope: 'openid' };
  const caller = { brand: api.deps.config.brand, ipAddress: newAddress() };
  const code = await api.services.identity.authorize({
    ...caller,
    username,
    password: 'correct horse',
    request: { ...request, state: 's', nonce: null },
  });
  if (!code.ok) throw new Error(code.error.code);
  const { clientId } = request;
  return () => api.services.identity.codeGrant({ ...caller, clientId, code: code.value, verifier, redirectUri, issuer: 'i' });
}
