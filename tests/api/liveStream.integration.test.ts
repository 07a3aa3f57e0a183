import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStreamGrants } from '../../server/api/streaming/streamGrants.ts';
import { setLocationCheck } from '../../server/store/players/locations.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';

const { bills, eagles } = FIXTURE;
let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi({ ports: { app: 4_000, identity: 4_001, streams: 4_005 } });
  await seedCatalogue(api.deps);
  await api.deps.db.query.updateTable('events').set({ status: 'IN_PLAY' }).where('id', '=', bills.eventId).execute();
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

async function streamOf(who?: LoggedIn, eventId: string = bills.eventId) {
  const { data, errors } = await api.query<{ liveStream: { status: string; queryUrl: string | null } }>(
    `{ liveStream(eventId: "${eventId}") { status queryUrl expiresAt } }`,
    {},
    who?.authorization,
  );
  expect(errors).toEqual([]);
  return data?.liveStream;
}

it('a player who may watch gets the address of the query at another base URL, with a grant for this event that ends', async () => {
  const who = await api.logIn();
  const { status, queryUrl } = (await streamOf(who)) ?? {};
  expect(status).toBe('AVAILABLE');
  const url = new URL(queryUrl ?? '');
  expect([url.port, url.pathname.startsWith('/v1/streams/')]).toEqual(['4005', true]);
  const grant = url.pathname.split('/').at(-1) ?? '';
  expect(grant).not.toContain(who.player.id);
  const grants = await createStreamGrants(api.deps);
  expect(grants.read(grant)?.eventId).toBe(bills.eventId);
  const [event, expiry, signature] = grant.split('.');
  expect(grants.read(`${Buffer.from('event-2').toString('base64url')}.${expiry}.${signature}`)).toBeNull();
  expect(grants.read(`${event}.zzzzzzzz.${signature}`)).toBeNull();
  api.deps.clock.setOffsetSeconds(601);
  expect(grants.read(grant)).toBeNull();
  api.deps.clock.setOffsetSeconds(0);
});

it('nobody else gets one: visitors, players without money, excluded or elsewhere, and of a game that is not in play', async () => {
  const statusOf = async (prepare: (who: LoggedIn) => Promise<unknown>, fields = {}) => {
    const who = await api.logIn(fields);
    await prepare(who);
    const { status, queryUrl } = (await streamOf(who)) ?? {};
    expect(queryUrl).toBeNull();
    return status;
  };
  const until = new Date(Date.now() + 3_600_000);
  expect(await streamOf()).toMatchObject({ status: 'LOG_IN', queryUrl: null });
  expect(await statusOf(async () => undefined, { balanceCents: 0 })).toBe('NOT_FUNDED');
  expect(
    await statusOf(({ player }) =>
      api.owner.pool.query(`INSERT INTO player_exclusions (player_id, kind, expires_at) VALUES ($1, 'cool_off', $2)`, [
        player.id,
        until,
      ]),
    ),
  ).toBe('RESTRICTED');
  expect(
    await statusOf(({ player }) =>
      setLocationCheck(api.deps.db, player.id, { outcome: 'EXCLUSION_BOUNDARY', expiresAt: until }, new Date()),
    ),
  ).toBe('NOT_LOCATED');
  const who = await api.logIn();
  for (const id of [eagles.eventId, 'none']) expect(await streamOf(who, id)).toMatchObject({ status: 'NOT_LIVE', queryUrl: null });
});
