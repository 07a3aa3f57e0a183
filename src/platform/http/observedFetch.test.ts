import { describe, expect, it, vi } from 'vitest';
import { ForeignAnswer, observedFetch, RequestTimedOut } from './observedFetch.ts';

function observer() {
  return { answered: vi.fn(), failed: vi.fn(), foreign: vi.fn() };
}

const silent = (_input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('observed requests', () => {
  it('report every response, including server errors', async () => {
    const seen = observer();
    const response = new Response('', { status: 503, headers: { 'x-slipstream-server': '1' } });
    await observedFetch(async () => response, [seen], 1000)('http://app.test/graphql?x=1');
    expect(seen.answered).toHaveBeenCalledWith('/graphql', response);
    expect(seen.failed).not.toHaveBeenCalled();
  });

  it('do not count a cached response as evidence', async () => {
    const seen = observer();
    await observedFetch(async () => new Response('', { headers: { 'x-slipstream-cache': 'hit' } }), [seen], 1000)('/graphql');
    expect(seen.answered).not.toHaveBeenCalled();
  });

  it('answered by something else have no answer, and neither a response nor a failure is reported', async () => {
    const seen = observer();
    const portal = new Response('<h1>Welcome</h1>', { status: 401, headers: { 'content-type': 'text/html' } });
    await expect(observedFetch(async () => portal, [seen], 1000)('/graphql')).rejects.toBeInstanceOf(ForeignAnswer);
    expect([seen.answered.mock.calls.length, seen.failed.mock.calls.length, seen.foreign.mock.calls.length]).toEqual([0, 0, 1]);
  });

  it('report a failure and rethrow it', async () => {
    const seen = observer();
    const failing = observedFetch(() => Promise.reject(new TypeError('cut')), [seen], 1000);
    await expect(failing('/graphql')).rejects.toThrow('cut');
    expect(seen.failed).toHaveBeenCalledWith('/graphql');
  });

  it('fail with their own error when time runs out', async () => {
    const seen = observer();
    await expect(observedFetch(silent, [seen], 5)('/graphql')).rejects.toBeInstanceOf(RequestTimedOut);
    expect(seen.failed).toHaveBeenCalledOnce();
  });

  it('report nothing when the page aborted the request', async () => {
    const seen = observer();
    const giveUp = new AbortController();
    const request = observedFetch(silent, [seen], 1000)('/graphql', { signal: giveUp.signal });
    giveUp.abort();
    await expect(request).rejects.toThrow();
    expect(seen.failed).not.toHaveBeenCalled();
  });
});
