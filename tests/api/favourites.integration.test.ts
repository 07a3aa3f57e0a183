import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { seedCatalogue } from '../support/catalogueFixture.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(() => api.stop());

const PARTS = '{ id type title path event { name } }';

it('a star stays with its player alone, each once, and a team without a listed event leads to its competition', async () => {
  const [one, other] = [await api.logIn(), await api.logIn()];
  const set = (id: string, favourite: boolean, { authorization }: typeof one) =>
    api.query<{ setFavourite: { id: string }[] }>(
      `mutation { setFavourite(id: "${id}", favourite: ${favourite}) ${PARTS} }`,
      {},
      authorization,
    );
  const listed = async ({ authorization }: typeof one) =>
    (await api.query<{ favourites: { id: string; path: string; event: unknown }[] }>(`{ favourites ${PARTS} }`, {}, authorization))
      .data?.favourites;
  await set('competition:nfl', true, one);
  await set('team:nfl:Bills', true, one);
  expect((await set('team:nfl:Bills', true, one)).data?.setFavourite.map(({ id }) => id)).toEqual([
    'team:nfl:Bills',
    'competition:nfl',
  ]);
  expect(await listed(other)).toEqual([]);
  await set('team:nfl:Bills', false, other);
  const [bills] = (await listed(one)) ?? [];
  expect(bills).toMatchObject({ id: 'team:nfl:Bills', type: 'TEAM', event: { name: 'Chiefs @ Bills' } });
  await api.deps.db.query.updateTable('events').set({ status: 'FINISHED' }).where('id', '=', 'event-1').execute();
  expect((await listed(one))?.[0]).toMatchObject({
    title: 'Bills',
    event: null,
    path: expect.stringMatching(/\/competition\/nfl$/),
  });
  expect((await set('competition:nfl', false, one)).data?.setFavourite).toHaveLength(1);
});

it('nothing is starred that no search finds, and no event or page', async () => {
  const { authorization } = await api.logIn();
  for (const id of ['team:nfl:Nobody', 'event:event-2', 'page:/live', '']) {
    const { errors } = await api.query(`mutation { setFavourite(id: "${id}", favourite: true) { id } }`, {}, authorization);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  }
});
