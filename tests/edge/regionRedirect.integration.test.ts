import { matchRoutes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Startup, StartupData } from '../../src/platform/startup/startup.ts';
import type { Network } from '../../src/platform/wiring/network.ts';
import { redirectVisitors } from '../../src/platform/wiring/regionRedirect.ts';
import { clientHeaders, graphql } from '../support/apiClient.ts';
import { ask } from './support/ask.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeEach(async () => {
  server = await startEdgeServer();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** Opens a page of a brand: its start-up and its redirect on the server as it is. @returns where it went, and what it asked for. */
async function open(brand: string) {
  const host = `${brand}.localhost:${server.port}`;
  const left: string[] = [];
  const paths: string[] = [];
  vi.stubGlobal('location', { href: `http://${host}/`, replace: (url: string) => left.push(url) });
  const query = '{ startup { regionalMetadata { currentRegionCode } } }';
  const { data } = await graphql(server.url, { query }, clientHeaders(null));
  const startup = createStore({ state: 'done', data: (data as { startup: StartupData }).startup, cfWaitingRoom: null });
  const fetchFrom = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    paths.push(`${init?.method} ${input}`);
    // Node's fetch does not send another host.
    const { status, body } = await ask(server.port, { path: String(input), headers: { host } });
    return new Response(body, { status });
  };
  const network = {
    fetchWithin: () => fetchFrom,
    connectivity: { getSnapshot: () => ({ online: true, since: 0 }) },
  } as unknown as Network;
  await redirectVisitors(startup as unknown as Startup, network, (_scope, error) => {
    throw error;
  });
  return { left, paths };
}

it('a visitor in US-PA is sent to a page of the casino’s variant by GET /i/regions, and others are not', async () => {
  expect(await open('tsb')).toEqual({ left: [], paths: [] });
  await server.post('/sandbox/visitor', { countryCode: 'US', regionCode: 'US-PA' });
  const variant = new URL(`http://hwc.localhost:${server.port}/casino/hollywood-casino`);
  for (const brand of ['tsb', 'espnbet', 'tsc'])
    expect(await open(brand), brand).toEqual({ left: [variant.href], paths: ['GET /i/regions'] });
  expect((await open('hwc')).left).toEqual([]);
  expect(matchRoutes(appRoutes('casino'), variant.pathname)?.at(-1)?.route.path).toBe(variant.pathname.slice(1));
});
