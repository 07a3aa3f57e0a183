import path from 'node:path';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { loadConfigFromFile } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '../../core/settings.ts';
import { fakeUrls } from '../../src/platform/graphql/fakeUrls.ts';
import type { DirectOperation } from '../../src/platform/graphql/operations.ts';
import type { Fetch } from '../../src/platform/http/observedFetch.ts';

const FACTS = { brand: 'tsb', version: '1.2.3', installId: 'i' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const NAMED = 'platform=x-os,appVersion=x-version,app=x-brand,client=x-program,installId=x-device';

/** The constants of a build with this environment: its configuration as Vite itself loads it. */
async function buildWith(environment: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, path.resolve('vite.config.ts'));
  return loaded?.config.define ?? {};
}

it('[S7.014] the names of the GraphQL headers are configuration values: of the build, and of the requests with and without Apollo', async () => {
  const { __SETTINGS__ = 'null' } = await buildWith({ CLIENT_HEADERS: NAMED });
  vi.stubGlobal('__SETTINGS__', JSON.parse(__SETTINGS__));
  vi.resetModules();
  const fetch = vi.fn<Fetch>(async () => Response.json({ data: { schemaVersion: '1' } }));
  const { graphqlRequest } = await import('../../src/platform/graphql/request.ts');
  const operation: DirectOperation = { kind: 'query', text: '{ schemaVersion }', hash: 'ab12' };
  const request = graphqlRequest({ fetch, urls: fakeUrls(), facts: FACTS, operation: () => operation });
  await request('SchemaVersion', {}, { kind: 'bearer', token: 't' });
  const { headerLink, httpLink } = await import('../../src/platform/graphql/links.ts');
  const header = headerLink({ facts: FACTS, isPublic: () => false, authorize: async () => ({ kind: 'bearer', token: 't' }) });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: header.concat(httpLink(fetch, fakeUrls())) });
  await client.query({ query: gql`query SchemaVersion { schemaVersion }` });

  const sent = fetch.mock.calls.map(([, init]) => Object.entries(init?.headers ?? {}));
  expect(sent).toHaveLength(2);
  for (const headers of sent)
    expect(Object.fromEntries(headers.filter(([name]) => /^(x-|authorization)/.test(name)))).toEqual({
      'x-os': 'web',
      'x-version': '1.2.3',
      'x-brand': 'tsb',
      'x-program': 'slipstream-web',
      'x-device': 'i',
      authorization: 'Bearer t',
    });
});

it('the reading of maintenance answers is one of the build', async () => {
  vi.stubGlobal('__SETTINGS__', readSettings({ MAINTENANCE_READING: 'any' }));
  vi.resetModules();
  const { failureOf } = await import('../../src/platform/graphql/failureOf.ts');
  const response = new Response('', { status: 200, headers: { 'x-maintenance-mode-enabled': 'true' } });
  expect(failureOf(Object.assign(new Error('refused'), { response }))).toEqual({ kind: 'maintenance' });
});
