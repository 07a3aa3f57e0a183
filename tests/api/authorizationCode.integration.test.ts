import { decodeProtectedHeader } from 'jose';
import * as oauth from 'oauth4webapi';
import * as client from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVerifier } from '../../core/wire/pkce.ts';
import {
  APP_REDIRECT,
  logInOnPage,
  logInRequest,
  openLogIn,
  registerClient,
  startIdentity,
  submitLogIn,
  type TestIdentity,
} from '../support/identityServer.ts';

const PARTNER_REDIRECT = 'https://partner.test/back';

let identity: TestIdentity;
let issuer: string;
beforeAll(async () => {
  identity = await startIdentity();
  issuer = identity.issuer;
  await registerClient(identity.api, 'partner', 'tsb', [PARTNER_REDIRECT]);
  await registerClient(identity.api, 'casino-partner', 'hwc', [PARTNER_REDIRECT]);
});
afterAll(async () => {
  expect(identity.api.logged).toEqual([]);
  await identity.stop();
});

/** The token endpoint of the identity origin. */
async function token(fields: Readonly<Record<string, string>>, at = `${issuer}/token`) {
  const response = await fetch(at, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, body: (await response.json()) as Readonly<Record<string, string | number>> };
}

async function codeOf(more: Readonly<Record<string, string>> = {}) {
  const player = await identity.api.newPlayer();
  const { url, verifier, state } = await logInRequest(issuer, more);
  const location = await logInOnPage(issuer, url, player);
  const fields = {
    grant_type: 'authorization_code',
    client_id: 'slipstream-web',
    code: location.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: APP_REDIRECT,
  };
  return { player, location, state, fields };
}

describe('openid-client, unchanged', () => {
  it('discovers the server, logs a player in with a code, refreshes and reads who it is', async () => {
    const { api } = identity;
    const player = await api.newPlayer();
    const config = await client.discovery(new URL(issuer), 'partner', { token_endpoint_auth_method: 'none' }, client.None(), {
      execute: [client.allowInsecureRequests],
    });
    expect(config.serverMetadata().supportsPKCE()).toBe(true);
    const verifier = client.randomPKCECodeVerifier();
    const state = client.randomState();
    const nonce = client.randomNonce();
    const url = client.buildAuthorizationUrl(config, {
      redirect_uri: PARTNER_REDIRECT,
      scope: 'openid',
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    const location = await logInOnPage(issuer, url, player);
    expect(location.searchParams.get('iss')).toBe(issuer);
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
    const tokens = await client.authorizationCodeGrant(config, location, checks);
    expect(tokens.claims()).toMatchObject({ iss: issuer, aud: 'partner', sub: player.id, nonce });
    expect(decodeProtectedHeader(tokens.id_token ?? '')).toMatchObject({ alg: 'ES256' });

    const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? '');
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    expect(await client.fetchUserInfo(config, refreshed.access_token, player.id)).toEqual({ sub: player.id });

    // A program of others learns who the player is, and nothing more.
    const account = await api.query('{ account { firstName } }', {}, `Bearer ${refreshed.access_token}`);
    expect(account.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('oauth4webapi, unchanged', () => {
  it('discovers the server by RFC 8414, logs a player in as the app; a used code is refused', async () => {
    const player = await identity.api.newPlayer();
    const insecure = { [oauth.allowInsecureRequests]: true };
    const discovered = await oauth.discoveryRequest(new URL(issuer), { algorithm: 'oauth2', ...insecure });
    const server = await oauth.processDiscoveryResponse(new URL(issuer), discovered);
    const app: oauth.Client = { client_id: 'slipstream-web' };
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const url = new URL(server.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      client_id: app.client_id,
      redirect_uri: APP_REDIRECT,
      response_type: 'code',
      scope: 'openid',
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
    }).toString();
    const parameters = oauth.validateAuthResponse(server, app, await logInOnPage(issuer, url, player), state);
    const auth = oauth.None();
    const exchange = () => oauth.authorizationCodeGrantRequest(server, app, auth, parameters, APP_REDIRECT, verifier, insecure);
    const tokens = await oauth.processAuthorizationCodeResponse(server, app, await exchange(), { requireIdToken: true });
    expect(oauth.getValidatedIdTokenClaims(tokens)?.sub).toBe(player.id);
    const signed = await oauth.authorizationCodeGrantRequest(server, app, auth, parameters, APP_REDIRECT, verifier, insecure);
    await expect(oauth.processAuthorizationCodeResponse(server, app, signed)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('refreshes with rotation, verifies the signature by the published keys, and a token used twice ends the session', async () => {
    const insecure = { [oauth.allowInsecureRequests]: true };
    const server = await oauth.processDiscoveryResponse(
      new URL(issuer),
      await oauth.discoveryRequest(new URL(issuer), { algorithm: 'oidc', ...insecure }),
    );
    const app: oauth.Client = { client_id: 'slipstream-web' };
    const { location, state, fields } = await codeOf({ scope: 'openid' });
    const parameters = oauth.validateAuthResponse(server, app, location, state);
    const answer = await oauth.authorizationCodeGrantRequest(
      server,
      app,
      oauth.None(),
      parameters,
      APP_REDIRECT,
      fields.code_verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(server, app, answer);
    await oauth.validateApplicationLevelSignature(server, answer, insecure);
    const refresh = async (refreshToken: string) =>
      oauth.processRefreshTokenResponse(
        server,
        app,
        await oauth.refreshTokenGrantRequest(server, app, oauth.None(), refreshToken, insecure),
      );
    const second = await refresh(tokens.refresh_token ?? '');
    const third = await refresh(second.refresh_token ?? '');
    const ask = () => identity.api.query('{ account { firstName } }', {}, `Bearer ${third.access_token}`);
    expect((await ask()).errors).toEqual([]);
    await expect(refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(refresh(third.refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await ask()).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('a code', () => {
  it('is exchanged by a form-encoded POST for the app’s own tokens', async () => {
    const { player, location, state, fields } = await codeOf();
    expect(Object.fromEntries(location.searchParams)).toEqual({ code: fields.code, state, iss: issuer });
    const { status, body } = await token(fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user_id: player.id, expires_in: 900, token_type: 'Bearer', refresh_token: expect.any(String) });
    expect(body).not.toHaveProperty('id_token');
    const account = await identity.api.query('{ account { firstName } }', {}, `Bearer ${body.access_token}`);
    expect(account.data).toEqual({ account: { firstName: 'Maya' } });
  });

  it('is good at the app’s own token endpoint too, where the refresh token may travel in a cookie', async () => {
    const { fields } = await codeOf();
    const response = await identity.api.app.inject({
      method: 'POST',
      url: '/api/identity/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-token-transport': 'cookie' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).not.toHaveProperty('refresh_token');
    expect(response.headers['set-cookie']).toMatch(
      /^slipstream_refresh=[\w-]+; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
  });

  it.each([
    ['another verifier', { code_verifier: createVerifier(crypto) }],
    ['a malformed verifier', { code_verifier: 'short' }],
    ['another redirect address', { redirect_uri: 'http://tsb.localhost:4000/oauth_callback' }],
    ['another client', { client_id: 'partner' }],
  ])('sent with %s is refused, and good for nobody any more', async (_what, wrong) => {
    const { fields } = await codeOf();
    expect(await token({ ...fields, ...wrong })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await token(fields)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('sent at another brand is refused, and good for nobody any more', async () => {
    const { fields } = await codeOf();
    const headers = { host: 'hwc.localhost', 'content-type': 'application/x-www-form-urlencoded' };
    const payload = new URLSearchParams(fields).toString();
    const response = await identity.api.app.inject({ method: 'POST', url: '/api/identity/token', headers, payload });
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([400, 'invalid_grant']);
    expect(await token(fields)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('is not stored in clear', async () => {
    const { fields } = await codeOf();
    const { rows } = await identity.api.owner.pool.query('SELECT * FROM authorization_codes WHERE used_at IS NULL');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(fields.code);
  });

  it('sent a second time ends the session that the first one opened', async () => {
    const { fields } = await codeOf();
    const first = await token(fields);
    expect(await token(fields)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const account = await identity.api.query('{ account { firstName } }', {}, `Bearer ${first.body.access_token}`);
    expect(account.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const refresh = { grant_type: 'refresh_token', client_id: 'slipstream-web', refresh_token: String(first.body.refresh_token) };
    expect((await token(refresh)).body.error).toBe('invalid_grant');
  });

  it('sent many times at once opens one session at most', async () => {
    const { fields } = await codeOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => token(fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is good for a minute of the business clock', async () => {
    const { fields } = await codeOf();
    identity.api.deps.clock.setOffsetSeconds(61);
    expect((await token(fields)).body.error).toBe('invalid_grant');
    identity.api.deps.clock.setOffsetSeconds(0);
  });

  it('lacking a field, or of a client that does not exist, is refused with an error of its kind', async () => {
    const { fields } = await codeOf();
    const { code_verifier: _left, ...without } = fields;
    expect((await token(without)).body.error).toBe('invalid_request');
    expect(await token({ ...fields, client_id: 'nobody' })).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    // Nobody has been told anything about the code, so it is still good.
    expect((await token(fields)).status).toBe(200);
  });
});

it('a program of others may neither send a password nor renew limited access', async () => {
  const { username, password } = await identity.api.newPlayer();
  const limited = await identity.api.newPlayer({ limitedAccess: true });
  const own = { grant_type: 'password', client_id: 'slipstream-web' };
  const { body } = await token({ ...own, username: limited.username, password: limited.password });
  const renewal = { grant_type: 'limited_access', limited_access_token: String(body.limited_access_token) };
  for (const grant of [{ grant_type: 'password', username, password }, renewal])
    expect(await token({ ...grant, client_id: 'partner' })).toMatchObject({ status: 400, body: { error: 'unauthorized_client' } });
  expect((await token({ ...own, username, password })).status).toBe(200);
  expect((await token({ ...renewal, client_id: 'slipstream-web' })).status).toBe(200);
});

describe('the log-in page', () => {
  it('refuses other redirect addresses and clients of other brands without sending the player anywhere', async () => {
    const wrong = [
      { redirect_uri: 'http://hwc.localhost:4000/oauth_callback' },
      { redirect_uri: 'http://localhost:4001/oauth_callback' },
      { redirect_uri: `${APP_REDIRECT}/` },
      { client_id: 'casino-partner', redirect_uri: PARTNER_REDIRECT },
      { client_id: 'nobody' },
    ];
    for (const more of wrong) {
      const { status, headers, html } = await openLogIn((await logInRequest(issuer, more)).url);
      expect([status, headers.get('location')]).toEqual([400, null]);
      expect(html).toContain('This login cannot be completed');
    }
  });

  it('sends the player back with the error, the state and the issuer where the request of a known client is wrong', async () => {
    const { url, state } = await logInRequest(issuer, { code_challenge_method: 'plain' });
    const { status, headers } = await openLogIn(url);
    expect(status).toBe(303);
    const { searchParams } = new URL(headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      error: 'invalid_request',
      error_description: 'code_challenge_method must be S256',
      state,
      iss: issuer,
    });
  });

  it('tells nobody but the client its code: neither a cache nor the page that it leads to', async () => {
    const player = await identity.api.newPlayer();
    const form = await openLogIn((await logInRequest(issuer)).url);
    const { status, headers } = await submitLogIn(issuer, form, player);
    expect([status, headers.get('referrer-policy'), headers.get('cache-control')]).toEqual([303, 'no-referrer', 'no-store']);
  });

  it('has a policy of its own, runs no scripts and stands in no frame', async () => {
    const { headers, html } = await openLogIn((await logInRequest(issuer)).url);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self' http://localhost:4000; frame-ancestors 'none'; require-trusted-types-for 'script'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toMatch(/^slipstream_form=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(html).not.toMatch(/<script|style=|onclick/i);
  });

  it('shows names of others as text', async () => {
    const more = { client_id: 'partner', redirect_uri: PARTNER_REDIRECT };
    const { html } = await openLogIn((await logInRequest(issuer, more)).url);
    expect(html).toContain('Partner &lt;b&gt; wants to know who you are');
  });

  it('accepts its form only with the cookie of the browser that it was shown to, unchanged, and not for ever', async () => {
    const player = await identity.api.newPlayer();
    const { url } = await logInRequest(issuer);
    const [mine, other] = [await openLogIn(url), await openLogIn(url)];
    const [payload = '', signature = ''] = mine.field.split('.');
    const changed = Buffer.from(Buffer.from(payload, 'base64url').toString().replace('4000', '4666')).toString('base64url');
    const forms = [
      { cookie: other.cookie, field: mine.field },
      { cookie: '', field: mine.field },
      { cookie: mine.cookie, field: `${changed}.${signature}` },
      { cookie: mine.cookie, field: 'none' },
    ];
    for (const form of forms) expect(await submitLogIn(issuer, form, player)).toMatchObject({ status: 403, location: null });
    identity.api.deps.clock.setOffsetSeconds(31 * 60);
    expect((await submitLogIn(issuer, mine, player)).status).toBe(403);
    identity.api.deps.clock.setOffsetSeconds(0);
    expect((await submitLogIn(issuer, mine, player)).location?.searchParams.get('code')).toEqual(expect.any(String));
  });

  it('says that name and password do not fit, keeps the name, and has the limits of the password grant', async () => {
    const player = await identity.api.newPlayer();
    const form = await openLogIn((await logInRequest(issuer)).url);
    const wrong = { username: player.username, password: 'wrong' };
    const first = await submitLogIn(issuer, form, wrong);
    expect(first).toMatchObject({ status: 400, location: null });
    expect(first.html).toContain('don’t go together');
    expect(first.html).toContain(`value="${player.username}"`);
    expect(first.html).not.toContain('wrong');
    for (let attempt = 0; attempt < 4; attempt += 1) await submitLogIn(issuer, first, wrong);
    const locked = await submitLogIn(issuer, first, player);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(locked.html).toContain('wait 15 minutes');
    const grant = { grant_type: 'password', client_id: 'slipstream-web', username: player.username, password: player.password };
    expect((await token(grant)).body.error).toBe('login_locked');
    await identity.api.owner.pool.query('DELETE FROM login_attempts');
  });

  it('says until when to a player who has stopped, once the password is right', async () => {
    const player = await identity.api.newPlayer();
    await identity.api.owner.pool.query(`SELECT stop_player($1, 'cool_off', now() + interval '1 day', true, now())`, [player.id]);
    const form = await openLogIn((await logInRequest(issuer)).url);
    const answer = await submitLogIn(issuer, form, player);
    expect(answer).toMatchObject({ status: 403, location: null });
    expect(answer.html).toMatch(/taking a cool-off until \w+, \w+ \d/);
    expect((await submitLogIn(issuer, form, { ...player, password: 'wrong' })).html).not.toContain('cool-off');
  });
});

describe('the published documents', () => {
  it('name this origin, the only flow there is, and no private key', async () => {
    const answer = async (path: string) => (await (await fetch(issuer + path)).json()) as Record<string, unknown>;
    const metadata = await answer('/.well-known/openid-configuration');
    expect(metadata).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    expect(await answer('/.well-known/oauth-authorization-server')).toEqual(metadata);
    const { keys } = (await answer('/jwks')) as { keys: Record<string, unknown>[] };
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    }
  });

  it('have a new key after 90 days, while the one before is still published', async () => {
    const kids = async () => (await identity.api.services.idTokens.publicKeys()).keys.map(({ kid }) => kid);
    const before = await kids();
    identity.api.deps.clock.setOffsetSeconds(91 * 86_400);
    const [added, ...old] = await kids();
    expect(old).toEqual(before);
    expect(before).not.toContain(added);
    identity.api.deps.clock.setOffsetSeconds(0);
  });

  it('are those that startup publishes', async () => {
    const { data } = await identity.api.query<{ startup: { serviceAttributes: { identity: { authorizeUrl: string } } } }>(
      '{ startup { serviceAttributes { identity { clientId authorizeUrl } } } }',
    );
    const { authorizeUrl } = data?.startup.serviceAttributes.identity ?? {};
    expect(authorizeUrl).toBe(`${issuer}/authorize`);
    const request = await logInRequest(issuer);
    expect((await openLogIn(`${authorizeUrl}${request.url.search}`)).status).toBe(200);
  });
});
