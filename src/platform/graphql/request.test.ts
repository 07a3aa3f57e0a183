import { describe, expect, it, vi } from 'vitest';
import type { Authorization } from '../http/appHeaders.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { fakeUrls } from '../testing/fakeUrls.ts';
import type { DirectOperation } from './operations.ts';
import { graphqlRequest } from './request.ts';

const query: DirectOperation = { kind: 'query', text: 'query Startup { startup }', hash: 'ab12' };
const mutation: DirectOperation = { kind: 'mutation', text: null, hash: 'cd34' };
const facts = { brand: 'tsb', version: '0.1.0', installId: 'i' };

function client(operation: DirectOperation, ...answers: (Response | Error)[]) {
  const fetch = vi.fn<Fetch>(async () => {
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('no answer left');
    return next;
  });
  const urls = fakeUrls();
  const outdated = vi.fn();
  return { fetch, urls, outdated, request: graphqlRequest({ fetch, urls, facts, operation: () => operation, outdated }) };
}

const fine = (): Response => Response.json({ data: { startup: 1 } });
const notFound = (): Response =>
  Response.json({ errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] });

describe('a request without Apollo', () => {
  it('sends a query by GET with its hash and no text', async () => {
    const { fetch, request } = client(query, fine());
    expect(await request('Startup', { a: 1 }, { kind: 'none' })).toEqual({ ok: true, value: { startup: 1 } });
    const url = new URL(String(fetch.mock.calls[0]?.[0]), 'http://app.test');
    expect(fetch.mock.calls[0]?.[1]?.method).toBeUndefined();
    expect(url.searchParams.get('operationName')).toBe('Startup');
    expect(url.searchParams.get('variables')).toBe('{"a":1}');
    expect(url.searchParams.get('extensions')).toBe('{"persistedQuery":{"version":1,"sha256Hash":"ab12"}}');
    expect(url.searchParams.has('query')).toBe(false);
  });

  it('says its platform, version, app, client and install, and who asks', async () => {
    const { fetch, request } = client(query, fine(), fine());
    const headersOf = async (token: Authorization): Promise<unknown> => {
      await request('Startup', {}, token);
      return fetch.mock.calls.at(-1)?.[1]?.headers;
    };
    const own = {
      'x-platform': 'web',
      'x-app-version': '0.1.0',
      'x-app': 'tsb',
      'x-client': 'slipstream-web',
      'x-install-id': 'i',
    };
    expect(await headersOf({ kind: 'bearer', token: 't' })).toMatchObject({ ...own, authorization: 'Bearer t' });
    expect(await headersOf({ kind: 'anonymous', token: 'v' })).toMatchObject({ ...own, authorization: 'Anonymous v' });
  });

  it('asks for the session data of a player past every cache', async () => {
    const { fetch, request } = client(query, fine());
    await request('PostLogin', {}, { kind: 'bearer', token: 't' });
    expect(fetch.mock.calls[0]?.[1]?.cache).toBe('no-store');
  });

  it.each(['connectToken', 'geoPacket', 'latLongParams'])('keeps %s out of the address: that query goes by POST', async (name) => {
    const { fetch, request } = client(query, fine());
    await request('Startup', { [name]: 'secret' }, { kind: 'bearer', token: 't' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['/graphql', 'POST']);
    expect(JSON.parse(String(init?.body))).toMatchObject({ variables: { [name]: 'secret' } });
  });

  it('sends a mutation by POST with its hash', async () => {
    const { fetch, request } = client(mutation, fine());
    await request('Heartbeat', { elapsedSeconds: 60 }, { kind: 'bearer', token: 't' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/graphql');
    expect(init?.method).toBe('POST');
    expect(JSON.parse(String(init?.body))).toEqual({
      operationName: 'Heartbeat',
      variables: { elapsedSeconds: 60 },
      extensions: { persistedQuery: { version: 1, sha256Hash: 'cd34' } },
    });
    expect(init?.headers).toMatchObject({ authorization: 'Bearer t', 'x-app': 'tsb' });
  });

  const MOVED = {
    sportsbookUrl: 'https://app.test/graphql?region=US-PA',
    websocketUrl: 'wss://app.test/graphql?region=US-PA',
  };
  const movedTo = (urls: object): Response =>
    Response.json({ errors: [{ message: 'moved', extensions: { code: 'UNAUTHORIZED_REGION', ...urls } }] });

  it('stores the addresses that come with UNAUTHORIZED_REGION and repeats the request there, once', async () => {
    const { fetch, request, urls } = client(query, movedTo(MOVED), fine());
    expect(await request('Account', {}, { kind: 'bearer', token: 't' })).toEqual({ ok: true, value: { startup: 1 } });
    expect(String(fetch.mock.calls[1]?.[0])).toMatch(/^https:\/\/app\.test\/graphql\?region=US-PA&operationName=Account&/);
    expect(urls.getSnapshot()).toEqual({ graphql: MOVED.sportsbookUrl, websocket: MOVED.websocketUrl });
    const again = client(query, movedTo(MOVED), movedTo(MOVED));
    expect(await again.request('Account', {}, { kind: 'bearer', token: 't' })).toMatchObject({ ok: false });
    expect(again.fetch).toHaveBeenCalledTimes(2);
  });

  it('does not follow UNAUTHORIZED_REGION to another host', async () => {
    const { fetch, request } = client(query, movedTo({ ...MOVED, sportsbookUrl: 'https://evil.test/graphql' }));
    expect(await request('Account', {}, { kind: 'bearer', token: 't' })).toMatchObject({
      ok: false,
      error: { kind: 'refused', codes: ['UNAUTHORIZED_REGION'] },
    });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('repeats the full query, once, when the server does not know the hash', async () => {
    const { fetch, request } = client(query, notFound(), fine());
    expect((await request('Startup', {}, { kind: 'none' })).ok).toBe(true);
    expect(JSON.parse(String(fetch.mock.calls[1]?.[1]?.body))).toMatchObject({ query: query.text });
    const stubborn = client(query, notFound(), notFound());
    expect(stubborn.outdated).not.toHaveBeenCalled();
    expect(await stubborn.request('Startup', {}, { kind: 'none' })).toEqual({
      ok: false,
      error: { kind: 'refused', codes: ['PERSISTED_QUERY_NOT_FOUND'] },
    });
    expect(stubborn.fetch).toHaveBeenCalledTimes(2);
    expect(stubborn.outdated).toHaveBeenCalledOnce();
  });

  it('loads the text of an operation only for such a server', async () => {
    vi.stubGlobal('__OPERATION_TEXTS__', { Heartbeat: 'mutation Heartbeat { heartbeat }' });
    const { fetch, request } = client(mutation, notFound(), fine());
    expect((await request('Heartbeat', {}, { kind: 'none' })).ok).toBe(true);
    const bodies = fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as { query?: string });
    expect(bodies.map(({ query: text }) => text)).toEqual([undefined, 'mutation Heartbeat { heartbeat }']);
    vi.unstubAllGlobals();
  });

  it.each([
    ['no answer', new TypeError('cut'), { kind: 'unreachable' }],
    ['no JSON', new Response('<html>', { status: 502 }), { kind: 'unreachable' }],
    [
      'maintenance',
      new Response('{}', { status: 503, headers: { 'x-maintenance-mode-enabled': 'true' } }),
      { kind: 'maintenance' },
    ],
    [
      'the waiting room',
      Response.json({ inWaitingRoom: true, refreshIntervalSeconds: 5 }, { status: 202 }),
      { kind: 'waitingRoom', refreshIntervalSeconds: 5 },
    ],
    [
      'no login',
      Response.json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }),
      { kind: 'unauthenticated' },
    ],
    [
      'a refusal',
      Response.json({ errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT' } }] }, { status: 400 }),
      { kind: 'refused', codes: ['BAD_USER_INPUT'] },
    ],
  ])('distinguishes %s', async (_name, answer, failure) => {
    const { request } = client(query, answer);
    expect(await request('Startup', {}, { kind: 'none' })).toEqual({ ok: false, error: failure });
  });
});
