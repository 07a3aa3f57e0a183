import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { RegionEntry } from '../../../core/regions.ts';
import { readConfig } from '../../platform/config.ts';
import { registerRegions } from './regions.ts';

async function regionsWith(environment: Readonly<Record<string, string>>): Promise<readonly RegionEntry[]> {
  const app = fastify();
  registerRegions(app, readConfig(environment));
  const answer = await app.inject('/i/regions');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  await app.close();
  return (answer.json() as { regions: readonly RegionEntry[] }).regions;
}

describe('GET /i/regions', () => {
  it('names the operating regions, and sends nobody away where no address is configured [S2.106]', async () => {
    const regions = await regionsWith({});
    expect(regions.length).toBeGreaterThan(10);
    expect(regions).toContainEqual({ iso_3166_2_code: 'US-PA', name: 'Pennsylvania', redirect_url: null });
    expect(regions.every(({ redirect_url }) => redirect_url === null)).toBe(true);
  });

  it('names the configured address for US-PA alone', async () => {
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
