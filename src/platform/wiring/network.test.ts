import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNetwork } from './network.ts';
import { stubBrowser } from './testing/identityPage.ts';

const answer = vi.fn(async () => new Response('', { headers: { 'x-slipstream-server': '1' } }));

beforeEach(() => {
  stubBrowser(vi.stubGlobal);
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const HEADERS = { 'x-maintenance-mode-enabled': 'true', 'x-maintenance-mode-title': 'Back%20soon' };

it('an answer of any request with a status of 500 or more and the maintenance header begins maintenance mode', async () => {
  for (const [status, headers, begins] of [
    [200, HEADERS, false],
    [499, HEADERS, false],
    [500, {}, false],
    [500, HEADERS, true],
    [599, HEADERS, true],
  ] as const)
    for (const of of ['fetch', 'fetchWithin'] as const) {
      const network = createNetwork();
      answer.mockResolvedValueOnce(new Response('', { status, headers }));
      await (of === 'fetch' ? network.fetch('/graphql') : network.fetchWithin(1000)('/api/identity/token'));
      expect(network.maintenance.getSnapshot()?.title ?? null, `${status} ${of}`).toBe(begins ? 'Back soon' : null);
    }
});

it('the server is reachable only if its health path says that it is well', async () => {
  const { isReachable } = createNetwork();
  expect(await isReachable()).toBe(true);
  for (const [body, init] of [
    ['', { status: 503, headers: { 'x-slipstream-server': '1' } }],
    ['<h1>502</h1>', { status: 502, headers: { 'content-type': 'text/html' } }],
    ['<h1>Welcome</h1>', { status: 200, headers: { 'content-type': 'text/html' } }],
  ] as const) {
    answer.mockResolvedValueOnce(new Response(body, init));
    expect(await isReachable()).toBe(false);
  }
});
