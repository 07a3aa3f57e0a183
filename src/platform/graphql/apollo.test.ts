import { gql } from '@apollo/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '../../../core/wire/readSettings.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { fakeUrls } from '../testing/fakeUrls.ts';
import { type ApolloPorts, createApollo, forgetPrivate } from './apollo.ts';
import { failureOf } from './failureOf.ts';
import { createSportsbookUrls } from './sportsbookUrls.ts';

const events = gql`
  query HomeEvents {
    event(id: "e1") {
      id
      sequence
    }
  }
`;
const account = gql`
  query Account {
    account {
      id
      email
    }
  }
`;
const place = gql`
  mutation BetslipPlaceBets {
    betslipPlaceBets {
      id
    }
  }
`;
const authorizeGeoPacket = gql`
  mutation GeoComplyAuthorizeGeoPacket {
    geoComplyAuthorizeGeoPacket(geoPacket: "p") {
      expiresAt
    }
  }
`;

function client(answers: (Response | Error)[], more: Partial<ApolloPorts> = {}) {
  const fetch = vi.fn<Fetch>(async () => {
    const next = answers.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('no answer left');
    return next;
  });
  const observe = vi.fn();
  const renew = vi.fn(async (_refused: Authorization) => true);
  const giveUp = vi.fn();
  const urls = fakeUrls();
  const apollo = createApollo({
    fetch,
    urls,
    facts: { brand: 'tsb', version: '0.1.0', installId: 'i' },
    isPublic: (name) => name === 'HomeEvents',
    authorize: async () => ({ kind: 'bearer', token: 't' }),
    renew,
    giveUp,
    socket: () => Promise.reject(new Error('no socket here')),
    hashOf: (name) => (name === 'Unhashed' ? null : `${name}-hash`),
    sequences: { epoch: 4, observe },
    report: () => undefined,
    ...more,
  });
  const call = (index = 0): { url: URL; init: RequestInit; headers: Record<string, string> } => {
    const [url, init = {}] = fetch.mock.calls[index] ?? [];
    return { url: new URL(String(url), 'http://app.test'), init, headers: init.headers as Record<string, string> };
  };
  return { apollo, urls, fetch, observe, renew, giveUp, call };
}

const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init);
const eventAnswer = (init?: ResponseInit): Response =>
  json({ data: { event: { __typename: 'Event', id: 'e1', sequence: 9 } } }, init);
const accountAnswer = (): Response => json({ data: { account: { __typename: 'Account', id: 'p1', email: 'm@x.test' } } });
const refused = (code: string): Response => json({ errors: [{ message: code, extensions: { code } }] });

describe('Apollo', () => {
  it('sends queries by GET with only their hash', async () => {
    const { apollo, call } = client([eventAnswer()]);
    await apollo.query({ query: events });
    expect(call().init.method).toBe('GET');
    expect(call().url.searchParams.get('extensions')).toBe('{"persistedQuery":{"version":1,"sha256Hash":"HomeEvents-hash"}}');
    expect(call().url.searchParams.has('query')).toBe(false);
  });

  it('sends mutations by POST with only their hash', async () => {
    const { apollo, call } = client([json({ data: { betslipPlaceBets: { __typename: 'P', id: '1' } } })]);
    await apollo.mutate({ mutation: place });
    expect(call().init.method).toBe('POST');
    const body = JSON.parse(String(call().init.body)) as Record<string, unknown>;
    expect(body.extensions).toEqual({ persistedQuery: { version: 1, sha256Hash: 'BetslipPlaceBets-hash' } });
    expect(body).not.toHaveProperty('query');
  });

  it('repeats a query in full, once, when the server does not know its hash', async () => {
    const { apollo, fetch, call } = client([refused('PERSISTED_QUERY_NOT_FOUND'), eventAnswer()]);
    await apollo.query({ query: events });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(call(1).init.method).toBe('POST');
    expect(String(call(1).init.body)).toContain('query HomeEvents');
  });

  it('refused because of its version says so, after the text was refused as well', async () => {
    const outdated = vi.fn();
    const text = JSON.stringify({ errors: [{ message: 'x', extensions: { code: 'PERSISTED_QUERY_ONLY' } }] });
    const only = new Response(text, {
      status: 400,
      headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' },
    });
    const { apollo, fetch } = client([refused('PERSISTED_QUERY_NOT_FOUND'), only], { outdated });
    const error: unknown = await apollo.mutate({ mutation: place }).catch((cause: unknown) => cause);
    expect(failureOf(error)).toEqual({ kind: 'refused', codes: ['PERSISTED_QUERY_ONLY'] });
    expect([fetch.mock.calls.length, outdated.mock.calls.length]).toEqual([2, 1]);
  });

  it('sets its headers on every request, an authorization only on private ones', async () => {
    const { apollo, call } = client([eventAnswer(), accountAnswer()]);
    await apollo.query({ query: events });
    await apollo.query({ query: account });
    expect(call(0).headers).toMatchObject({
      'x-platform': 'web',
      'x-app-version': '0.1.0',
      'x-app': 'tsb',
      'x-client': 'slipstream-web',
      'x-install-id': 'i',
    });
    expect(call(0).headers).not.toHaveProperty('authorization');
    expect(call(1).headers.authorization).toBe('Bearer t');
  });

  it('renews the token once on UNAUTHENTICATED and tries again', async () => {
    const { apollo, renew, fetch } = client([refused('UNAUTHENTICATED'), accountAnswer()]);
    const { data } = await apollo.query({ query: account });
    expect(data).toMatchObject({ account: { id: 'p1' } });
    expect(renew).toHaveBeenCalledWith({ kind: 'bearer', token: 't' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('sends nothing with the tokens of another player: not after waiting for a token, and not again after a refusal', async () => {
    let isMine = true;
    const context = { isMine: () => isMine };
    const waiting = client([accountAnswer()], {
      authorize: async () => {
        isMine = false;
        return { kind: 'bearer', token: 'of the next player' };
      },
    });
    await expect(waiting.apollo.mutate({ mutation: place, context })).rejects.toThrow('The visitor changed');
    expect(waiting.fetch).not.toHaveBeenCalled();

    isMine = true;
    const again = client([refused('UNAUTHENTICATED'), accountAnswer()], {
      renew: async () => {
        isMine = false;
        return true;
      },
    });
    await expect(again.apollo.mutate({ mutation: place, context })).rejects.toThrow('The visitor changed');
    expect(again.fetch).toHaveBeenCalledTimes(1);
  });

  it('returns UNAUTHENTICATED when no token can be renewed, or the renewal did not help', async () => {
    const hopeless = client([refused('UNAUTHENTICATED')], { renew: async () => false });
    await expect(hopeless.apollo.query({ query: account })).rejects.toThrow('UNAUTHENTICATED');
    const stubborn = client([refused('UNAUTHENTICATED'), refused('UNAUTHENTICATED')]);
    await expect(stubborn.apollo.query({ query: account })).rejects.toThrow('UNAUTHENTICATED');
    expect(stubborn.renew).toHaveBeenCalledOnce();
    expect(stubborn.giveUp).toHaveBeenCalledWith({ kind: 'bearer', token: 't' });
  });

  const MOVED = {
    sportsbookUrl: 'https://app.test/graphql?region=US-PA',
    websocketUrl: 'wss://app.test/graphql?region=US-PA',
  };
  const moved = (): Response =>
    Response.json({ errors: [{ message: 'moved', extensions: { code: 'UNAUTHORIZED_REGION', ...MOVED } }] });

  it('stores the addresses that come with UNAUTHORIZED_REGION and repeats a query or a mutation there, once', async () => {
    const { apollo, urls, call, fetch } = client([moved(), accountAnswer()]);
    expect((await apollo.query({ query: account })).data).toMatchObject({ account: { id: 'p1' } });
    expect([call(0).url.searchParams.get('region'), call(1).url.searchParams.get('region')]).toEqual([null, 'US-PA']);
    expect(urls.getSnapshot().websocket).toBe(MOVED.websocketUrl);
    const mutation = client([moved(), Response.json({ data: { betslipPlaceBets: { __typename: 'P', id: '1' } } })]);
    await mutation.apollo.mutate({ mutation: place });
    expect(mutation.call(1).url.searchParams.get('region')).toBe('US-PA');
    const lost = client([moved(), moved()]);
    await expect(lost.apollo.query({ query: account })).rejects.toThrow('moved');
    expect([fetch.mock.calls.length, lost.fetch.mock.calls.length]).toEqual([2, 2]);
  });

  it.each([
    ['retry', 2, 0],
    ['log-out', 1, 1],
  ])('on UNAUTHORIZED_REGION, as the setting %s says, sends %i requests and logs out %i times', async (policy, sent, ended) => {
    const logOut = vi.fn();
    const { unauthorizedRegion } = readSettings({ UNAUTHORIZED_REGION: policy });
    const urls = createSportsbookUrls({ origin: 'https://app.test', policy: unauthorizedRegion, logOut });
    const { apollo, fetch } = client([moved(), accountAnswer()], { urls });
    await apollo.query({ query: account }).catch(() => undefined);
    expect([fetch.mock.calls.length, logOut.mock.calls.length]).toEqual([sent, ended]);
  });

  it('the authorization of a location is not sent again on UNAUTHORIZED_REGION', async () => {
    const { apollo, fetch, urls } = client([moved()]);
    const before = urls.getSnapshot();
    await expect(apollo.mutate({ mutation: authorizeGeoPacket })).rejects.toThrow('moved');
    expect([fetch.mock.calls.length, urls.getSnapshot()]).toEqual([1, before]);
  });

  it.each(['UNAUTHORIZED', 'SUBREQUEST_HTTP_ERROR'])('ignores %s and stays logged in', async (code) => {
    const { apollo, renew } = client([refused(code)]);
    await expect(apollo.query({ query: account })).rejects.toThrow(code);
    expect(renew).not.toHaveBeenCalled();
  });

  it('repeats a query without a response, a mutation never', async () => {
    const flaky = client([new TypeError('cut'), eventAnswer()]);
    await flaky.apollo.query({ query: events });
    expect(flaky.fetch).toHaveBeenCalledTimes(2);
    const placed = client([new TypeError('cut')]);
    await expect(placed.apollo.mutate({ mutation: place })).rejects.toThrow('cut');
    expect(placed.fetch).toHaveBeenCalledOnce();
  });

  it.each([
    ['that has asked for it, and no sooner', '3', 3_000],
    ['five seconds have passed where it asks for an hour', '3600', 5_000],
  ])('repeats a query to a server that starts when %s', async (_, retryAfter, waitMs) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { apollo, fetch } = client([new Response('', { status: 503, headers: { 'retry-after': retryAfter } }), eventAnswer()]);
    const answer = apollo.query({ query: events });
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(fetch).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_001);
    expect((await answer).data).toBeDefined();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('does not repeat requests during maintenance', async () => {
    const down = new Response('', { status: 503, headers: { 'x-maintenance-mode-enabled': 'true' } });
    const { apollo, fetch } = client([down]);
    await expect(apollo.query({ query: events })).rejects.toThrow();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('reports the sequences in an answer, unless the worker served it from its cache', async () => {
    const fresh = client([eventAnswer()]);
    await fresh.apollo.query({ query: events });
    expect(fresh.observe).toHaveBeenCalledWith('e1', 9, 4);
    const cached = client([eventAnswer({ headers: { 'x-slipstream-cache': 'hit' } })]);
    await cached.apollo.query({ query: events });
    expect(cached.observe).not.toHaveBeenCalled();
  });

  it('removes all data of a user, and nothing of the catalogue', async () => {
    const { apollo } = client([eventAnswer(), accountAnswer()]);
    await apollo.query({ query: events });
    await apollo.query({ query: account });
    forgetPrivate(apollo);
    const left = JSON.stringify(apollo.cache.extract());
    expect(left).not.toContain('m@x.test');
    expect(left).toContain('"id":"e1"');
  });
});
