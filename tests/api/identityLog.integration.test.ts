import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_IDENTITY_POLICY } from '../../server/domain/identity/policy.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'debug', identityPolicy: { ...DEFAULT_IDENTITY_POLICY, loginsWaiting: 4 } });
});
afterAll(() => api.stop());

const post = (url: string, remoteAddress: string, payload?: object, headers: Readonly<Record<string, string>> = {}) =>
  api.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers,
    ...(payload ? { payload: { client_id: 'slipstream-web', ...payload } } : {}),
  });

const TOKEN = '/api/identity/token';

it('the security log has log-ins, failures, locks, limits, reused tokens and log-outs, and no secret', async () => {
  const player = await api.newPlayer();
  const logIn = (username: string, password: string, address: string, headers = {}) =>
    post(TOKEN, address, { grant_type: 'password', username, password }, headers);
  const lines = () => api.logged.map((line) => JSON.parse(line) as Record<string, string>).filter((line) => 'security' in line);
  const logged = (event: string) => lines().filter(({ security }) => security === event);
  const home = '198.51.100.1';
  const stranger = '203.0.113.1';

  const grant = (await logIn(player.email, player.password, home)).json<{ access_token: string; refresh_token: string }>();
  const [success] = logged('login.succeeded');
  expect(success).toMatchObject({ playerId: player.id, address: home, sessionId: expect.any(String) });

  for (let count = 0; count < 6; count += 1) await logIn(player.username, 'guessed-secret', stranger);
  expect(logged('login.failed')).toHaveLength(5);
  expect(logged('login.failed')[0]).toMatchObject({ playerId: player.id, address: stranger, outcome: 'WRONG_PASSWORD' });
  expect(logged('login.locked')).toEqual([expect.objectContaining({ playerId: player.id, address: stranger, outcome: 'LOCK' })]);
  await logIn('typed-my-password-here', 'guessed-secret', '203.0.113.2');
  expect(logged('login.failed').at(-1)).toMatchObject({ address: '203.0.113.2', outcome: 'UNKNOWN_NAME' });
  expect(logged('login.failed').at(-1)).not.toHaveProperty('playerId');

  await Promise.all(Array.from({ length: 40 }, (_, index) => logIn(`nobody ${index}`, 'guessed-secret', '203.0.113.3')));
  expect(logged('login.busy').length).toBeGreaterThanOrEqual(1);
  expect(logged('login.busy').length).toBeLessThan(10);
  expect(logged('login.busy')[0]).toMatchObject({ address: '203.0.113.3' });

  const { sessionId } = success ?? {};
  await post('/api/logout', home, undefined, { authorization: `Bearer ${grant.access_token}` });
  await post('/api/logout', home, undefined, { authorization: `Bearer ${grant.access_token}` });
  expect(logged('session.ended')).toEqual([
    expect.objectContaining({ playerId: player.id, sessionId, address: home, outcome: 'log-out' }),
  ]);

  const second = (await logIn(player.username, player.password, home)).json<{ refresh_token: string }>();
  const refresh = () => post(TOKEN, stranger, { grant_type: 'refresh', refresh_token: second.refresh_token });
  const third = (await refresh()).json<{ refresh_token: string; access_token: string }>();
  await refresh();
  expect(logged('refresh.reused')).toEqual([
    expect.objectContaining({ playerId: player.id, address: stranger, outcome: 'REPLACED', sessionId: expect.any(String) }),
  ]);
  expect(logged('session.ended').at(-1)).toMatchObject({ address: stranger, outcome: 'refresh token reused' });

  const cookie = await logIn(player.username, player.password, home, { 'x-token-transport': 'cookie' });
  const value = /slipstream_refresh=([\w-]+)/.exec(String(cookie.headers['set-cookie']))?.[1] ?? '';
  const byCookie = { 'x-token-transport': 'cookie', cookie: `slipstream_refresh=${value}` };
  for (let count = 0; count < 2; count += 1) await post(TOKEN, home, { grant_type: 'refresh' }, byCookie);
  expect(logged('refresh.repeated')).toEqual([expect.objectContaining({ playerId: player.id, address: home })]);

  const everything = api.logged.join('\n');
  const secrets = [player.password, 'guessed-secret', player.email, player.username, 'typed-my-password-here', value];
  for (const secret of [...secrets, grant.access_token, grant.refresh_token, third.refresh_token, third.access_token])
    expect(everything).not.toContain(secret);
});
