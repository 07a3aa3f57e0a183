import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { buildIdentityServer } from '../../server/start/identityApp.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { logInRequest } from '../support/identityServer.ts';

/** As behind a proxy: every brand has a name for the app and one for its log-in page. */
const HOSTS = { HOSTS: 'tsb=tsb.test,hwc=hwc.test', IDENTITY_HOSTS: 'tsb=id.tsb.test,hwc=id.hwc.test', LOG_IN_BY_REDIRECT: 'hwc' };

let api: TestApi;
let app: FastifyInstance;
beforeAll(async () => {
  const { hosts, identityHosts, logInByRedirect } = readConfig(HOSTS);
  api = await buildTestApi({ config: { hosts, identityHosts, logInByRedirect } });
  app = await buildIdentityServer(api.deps, api.services, { front: null, appDirectory: 'dist/app' });
});
afterAll(async () => {
  await app.close();
  await api.stop();
});

const get = (host: string, url: string) => app.inject({ url, headers: { host } });

describe('an identity server with names of its own', () => {
  it('the identity origin answers for these alone, each with its brand’s issuer', async () => {
    for (const host of ['id.tsb.test', 'id.hwc.test']) {
      const metadata = (await get(host, '/.well-known/openid-configuration')).json<{ issuer: string; token_endpoint: string }>();
      expect(metadata).toMatchObject({ issuer: `http://${host}`, token_endpoint: `http://${host}/token` });
    }
    for (const host of ['hwc.test', 'localhost', 'id.other.test']) expect((await get(host, '/jwks')).statusCode).toBe(421);
  });

  it('the identity server sends players back to the app of its own brand alone', async () => {
    const ask = async (host: string, redirectUri: string) => {
      const { url } = await logInRequest(`http://${host}`, { redirect_uri: redirectUri });
      return (await get(host, url.pathname + url.search)).statusCode;
    };
    expect(await ask('id.hwc.test', 'http://hwc.test/oauth_callback')).toBe(200);
    expect(await ask('id.tsb.test', 'http://tsb.test/oauth_callback')).toBe(200);
    expect(await ask('id.tsb.test', 'http://hwc.test/oauth_callback')).toBe(400);
    expect(await ask('id.hwc.test', 'https://hwc.test/oauth_callback')).toBe(400);
  });

  it('the identity server takes the form of a log-in at the brand that showed it alone', async () => {
    const { username, password } = await api.newPlayer();
    const { url } = await logInRequest('http://id.hwc.test', { redirect_uri: 'http://hwc.test/oauth_callback' });
    const page = await get('id.hwc.test', url.pathname + url.search);
    const cookie = /^[^;]+/.exec(String(page.headers['set-cookie']))?.[0] ?? '';
    const form = /name="form" value="([^"]*)"/.exec(page.body)?.[1] ?? '';
    const submit = async (host: string) => {
      const headers = { host, cookie, 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams({ form, username, password }).toString();
      return (await app.inject({ method: 'POST', url: '/authorize', headers, payload })).statusCode;
    };
    expect(await submit('id.tsb.test')).toBe(403);
    expect(await submit('id.hwc.test')).toBe(303);
  });

  it('startup publishes it for its brand, and who logs in there', async () => {
    const startup = async (host: string) => {
      const query = '{ startup { serviceAttributes { identity { authorizeUrl logInBy } } } }';
      const response = await api.app.inject({ method: 'POST', url: '/graphql', headers: { host }, payload: { query } });
      return response.json<{ data: { startup: { serviceAttributes: unknown } } }>().data.startup.serviceAttributes;
    };
    expect(await startup('hwc.test')).toEqual({ identity: { authorizeUrl: 'http://id.hwc.test/authorize', logInBy: 'REDIRECT' } });
    expect(await startup('tsb.test')).toEqual({ identity: { authorizeUrl: 'http://id.tsb.test/authorize', logInBy: 'PASSWORD' } });
  });
});
