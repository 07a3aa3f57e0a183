import { webcrypto } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restClient } from '../../src/platform/http/restClient.ts';
import { createSessionKey, type SessionKeyRow, type SessionKeys } from '../../src/platform/session/sessionKey.ts';
import { type TokenEndpoint, tokenEndpoint } from '../../src/platform/session/tokenEndpoint.ts';
import { fakeTime } from '../../src/platform/testing/fakeTime.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.stop());

interface Device {
  readonly endpoint: TokenEndpoint;
  readonly key: ReturnType<typeof createSessionKey>;
  /** What the browser stores: the refresh token's cookie, and the row of keys. */
  readonly jar: { cookie: string | null };
  readonly stored: { keys: SessionKeys | undefined };
}

/** A browser of the app, with its own code. Its clock is so many days off. */
function device({ daysOff = 0, origin = 'http://tsb.localhost' } = {}): Device {
  const jar: Device['jar'] = { cookie: null };
  const stored: Device['stored'] = { keys: undefined };
  const row: SessionKeyRow = {
    read: async () => stored.keys,
    change: async (next) => {
      stored.keys = next(stored.keys);
    },
  };
  const { clock, timers } = fakeTime(Date.now() + daysOff * 86_400_000);
  const subtle = webcrypto.subtle as SubtleCrypto;
  const key = createSessionKey({
    clock,
    timers,
    subtle,
    row,
    origin,
    report: (_scope, error) => expect.unreachable(String(error)),
  });
  const rest = restClient({
    isOnline: () => true,
    fetchWithin: () => async (path, init) => {
      const isSent = init?.credentials !== 'omit' && jar.cookie !== null;
      const response = await api.app.inject({
        method: 'POST',
        url: String(path),
        headers: {
          host: 'tsb.localhost',
          ...(init?.headers as Record<string, string>),
          ...(isSent && { cookie: jar.cookie ?? '' }),
        },
        payload: String(init?.body ?? ''),
      });
      const set = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
      if (set !== '') jar.cookie = set.endsWith('=') ? null : set;
      return new Response(response.statusCode === 204 ? null : response.body, {
        status: response.statusCode,
        headers: response.headers as Record<string, string>,
      });
    },
  });
  return {
    endpoint: tokenEndpoint({
      rest,
      clock,
      region: () => null,
      paths: () => undefined,
      key,
      aliasOf: async (playerId) => playerId,
    }),
    key,
    jar,
    stored,
  };
}

async function loggedIn(options?: Parameters<typeof device>[0]) {
  const player = await api.newPlayer();
  const browser = device(options);
  const outcome = await browser.endpoint.password(player);
  if (outcome.kind !== 'granted') throw new Error(outcome.kind);
  return { ...browser, player };
}

const sessionOf = (playerId: string) =>
  api.owner.query
    .selectFrom('sessions')
    .select(['dpop_thumbprint', 'revoked_at', 'revoked_reason'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();

describe('the key of a session', () => {
  it('is needed to renew it: its cookie and every stored row are not enough', async () => {
    const owner = await loggedIn();
    expect((await sessionOf(owner.player.id)).dpop_thumbprint).toMatch(/^[\w-]{43}$/);
    const thief = device();
    thief.jar.cookie = owner.jar.cookie;
    expect(await thief.endpoint.refresh(null)).toEqual({ kind: 'refused', reason: null });
    // With a key of their own.
    await thief.key.create('/api/logout');
    await thief.key.adopt();
    thief.jar.cookie = owner.jar.cookie;
    expect(await thief.endpoint.refresh(null)).toEqual({ kind: 'refused', reason: null });
    // The owner has lost nothing.
    expect((await owner.endpoint.refresh(null)).kind).toBe('granted');
    expect((await owner.endpoint.refresh(null)).kind).toBe('granted');
  });

  it('is gone with the log-out, so that the cookie brings nobody back, and its log-out ends the session hours later, without a token', async () => {
    const { key, jar, endpoint, player, stored } = await loggedIn();
    const logOut = await key.drop();
    if (logOut === null) throw new Error('no log-out');
    expect(stored.keys).toEqual({ next: null, present: null, pending: [logOut] });
    const cookie = jar.cookie;
    expect((await endpoint.refresh(null)).kind).toBe('refused');
    jar.cookie = cookie;
    expect((await sessionOf(player.id)).revoked_at).toBeNull();
    api.deps.clock.setOffsetSeconds(6 * 3600);
    // Twice, as a worker and a page may.
    for (let time = 0; time < 2; time += 1) expect(await endpoint.sendLogOut(logOut)).toBe(true);
    expect((await sessionOf(player.id)).revoked_reason).toBe('log-out');
    expect(jar.cookie, 'the cookie may be of the next log-in').toBe(cookie);
    api.deps.clock.setOffsetSeconds(0);
  });

  it('proves itself with a nonce where the clock of the device is off by days', async () => {
    for (const daysOff of [-3, 400]) {
      const { endpoint, player } = await loggedIn({ daysOff });
      expect((await endpoint.refresh(null)).kind).toBe('granted');
      expect((await sessionOf(player.id)).dpop_thumbprint).not.toBeNull();
    }
  });

  it('proves nothing elsewhere: not at another address, nor on another path', async () => {
    const { key, endpoint, player } = await loggedIn();
    const send = (url: string, dpop: string | null) =>
      api.app.inject({ method: 'POST', url, headers: { host: 'tsb.localhost', dpop: dpop ?? '' }, payload: {} });
    expect((await send('/api/logout', await key.prove('/api/identity/token', 'present', null))).statusCode).toBe(401);
    expect((await send('/api/logout', 'no.proof.atall')).statusCode).toBe(401);
    const elsewhere = await loggedIn({ origin: 'http://elsewhere.test' }).catch((error: unknown) => error);
    expect(String(elsewhere)).toContain('refused');
    expect((await endpoint.refresh(null)).kind).toBe('granted');
    expect((await sessionOf(player.id)).revoked_at).toBeNull();
    expect((await send('/api/logout', await key.prove('/api/logout', 'present', null))).statusCode).toBe(204);
    expect((await sessionOf(player.id)).revoked_at).not.toBeNull();
  });

  it('is not asked of a client that has none', async () => {
    const player = await api.newPlayer();
    const token = async (fields: Record<string, string>) => {
      const payload = { client_id: 'slipstream-web', ...fields };
      const answer = await api.app.inject({ method: 'POST', url: '/api/identity/token', payload });
      return answer.json<{ refresh_token: string }>().refresh_token;
    };
    const first = await token({ grant_type: 'password', username: player.username, password: player.password });
    expect(await token({ grant_type: 'refresh_token', refresh_token: first })).toMatch(/^[\w-]{43}$/);
    expect((await sessionOf(player.id)).dpop_thumbprint).toBeNull();
  });
});
