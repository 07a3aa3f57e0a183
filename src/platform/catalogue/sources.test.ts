import { gql, type TypedDocumentNode } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVED_FROM_CACHE_HEADER } from '../../../core/wire/headers.ts';
import { systemTimers } from '../clock.ts';
import { createApollo } from '../graphql/apollo.ts';
import { apolloSource } from '../graphql/apolloSource.ts';
import { createCache } from '../graphql/cache.ts';
import { directOperation } from '../graphql/operations.ts';
import { graphqlRequest } from '../graphql/request.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { fakeUrls } from '../testing/fakeUrls.ts';
import type { CatalogueSource, Question } from './catalogueSource.ts';
import { directSource } from './directSource.ts';

interface Data {
  readonly event: { readonly id: string; readonly sequence: number } | null;
}

const text: TypedDocumentNode<Data, never> = gql`
  query EventPage($id: ID!) {
    event(id: $id) {
      id
      sequence
    }
  }
`;
/** As the build leaves it. */
const document = { ...text, hash: 'h' };
const question: Question<Data> = { document, variables: { id: 'e1' } };
const event = { __typename: 'Event', id: 'e1', sequence: 9 };
const facts = { brand: 'tsb', version: '0.1.0', installId: 'i' };
const fine = (init?: ResponseInit): Response => Response.json({ data: { event } }, init);

interface SetUp {
  readonly fetch: Fetch;
  readonly observe: (eventId: string, sequence: number, epoch: number) => void;
}

const sources: Readonly<Record<string, (setUp: SetUp) => CatalogueSource>> = {
  'without Apollo': ({ fetch, observe }) => {
    const request = graphqlRequest({ fetch, facts, urls: fakeUrls(), operation: directOperation });
    return directSource({ request, timers: systemTimers, sequences: { epoch: 4, observe }, report: () => undefined });
  },
  'through Apollo': ({ fetch, observe }) =>
    apolloSource(
      createApollo({
        fetch,
        facts,
        urls: fakeUrls(),
        sequences: { epoch: 4, observe },
        isPublic: () => true,
        hashOf: () => 'h',
        cache: createCache(),
        authorize: () => Promise.reject(new Error('a public question needs none')),
        renew: () => Promise.reject(new Error('nothing to renew')),
        giveUp: () => undefined,
        report: () => undefined,
        socket: () => Promise.reject(new Error('no socket here')),
      }),
    ),
};

describe.each(Object.entries(sources))('the catalogue %s', (_, source) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function setUp(...answers: (Response | Error)[]) {
    const fetch = vi.fn<Fetch>(async () => {
      const next = answers.shift();
      if (next === undefined || next instanceof Error) throw next ?? new TypeError('Failed to fetch');
      return next;
    });
    const observe = vi.fn();
    return { fetch, observe, source: source({ fetch, observe }) };
  }

  it('is fetched by GET with the hash, without authorization, with the same URL for every visitor', async () => {
    const { fetch, source: catalogue } = setUp(fine());
    expect(await catalogue.ask(question)).toEqual({ ok: true, value: { event } });
    const [address, init] = fetch.mock.calls[0] ?? [];
    const url = new URL(String(address), 'http://app.test');
    expect(url.pathname).toBe('/graphql');
    expect(init?.method ?? 'GET').toBe('GET');
    expect(url.searchParams.get('operationName')).toBe('EventPage');
    expect(url.searchParams.get('variables')).toBe('{"id":"e1"}');
    expect(url.searchParams.get('extensions')).toBe('{"persistedQuery":{"version":1,"sha256Hash":"h"}}');
    expect(init?.cache ?? 'default').toBe('default');
    expect(init?.headers).toMatchObject({ 'x-app': 'tsb' });
    expect(init?.headers).not.toHaveProperty('authorization');
  });

  it("reports the events in a response with the connection of the request, but none from the worker's cache", async () => {
    const { observe, source: catalogue } = setUp(fine(), fine({ headers: { [SERVED_FROM_CACHE_HEADER]: 'hit' } }));
    await catalogue.ask(question);
    expect(observe.mock.calls).toEqual([['e1', 9, 4]]);
    await catalogue.ask(question);
    expect(observe).toHaveBeenCalledTimes(1);
  });

  it('is fetched again without a response, three times in all', async () => {
    const flaky = setUp(new TypeError('Failed to fetch'), fine());
    const answer = flaky.source.ask(question);
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ ok: true, value: { event } });
    const dead = setUp();
    const never = dead.source.ask(question);
    await vi.runAllTimersAsync();
    expect(await never).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(dead.fetch).toHaveBeenCalledTimes(3);
  });

  it('fails and does not retry when the server refuses', async () => {
    const refused = Response.json({ errors: [{ message: 'no', extensions: { code: 'BAD_USER_INPUT' } }] });
    const { fetch, source: catalogue } = setUp(refused);
    expect(await catalogue.ask(question)).toEqual({ ok: false, error: { kind: 'refused', codes: ['BAD_USER_INPUT'] } });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('may respond with no data', async () => {
    const { source: catalogue } = setUp(Response.json({ data: { event: null } }));
    expect(await catalogue.ask(question)).toEqual({ ok: true, value: { event: null } });
  });
});

it('the catalogue without Apollo tells when an answer that the worker had stored was sent', async () => {
  const at = Date.parse('2026-11-27T18:37:00Z');
  const hit = fine({ headers: { [SERVED_FROM_CACHE_HEADER]: 'hit', date: new Date(at).toUTCString() } });
  const answers = [fine(), hit];
  const catalogue = sources['without Apollo']?.({
    fetch: async () => answers.shift() ?? Response.error(),
    observe: () => undefined,
  });
  const stored = vi.fn();
  await catalogue?.ask(question, stored);
  expect(stored).not.toHaveBeenCalled();
  await catalogue?.ask(question, stored);
  expect(stored.mock.calls).toEqual([[at]]);
});

describe('data known without a request', () => {
  const answers = () => Promise.resolve(fine());

  it("is complete in Apollo's cache, or not used", async () => {
    const through = sources['through Apollo']?.({ fetch: answers, observe: () => undefined });
    expect(through?.cached(question)).toBeNull();
    await through?.ask(question);
    expect(through?.cached(question)).toEqual({ event });
  });

  it('is null without Apollo', async () => {
    const without = sources['without Apollo']?.({ fetch: answers, observe: () => undefined });
    await without?.ask(question);
    expect(without?.cached(question)).toBeNull();
  });
});
