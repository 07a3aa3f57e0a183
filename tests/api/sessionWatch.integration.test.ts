import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionWatch } from '../../server/api/identity/sessionWatch.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.stop());

it('a session’s state that could not be read is read again by the next request', async () => {
  const { player } = await api.logIn();
  const session = await api.deps.db.query
    .selectFrom('sessions')
    .select('id')
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow();
  const { owner } = api;
  const watch = sessionWatch(api.deps);
  await owner.pool.query('ALTER TABLE sessions RENAME TO sessions_away');
  try {
    await expect(watch.state(session.id)).rejects.toThrow('sessions');
  } finally {
    await owner.pool.query('ALTER TABLE sessions_away RENAME TO sessions');
  }
  expect(await watch.state(session.id)).toMatchObject({ isLimited: false });
});
