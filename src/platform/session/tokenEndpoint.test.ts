import { describe, expect, it, vi } from 'vitest';
import type { Fetch } from '../http/observedFetch.ts';
import { restClient } from '../http/restClient.ts';
import { type IdentityPaths, type TokenEndpoint, type TokenEndpointPorts, tokenEndpoint } from './tokenEndpoint.ts';

const NO_KEY: TokenEndpointPorts['key'] = {
  create: async () => false,
  prove: async () => null,
  adopt: async () => undefined,
};

function endpoint(response: Response | Error, paths?: IdentityPaths, key = NO_KEY) {
  const fetch = vi.fn<Fetch>(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  const region = { regionCode: 'US-NJ', countryCode: 'US' };
  const call = (): {
    url: unknown;
    init: RequestInit;
    headers: Record<string, string>;
    form: unknown;
    body: Record<string, string>;
  } => {
    const [url, init = {}] = fetch.mock.calls[0] ?? [];
    return {
      url,
      init,
      headers: init.headers as Record<string, string>,
      form: init.body instanceof URLSearchParams ? Object.fromEntries(init.body) : null,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, string>) : {},
    };
  };
  const limits: number[] = [];
  const rest = restClient({
    fetchWithin: (timeoutMs) => {
      limits.push(timeoutMs);
      return fetch;
    },
    isOnline: () => true,
  });
  return {
    endpoint: tokenEndpoint({ rest, clock: { now: () => 0 }, region: () => region, paths: () => paths, key, aliasOf }),
    call,
    limits,
  };
}

const aliasOf = async (playerId: string): Promise<string> => `alias of ${playerId}`;
const granted = (): Response => Response.json({ access_token: 'a', refresh_token: 'r', user_id: 'p', expires_in: 900 });

describe('the token endpoint', () => {
  it('is where startup says, and never at another origin', async () => {
    const named = { token: '/tokens', logOut: '/log-out' };
    const there = endpoint(granted(), named);
    await there.endpoint.refresh(null);
    expect(there.call().url).toBe('/tokens');
    const leaving = endpoint(new Response(null, { status: 204 }), named);
    await leaving.endpoint.logOut('t', 'drop');
    expect(leaving.call().url).toBe('/log-out');
    for (const token of ['https://evil.test/tokens', '//evil.test/tokens', 'tokens']) {
      const elsewhere = endpoint(granted(), { ...named, token });
      await elsewhere.endpoint.refresh(null);
      expect(elsewhere.call().url).toBe('/api/identity/token');
    }
  });

  it('is called by POST with region and country', async () => {
    const { endpoint: identity, call } = endpoint(granted());
    await identity.password({ username: 'demo', password: 'x' });
    expect(call().url).toBe('/api/identity/token');
    expect(call().init.method).toBe('POST');
    expect(call().headers).toMatchObject({ 'x-region-code': 'US-NJ', 'x-country-code': 'US' });
    expect(call().body).toEqual({ grant_type: 'password', username: 'demo', password: 'x', client_id: 'slipstream-web' });
  });

  it('refreshes with refresh_token, client_id and grant_type', async () => {
    const { endpoint: identity, call } = endpoint(granted());
    await identity.refresh('r0');
    expect(call().body).toEqual({ grant_type: 'refresh_token', refresh_token: 'r0', client_id: 'slipstream-web' });
  });

  it('grants tokens for a password, a refresh token, a limited-access token and an authorization code', async () => {
    const returned = { code: 'c', code_verifier: 'v', redirect_uri: 'r' };
    const asks = [
      ['password', (identity: TokenEndpoint) => identity.password({ username: 'demo', password: 'x' })],
      ['refresh_token', (identity: TokenEndpoint) => identity.refresh(null)],
      ['limited_access', (identity: TokenEndpoint) => identity.limitedAccess('l')],
      ['authorization_code', (identity: TokenEndpoint) => identity.code(returned)],
    ] as const;
    for (const [grantType, ask] of asks) {
      const answer = Response.json({ access_token: 'a', limited_access_token: 'l1', user_id: 'p', expires_in: 900 });
      const { endpoint: identity, call } = endpoint(answer);
      expect(await ask(identity)).toMatchObject({ kind: 'granted', tokens: { bearerToken: 'a', limitedAccessToken: 'l1' } });
      expect({ ...call().body, ...Object(call().form) }).toMatchObject({ grant_type: grantType });
    }
  });

  it('asks for the refresh token in a cookie at every grant, and waits longer where a lost answer would cost the session', async () => {
    const returned = { code: 'c', code_verifier: 'v', redirect_uri: 'r' };
    const asks: readonly (readonly [(identity: TokenEndpoint) => Promise<unknown>, number])[] = [
      [(identity) => identity.password({ username: 'demo', password: 'x' }), 5000],
      [(identity) => identity.refresh(null), 15_000],
      [(identity) => identity.limitedAccess('l'), 15_000],
      [(identity) => identity.code(returned), 15_000],
    ];
    for (const [ask, timeoutMs] of asks) {
      const { endpoint: identity, call, limits } = endpoint(granted());
      await ask(identity);
      expect(call().headers['x-token-transport']).toBe('cookie');
      expect(limits).toEqual([timeoutMs]);
    }
  });

  it('gives a renewal up with the signal of its caller', async () => {
    const { signal } = new AbortController();
    for (const ask of ['refresh', 'limitedAccess'] as const) {
      const { endpoint: identity, call } = endpoint(granted());
      await identity[ask]('t', signal);
      expect(call().init.signal, ask).toBe(signal);
    }
  });

  it.each([
    ['COOL_OFF', 'coolOff'],
    ['SELF_EXCLUSION', 'selfExclusion'],
    ['LOCATION_CHANGE', 'locationChange'],
    ['DIFFERENT_VALID_REGION', 'differentValidRegion'],
    ['GEOCOMPLY_ERROR', 'geocomplyError'],
    ['DAILY_TIME_LIMIT', 'dailyTimeLimit'],
    ['TECHNICAL_ISSUE', 'technicalIssue'],
    ['ANYTHING_ELSE', null],
  ])('reads from a refusal that the session has ended by %s', async (session_end_reason, reason) => {
    const refusal = Response.json({ error: 'invalid_grant', session_end_reason }, { status: 400 });
    expect(await endpoint(refusal).endpoint.refresh(null)).toEqual({ kind: 'refused', reason });
  });

  it('a log-in that needs a code says where it was sent, and goes on with it', async () => {
    const text = 'We sent a code to (•••) •••-0142. Enter it to go on.';
    const refusal = Response.json({ error: 'code_required', error_description: text }, { status: 400 });
    const { endpoint: identity, call } = endpoint(refusal);
    const credentials = { username: 'maya', password: 'secret', oneTimeCode: '123456' };
    expect(await identity.password(credentials)).toEqual({ kind: 'codeRequired', text });
    expect(call().body).toMatchObject({ grant_type: 'password', password: 'secret', one_time_code: '123456' });
  });

  it('a refusal of a player who has stopped says until when', async () => {
    const refusal = Response.json({ error: 'player_stopped', error_description: 'Until Monday.' }, { status: 400 });
    const credentials = { username: 'maya', password: 'secret' };
    expect(await endpoint(refusal).endpoint.password(credentials)).toEqual({ kind: 'stopped', text: 'Until Monday.' });
  });

  it('renews limited access with limited_access_token, client_id and grant_type', async () => {
    const { endpoint: identity, call } = endpoint(granted());
    await identity.limitedAccess('l0');
    expect(call().body).toEqual({ grant_type: 'limited_access', limited_access_token: 'l0', client_id: 'slipstream-web' });
  });

  it('exchanges a code by a form-encoded POST with code, code_verifier, client_id, grant_type and redirect_uri', async () => {
    const { endpoint: identity, call } = endpoint(granted());
    const returned = { code: 'c', code_verifier: 'v', redirect_uri: 'https://tsb.test/oauth_callback' };
    expect(await identity.code(returned)).toMatchObject({
      kind: 'granted',
      tokens: { playerAlias: 'alias of p', bearerToken: 'a' },
    });
    expect(call().init.method).toBe('POST');
    // fetch itself names the media type of a form.
    expect(call().headers).not.toHaveProperty('content-type');
    expect(call().form).toEqual({ grant_type: 'authorization_code', client_id: 'slipstream-web', ...returned });
  });

  it.each([
    ['a refusal', new Response('{}', { status: 400 }), { kind: 'refused', reason: null }],
    ['an unknown client', new Response('{}', { status: 401 }), { kind: 'refused', reason: null }],
    ['a lock', new Response('{}', { status: 429, headers: { 'retry-after': '30' } }), { kind: 'locked', retryAfterSeconds: 30 }],
    ['a server error', new Response('', { status: 502 }), { kind: 'unavailable', code: 'UNKNOWN_ERROR' }],
    ['maintenance', new Response('', { status: 503, headers: { 'x-maintenance-mode-enabled': 'true' } }), { kind: 'maintenance' }],
    ['a full queue', new Response('{}', { status: 503, headers: { 'retry-after': '1' } }), { kind: 'busy' }],
    ['no answer', new TypeError('cut'), { kind: 'unavailable', code: 'CONNECTION_ERROR' }],
    ['an unreadable answer', new Response('<html>'), { kind: 'unavailable', code: 'UNKNOWN_ERROR' }],
    ['an answer without a player', Response.json({ access_token: 'a' }), { kind: 'missingUserId' }],
  ])('distinguishes %s', async (_name, response, outcome) => {
    expect(await endpoint(response).endpoint.refresh(null)).toEqual(outcome);
  });

  it('logs out by POST to /api/logout with the bearer token', async () => {
    const { endpoint: identity, call } = endpoint(new Response(null, { status: 204 }));
    expect(await identity.logOut('a', 'drop')).toBe(true);
    expect(call().url).toBe('/api/logout');
    expect(call().init.method).toBe('POST');
    expect(call().headers).toEqual({ authorization: 'Bearer a' });
    expect(call().init.credentials).toBe('same-origin');
    // It also arrives from a page that is being left.
    expect(call().init.keepalive).toBe(true);
  });

  it.each([
    [204, true],
    [401, true],
    [500, false],
    [502, false],
  ])('returns whether the server accepted a log-out: %i', async (status, isAccepted) => {
    expect(await endpoint(new Response(null, { status })).endpoint.logOut('a', 'drop')).toBe(isAccepted);
    expect(await endpoint(new TypeError('cut')).endpoint.logOut('a', 'drop')).toBe(false);
  });

  it('logs out without removing the cookie of another session', async () => {
    const { endpoint: identity, call } = endpoint(new Response(null, { status: 204 }));
    await identity.logOut('a', 'keep');
    expect(call().init.credentials).toBe('omit');
  });
});
