import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LINKING_SECONDS } from '../../core/wire/accountLinking.ts';
import { createProviderClient, type ProviderClient, ProviderUnavailable } from '../../server/api/accountLinking/providerClient.ts';
import { systemClock } from '../../server/platform/clock.ts';

const CLIENT_ID = 'slipstream-espnbet';
const KEY_ID = 'of-the-provider';
const EXCHANGE = { code: 'code', codeVerifier: 'verifier', clientId: CLIENT_ID, redirectUri: 'https://espnbet.test/callback' };

interface Answer {
  readonly status?: number;
  readonly location?: string;
  readonly body?: unknown;
}

/** What the provider answers, by path. */
let answers: Record<string, Answer>;
let server: Server;
let issuer: string;
let client: ProviderClient;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  keys = await generateKeyPair('ES256');
  server = createServer((request, response) => {
    const { status = 200, location, body = null } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'application/json', ...(location === undefined ? {} : { location }) });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  const endpoints = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` };
  answers = {
    '/.well-known/openid-configuration': { body: { issuer, ...endpoints } },
    '/jwks': { body: { keys: [{ ...(await exportJWK(keys.publicKey)), kid: KEY_ID, alg: 'ES256' }] } },
    '/token': { body: { id_token: 'an.id.token' } },
  };
  client = createProviderClient(issuer, { clock: systemClock() });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** An id token of the provider. @param ageSeconds since it was issued; it expires an hour after now. */
function idToken(claims: Readonly<Record<string, unknown>> = {}, ageSeconds = 0): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: issuer,
    aud: CLIENT_ID,
    sub: 'pairwise',
    nonce: 'nonce',
    iat: now - ageSeconds,
    exp: now + 3600,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: KEY_ID })
    .sign(keys.privateKey);
}

const verified = async (token: string) => {
  const result = await client.verify(token, CLIENT_ID);
  return result.ok ? result.value : result.error;
};

describe('an id token', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['for this app', {}],
    ['for this app by name', { azp: CLIENT_ID }],
    ['for several apps, this one by name', { aud: [CLIENT_ID, 'another'], azp: CLIENT_ID }],
  ])('%s is accepted', async (_what, claims) => {
    expect(await verified(await idToken(claims))).toEqual({ issuer, pairwiseId: 'pairwise', nonce: 'nonce', username: '' });
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['for several apps, without the name of this one', { aud: [CLIENT_ID, 'another'] }],
    ['for another app by name', { azp: 'another' }],
    ['of another issuer', { iss: 'https://elsewhere.test' }],
    ['without a subject', { sub: '' }],
    ['with a subject longer than OpenID Connect allows', { sub: 's'.repeat(256) }],
    ['with a nonce that is no text', { nonce: 7 }],
    ['that has expired', { exp: 1 }],
    ['that is longer than any of a provider', { padding: 'x'.repeat(8 * 1024) }],
  ])('%s is refused', async (_what, claims) => {
    expect(await verified(await idToken(claims))).toBe('INVALID');
  });

  it('is refused once a linking of that time would be over, even if it has not expired', async () => {
    expect(await verified(await idToken({}, LINKING_SECONDS - 5))).toMatchObject({ pairwiseId: 'pairwise' });
    expect(await verified(await idToken({}, LINKING_SECONDS + 10))).toBe('INVALID');
  });

  it.each([
    ['Maya', 'Maya'],
    ['  Ma\u0000y\u202ea\n R ', 'Ma y a R'],
    ['m'.repeat(60), 'm'.repeat(40)],
    [7, ''],
  ])('an id token with the name %j shows %j', async (name, shown) => {
    expect(await verified(await idToken({ preferred_username: name }))).toMatchObject({ username: shown });
  });

  it('is neither accepted nor refused while the provider’s keys cannot be read', async () => {
    answers['/jwks'] = { status: 500 };
    await expect(client.verify(await idToken(), CLIENT_ID)).rejects.toThrow(ProviderUnavailable);
  });
});

describe('a code', () => {
  it('is exchanged for an id token, or refused', async () => {
    expect(await client.redeem(EXCHANGE)).toBe('an.id.token');
    answers['/token'] = { status: 400, body: { error: 'invalid_grant', id_token: 'an.id.token' } };
    expect(await client.redeem(EXCHANGE)).toBeNull();
  });

  it('gets no id token from an answer that is too long', async () => {
    answers['/token'] = { body: { id_token: 'an.id.token', padding: 'x'.repeat(64 * 1024) } };
    expect(await client.redeem(EXCHANGE)).toBeNull();
  });

  it('is not sent on to where the provider redirects', async () => {
    answers['/token'] = { status: 307, location: `${issuer}/elsewhere` };
    answers['/elsewhere'] = { body: { id_token: 'an.id.token' } };
    await expect(client.redeem(EXCHANGE)).rejects.toThrow(ProviderUnavailable);
  });
});

describe('the provider’s discovery document', () => {
  const PATH = '/.well-known/openid-configuration';

  it('has to be of the configured issuer', async () => {
    answers[PATH] = { body: { ...Object(answers[PATH]?.body), issuer: 'https://elsewhere.test' } };
    await expect(client.authorizeUrl()).rejects.toThrow(ProviderUnavailable);
  });

  it('is asked for again after a failure', async () => {
    const good = answers[PATH] ?? {};
    answers[PATH] = { status: 503 };
    await expect(client.authorizeUrl()).rejects.toThrow(ProviderUnavailable);
    answers[PATH] = good;
    expect(await client.authorizeUrl()).toBe(`${issuer}/auth`);
  });
});
