import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPass } from '../../server/store/players/locations.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.stop());

/** More than a mile from every border. */
const LANSING = { latitude: 42.7325, longitude: -84.5555, accuracy: 20 };
const NEWARK = { latitude: 40.7357, longitude: -74.1724, accuracy: 20 };
const DALLAS = { latitude: 32.7767, longitude: -96.797, accuracy: 20 };

type Signed = Parameters<TestApi['services']['referenceLocation']['sign']>;
const packet = (of: LoggedIn, position: Signed[1], more?: Signed[3]) =>
  api.services.referenceLocation.sign(of.player.id, position, 1_200, more);

async function ask<Data>(query: string, variables: object, { authorization }: LoggedIn): Promise<Data> {
  const request = { method: 'POST', url: '/graphql', headers: { authorization }, payload: { query, variables } } as const;
  return (await api.app.inject(request)).json<{ data: Data }>().data;
}

/** What speaks against a bet, by a check with this packet. */
async function check(geoPacket: string, own: LoggedIn): Promise<readonly string[]> {
  const text = 'mutation ($geoPacket: String!) { check: geoComplyAuthorizeGeoPacket(geoPacket: $geoPacket) { errors { code } } }';
  const { check: checked } = await ask<{ check: { errors: { code: string }[] } }>(text, { geoPacket }, own);
  return checked.errors.map(({ code }) => code);
}

describe('a packet that was made earlier (n13)', () => {
  const passOf = async ({ player }: LoggedIn) => (await readPass(api.deps.db, player.id))?.regionCode ?? null;

  it.each([
    ['elsewhere', DALLAS, {}],
    ['by its device', LANSING, { findings: ['VPN'] }],
  ] as const)('does not give back the pass that a later check has ended %s', async (_why, position, more) => {
    const own = await api.logIn();
    const [used, unused] = [await packet(own, LANSING), await packet(own, LANSING)];
    expect(await check(used, own)).toEqual([]);
    const later = await packet(own, position, more);
    expect(await passOf(own)).toBe('US-MI');
    expect(await check(later, own)).not.toEqual([]);
    expect(await check(unused, own)).toEqual(['GEO_PACKET_INVALID']);
    expect(await passOf(own)).toBeNull();
    expect(await ask('{ playerLocation { authorized } }', {}, own)).toEqual({
      playerLocation: { authorized: false },
    });
    expect(await check(await packet(own, LANSING), own)).toEqual([]);
  });

  it('counts by when its position was taken, not by when it was made', async () => {
    const own = await api.logIn();
    await check(await packet(own, DALLAS), own);
    expect(await check(await packet(own, LANSING, { ageSeconds: 1 }), own)).toEqual(['GEO_PACKET_INVALID']);
    expect(await passOf(own)).toBeNull();
  });

  it('does not replace the place of a later check, which the same position may tell twice', async () => {
    const own = await api.logIn();
    await check(await packet(own, LANSING), own);
    expect(await check(await packet(own, NEWARK, { ageSeconds: 10 }), own)).toEqual(['GEO_PACKET_INVALID']);
    expect(await passOf(own)).toBe('US-MI');
    expect(await check(await packet(own, LANSING, { ageSeconds: 1 }), own)).toEqual([]);
  });
});
