import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../support/apiClient.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
}, 60_000);
afterAll(async () => {
  await server.close();
});

async function newPlayer() {
  const { userId, username, password } = (await server.post('/sandbox/players', {})).body as Record<string, string>;
  const { access_token: token } = await logIn(server.url, username ?? '', password ?? '');
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return [response.status, await response.json()];
  };
  return { id: userId ?? '', send };
}

it('[W7.97] a payload that the specification does not show answers with the fields of this table', async () => {
  const { id, send } = await newPlayer();
  const emails = '/i/email_preferences';
  expect(await send('PATCH', emails, { offers: true })).toEqual([200, { offers: true }]);
  expect(await send('GET', emails)).toEqual([200, { offers: true }]);
  const refused = { errors: { offers: [{ message: 'Must be true or false' }] } };
  expect(await send('PATCH', emails, { other: true })).toEqual([422, refused]);

  expect(await send('GET', '/i/restrictions')).toEqual([200, { restrictions: [] }]);
  expect(await send('GET', '/i/restrictions/active/casino')).toEqual([200, { active: false, expires_at: null }]);
  expect((await server.post('/sandbox/restrictions', { playerId: id, kind: 'casino' })).status).toBeLessThan(300);
  const casino = { active: true, expires_at: null };
  expect(await send('GET', '/i/restrictions')).toEqual([200, { restrictions: [{ kind: 'casino', ...casino }] }]);
  expect(await send('GET', '/i/restrictions/active/casino')).toEqual([200, casino]);
});

it('The paths /i/jumio/*: any of them tells a player, and no visitor, that documents cannot be checked here', async () => {
  const { send } = await newPlayer();
  for (const path of ['/i/jumio/start', '/i/jumio/results/1'])
    for (const method of ['GET', 'POST']) {
      const { status } = await fetch(server.url + path, { method });
      expect([status, await send(method, path, method === 'POST' ? {} : undefined)]).toEqual([
        401,
        [501, expect.objectContaining({ code: 'NOT_AVAILABLE' })],
      ]);
    }
  expect((await fetch(`${server.url}/i/nothing`)).status).toBe(404);
});
