import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentity } from '../../server/api/identity/createIdentity.ts';
import { createSessionActivity } from '../../server/api/identity/sessionActivity.ts';
import { writeSessionSettings } from '../../server/store/identity/playerTime.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(() => api.stop());

it('a request counts the time of its session, without a bet and without a report of its client: the day is used up', async () => {
  const { username, password, id } = await api.newPlayer();
  await writeSessionSettings(api.deps.db, id, { dailyLimitSeconds: 1 }, api.deps.clock.now());
  let now = api.deps.clock.now();
  const deps = { ...api.deps, clock: { ...api.deps.clock, now: () => now } };
  const { brand } = deps.config;
  const activity = createSessionActivity(deps);
  const identity = await createIdentity(deps, api.services.idTokens, activity);
  const logIn = () => identity.passwordGrant({ username, password, brand, ipAddress: '10.6.0.1' });
  const first = await logIn();
  if (!first.ok) throw new Error(first.error.code);
  now = new Date(now.getTime() + 90_000);
  expect(await logIn()).toMatchObject({ ok: true });
  expect(await identity.verifyAccessToken(first.value.access_token, brand)).toMatchObject({ ok: true });
  await activity.loop.pass(new AbortController().signal);
  expect(await logIn()).toEqual({ ok: false, error: { code: 'DAY_USED' } });
});
