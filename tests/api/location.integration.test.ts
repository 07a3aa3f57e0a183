import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatingRegions, regionOf as regionOfPlace } from '../../server/domain/location/regions.ts';
import {
  deleteSandboxLocations,
  readLocationCheck,
  readVisitor,
  SANDBOX_LOCATION,
  setLocationCheck,
  storeDefaultLocation,
} from '../../server/store/players/locations.ts';
import { PostLoginDocument } from '../../src/platform/startup/startup.generated.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { moveTo } from '../support/places.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'info' });
});
afterAll(() => api.stop());

const REGION = 'regionalMetadata { currentRegionCode currentCountry validRegion currentRegion { name } ipAddressRegionCode }';
const STARTUP = `query Startup($connectToken: String, $geoPacket: String, $latLongParams: LatLongParams) {
  startup(connectToken: $connectToken, geoPacket: $geoPacket, latLongParams: $latLongParams) { anonymousToken ${REGION} }
}`;

interface Answered {
  readonly startup: { readonly anonymousToken: string; readonly regionalMetadata: { readonly currentRegionCode: string } };
}

async function regionOf(variables: object, authorization?: string) {
  const { data, errors } = await api.query<Answered>(STARTUP, { ...variables }, authorization);
  return data?.startup.regionalMetadata ?? errors[0]?.extensions.code;
}

const DETROIT = { latitude: 42.3314, longitude: -83.0558, accuracy: 20 };
const LANSING = { latitude: 42.7325, longitude: -84.5555, accuracy: 20 };
const DALLAS = { latitude: 32.7767, longitude: -96.797 };
const LONDON = { latitude: 51.5074, longitude: -0.1278 };
const MICHIGAN = {
  currentRegionCode: 'US-MI',
  currentCountry: 'US',
  validRegion: true,
  currentRegion: { name: 'Michigan' },
  ipAddressRegionCode: 'US-NJ',
};

describe('the region of startup', () => {
  it('is that of the device’s coordinates, by the borders', async () => {
    expect(await regionOf({ latLongParams: DETROIT })).toEqual(MICHIGAN);
    expect(await regionOf({ latLongParams: DALLAS })).toMatchObject({
      currentRegionCode: 'US-TX',
      currentRegion: { name: 'Texas' },
      validRegion: false,
    });
    expect(await regionOf({ latLongParams: LONDON })).toMatchObject({ validRegion: false });
  });

  it('is that of the IP address for coordinates too vague to tell regions apart', async () => {
    expect(await regionOf({ latLongParams: { ...DETROIT, accuracy: 50_000 } })).toMatchObject({ currentRegionCode: 'US-NJ' });
  });

  it('is that of the player’s geo packet before all else', async () => {
    const { player, authorization } = await api.logIn();
    const geoPacket = await api.services.referenceLocation.sign(player.id, { ...DETROIT }, 60);
    expect(await regionOf({ geoPacket, latLongParams: DALLAS }, authorization)).toEqual(MICHIGAN);
  });

  it('the region of the page’s own question after a log-in is that of its geo packet, else of its coordinates, and both may be left out', async () => {
    const { player, authorization } = await api.logIn();
    const geoPacket = await api.services.referenceLocation.sign(player.id, { ...DETROIT }, 60);
    const sessionData = async (variables: object) =>
      (await api.query<Answered>(print(PostLoginDocument), { ...variables }, authorization)).data?.startup.regionalMetadata;
    expect(await sessionData({ geoPacket, latLongParams: DALLAS })).toMatchObject({ currentRegionCode: 'US-MI' });
    expect(await sessionData({ geoPacket })).toMatchObject({ currentRegionCode: 'US-MI' });
    expect(await sessionData({ latLongParams: DALLAS })).toMatchObject({ currentRegionCode: 'US-TX' });
    expect(await sessionData({})).toMatchObject({ currentRegionCode: 'US-NJ' });
  });

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -180.5 },
    { latitude: 0, longitude: 0, accuracy: -1 },
  ])('refuses %j as LAT_LONG_INVALID', async (latLongParams) => {
    expect(await regionOf({ latLongParams })).toBe('LAT_LONG_INVALID');
  });

  it('refuses as GEO_PACKET_INVALID what is no packet, another player’s, a visitor’s, expired, or tampered with', async () => {
    const { player, accessToken, authorization } = await api.logIn();
    const { player: other } = await api.logIn();
    const { sign } = api.services.referenceLocation;
    const good = await sign(player.id, { ...DETROIT }, 60);
    const anonymous = await api.anonymous();
    expect(await regionOf({ geoPacket: good }, anonymous)).toBe('GEO_PACKET_INVALID');
    const [head, , signature] = good.split('.');
    const elsewhere = Buffer.from(JSON.stringify({ sub: player.id, aud: 'geo-packet', lat: 1, lon: 1, acc: 1, exp: 9e9 }));
    const bad = [
      'no packet',
      'x'.repeat(5_000),
      accessToken,
      await sign(other.id, { ...DETROIT }, 60),
      await sign(player.id, { ...DETROIT }, -1),
      `${head}.${elsewhere.toString('base64url')}.${signature}`,
    ];
    for (const geoPacket of bad) expect(await regionOf({ geoPacket }, authorization), geoPacket).toBe('GEO_PACKET_INVALID');
  });

  it('leaves neither packets nor coordinates in the log', () => {
    for (const secret of ['42.3314', '83.0558', 'geoPacket', 'latLongParams'])
      expect(api.logged.filter((line) => line.includes(secret))).toEqual([]);
  });
});

describe('the authorization of a geo packet', () => {
  const AUTHORIZE = `mutation A($geoPacket: String!) {
    geoComplyAuthorizeGeoPacket(geoPacket: $geoPacket) { errors { code message } expiresAt refreshAt }
  }`;
  const authorize = async (geoPacket: string, authorization: string): Promise<unknown> =>
    (await api.query<Record<string, unknown>>(AUTHORIZE, { geoPacket }, authorization)).data?.geoComplyAuthorizeGeoPacket;

  it('says until when it is good, and from when on to check anew; or why it is not', async () => {
    const { player, authorization } = await api.logIn();
    const { sign } = api.services.referenceLocation;
    const before = Math.floor(api.deps.clock.now().getTime() / 1000) * 1000;
    const good = (await authorize(await sign(player.id, { ...LANSING }, 600), authorization)) as Record<string, string>;
    expect(good.errors).toEqual([]);
    const [expiresAt, refreshAt] = [Date.parse(good.expiresAt ?? ''), Date.parse(good.refreshAt ?? '')];
    expect(expiresAt - before).toBeGreaterThanOrEqual(600_000);
    expect(expiresAt - before).toBeLessThan(660_000);
    expect(expiresAt - refreshAt).toBe(60_000);
    const refused = (code: string) => ({ errors: [{ code, message: expect.any(String) }], expiresAt: null, refreshAt: null });
    const outside = await sign(player.id, { ...DALLAS, accuracy: null }, 600);
    expect(await authorize(outside, authorization)).toEqual(refused('OUT_OF_BOUNDARY'));
    expect(await authorize(await sign(player.id, { ...LONDON, accuracy: null }, 600), authorization)).toEqual(
      refused('OUT_OF_BOUNDARY'),
    );
    expect(await authorize('packet', authorization)).toEqual(refused('GEO_PACKET_INVALID'));
  });
});

describe('the visitor’s place', () => {
  it('may be one player’s only', async () => {
    const { player, authorization } = await api.logIn();
    const { authorization: other } = await api.logIn();
    await moveTo(api.deps.db, player.id, 'US-TX');
    expect(await regionOf({}, authorization)).toMatchObject({ currentRegionCode: 'US-TX', validRegion: false });
    expect(await regionOf({}, other)).toMatchObject({ currentRegionCode: 'US-NJ', validRegion: true });
    expect(await regionOf({})).toMatchObject({ currentRegionCode: 'US-NJ' });
    await moveTo(api.deps.db, null, 'CA-ON');
    expect(await regionOf({}, authorization)).toMatchObject({ currentRegionCode: 'US-TX' });
    expect(await regionOf({}, other)).toMatchObject({ currentRegionCode: 'CA-ON' });
  });

  it('outlives a start of the sandbox, and is nowhere after a start without one', async () => {
    const { db } = api.deps;
    const { player } = await api.logIn();
    await setLocationCheck(db, player.id, { outcome: 'FAILED', expiresAt: null }, new Date());
    await moveTo(db, null, 'CA-ON');
    await moveTo(db, player.id, 'US-TX');
    await storeDefaultLocation(db);
    expect([await readVisitor(db, null), await readVisitor(db, player.id)]).toMatchObject([
      { regionCode: 'CA-ON' },
      { regionCode: 'US-TX' },
    ]);
    await deleteSandboxLocations(db);
    const nowhere = { countryCode: 'ZZ', regionCode: null, city: null, ipAddress: null };
    expect([await readVisitor(db, null), await readVisitor(db, player.id)]).toEqual([nowhere, nowhere]);
    expect(await readLocationCheck(db, player.id, api.deps.clock.now())).toEqual({ outcome: 'FAILED', expiresAt: null });
    await storeDefaultLocation(db);
    expect([await readVisitor(db, null), await readVisitor(db, player.id)]).toEqual([SANDBOX_LOCATION, SANDBOX_LOCATION]);
  });
});

it('the database takes bets in the regions where the server does', async () => {
  const places = [...operatingRegions().map(({ code }) => code), 'US-TX', 'US', 'DE', 'CA-NJ'].flatMap((regionCode) =>
    ['US', 'CA'].map((countryCode) => ({ countryCode, regionCode })),
  );
  for (const { countryCode, regionCode } of places) {
    const { rows } = await api.deps.db.pool.query(
      `SELECT region_takes('SPORTS_BET', $1, $2) AS operating, region_takes('CASINO_BET', $1, $2) AS casino`,
      [countryCode, regionCode],
    );
    const { operating, casino } = regionOfPlace({ countryCode, regionCode });
    expect([regionCode, rows]).toEqual([regionCode, [{ operating, casino }]]);
  }
});

describe('connectToken', () => {
  const ownerOf = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;

  it('a player’s connectToken is answered renewed with the same owner; without it there is a new one', async () => {
    const { authorization } = await api.logIn();
    const connectToken = (await api.anonymous()).replace('Anonymous ', '');
    const ask = async (variables: object): Promise<string> =>
      (await api.query<Answered>(STARTUP, { ...variables }, authorization)).data?.startup.anonymousToken ?? '';
    expect(ownerOf(await ask({ connectToken }))).toBe(ownerOf(connectToken));
    expect(ownerOf(await ask({}))).not.toBe(ownerOf(connectToken));
  });

  it('a connectToken that is no anonymous token is refused as CONNECT_TOKEN_INVALID', async () => {
    const { authorization, accessToken } = await api.logIn();
    for (const connectToken of ['nothing', accessToken])
      expect(await regionOf({ connectToken }, authorization)).toBe('CONNECT_TOKEN_INVALID');
  });
});
