import { afterAll, beforeAll, expect, it } from 'vitest';
import { readLastCheck } from '../../server/store/players/locationChecks.ts';
import { readPass } from '../../server/store/players/locations.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.stop());

/** More than a mile from every border. */
const LANSING = { latitude: 42.7325, longitude: -84.5555, accuracy: 20 };
const LONDON = { latitude: 51.5074, longitude: -0.1278, accuracy: 20 };
/** 290 m north of the border of Pennsylvania. */
const AT_BORDER = { latitude: 42.0019, longitude: -77.3 };
/** Across the river from Washington, where no bets are taken. */
const ROSSLYN = { latitude: 38.895, longitude: -77.071 };
const DALLAS = { latitude: 32.7767, longitude: -96.797, accuracy: 20 };

type Signed = Parameters<TestApi['services']['referenceLocation']['sign']>;
const packet = (of: LoggedIn, position: Signed[1]) => api.services.referenceLocation.sign(of.player.id, position, 1_200);

async function ask<Data>(query: string, variables: object, { authorization }: LoggedIn): Promise<Data> {
  const request = { method: 'POST', url: '/graphql', headers: { authorization }, payload: { query, variables } } as const;
  return (await api.app.inject(request)).json<{ data: Data }>().data;
}

interface Checked {
  readonly errors: readonly { readonly message: string }[];
  readonly place: { readonly decision: string };
}

async function check(position: Signed[1], own: LoggedIn): Promise<Checked> {
  const text =
    'mutation ($geoPacket: String!) { check: geoComplyAuthorizeGeoPacket(geoPacket: $geoPacket) { errors { message } place { decision } } }';
  return (await ask<{ check: Checked }>(text, { geoPacket: await packet(own, position) }, own)).check;
}

it('doubt between two licensed regions gives a pass of the likelier one, for five minutes, and is logged (P6)', async () => {
  const own = await api.logIn();
  const answer = await check({ ...AT_BORDER, accuracy: 500 }, own);
  expect([answer.errors, answer.place.decision]).toEqual([[], 'UNDECIDED']);
  const pass = await readPass(api.deps.db, own.player.id);
  expect(pass?.regionCode).toBe('US-NY');
  expect((pass?.expiresAt.getTime() ?? 0) - api.deps.clock.now().getTime()).toBeLessThanOrEqual(300_000);
  const logged = { codes: [], decision: 'undecided', regionCode: 'US-NY', neighbourCode: 'US-PA' };
  expect(await readLastCheck(api.deps.db, own.player.id)).toMatchObject(logged);
});

it.each([
  [{ ...ROSSLYN, accuracy: 500 }, 'You are near the border of District of Columbia, 100 m, and we can be off by 1.1 km.'],
  [DALLAS, 'You are in Texas, where we take no bets.'],
  [LONDON, 'You are outside of all areas that we know.'],
  [{ ...LANSING, accuracy: 20_000 }, 'Your position is known to 20.0 km only.'],
])('a refusal says its own reason, with the distance where that is it: %#', async (position, reason) => {
  const own = await api.logIn();
  const { errors } = await check(position, own);
  expect(errors[0]?.message).toContain(reason);
  type Answer = { playerLocation: { errors: { message: string }[] } };
  const answer = await ask<Answer>('{ playerLocation { errors { message } } }', {}, own);
  expect(answer.playerLocation.errors).toEqual([{ message: errors[0]?.message }]);
});
