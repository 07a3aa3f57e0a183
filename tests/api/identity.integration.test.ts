import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_IDENTITY_POLICY } from '../../server/domain/identity/policy.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { until } from '../support/until.ts';

const CLIENT = 'slipstream-web';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.stop());

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `10.0.0.${addresses}`;
}

/** Each from a separate address, because wrong log-ins of one address are limited (identityLimits). */
async function token(
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
  at: TestApi = api,
  remoteAddress = newAddress(),
) {
  const response = await at.app.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { client_id: CLIENT, ...fields },
    headers,
    remoteAddress,
  });
  return { status: response.statusCode, headers: response.headers, body: response.json<Record<string, string | number>>() };
}

const password = (username: string, secret: string) => ({ grant_type: 'password', username, password: secret });
const refresh = (refreshToken: unknown) => ({ grant_type: 'refresh', refresh_token: refreshToken });

async function advance(seconds: number, at: TestApi = api): Promise<void> {
  at.deps.clock.setOffsetSeconds(seconds);
}

describe('the password grant', () => {
  it('answers the tokens that the specification names, good for 900 seconds, and caches nothing', async () => {
    const player = await api.newPlayer();
    const { status, body, headers } = await token(password(player.username, player.password), {
      'x-region-code': 'US-NJ',
      'x-country-code': 'US',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      user_id: player.id,
      expires_in: 900,
      refresh_expires_in: 86_400,
      token_type: 'Bearer',
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(api.logged).toEqual([]);
  });

  it('takes the e-mail for the name, in any case, and a form for JSON', async () => {
    const player = await api.newPlayer();
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/identity/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: CLIENT, ...password(player.email.toUpperCase(), player.password) }).toString(),
    });
    expect(response.json<{ user_id: string }>().user_id).toBe(player.id);
  });

  it('answers a wrong password and an unknown name alike', async () => {
    const player = await api.newPlayer();
    const wrong = await token(password(player.username, 'wrong'));
    const unknown = await token(password('nobody-at-all', 'wrong'));
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('locks a name after five failures and says for how long', async () => {
    const player = await api.newPlayer();
    const here = '192.0.2.1';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await token(password(player.username, `wrong ${attempt}`), {}, api, here)).status).toBe(400);
    }
    const locked = await token(password(player.username.toUpperCase(), player.password), {}, api, here);
    expect(locked).toMatchObject({ status: 429, body: { error: 'login_locked' } });
    const seconds = Number(locked.body.retry_after_seconds);
    expect(seconds).toBeGreaterThan(890);
    expect(seconds).toBeLessThanOrEqual(900);
    expect(locked.headers['retry-after']).toBe(String(seconds));
    await advance(901);
    expect((await token(password(player.username, player.password), {}, api, here)).status).toBe(200);
    await advance(0);
  });

  it('refuses what is no token request with an error of its kind', async () => {
    expect((await token({})).body.error).toBe('invalid_request');
    expect((await token({ grant_type: 'client_credentials' })).body.error).toBe('unsupported_grant_type');
    expect((await token({ grant_type: 'password', username: 'x' })).body.error).toBe('invalid_request');
    expect((await token({ ...password('x', 'y'), client_id: 'somebody-else' })).body.error).toBe('invalid_client');
    for (const header of [{ 'x-region-code': 'nowhere at all' }, { 'x-country-code': 'USA' }])
      expect((await token(password('x', 'y'), header)).body.error).toBe('invalid_request');
    expect((await token({ ...password('x', 'y'), username: { $ne: null } })).body.error).toBe('invalid_request');
    expect((await token(password('x', 'p'.repeat(4000)))).body.error).toBe('invalid_grant');
    expect((await token(password('nul\u0000byte', 'y'))).status).toBe(400);
    const malformed = await api.app.inject({
      method: 'POST',
      url: '/api/identity/token',
      headers: { 'content-type': 'application/json' },
      payload: '{"grant_type":',
    });
    expect([malformed.statusCode, malformed.json<{ error: string }>().error]).toEqual([400, 'invalid_request']);
    const large = await api.app.inject({ method: 'POST', url: '/api/identity/token', payload: { blob: 'x'.repeat(20_000) } });
    expect(large.statusCode).toBe(413);
    const media = await api.app.inject({
      method: 'POST',
      url: '/api/identity/token',
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    });
    expect(media.statusCode).toBe(415);
    expect(api.logged).toEqual([]);
  });
});

describe('the refresh grant', () => {
  it('answers new tokens for each refresh token once', async () => {
    const { refreshToken, player } = await api.logIn();
    const next = await token(refresh(refreshToken));
    expect(next.body).toMatchObject({ user_id: player.id, expires_in: 900 });
    expect(next.body.refresh_token).not.toBe(refreshToken);
    const { status, body } = await token({ grant_type: 'refresh_token', refresh_token: next.body.refresh_token });
    expect(status).toBe(200);
    const account = await api.query('{ account { id } }', {}, `Bearer ${body.access_token}`);
    expect(account.data).toEqual({ account: { id: player.id } });
  });

  it('ends the whole family when a token is used a second time', async () => {
    const { refreshToken, authorization } = await api.logIn();
    const next = await token(refresh(refreshToken));
    expect(await token(refresh(refreshToken))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await token(refresh(next.body.refresh_token))).status).toBe(400);
    const account = await api.query('{ account { id } }', {}, authorization);
    expect(account.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('lets one of many simultaneous uses through at most', async () => {
    const { refreshToken } = await api.logIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => token(refresh(refreshToken))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses unknown tokens and sessions that have been idle for a day', async () => {
    expect((await token(refresh('never-issued'))).body.error).toBe('invalid_grant');
    expect((await token(refresh(''))).body.error).toBe('invalid_request');
    const { refreshToken } = await api.logIn();
    await advance(DEFAULT_IDENTITY_POLICY.sessionIdleSeconds + 1);
    expect((await token(refresh(refreshToken))).status).toBe(400);
    await advance(0);
  });
});

describe('the refresh cookie', () => {
  const COOKIE = { 'x-token-transport': 'cookie' };
  const cookieOf = (headers: Readonly<Record<string, unknown>>): string =>
    /slipstream_refresh=([\w-]*)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  const viaCookie = (value: string) =>
    token({ grant_type: 'refresh_token' }, { ...COOKIE, cookie: `other=1; slipstream_refresh=${value}` });

  async function logInByCookie(): Promise<string> {
    const player = await api.newPlayer();
    const { body, headers } = await token(password(player.username, player.password), COOKIE);
    expect(body).not.toHaveProperty('refresh_token');
    expect(body).toMatchObject({ user_id: player.id, expires_in: 900 });
    expect(headers['set-cookie']).toMatch(/^slipstream_refresh=[\w-]{43}; Path=\/api; Max-Age=86400; HttpOnly; SameSite=Strict$/);
    return cookieOf(headers);
  }

  it('keeps the token from every script, and rotates like any other', async () => {
    const first = await logInByCookie();
    const next = await viaCookie(first);
    expect(next.status).toBe(200);
    expect(next.body).not.toHaveProperty('refresh_token');
    expect(cookieOf(next.headers)).not.toBe(first);
    expect((await viaCookie(cookieOf(next.headers))).status).toBe(200);
  });

  it('answers the repetition that a reload makes with the same successor', async () => {
    const first = await logInByCookie();
    const lost = await viaCookie(first);
    const repeated = await viaCookie(first);
    expect(repeated.status).toBe(200);
    expect(cookieOf(repeated.headers)).toBe(cookieOf(lost.headers));
    expect((await viaCookie(cookieOf(lost.headers))).status).toBe(200);
  });

  it('is removed from a browser whose cookie was replaced and the next one used', async () => {
    const first = await logInByCookie();
    const next = cookieOf((await viaCookie(cookieOf((await viaCookie(first)).headers))).headers);
    const refused = await viaCookie(first);
    expect(refused.status).toBe(400);
    expect(refused.headers['set-cookie']).toMatch(/^slipstream_refresh=; Path=\/api; Max-Age=0;/);
    expect((await viaCookie(next)).status).toBe(400);
  });

  it('forgives a repetition for longer than the app waits for an answer that the network has swallowed', async () => {
    const swallowed = await logInByCookie();
    await viaCookie(swallowed);
    await advance(16);
    const repeated = await viaCookie(swallowed);
    expect(repeated.status).toBe(200);
    expect((await viaCookie(cookieOf(repeated.headers))).status).toBe(200);
    await advance(0);
  });

  it('is not forgiven when it is older than the last one used, nor listened to without the header', async () => {
    const first = await logInByCookie();
    const second = cookieOf((await viaCookie(first)).headers);
    await viaCookie(second);
    expect((await viaCookie(first)).status).toBe(400);
    const other = await logInByCookie();
    expect((await token({ grant_type: 'refresh_token' }, { cookie: `slipstream_refresh=${other}` })).body.error).toBe(
      'invalid_request',
    );
  });

  it('is no token of a body, nor a token of a body one of a cookie: either ends the session', async () => {
    const stolen = await logInByCookie();
    const inBody = await token(refresh(stolen));
    expect(inBody).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await viaCookie(stolen)).status).toBe(400);
    const { refreshToken } = await api.logIn();
    expect((await viaCookie(refreshToken)).status).toBe(400);
    expect((await token(refresh(refreshToken))).status).toBe(400);
  });

  it('is not used for a token in the body: the answer is in the body too', async () => {
    const { refreshToken } = await api.logIn();
    const { body, headers } = await token(refresh(refreshToken), COOKIE);
    expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  describe.each([
    ['a host that is not loopback', { host: 'tsb.example.com' }, 'auto'],
    ['a host that looks like loopback', { host: 'localhost.example.com' }, 'auto'],
    ['loopback, where the operator wants it', { host: 'tsb.localhost:4000' }, 'always'],
  ] as const)('for %s', (_where, at, secureCookies) => {
    it('is Secure and bound to its host, and the plain one is not listened to', async () => {
      const strict = await buildTestApi({ config: { secureCookies } });
      const player = await strict.newPlayer();
      const { headers } = await token(password(player.username, player.password), { ...COOKIE, ...at }, strict);
      const cookie = String(headers['set-cookie']);
      expect(cookie).toMatch(/^__Host-slipstream_refresh=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict; Secure$/);
      const value = cookieOf(headers);
      const by = (name: string) => token({ grant_type: 'refresh_token' }, { ...COOKIE, ...at, cookie: `${name}=${value}` }, strict);
      expect((await by('slipstream_refresh')).body.error).toBe('invalid_request');
      expect((await by('__Host-slipstream_refresh')).status).toBe(200);
      await strict.stop();
    });
  });

  it('is gone after log-out', async () => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { authorization: (await api.logIn()).authorization },
    });
    expect(response.headers['set-cookie']).toMatch(/^slipstream_refresh=; Path=\/api; Max-Age=0;/);
  });

  it('is not taken away by a form of a foreign page, which can send no authorization', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await api.app.inject({ method: 'POST', url: '/api/logout', headers, payload: 'a=b' });
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([401, undefined]);
  });
});

describe('an access token', () => {
  it('is good for 900 seconds of the business clock', async () => {
    const { authorization } = await api.logIn();
    expect((await api.query('{ account { id } }', {}, authorization)).errors).toEqual([]);
    await advance(901);
    expect((await api.query('{ account { id } }', {}, authorization)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    await advance(0);
  });

  it('is refused when it is forged, altered, of the wrong kind or nonsense', async () => {
    const { accessToken } = await api.logIn();
    const anonymous = (await api.anonymous()).replace('Anonymous ', '');
    const [header, , signature] = accessToken.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'somebody', aud: 'player', sid: 'x', iss: 'slipstream', exp: 9e9 })).toString(
      'base64url',
    );
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
    for (const bad of [
      `Bearer ${header}.${claims}.${signature}`,
      `Bearer ${none}`,
      `Bearer ${anonymous}`,
      `Anonymous ${accessToken}`,
      'Bearer',
      'Bearer two words',
      'Basic abc',
    ]) {
      const answer = await api.query('{ account { id } }', {}, bad);
      expect([bad, answer.status, answer.errors[0]?.extensions.code]).toEqual([bad, 401, 'UNAUTHENTICATED']);
    }
  });
});

describe('log-out', () => {
  async function logOut(authorization?: string) {
    return api.app.inject({ method: 'POST', url: '/api/logout', headers: authorization === undefined ? {} : { authorization } });
  }

  it('ends the session at once, for good, and again without complaint', async () => {
    const { authorization, refreshToken } = await api.logIn();
    await api.query('{ account { id } }', {}, authorization);
    expect((await logOut(authorization)).statusCode).toBe(204);
    expect((await logOut(authorization)).statusCode).toBe(204);
    expect((await api.query('{ account { id } }', {}, authorization)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await token(refresh(refreshToken))).status).toBe(400);
  });

  it('works with a token that has run out, and with nothing else', async () => {
    const { authorization, refreshToken } = await api.logIn();
    await advance(1000);
    expect((await logOut(authorization)).statusCode).toBe(204);
    await advance(0);
    expect((await token(refresh(refreshToken))).status).toBe(400);
    expect((await logOut()).statusCode).toBe(401);
    expect((await logOut('Bearer nonsense')).statusCode).toBe(401);
  });
});

describe('the last log-in', () => {
  const ask = async (authorization: string) => (await api.query('{ account { lastLoginAt } }', {}, authorization)).data;

  it('is the one before this one, and none the first time', async () => {
    const first = await api.logIn({ firstLogin: true });
    expect(await ask(first.authorization)).toEqual({ account: { lastLoginAt: null } });
    const { rows } = await api.owner.pool.query<{ at: Date }>('SELECT created_at AS at FROM sessions WHERE player_id = $1', [
      first.player.id,
    ]);
    const again = await token(password(first.player.username, 'correct horse'));
    expect(await ask(`Bearer ${again.body.access_token}`)).toEqual({ account: { lastLoginAt: rows[0]?.at.toISOString() } });
  });

  it('is that of a log-in which this one had to wait for', async () => {
    const { player } = await api.logIn({ firstLogin: true });
    const at = '2026-11-01T12:00:00.000Z';
    const other = await api.owner.pool.connect();
    await other.query('BEGIN');
    await other.query('UPDATE players SET last_login_at = $2 WHERE id = $1', [player.id, at]);
    const waiting = token(password(player.username, 'correct horse'));
    await until(async () => {
      const blocked = 'SELECT FROM pg_stat_activity WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))';
      return (await other.query(blocked)).rowCount === 1;
    }, 5_000);
    await other.query('COMMIT');
    other.release();
    expect(await ask(`Bearer ${(await waiting).body.access_token}`)).toEqual({ account: { lastLoginAt: at } });
  });
});

describe('several sessions of one player', () => {
  async function twoSessions(at: TestApi): Promise<readonly [number, number]> {
    const first = await at.logIn();
    const second = await token(password(first.player.username, 'correct horse'), {}, at);
    expect(second.status).toBe(200);
    const one = await token(refresh(first.refreshToken), {}, at);
    const two = await token(refresh(second.body.refresh_token), {}, at);
    return [one.status, two.status];
  }

  it('live side by side by default', async () => {
    expect(await twoSessions(api)).toEqual([200, 200]);
  });

  it('give way to the newest one where the policy wants a single one', async () => {
    const strict = await buildTestApi({ identityPolicy: { ...DEFAULT_IDENTITY_POLICY, oneSessionPerPlayer: true } });
    expect(await twoSessions(strict)).toEqual([400, 200]);
    await strict.stop();
  });
});
