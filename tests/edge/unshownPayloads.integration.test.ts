import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../support/apiClient.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
});
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

it('a payload that the specification does not show answers with the fields of this table', async () => {
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

const DOCUMENTS = '/i/jumio/verification';
const PASSPORT = { document_type: 'PASSPORT' };
const none = {
  state: 'NOT_STARTED',
  document_type: null,
  reason: null,
  started_at: null,
  decided_at: null,
  url: null,
  proved: null,
};
const answer = (body: object) => server.post('/sandbox/documents', body);
const later = () => server.post('/sandbox/clock', { advanceSeconds: 4 });

it('a document is checked by the provider, whose decision the player reads, and a rejection says why', async () => {
  const { send } = await newPlayer();
  expect((await fetch(server.url + DOCUMENTS)).status).toBe(401);
  expect(await send('GET', DOCUMENTS)).toEqual([200, none]);
  const reason = 'The date has passed.';
  expect((await answer({ answer: 'REJECTED', reason })).status).toBe(200);
  const pending = { state: 'PENDING', document_type: 'PASSPORT', reason: null, decided_at: null };
  expect(await send('POST', DOCUMENTS, PASSPORT)).toEqual([201, expect.objectContaining(pending)]);
  // Another one waits for the decision.
  const other = { errors: { form: [{ message: 'A document of yours is being checked already.' }] } };
  expect(await send('POST', DOCUMENTS, PASSPORT)).toEqual([422, expect.objectContaining(other)]);
  expect(await send('GET', DOCUMENTS)).toEqual([200, expect.objectContaining(pending)]);
  await later();
  expect(await send('GET', DOCUMENTS)).toEqual([200, expect.objectContaining({ state: 'REJECTED', reason })]);
  await answer({ answer: 'REVIEW' });
  expect(await send('POST', DOCUMENTS, PASSPORT)).toEqual([201, expect.objectContaining({ state: 'PENDING' })]);
  await later();
  expect(await send('GET', DOCUMENTS)).toEqual([200, expect.objectContaining({ state: 'REVIEW', decided_at: null })]);
  await answer({ answer: 'APPROVED' });
  expect(await send('GET', DOCUMENTS)).toEqual([200, expect.objectContaining({ state: 'APPROVED', reason: null })]);
  // What is decided stays decided.
  await answer({ answer: 'REJECTED' });
  const proved = { name: expect.stringMatching(/^\w+ \w+$/), region_code: null };
  expect(await send('GET', DOCUMENTS)).toEqual([200, expect.objectContaining({ state: 'APPROVED', proved })]);
  expect(await (await newPlayer()).send('GET', DOCUMENTS), 'of somebody else').toEqual([200, none]);
});

it('a provider of document checks that gives no answer leaves no check behind, and an unknown document is refused', async () => {
  const { send } = await newPlayer();
  await answer({ answer: 'UNAVAILABLE' });
  expect(await send('POST', DOCUMENTS, PASSPORT)).toEqual([503, expect.objectContaining({ code: 'NOT_AVAILABLE' })]);
  expect(await send('GET', DOCUMENTS)).toEqual([200, none]);
  await answer({ answer: 'PENDING' });
  for (const document_type of ['SELFIE', '', null, 7])
    expect(await send('POST', DOCUMENTS, { document_type })).toEqual([
      422,
      { errors: { document_type: [{ message: 'Choose a document' }] } },
    ]);
  expect((await fetch(`${server.url}/i/nothing`)).status).toBe(404);
});
