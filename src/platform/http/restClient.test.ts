import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fetch, observedFetch } from './observedFetch.ts';
import { REST_TIMEOUT_MS, restClient } from './restClient.ts';

const ASK = { method: 'GET', path: '/i/regions' } as const;

function client(fetch: Fetch, isOnline = true) {
  const observer = { answered: vi.fn(), failed: vi.fn() };
  const rest = restClient({ fetchWithin: (timeoutMs) => observedFetch(fetch, [observer], timeoutMs), isOnline: () => isOnline });
  return { rest, observer };
}

const answering = (status: number, body: string | null = null) => client(async () => new Response(body, { status })).rest(ASK);
const failing = (error: Error, isOnline = true) => client(() => Promise.reject(error), isOnline).rest(ASK);

const silent: Fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('a request of the REST client', () => {
  it('sends JSON and the cookies of its own origin, and is never cached', async () => {
    const fetch = vi.fn<Fetch>(async () => Response.json({}));
    await client(fetch).rest({
      method: 'POST',
      path: '/i/acks',
      headers: { authorization: 'Bearer a' },
      body: { acknowledged: true },
    });
    expect(fetch).toHaveBeenCalledWith('/i/acks', {
      method: 'POST',
      headers: { authorization: 'Bearer a', 'content-type': 'application/json' },
      body: '{"acknowledged":true}',
      credentials: 'same-origin',
      keepalive: false,
      cache: 'no-store',
      signal: expect.any(AbortSignal),
    });
  });
});

describe('an answer to the REST client', () => {
  it('has one of the known statuses', async () => {
    const accepted: number[] = [];
    for (let status = 200; status < 600; status += 1) {
      const answer = await answering(status);
      const failure = answer.ok ? null : answer.error;
      if (failure?.code !== 'UNKNOWN_ERROR') accepted.push(status);
      else expect(failure.answer?.status).toBe(status);
    }
    expect(accepted).toEqual([200, 201, 202, 204, 205, 302, 401, 403, 404, 422, 500, 503]);
  });

  it('a 401 is the failure UNAUTHORIZED_ERROR', async () => {
    expect(await answering(401, '{"error":"invalid_token"}')).toMatchObject({
      ok: false,
      error: { code: 'UNAUTHORIZED_ERROR', answer: { status: 401, body: { error: 'invalid_token' } } },
    });
    for (const status of [200, 403, 404, 422, 500, 503])
      expect(await answering(status), String(status)).toMatchObject({ ok: true });
  });

  it('has its headers and its JSON, or null without JSON', async () => {
    const { rest } = client(async () => Response.json({ a: 1 }, { status: 201, headers: { 'retry-after': '3' } }));
    const result = await rest(ASK);
    expect(result).toMatchObject({ ok: true, value: { status: 201, body: { a: 1 } } });
    expect(result.ok && result.value.headers.get('retry-after')).toBe('3');
    expect(await answering(204)).toMatchObject({ ok: true, value: { body: null } });
    expect(await answering(200, '<html>')).toMatchObject({ ok: true, value: { body: null } });
  });
});

describe('a failure of the REST client', () => {
  it('is NETWORK_ERROR without a network, CONNECTION_ERROR with one', async () => {
    expect(await failing(new TypeError('cut'), false)).toEqual({ ok: false, error: { code: 'NETWORK_ERROR', answer: null } });
    expect(await failing(new TypeError('cut'), true)).toEqual({ ok: false, error: { code: 'CONNECTION_ERROR', answer: null } });
  });

  it('is UNKNOWN_ERROR for an unforeseen reason', async () => {
    expect(await failing(new Error('odd'))).toEqual({ ok: false, error: { code: 'UNKNOWN_ERROR', answer: null } });
  });
});

describe('the time limit of the REST client', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is 5000 ms, then TIMEOUT_ERROR, which counts as a failed request', async () => {
    expect(REST_TIMEOUT_MS).toBe(5000);
    const { rest, observer } = client(silent);
    const listener = vi.fn();
    void rest(ASK).then(listener);
    await vi.advanceTimersByTimeAsync(4999);
    expect(listener).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(listener).toHaveBeenCalledWith({ ok: false, error: { code: 'TIMEOUT_ERROR', answer: null } });
    expect(observer.failed).toHaveBeenCalledOnce();
  });

  it("is the request's own when it has one", async () => {
    const listener = vi.fn();
    void client(silent)
      .rest({ ...ASK, timeoutMs: 15_000 })
      .then(listener);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(listener).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(listener).toHaveBeenCalledOnce();
  });
});
