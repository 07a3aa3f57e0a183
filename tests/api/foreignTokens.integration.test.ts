import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { EMAIL_PREFERENCES_PATH } from '../../core/wire/apiPaths.ts';
import { tokenSigner } from '../../server/api/identity/tokens.ts';
import { DATABASE_KEY } from '../../server/platform/config/keys.ts';
import { signingKey } from '../../server/store/identity/signingKey.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
let player: LoggedIn;
beforeAll(async () => {
  api = await buildTestApi();
  player = await api.logIn();
});
afterAll(() => api.stop());

async function account(authorization: string, host = 'localhost'): Promise<string> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', host, authorization },
    payload: JSON.stringify({ query: '{ account { firstName } betslip { numberOfSelections } }' }),
  });
  const { errors } = response.json<{ errors?: { extensions: { code: string } }[] }>();
  return errors?.[0]?.extensions.code ?? 'OK';
}

async function token(fields: Readonly<Record<string, string>>, host = 'localhost') {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/identity/token',
    headers: { host },
    payload: { client_id: 'slipstream-web', ...fields },
  });
  return { status: response.statusCode, body: response.json<Record<string, string>>() };
}

/** How a websocket with this log-in ends: `open` when it is accepted. */
async function socketWith(authorization: string, host: string): Promise<'open' | number> {
  const url = new URL(await api.url());
  const socket = new WebSocket(`ws://127.0.0.1:${url.port}/graphql`, 'graphql-transport-ws', { headers: { host } });
  return new Promise((resolve) => {
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } })));
    socket.once('close', (code) => resolve(code));
    socket.once('message', () => {
      resolve('open');
      socket.terminate();
    });
  });
}

const change = (text: string, index: number): string => {
  const parts = text.split('.');
  const part = parts[index] ?? '';
  parts[index] = (part.startsWith('A') ? 'B' : 'A') + part.slice(1);
  return parts.join('.');
};

describe('an access token', () => {
  it('is good at hosts of its own brand alone, over HTTP and over a websocket', async () => {
    for (const host of ['localhost', '127.0.0.1:4000', 'tsb.localhost'])
      expect(await account(player.authorization, host)).toBe('OK');
    for (const host of ['hwc.localhost', 'espnbet.localhost:4000', 'tsc.localhost'])
      expect(await account(player.authorization, host)).toBe('UNAUTHENTICATED');
    expect(await socketWith(player.authorization, 'tsb.localhost')).toBe('open');
    expect(await socketWith(player.authorization, 'hwc.localhost')).toBe(4403);
  });

  it('a visitor’s token is bound to its brand too', async () => {
    const visitor = await api.anonymous();
    expect(await account(visitor)).toBe('OK');
    expect(await account(visitor, 'hwc.localhost')).toBe('UNAUTHENTICATED');
  });

  it('an access token that was tampered with, in any of its parts, is refused', async () => {
    for (const index of [0, 1, 2]) expect(await account(`Bearer ${change(player.accessToken, index)}`)).toBe('UNAUTHENTICATED');
    const [header = '', payload = ''] = player.accessToken.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const forged of [`${none}.${payload}.`, `${header}.${payload}.`, `${header}.${payload}`, ''])
      expect(await account(`Bearer ${forged}`)).toBe('UNAUTHENTICATED');
  });

  it('signed with another key, or of another kind, is refused', async () => {
    const viewer = { kind: 'player', playerId: player.player.id, sessionId: 'made-up' } as const;
    const forged = await tokenSigner([{ kid: DATABASE_KEY, key: Buffer.alloc(32, 1) }]).sign(
      { viewer, audience: 'player', brand: 'tsb' },
      new Date(),
      900,
    );
    expect(await account(`Bearer ${forged}`)).toBe('UNAUTHENTICATED');
    const bare = await new SignJWT({ sid: 'x', brand: 'tsb' })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(player.player.id)
      .sign(Buffer.alloc(32, 1));
    expect(await account(`Bearer ${bare}`)).toBe('UNAUTHENTICATED');
    expect(await account(`Anonymous ${player.accessToken}`)).toBe('UNAUTHENTICATED');
    expect(await account((await api.anonymous()).replace('Anonymous', 'Bearer'))).toBe('UNAUTHENTICATED');
    expect(await account(`Bearer ${player.refreshToken}`)).toBe('UNAUTHENTICATED');
  });

  it('signed with our key is refused unless it says all that ours say', async () => {
    const { sub, sid } = decodeJwt(player.accessToken);
    const seconds = Math.floor(api.deps.clock.now().getTime() / 1000);
    const ours = { iss: 'slipstream', aud: 'player', sub, sid, brand: 'tsb', iat: seconds, exp: seconds + 900 };
    const key = await signingKey(api.deps.db.query, []);
    const signed = async (claims: Readonly<Record<string, unknown>>, header = {}) =>
      account(`Bearer ${await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: DATABASE_KEY, ...header }).sign(key)}`);
    expect(await signed(ours)).toBe('OK');
    const wrong: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      'of another issuer': { iss: 'another' },
      'without an issuer': { iss: undefined },
      'for a program of others': { aud: 'identity' },
      'for anything else': { aud: 'another' },
      'without an audience': { aud: undefined },
      'without a session': { sid: undefined },
      'with a session that is no text': { sid: 7 },
      'of a session that never was': { sid: 'made-up' },
      'without a player': { sub: undefined },
      'without a brand': { brand: undefined },
      'with a brand that is no text': { brand: ['tsb'] },
      'without an end': { exp: undefined },
      'that is over': { exp: seconds - 1 },
    };
    for (const [what, change] of Object.entries(wrong)) expect(await signed({ ...ours, ...change }), what).toBe('UNAUTHENTICATED');
    for (const header of [{ kid: 'another' }, { alg: 'HS384' }, { alg: 'HS512' }])
      expect(await signed(ours, header), JSON.stringify(header)).toBe('UNAUTHENTICATED');
  });

  it('an expired access token is refused, and so is one whose session is over', async () => {
    const other = await api.logIn();
    api.deps.clock.setOffsetSeconds(901);
    expect(await account(other.authorization)).toBe('UNAUTHENTICATED');
    api.deps.clock.setOffsetSeconds(0);
    expect(await account(other.authorization)).toBe('OK');
    await api.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization: other.authorization } });
    expect(await account(other.authorization)).toBe('UNAUTHENTICATED');
  });
});

it('an access token ends with its session, fourteen days after the log-in', async () => {
  const HOUR = 3600;
  const end = 14 * 24 * HOUR;
  let { refreshToken, accessToken } = await api.logIn();
  try {
    for (const seconds of [...Array.from({ length: 16 }, (_, index) => (index + 1) * 20 * HOUR), end - 600]) {
      api.deps.clock.setOffsetSeconds(seconds);
      const { status, body } = await token({ grant_type: 'refresh_token', refresh_token: refreshToken });
      expect(status, `after ${seconds} seconds`).toBe(200);
      ({ refresh_token: refreshToken = '', access_token: accessToken = '' } = body);
    }
    expect(await account(`Bearer ${accessToken}`)).toBe('OK');
    // The token itself is good for five minutes more.
    api.deps.clock.setOffsetSeconds(end);
    expect(await account(`Bearer ${accessToken}`)).toBe('UNAUTHENTICATED');
    expect((await token({ grant_type: 'refresh_token', refresh_token: refreshToken })).status).toBe(400);
  } finally {
    api.deps.clock.setOffsetSeconds(0);
  }
});

describe('a REST call of a player', () => {
  it('refuses every token that GraphQL refuses', async () => {
    const call = async (authorization: string, host = 'localhost'): Promise<number> =>
      (await api.app.inject({ url: EMAIL_PREFERENCES_PATH, headers: { host, authorization } })).statusCode;
    expect(await call(player.authorization)).toBe(200);
    expect(await call(player.authorization, 'hwc.localhost')).toBe(401);
    const visitor = await api.anonymous();
    const refused = [
      change(player.authorization, 2),
      `Bearer ${player.refreshToken}`,
      visitor,
      visitor.replace('Anonymous', 'Bearer'),
    ];
    for (const authorization of [...refused, `Anonymous ${player.accessToken}`, ''])
      expect(await call(authorization), authorization).toBe(401);
    api.deps.clock.setOffsetSeconds(901);
    expect(await call(player.authorization)).toBe(401);
    api.deps.clock.setOffsetSeconds(0);
    const ended = await api.logIn();
    await api.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization: ended.authorization } });
    expect(await call(ended.authorization)).toBe(401);
  });
});

describe('a refresh token', () => {
  it('a refresh token of another brand or client is refused without an effect on its session', async () => {
    const { refreshToken } = await api.logIn();
    const refresh = { grant_type: 'refresh_token', refresh_token: refreshToken };
    expect(await token(refresh, 'hwc.localhost')).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    await api.owner.pool.query("INSERT INTO oauth_clients VALUES ('partner', 'tsb', 'Partner', '{https://partner.test/back}')");
    expect(await token({ ...refresh, client_id: 'partner' })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect((await token(refresh)).status).toBe(200);
  });

  it('a replayed refresh token ends the session, whoever has the newer one', async () => {
    const { refreshToken } = await api.logIn();
    const first = await token({ grant_type: 'refresh_token', refresh_token: refreshToken });
    expect(first.status).toBe(200);
    expect((await token({ grant_type: 'refresh_token', refresh_token: refreshToken })).status).toBe(400);
    expect((await token({ grant_type: 'refresh_token', refresh_token: first.body.refresh_token ?? '' })).status).toBe(400);
    expect(await account(`Bearer ${first.body.access_token}`)).toBe('UNAUTHENTICATED');
  });

  it('another kind of token, or a changed one, is no refresh token', async () => {
    for (const made of [player.accessToken, player.refreshToken.toUpperCase(), `${player.refreshToken}x`])
      expect(await token({ grant_type: 'refresh_token', refresh_token: made })).toMatchObject({ status: 400 });
  });
});
