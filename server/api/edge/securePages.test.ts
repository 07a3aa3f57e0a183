import fastify, { type InjectOptions } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { registerSecurePages } from './securePages.ts';

async function ask(options: InjectOptions, trustProxy = true) {
  const app = fastify({ trustProxy });
  onTestFinished(() => app.close());
  registerSecurePages(app);
  app.all('/*', async () => 'served');
  const { statusCode, headers } = await app.inject(options);
  return [statusCode, headers.location];
}

const through = (proto: string, host = 'tsb.example.com') => ({
  host: 'server.internal',
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-proto': proto,
  'x-forwarded-host': host,
});

it('a page that a proxy passes on from http is sent to https, with its query', async () => {
  expect(await ask({ url: '/sports?a=1', headers: through('http') })).toEqual([308, 'https://tsb.example.com/sports?a=1']);
  expect(await ask({ method: 'HEAD', url: '/', headers: through('http') })).toEqual([308, 'https://tsb.example.com/']);
});

it.each([
  ['a page of https', { url: '/sports', headers: through('https') }],
  ['a call of the API', { url: '/api/viewer_data', headers: through('http') }],
  ['a form', { method: 'POST' as const, url: '/sports', headers: through('http') }],
  ['a name of this machine', { url: '/sports', headers: through('http', 'tsb.localhost:4000') }],
  ['a page that no proxy passes on', { url: '/sports', headers: { host: 'tsb.example.com' } }],
])('%s is served where it is', async (_what, options) => {
  expect(await ask(options)).toEqual([200, undefined]);
});

it('a header of a caller that is no trusted proxy changes nothing', async () => {
  expect(await ask({ url: '/sports', headers: through('http') }, false)).toEqual([200, undefined]);
});
