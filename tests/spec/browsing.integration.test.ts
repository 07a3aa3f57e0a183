import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { moveTo } from '../support/places.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  await api.stop();
});

const BROWSE = `query B($id: ID!) {
  startup { regionalMetadata { validRegion } }
  sportsMenu { label }
  competitionSections(view: HOME) { events { markets { selections { numeratorLong denominatorLong } } } }
  event(id: $id) { name markets { selections { name numeratorLong denominatorLong } } }
}`;

interface Seen {
  readonly startup: { readonly regionalMetadata: { readonly validRegion: boolean } };
  readonly sportsMenu: readonly unknown[];
  readonly competitionSections: readonly unknown[];
  readonly event: { readonly markets: readonly unknown[] };
}

it('outside an operating area the catalogue is answered as inside', async () => {
  const browse = async (authorization?: string): Promise<Seen> => {
    const { data, errors } = await api.query<Seen>(BROWSE, { id: FIXTURE.bills.eventId }, authorization);
    expect(errors).toEqual([]);
    if (!data) throw new Error('no data');
    return data;
  };
  const { authorization } = await api.logIn();
  const inside = await browse();
  expect(inside.startup.regionalMetadata.validRegion).toBe(true);
  expect(inside.event.markets.length).toBeGreaterThan(0);

  await moveTo(api.deps.db, null, 'US-UT');
  for (const who of [undefined, await api.anonymous(), authorization]) {
    const outside = await browse(who);
    expect(outside.startup.regionalMetadata.validRegion).toBe(false);
    expect({ ...outside, startup: null }).toEqual({ ...inside, startup: null });
  }
});
