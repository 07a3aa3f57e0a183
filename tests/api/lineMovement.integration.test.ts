import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordLines } from '../../server/store/catalogue/index.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';

const QUERY = `query ($id: ID!) {
  lineMovement(selectionId: $id) { marketType side asOf opening { points numeratorLong } entries { at points numeratorLong denominatorLong } }
}`;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(() => api.stop());

async function movement(id: string) {
  const { data, errors } = await api.query<{ readonly lineMovement: unknown }>(QUERY, { id });
  expect(errors).toEqual([]);
  return data?.lineMovement;
}

describe('the movement of a line', () => {
  it('is for everybody: market, side, opening and entries, points as decimal numbers', async () => {
    const now = api.deps.clock.now();
    await recordLines(api.deps.db, now);
    const entry = { points: -2.5, numeratorLong: 10, denominatorLong: 11 };
    expect(await movement(FIXTURE.bills.spread)).toMatchObject({
      marketType: 'SPREAD',
      side: 'HOME',
      asOf: expect.any(String),
      opening: { points: -2.5, numeratorLong: 10 },
      entries: [{ at: now.toISOString(), ...entry }],
    });
    expect(await movement(FIXTURE.bills.moneyline)).toMatchObject({ entries: [{ points: null, numeratorLong: 3 }] });
  });

  it('is null for an unknown selection, and for one of a hidden or invalid event', async () => {
    expect(await movement('none')).toBeNull();
    for (const [status, selectionId] of [
      ['HIDDEN', FIXTURE.eagles.spread],
      ['INVALID', FIXTURE.eagles.moneyline],
    ] as const) {
      await api.deps.db.query.updateTable('events').set({ status }).where('id', '=', FIXTURE.eagles.eventId).execute();
      expect(await movement(selectionId), status).toBeNull();
    }
  });
});
