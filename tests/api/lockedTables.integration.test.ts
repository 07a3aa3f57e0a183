import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionWatch } from '../../server/api/identity/sessionWatch.ts';
import { createReadiness } from '../../server/start/readiness.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const MY_BETS = '{ myBets(filter: OPEN, first: 1) { bets { id } } }';

/** As a person's ALTER TABLE, or a forgotten BEGIN, does. SHARE: as CREATE INDEX, which keeps nobody from reading. */
function whileLocked<Value>(table: string, work: () => Promise<Value>, mode = 'ACCESS EXCLUSIVE'): Promise<Value> {
  return api.owner.query.transaction().execute(async (trx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN ${sql.raw(mode)} MODE`.execute(trx);
    return work();
  });
}

function logIn(username: string) {
  const payload = { grant_type: 'password', client_id: 'slipstream-web', username, password: 'correct horse' };
  return api.app.inject({ method: 'POST', url: '/api/identity/token', payload });
}

it('a locked table refuses those who need it as retryable, however many ask, and lets players log in', async () => {
  const { player, authorization } = await api.logIn();
  await whileLocked('bets', async () => {
    const answers = Promise.all(Array.from({ length: 6 }, () => api.query(MY_BETS, {}, authorization)));
    expect((await logIn(player.username)).statusCode).toBe(200);
    for (const { status, headers, errors } of await answers) {
      expect([status, headers['retry-after'], errors[0]?.extensions.code]).toEqual([503, '1', 'DATABASE_UNAVAILABLE']);
    }
  });
  expect((await api.query(MY_BETS, {}, (await api.logIn()).authorization)).errors).toEqual([]);
});

it('a session that was read lately goes on while its table is locked, and one that nobody knows is refused', async () => {
  const { player } = await api.logIn();
  const { id } = await api.deps.db.query
    .selectFrom('sessions')
    .select('id')
    .where('player_id', '=', player.id)
    .executeTakeFirstOrThrow();
  const now = Date.now();
  let lateMs = 0;
  const clock = { ...api.deps.clock, now: () => new Date(now + lateMs) };
  const watch = sessionWatch({ ...api.deps, db: api.deps.db.of('identity'), clock });
  await watch.state(id);
  await whileLocked('sessions', async () => {
    lateMs = 20_000;
    expect(await watch.state(id)).toMatchObject({ isLimited: false });
    await expect(watch.state('unknown')).rejects.toMatchObject({ code: '55P03' });
    lateMs = 31_000;
    await expect(watch.state(id)).rejects.toMatchObject({ code: '55P03' });
  });
});

it('log-ins with the right password that a locked table ends lock nobody out', async () => {
  const { username } = await api.newPlayer();
  await whileLocked('sessions', async () => {
    for (const { statusCode } of await Promise.all(Array.from({ length: 7 }, () => logIn(username)))) expect(statusCode).toBe(503);
  });
  expect((await logIn(username)).statusCode).toBe(200);
});

it.each([
  ['a player with codes', { strong_auth_enabled: true, phone: '+12015550199' }],
  ['a player who has closed the account', { closed_at: new Date() }],
])('the right password of %s opens nothing, and locks nobody out where that cannot be stored', async (_who, fields) => {
  const { username } = await api.newPlayer();
  await api.owner.query.updateTable('players').set(fields).where('username', '=', username).execute();
  const refusal = async (): Promise<string> => (await logIn(username)).json<{ error: string }>().error;
  const before = await refusal();
  const during = () => Promise.all(Array.from({ length: 7 }, () => logIn(username)));
  for (const { statusCode } of await whileLocked('login_networks', during, 'SHARE')) expect(statusCode).toBe(503);
  expect(await refusal()).toBe(before);
});

it('a server whose test write waits for a lock is slow and stays ready', async () => {
  const readiness = createReadiness(api.deps.db.of('probe'));
  const becomes = (isSlow: boolean) =>
    expect.poll(async () => [await readiness.notReady(), readiness.isSlow()], { timeout: 20_000 }).toEqual([null, isSlow]);
  await whileLocked('write_probe', () => becomes(true));
  await becomes(false);
});
