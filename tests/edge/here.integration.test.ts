import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCurrentTime, readPublicIp } from '../../core/rest/here.ts';
import { readRegions } from '../../core/rest/regions.ts';
import { CURRENT_TIME_PATH, LOCATION_SERVICE_PATH, PUBLIC_IP_PATH, REGIONS_PATH } from '../../core/wire/apiPaths.ts';
import { moveHome } from '../support/places.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

const logged: string[] = [];
let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer({ logged });
});
afterAll(() => server.close());

const get = async (path: string): Promise<unknown> => (await fetch(`${server.url}${path}`)).json();

it('the public IP address is the caller’s, in a sandbox the one it says', async () => {
  expect(readPublicIp(await get(PUBLIC_IP_PATH)).ip_address).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
  const body = JSON.stringify({ countryCode: 'US', regionCode: 'US-NJ', ipAddress: '192.0.2.7' });
  await fetch(`${server.url}/sandbox/visitor`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(readPublicIp(await get(PUBLIC_IP_PATH)).ip_address).toBe('192.0.2.7');
  await moveHome(server.deps.db);
});

it('the current time is the server’s', async () => {
  const { current_time } = readCurrentTime(await get(CURRENT_TIME_PATH));
  expect(Math.abs(Date.parse(current_time) - server.deps.clock.now().getTime())).toBeLessThan(60_000);
});

it('a region has its ISO 3166-2 code, and regions are of the United States and Canada', async () => {
  const codes = readRegions(await get(REGIONS_PATH)).regions.map(({ iso_3166_2_code }) => iso_3166_2_code);
  expect(codes).toContain('CA-ON');
  expect(codes.filter((code) => !/^(US|CA)-[A-Z]{2}$/.test(code))).toEqual([]);
});

it('the reference location service makes no packet without a licence key, and logs no coordinates', async () => {
  const ask = (body: object) =>
    fetch(`${server.url}${LOCATION_SERVICE_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await ask({ licenseKey: 'none', latitude: 40.7357, longitude: -74.1724 })).status).toBe(403);
  expect((await ask({ latitude: 40.7357, longitude: -74.1724 })).status).toBe(422);
  expect(logged.join()).not.toMatch(/40\.7357|74\.1724/);
});
