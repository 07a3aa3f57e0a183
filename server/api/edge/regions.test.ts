import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { RegionEntry } from '../../../core/rest/regions.ts';
import { readConfig } from '../../platform/config.ts';
import { registerRegions } from './regions.ts';

async function regionsWith(
  environment: Readonly<Record<string, string>>,
  host = 'tsb.localhost:4000',
): Promise<readonly RegionEntry[]> {
  const app = fastify();
  registerRegions(app, readConfig(environment));
  const answer = await app.inject({ url: '/i/regions', headers: { host } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  await app.close();
  return (answer.json() as { regions: readonly RegionEntry[] }).regions;
}

const pennsylvania = (regions: readonly RegionEntry[]) =>
  regions.find((region) => region.iso_3166_2_code === 'US-PA')?.redirect_url;

describe('GET /i/regions', () => {
  it('names the operating regions, and sends the visitors of US-PA alone to the variant on its own host', async () => {
    const regions = await regionsWith({});
    expect(regions.length).toBeGreaterThan(10);
    expect(regions.filter(({ redirect_url }) => redirect_url !== null)).toEqual([
      {
        iso_3166_2_code: 'US-PA',
        name: 'Pennsylvania',
        redirect_url: 'http://hwc.localhost:4000/casino/hollywood-casino',
      },
    ]);
    for (const host of ['localhost:4000', 'tsc.localhost:4000'])
      expect(pennsylvania(await regionsWith({}, host)), host).toMatch(/^http:\/\/hwc\.localhost:4000\//);
  });

  it('sends nobody away on the host of the variant, nor where that has no host', async () => {
    expect(pennsylvania(await regionsWith({}, 'hwc.localhost:4000'))).toBeNull();
    expect(pennsylvania(await regionsWith({ HOSTS: 'tsb=tsb.example' }, 'tsb.example'))).toBeNull();
    const hosts = { HOSTS: 'tsb=tsb.example,hwc=casino.example' };
    expect(pennsylvania(await regionsWith(hosts, 'tsb.example'))).toBe('http://casino.example/casino/hollywood-casino');
  });

  it('names the configured address instead, for US-PA alone', async () => {
    const url = 'https://casino.example/casino/hollywood-casino';
    const regions = await regionsWith({ REGION_REDIRECT_URL: url });
    expect(regions.filter(({ redirect_url }) => redirect_url !== null)).toEqual([
      { iso_3166_2_code: 'US-PA', name: 'Pennsylvania', redirect_url: url },
    ]);
  });

  it('is refused an address that is none', () => {
    expect(() => readConfig({ REGION_REDIRECT_URL: 'javascript:alert(1)' })).toThrow();
  });
});
