import { describe, expect, it } from 'vitest';
import { ok } from '../../../core/result.ts';
import { redirectByRegion } from './regionRedirect.ts';

const TARGET = 'https://casino.example/casino/hollywood-casino';

async function redirect(body: unknown, { region = 'US-PA', here = 'https://tsb.example/live', status = 200 } = {}) {
  const left: string[] = [];
  const requested: string[] = [];
  await redirectByRegion(region, {
    rest: ({ path }) => {
      requested.push(path);
      return Promise.resolve(ok({ status, headers: { get: () => null }, body }));
    },
    here: () => here,
    leave: (url) => left.push(url),
  });
  expect(requested).toEqual(['/i/regions']);
  return left;
}

const regions = (redirect_url: unknown) => ({
  regions: [
    { iso_3166_2_code: 'US-NJ', name: 'New Jersey', redirect_url: null },
    { iso_3166_2_code: 'US-PA', name: 'Pennsylvania', redirect_url },
  ],
});

describe('the redirect by region', () => {
  it('leads to the address that /i/regions names for the region', async () => {
    expect(await redirect(regions(TARGET))).toEqual([TARGET]);
    expect(await redirect(regions(TARGET), { region: 'US-NJ' })).toEqual([]);
  });

  it('does not happen without an address, nor on a page below it', async () => {
    expect(await redirect(regions(null))).toEqual([]);
    expect(await redirect(regions(TARGET), { here: `${TARGET}/lobby` })).toEqual([]);
  });

  it('ignores an answer that is none', async () => {
    for (const body of [null, {}, { regions: null }, { regions: [null] }, regions('not a url'), regions('javascript:alert(1)')])
      expect(await redirect(body)).toEqual([]);
    expect(await redirect(regions(TARGET), { status: 500 })).toEqual([]);
  });
});
