import { createServer } from 'node:net';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  discovery,
  None,
  useCodeIdTokenResponseType,
} from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengeOf, createState, createVerifier } from '../../core/wire/pkce.ts';
import {
  linkClients,
  linkProviderSettings,
  type OpenLinkProvider,
  openLinkProvider,
} from '../../server/api/linkProvider/openLinkProvider.ts';
import { readConfig } from '../../server/platform/config.ts';
import { answerOf, authorizeUrl, type LinkAttempt, mediaBrowser } from './support/mediaBrowser.ts';

const CONFIG = readConfig({ SANDBOX: 'true', LINK_PROVIDER_PORT: '0' });
const CALLBACK = 'http://espnbet.localhost:4000/account_linking/callback';

let provider: OpenLinkProvider;
beforeAll(async () => {
  provider = await openLinkProvider(CONFIG, 4000);
});
afterAll(() => provider.close());

const request = () => ({
  authorizeUrl: `${provider.issuer}/auth`,
  clientId: 'slipstream-espnbet',
  redirectUri: CALLBACK,
  nonce: 'a-nonce-of-the-app',
});

const attempt = (changed: LinkAttempt['changed'] = {}): LinkAttempt => ({
  verifier: createVerifier(crypto),
  state: createState(crypto),
  changed,
});

/** A code and its verifier. */
async function newCode(): Promise<{ readonly code: string; readonly verifier: string; readonly idToken: string }> {
  const { verifier, state } = attempt();
  const answer = answerOf(await mediaBrowser().link(await authorizeUrl(request(), { verifier, state }), 'maya@media.test'));
  return { code: answer.code ?? '', verifier, idToken: answer.id_token ?? '' };
}

const exchange = (code: string, verifier: string, changed: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${provider.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: 'slipstream-espnbet',
      redirect_uri: CALLBACK,
      ...changed,
    }),
  });

describe('the sports-media provider', () => {
  it('lets a standard client complete the hybrid flow with PKCE', async () => {
    const client = await discovery(
      new URL(provider.issuer),
      'slipstream-espnbet',
      { id_token_signed_response_alg: 'ES256' },
      None(),
      {
        execute: [allowInsecureRequests, useCodeIdTokenResponseType],
      },
    );
    const { verifier, state } = attempt();
    const nonce = 'a-nonce-of-the-client';
    const url = buildAuthorizationUrl(client, {
      redirect_uri: CALLBACK,
      scope: 'openid profile',
      code_challenge: await challengeOf(crypto, verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    const back = await mediaBrowser().link(url.href, 'maya@media.test');
    const tokens = await authorizationCodeGrant(client, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
    });
    expect(tokens.claims()).toMatchObject({ aud: 'slipstream-espnbet', preferred_username: 'maya' });
  });

  it('sends back to the exact callback of the app, and to no other address', async () => {
    for (const changed of [
      { redirect_uri: `${CALLBACK}/` },
      { redirect_uri: `${CALLBACK}?next=/` },
      { redirect_uri: 'http://espnbet.localhost:4001/account_linking/callback' },
      { redirect_uri: 'http://tsb.localhost:4000/account_linking/callback' },
      { redirect_uri: 'https://elsewhere.test/account_linking/callback' },
      { client_id: 'somebody' },
    ]) {
      const response = await mediaBrowser().open(await authorizeUrl(request(), attempt(changed)));
      expect(response.status, JSON.stringify(changed)).toBe(400);
      expect(response.headers.get('location')).toBeNull();
      expect(await response.text()).toContain('This cannot be done');
    }
  });

  it('refuses a request without PKCE S256, or for less than a code and an id token', async () => {
    for (const [changed, error] of [
      [{ code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
      [{ code_challenge_method: 'plain' }, 'invalid_request'],
      [{ nonce: undefined }, 'invalid_request'],
      [{ response_type: 'code' }, 'unsupported_response_type'],
    ] as const) {
      const response = await mediaBrowser().open(await authorizeUrl(request(), attempt(changed)));
      expect(response.headers.get('location') ?? '', JSON.stringify(changed)).toContain(`error=${error}`);
    }
  });

  it('exchanges a code once, and not after a wrong verifier', async () => {
    const used = await newCode();
    expect((await exchange(used.code, used.verifier)).status).toBe(200);
    expect((await exchange(used.code, used.verifier)).status).toBe(400);
    const guessed = await newCode();
    expect((await exchange(guessed.code, createVerifier(crypto))).status).toBe(400);
    expect((await exchange(guessed.code, guessed.verifier)).status).toBe(400);
    const moved = await newCode();
    expect(
      (await exchange(moved.code, moved.verifier, { redirect_uri: 'http://tsb.localhost:4000/account_linking/callback' })).status,
    ).toBe(400);
    const stolen = await newCode();
    expect((await exchange(stolen.code, stolen.verifier, { client_id: 'slipstream-tsb' })).status).toBe(400);
  });

  it('asks for a password each time, and shows its form without scripts, frames or other origins', async () => {
    const browser = mediaBrowser();
    const { url, page } = await browser.form(await authorizeUrl(request(), attempt()));
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://espnbet.localhost:4000; frame-ancestors 'none'; base-uri 'none'",
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.text()).not.toContain('<script');
    const wrong = await browser.submit(url, { email: '"><b>x@media.test', password: 'guess', choice: 'link' });
    expect(wrong.status).toBe(401);
    expect(await wrong.text()).toContain('value="&#34;&#62;&#60;b&#62;x@media.test"');
    // Another browser has no part in this log-in.
    expect((await mediaBrowser().submit(url, { email: 'maya@media.test', password: 'media-demo', choice: 'link' })).status).toBe(
      400,
    );
    const back = await browser.link(await authorizeUrl(request(), attempt()), 'maya@media.test');
    expect(answerOf(back)).toHaveProperty('code');
    expect((await browser.form(await authorizeUrl(request(), attempt({ prompt: undefined })))).page.status).toBe(200);
  });

  it('sends a player back who cancels', async () => {
    const back = await mediaBrowser().link(await authorizeUrl(request(), attempt()), 'maya@media.test', 'cancel');
    expect(answerOf(back)).toMatchObject({ error: 'access_denied' });
    expect(answerOf(back)).not.toHaveProperty('code');
  });

  it.each([
    ['no-code', { code: undefined, id_token: expect.any(String) }],
    ['no-id-token', { code: expect.any(String), id_token: undefined }],
    ['denied', { code: undefined, id_token: undefined, error: 'access_denied' }],
    ['wrong-state', { state: expect.stringMatching(/^another-state/) }],
  ] as const)('answers %s where the sandbox says so', async (behaviour, expected) => {
    const { email } = provider.accounts.put(`${behaviour}@media.test`, behaviour);
    const { code, id_token, state, error } = answerOf(await mediaBrowser().link(await authorizeUrl(request(), attempt()), email));
    expect({ code, id_token, state, error }).toMatchObject(expected);
  });

  it('gives the apps of one operator the same id of an account, and not its own', async () => {
    const subjects: unknown[] = [];
    for (const brand of ['espnbet', 'tsb']) {
      const own = {
        ...request(),
        clientId: `slipstream-${brand}`,
        redirectUri: `http://${brand}.localhost:4000/account_linking/callback`,
      };
      const back = await mediaBrowser().link(await authorizeUrl(own, attempt()), 'noor@media.test');
      const claims = Buffer.from(answerOf(back).id_token?.split('.')[1] ?? '', 'base64url').toString();
      subjects.push((JSON.parse(claims) as { sub: unknown }).sub);
    }
    expect(subjects[0]).toBe(subjects[1]);
    expect(subjects[0]).not.toContain('noor');
  });
});

describe('the address of the sandbox’s link provider', () => {
  it('is two ports above the app’s, or a free port where that one is taken; a port of the operator’s has to be free', async () => {
    const config = readConfig({ SANDBOX: 'true' });
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as { port: number };
    const other = await openLinkProvider(config, port - 2);
    expect(other.issuer).toMatch(/^http:\/\/localhost:\d+$/);
    expect(other.issuer).not.toContain(`:${port}`);
    await other.close();
    await expect(openLinkProvider(readConfig({ SANDBOX: 'true', LINK_PROVIDER_PORT: String(port) }), 4000)).rejects.toThrow(
      `The link provider cannot listen on port ${port}; set LINK_PROVIDER_PORT to another one.`,
    );
    await new Promise((resolve) => blocker.close(resolve));
    const free = await openLinkProvider(config, port - 2);
    expect(free.issuer).toBe(`http://localhost:${port}`);
    await free.close();
  });

  it('knows the callback of every brand at each of its hosts', () => {
    const { hosts } = readConfig({ HOSTS: 'tsb=tsb.example.com,hwc=hwc.example.com:8443' });
    const clients = linkClients({ hosts, brand: 'tsb' }, 4000);
    expect(clients.map(({ id, redirectUris }) => [id, redirectUris])).toEqual([
      [
        'slipstream-hwc',
        ['http://hwc.example.com:8443/account_linking/callback', 'https://hwc.example.com:8443/account_linking/callback'],
      ],
      ['slipstream-tsb', ['http://tsb.example.com/account_linking/callback', 'https://tsb.example.com/account_linking/callback']],
    ]);
    expect(linkClients(CONFIG, 4000).map(({ id }) => id)).toEqual(
      ['espnbet', 'hwc', 'tsb', 'tsc'].map((code) => `slipstream-${code}`),
    );
  });

  it('is taken by a real provider of the operator’s', () => {
    const real = { LINK_PROVIDER_ISSUER: 'https://media.example.com', LINK_PROVIDER_CLIENT_ID: 'ours' };
    const settings = linkProviderSettings(readConfig(real), null);
    expect(settings?.issuer).toBe('https://media.example.com');
    expect(settings?.clientIdOf('tsb')).toBe('ours');
    expect(linkProviderSettings(CONFIG, null)).toBeNull();
    expect(() => readConfig({ LINK_PROVIDER_ISSUER: 'https://media.example.com' })).toThrow('LINK_PROVIDER_CLIENT_ID');
  });
});
