import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Deps } from '../../deps.ts';
import { readConfig } from '../../platform/config.ts';
import { createPlaceOfVisitor, type VisitorRequest, visitorOf } from './visitors.ts';

/** A server without a sandbox never asks the database for a place. */
const db = {} as Deps['db'];
const PROXY = '10.0.0.7';

async function placeBy(variables: Readonly<Record<string, string>>, headers: VisitorRequest['headers'], peer = PROXY) {
  const place = await createPlaceOfVisitor({ db, config: readConfig({ SANDBOX: 'false', ...variables }) });
  return place({ headers, address: '192.0.2.1', peer, playerId: null });
}

describe('the place of a visitor by the headers of a proxy', () => {
  const by = { VISITOR_PLACES: 'headers', TRUSTED_PROXIES: PROXY };

  it.each([
    ['NJ', 'US-NJ'],
    ['US-NJ', 'US-NJ'],
    ['nj', 'US-NJ'],
    ['', null],
    ["NJ'; --", null],
  ])('a visitor with the region %j is in %s', async (region, regionCode) => {
    const headers = { 'x-visitor-country': 'us', 'x-visitor-region': region, 'x-visitor-city': 'Newark' };
    expect(await placeBy(by, headers)).toEqual({ countryCode: 'US', regionCode, city: 'Newark', ipAddress: '192.0.2.1' });
  });

  it('a request says who is at the other end of its connection, whatever its headers forward', () => {
    const request = { headers: {}, ip: '192.0.2.1', socket: { remoteAddress: PROXY } } as unknown as FastifyRequest;
    expect(visitorOf(request)).toEqual({ headers: {}, address: '192.0.2.1', peer: PROXY });
  });

  it('a caller who passes by the proxy is believed nothing', async () => {
    const headers = { 'x-visitor-country': 'US', 'x-visitor-region': 'NJ' };
    expect(await placeBy(by, headers, '192.0.2.1')).toMatchObject({ countryCode: 'ZZ', regionCode: null });
    expect(await placeBy(by, headers, `::ffff:${PROXY}`)).toMatchObject({ countryCode: 'US', regionCode: 'US-NJ' });
  });

  it('a visitor is nowhere without a country, or without a proxy that is trusted', async () => {
    expect(await placeBy(by, { 'x-visitor-region': 'NJ' })).toMatchObject({ countryCode: 'ZZ', regionCode: null });
    const untrusted = await placeBy({ VISITOR_PLACES: 'headers' }, { 'x-visitor-country': 'US', 'x-visitor-region': 'NJ' });
    expect(untrusted).toMatchObject({ countryCode: 'ZZ', regionCode: null });
  });
});

it('a file of places that is not there ends the start', async () => {
  expect(() => readConfig({ VISITOR_PLACES: 'maxmind' })).toThrow('MAXMIND_FILE');
  await expect(placeBy({ VISITOR_PLACES: 'maxmind', MAXMIND_FILE: 'none.mmdb' }, {})).rejects.toThrow();
});
