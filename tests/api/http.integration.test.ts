import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { topics } from '../../server/platform/topics.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue } from '../support/catalogueFixture.ts';

const SECTIONS = 'query Home { competitionSections(view: HOME) { id events { id markets { selections { id numeratorLong } } } } }';
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const CLIENT_HEADERS = {
  'x-platform': 'web',
  'x-app-version': '1.2.3',
  'x-app': 'tsb',
  'x-client': 'slipstream-web',
  'x-install-id': '6f1c1c0e-5f2b-4c7e-9d5e-0a1b2c3d4e5f',
};

let api: TestApi;
let production: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
  await api.app.ready();
  production = await buildTestApi({ config: { production: true }, manifest: new Map([[sha(SECTIONS), SECTIONS]]) });
  await seedCatalogue(production.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
  await production.stop();
});

/** How many connections of the database requests take from now on. */
function connectionsTaken(at: TestApi): () => number {
  const taken = vi.spyOn(at.deps.db.of('reading').pool, 'connect');
  onTestFinished(() => taken.mockRestore());
  return () => taken.mock.calls.length;
}

interface Body {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly extensions: { readonly code: string; readonly requestId?: string };
  }[];
}

async function send(
  at: TestApi,
  request: {
    method?: 'GET' | 'POST' | 'PUT';
    url?: string;
    query?: Record<string, string>;
    headers?: Record<string, string>;
    payload?: string | object;
  },
) {
  const response = await at.app.inject({ method: 'GET', url: '/graphql', ...request });
  let body: Body = {};
  if (response.body !== '') body = response.json<Body>();
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body,
    code: body.errors?.[0]?.extensions.code,
  };
}

const post = (payload: string | object, headers: Record<string, string> = {}, at: TestApi = api) =>
  send(at, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, payload });

const hashed = (hash: string, more: Record<string, string> = {}, headers: Record<string, string> = {}, at: TestApi = api) =>
  send(at, { query: { extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hash } }), ...more }, headers });

describe('GraphQL over HTTP', () => {
  it('passes every audit of the specification', async () => {
    const results = await auditServer({ url: `${await api.url()}/graphql` });
    expect(results.filter(({ status }) => status !== 'ok').map(({ name }) => name)).toEqual([]);
    expect(results.length).toBeGreaterThan(50);
  });

  it('makes queries by GET and POST, mutations by POST alone, and sends subscriptions to the websocket', async () => {
    expect((await send(api, { query: { query: '{ schemaVersion }' } })).body).toEqual({ data: { schemaVersion: '1' } });
    const refused = await send(api, { query: { query: 'mutation { heartbeat(elapsedSeconds: 1) { status } }' } });
    expect(refused).toMatchObject({ status: 405, code: 'METHOD_NOT_ALLOWED', headers: { allow: 'POST' } });
    expect((await post({ query: 'mutation { heartbeat(elapsedSeconds: 1) { status } }' })).body).toEqual({
      data: { heartbeat: null },
    });
    expect((await post({ query: 'subscription { accountBalance { playableBalance { amount } } }' })).code).toBe('BAD_REQUEST');
  });
});

describe('bad requests', () => {
  it('get a typed answer each', async () => {
    expect(await post('{"query":')).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await post('[]')).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await post('null')).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await post({ query: 7 })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await post({ query: '{ schemaVersion }', variables: [] })).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(await post({ query: '{ schemaVersion }', extensions: { persistedQuery: { sha256Hash: 'x' } } })).toMatchObject({
      status: 400,
    });
    expect(await post({ query: '{ schemaVersion }', pad: 'x'.repeat(101_000) })).toMatchObject({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(await send(api, { query: { query: '{ schemaVersion }', variables: '{' } })).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    });
    expect(await post('query=1', { 'content-type': 'text/plain' })).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
    expect(await post({ query: '{ schemaVersion }' }, { accept: 'text/html' })).toMatchObject({
      status: 406,
      code: 'NOT_ACCEPTABLE',
    });
    expect((await post({ query: '{ ' })).code).toBe('GRAPHQL_PARSE_FAILED');
    expect((await post({ query: '{ secrets }' })).code).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await post({ query: 'query A { schemaVersion } query B { schemaVersion }' })).code).toBe('BAD_USER_INPUT');
    expect((await post({ query: 'query Q($id: ID!) { event(id: $id) { id } }', variables: {} })).code).toBe('BAD_USER_INPUT');
    expect((await post({ query: 'query Q($id: ID!) { event(id: $id) { id } }', variables: { id: 'a\u0000b' } })).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await post({ query: '{ event(id: "a\\u0000b") { id } }' })).code).toBe('BAD_USER_INPUT');
  });

  it('are refused where no operation could use their variables, before any code reads them', async () => {
    const deep = `{"query":"{ schemaVersion }","variables":{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`;
    expect(await post(deep)).toMatchObject({ status: 200, code: 'BAD_USER_INPUT' });
    const half = { query: 'query Q($id: ID!) { event(id: $id) { id } }', variables: { id: 'a\ud800' } };
    expect(await post(half)).toMatchObject({ status: 200, code: 'BAD_USER_INPUT' });
  });

  it('are bounded in depth, breadth, aliases and length', async () => {
    const deep = '{ sportsMenu '.concat('{ children '.repeat(14), '{ id }', ' }'.repeat(14), ' }');
    const aliases = `{ ${Array.from({ length: 19 }, (_, index) => `a${index}: sportsMenu { b: id c: label d: icon }`).join(' ')} }`;
    const wide = `{ ${Array.from({ length: 30 }, (_, index) => `a${index}: schemaVersion`).join(' ')} }`;
    const long = `{ ${'schemaVersion '.repeat(5000)} }`;
    const fragments = Array.from(
      { length: 20 },
      (_, index) => `fragment F${index} on SportsMenuItem { children { ...F${index + 1} ...F${index + 1} } }`,
    );
    const bomb = `{ sportsMenu { ...F0 } } ${fragments.join(' ')} fragment F20 on SportsMenuItem { id }`;
    for (const query of [deep, aliases, wide, bomb]) expect((await post({ query })).code).toBe('QUERY_TOO_COMPLEX');
    expect((await post({ query: long })).code).toBe('GRAPHQL_PARSE_FAILED');
  });

  it('never show the details of an internal error', async () => {
    const broken = await buildTestApi();
    await broken.owner.pool.query('ALTER TABLE competitions RENAME TO elsewhere');
    const answer = await post({ query: '{ sportsMenu { id } }' }, {}, broken);
    expect(answer.body.errors).toEqual([
      {
        message: 'Something went wrong on our end',
        path: ['sportsMenu'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
      },
    ]);
    expect(answer.text).not.toMatch(/competitions|relation|node_modules|\.ts/);
    // One line, which support finds by the id of the answer.
    expect(broken.logged).toHaveLength(1);
    expect(JSON.parse(broken.logged[0] ?? '')).toMatchObject({
      requestId: answer.body.errors?.[0]?.extensions?.requestId,
      err: { message: expect.stringContaining('competitions') },
    });
    await broken.stop();
  });
});

describe('persisted queries', () => {
  const QUERY = 'query Version { schemaVersion }';

  it('are found by their hash once the full query has come with it', async () => {
    const unknown = await hashed(sha(QUERY));
    expect(unknown).toMatchObject({ status: 200, code: 'PERSISTED_QUERY_NOT_FOUND' });
    expect(unknown.body.errors?.[0]?.message).toBe('PersistedQueryNotFound');
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha(QUERY) } };
    expect((await post({ query: QUERY, extensions })).body).toEqual({ data: { schemaVersion: '1' } });
    expect((await hashed(sha(QUERY), { operationName: 'Version' })).body).toEqual({ data: { schemaVersion: '1' } });
  });

  it('are refused when the hash is not the query’s', async () => {
    const wrong = await post({ query: QUERY, extensions: { persistedQuery: { version: 1, sha256Hash: sha('something else') } } });
    expect(wrong).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(wrong.body.errors?.[0]?.message).toBe('provided sha does not match query');
    expect((await hashed(sha('something else'))).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('are the only ones in production, by hash or in full', async () => {
    expect((await hashed(sha(SECTIONS), {}, CLIENT_HEADERS, production)).body.data).toHaveProperty('competitionSections');
    expect((await post({ query: SECTIONS }, CLIENT_HEADERS, production)).body.data).toHaveProperty('competitionSections');
    expect((await post({ query: QUERY }, CLIENT_HEADERS, production)).code).toBe('PERSISTED_QUERY_ONLY');
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha(QUERY) } };
    expect((await post({ query: QUERY, extensions }, CLIENT_HEADERS, production)).code).toBe('PERSISTED_QUERY_ONLY');
    expect((await hashed(sha(QUERY), {}, CLIENT_HEADERS, production)).code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('report their operation by hash to callers in the server', () => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: sha(SECTIONS) } });
    expect(production.graphql.operationNameOf({ query: { extensions } })).toBe('Home');
    expect(production.graphql.operationNameOf({ body: { query: 'mutation BetslipPlaceBets { x }' } })).toBe('BetslipPlaceBets');
    expect(production.graphql.operationNameOf({ query: { extensions: '{' }, body: null })).toBeNull();
  });
});

describe('the client’s headers', () => {
  it('are optional but never malformed in development', async () => {
    const ask = (headers: Record<string, string>) => post({ query: '{ schemaVersion }' }, headers);
    expect((await ask(CLIENT_HEADERS)).status).toBe(200);
    for (const [name, value] of [
      ['x-platform', 'fridge'],
      ['x-app', 'bet365'],
      ['x-app-version', 'a b'],
      ['x-client', 'curl'],
      ['x-install-id', 'not-a-uuid'],
    ] as const) {
      expect(await ask({ [name]: value })).toMatchObject({ status: 400, code: 'BAD_HEADERS' });
    }
  });

  it('are wanted in production, every one', async () => {
    for (const name of Object.keys(CLIENT_HEADERS)) {
      const headers: Record<string, string> = { ...CLIENT_HEADERS };
      delete headers[name];
      const answer = await hashed(sha(SECTIONS), {}, headers, production);
      expect(answer).toMatchObject({ status: 400, code: 'BAD_HEADERS' });
      expect(answer.body.errors?.[0]?.message).toContain(name);
    }
  });
});

it('a query counts as many requests as it has root fields', async () => {
  const limits = { ...readConfig({}).limits, requestsPerAddress: { points: 40, seconds: 3_600 } };
  const limited = await buildTestApi({ config: { limits } });
  onTestFinished(() => limited.stop());
  const field = (index: number) => `s${index}: competitionSections(view: HOME) { id }`;
  const slates = `{ ...F ${Array.from({ length: 18 }, (_, index) => field(index)).join(' ')} } fragment F on Query { ${field(18)} }`;
  const answers = [];
  for (let count = 0; count < 3; count += 1) answers.push(await send(limited, { method: 'POST', payload: { query: slates } }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]).toMatchObject({ code: 'RATE_LIMITED', headers: { 'retry-after': expect.anything() } });
  expect((await send(limited, { method: 'POST', payload: { query: SECTIONS } })).status).toBe(200);
});

it('an address has only so much made for it: what is cached is still answered', async () => {
  const limits = { ...readConfig({}).limits, answersPerAddress: { points: 5, seconds: 3_600 } };
  const limited = await buildTestApi({ config: { limits } });
  onTestFinished(() => limited.stop());
  await seedCatalogue(limited.deps);
  const ask = (query: string) => send(limited, { method: 'POST', payload: { query } });
  const slates = `{ ${Array.from({ length: 19 }, (_, index) => `s${index}: ${SECTIONS.replace(/^query Home \{|\}$/g, '')}`).join(' ')} }`;
  const first = await ask(slates);
  expect(first.text.length).toBeGreaterThan(5_000);
  expect([first.status, (await ask(slates)).status]).toEqual([200, 200]);
  expect(await ask(SECTIONS)).toMatchObject({ status: 429, code: 'RATE_LIMITED', headers: { 'retry-after': expect.anything() } });
  expect((await ask('{ startup { anonymousToken } }')).status).toBe(429);
});

describe('answers that are the same for everybody', () => {
  const price = (body: Body): unknown => JSON.stringify(body).match(/"event-1-spread-home","numeratorLong":(\d+)/)?.[1];

  it('are cached, and dropped by the first change of anything in them', async () => {
    const ask = () => send(api, { query: { query: SECTIONS } });
    // A message on the catalogue's topic makes the server read which events are new and subscribe to them.
    api.deps.bus.publish(topics.catalogue, '{}');
    await vi.waitFor(async () => {
      for (const [numerator, denominator] of [
        [9, 10],
        [10, 11],
      ] as const) {
        await movePrice(api.deps, FIXTURE.bills.spread, [numerator, denominator]);
        expect(price((await ask()).body)).toBe(String(numerator));
      }
    });
    const first = await ask();
    expect(price(first.body)).toBe('10');
    const again = await Promise.all([ask(), ask(), ask()]);
    expect(again.map(({ text }) => text)).toEqual([first.text, first.text, first.text]);
    await movePrice(api.deps, FIXTURE.bills.spread, [7, 8]);
    expect(price((await ask()).body)).toBe('7');
    await movePrice(api.deps, FIXTURE.bills.spread, [10, 11]);
  });

  it('are made once, whatever variables come that the query does not define', async () => {
    const ask = (variables: object) => send(api, { method: 'POST', payload: { query: SECTIONS, variables } });
    const { text } = await ask({});
    const taken = connectionsTaken(api);
    for (let index = 0; index < 5; index += 1) expect((await ask({ other: index, more: [index] })).text).toBe(text);
    // One more at most, where a second has passed since the first.
    expect(taken()).toBeLessThan(5);
  });

  it('are not sent again to clients that have them', async () => {
    const first = await send(api, { query: { query: SECTIONS } });
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const second = await send(api, { query: { query: SECTIONS }, headers: { 'if-none-match': etag } });
    expect([second.status, second.text]).toEqual([304, '']);
    expect((await post({ query: '{ startup { anonymousToken } }' })).headers['cache-control']).toBe('no-store');
  });

  it('are compressed for clients that accept it', async () => {
    const ask = (encoding: string) =>
      api.app.inject({ method: 'GET', url: '/graphql', query: { query: SECTIONS }, headers: { 'accept-encoding': encoding } });
    const plain = await ask('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBeGreaterThan(500);
    const small = await ask('br;q=0.5, gzip');
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', etag: plain.headers.etag });
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    expect((await ask('gzip;q=0')).headers['content-encoding']).toBeUndefined();
  });

  it('are still refused to a token that does not hold', async () => {
    expect((await send(api, { query: { query: SECTIONS }, headers: { authorization: 'Bearer nonsense' } })).code).toBe(
      'UNAUTHENTICATED',
    );
  });
});
