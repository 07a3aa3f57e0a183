import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../support/apiClient.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

const PATH = '/api/v2/graphql';
const environment = { GRAPHQL_PATH: PATH };

let configured: EdgeServer;
let plain: EdgeServer;
beforeAll(async () => {
  configured = await startEdgeServer({ environment });
  plain = await startEdgeServer();
}, 60_000);
afterAll(async () => {
  await configured.close();
  await plain.close();
});

async function ask(server: EdgeServer, path: string): Promise<unknown> {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: '{ startup { serviceAttributes { sportsbook { url websocketUrl } } } }' }),
  });
  return response.ok ? ((await response.json()) as { data: unknown }).data : response.status;
}

function urls(server: EdgeServer, path: string): unknown {
  const sportsbook = { url: `${server.url}${path}`, websocketUrl: `${server.url.replace('http', 'ws')}${path}` };
  return { startup: { serviceAttributes: { sportsbook } } };
}

it('[W7.02] GraphQL is asked at /graphql, and at another path where the configuration says so', async () => {
  expect(await ask(plain, '/graphql')).toEqual(urls(plain, '/graphql'));
  expect(await ask(plain, PATH)).toBe(404);
  expect(await ask(configured, PATH)).toEqual(urls(configured, PATH));
  expect(await ask(configured, `${PATH}?region=US-NJ`)).toEqual(urls(configured, PATH));
  const socket = await graphqlSocket(configured.url, {}, undefined, PATH);
  await socket.waitFor(({ type }) => type === 'connection_ack');
});

async function newPlayer(server: EdgeServer) {
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
  const { id, send } = await newPlayer(plain);
  const emails = '/i/email_preferences';
  expect(await send('PATCH', emails, { offers: true })).toEqual([200, { offers: true }]);
  expect(await send('GET', emails)).toEqual([200, { offers: true }]);
  const refused = { errors: { offers: [{ message: 'Must be true or false' }] } };
  expect(await send('PATCH', emails, { other: true })).toEqual([422, refused]);

  expect(await send('GET', '/i/restrictions')).toEqual([200, { restrictions: [] }]);
  expect(await send('GET', '/i/restrictions/active/casino')).toEqual([200, { active: false, expires_at: null }]);
  expect((await plain.post('/sandbox/restrictions', { playerId: id, kind: 'casino' })).status).toBeLessThan(300);
  const casino = { active: true, expires_at: null };
  expect(await send('GET', '/i/restrictions')).toEqual([200, { restrictions: [{ kind: 'casino', ...casino }] }]);
  expect(await send('GET', '/i/restrictions/active/casino')).toEqual([200, casino]);
});

it('The paths /i/jumio/*: any of them tells a player, and no visitor, that documents cannot be checked here', async () => {
  const { send } = await newPlayer(plain);
  for (const path of ['/i/jumio/start', '/i/jumio/results/1'])
    for (const method of ['GET', 'POST']) {
      const { status } = await fetch(plain.url + path, { method });
      expect([status, await send(method, path, method === 'POST' ? {} : undefined)]).toEqual([
        401,
        [501, expect.objectContaining({ code: 'NOT_AVAILABLE' })],
      ]);
    }
  expect((await fetch(`${plain.url}/i/nothing`)).status).toBe(404);
});
