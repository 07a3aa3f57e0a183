import { afterAll, beforeAll, expect, it } from 'vitest';
import { topics } from '../../server/platform/topics.ts';
import { accountClient } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';
import { until } from '../support/until.ts';
import { waitingCode } from '../support/waitingCode.ts';

let api: TestApi;
let client: ReturnType<typeof accountClient>;
beforeAll(async () => {
  api = await buildTestApi();
  client = accountClient(api);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const stop = ({ authorization }: LoggedIn, path: string, option: string) =>
  client.rest('POST', path, { option, confirmed: true }, { authorization });
const PASSWORD = 'correct horse';
const NEW_PASSWORD = 'Another-Lamp-7';
interface Grant {
  readonly access_token: string;
  readonly refresh_token: string;
}
const logIn = (username: string, host?: string, password = PASSWORD) =>
  client.rest(
    'POST',
    '/api/identity/token',
    { grant_type: 'password', client_id: 'slipstream-web', username, password },
    host === undefined ? {} : { headers: { host } },
  );
/** As if the time of the player's stops were over. */
const end = (playerId: string) =>
  api.owner.pool.query(`UPDATE player_exclusions SET expires_at = now() - interval '1 day' WHERE player_id = $1`, [playerId]);
const mayOf = async (playerId: string, action: string) => {
  const { rows } = await api.deps.db.pool.query<{ readonly fault: string | null }>(
    'SELECT player_may($1, $2, 100, $3, $4) AS fault',
    [playerId, action, api.deps.clock.now(), 'none'],
  );
  return rows[0]?.fault ?? null;
};

it('a cool-off ends every session, refuses log-in, bets, spins and deposits, and lets withdrawals through', async () => {
  const one = await api.logIn({ balanceCents: 10_000 });
  const { id, username } = one.player;
  expect((await client.rest('GET', '/i/cool_offs', undefined, { authorization: one.authorization })).body).toMatchObject({
    options: [{ id: '24_hours' }, { id: '72_hours' }, { id: '1_week' }, { id: '1_month' }, { id: '2_months' }],
  });
  expect(await stop(one, '/i/cool_offs', '24_hours')).toMatchObject({ status: 201, body: { until: expect.stringMatching(/Z$/) } });
  expect(await client.refreshStatus(one.refreshToken)).toBe(400);
  for (const action of ['SPORTS_BET', 'CASINO_BET', 'DEPOSIT'])
    expect([action, await mayOf(id, action)]).toEqual([action, 'PLAYER_RESTRICTED']);
  expect(await mayOf(id, 'WITHDRAW')).toBeNull();
  expect(await logIn(username)).toMatchObject({
    status: 400,
    body: {
      error_description: expect.stringMatching(/^You are taking a cool-off until \w+, \w+ \d+, \d{4} at \d+:\d\d [AP]M E[SD]T\./),
    },
  });
  await end(id);
  expect((await logIn(username)).status).toBe(200);
});

it('a stop ends every session of both brands with its reason, closes their sockets, and refuses their tokens at once (C8)', async () => {
  for (const [path, option, reason] of [
    ['/i/cool_offs', '72_hours', 'COOL_OFF'],
    ['/i/self_exclusions', '5_years', 'SELF_EXCLUSION'],
  ] as const) {
    const here = await api.logIn();
    const hosts = ['hwc.localhost', 'hwc.localhost', 'hwc.localhost', 'tsb.localhost'];
    const others = await Promise.all(
      hosts.map(async (host) => ({ host, grant: (await logIn(here.player.username, host)).body as Grant })),
    );
    const socket = await graphqlSocket(await api.url(), { authorization: here.authorization });
    const announced: string[] = [];
    const { rows } = await api.deps.db.pool.query<{ id: string }>('SELECT id FROM sessions WHERE player_id = $1', [here.player.id]);
    for (const { id } of rows) api.deps.bus.subscribe(topics.session(id), () => void announced.push(id));
    await stop(here, path, option);
    expect(announced.sort()).toEqual(rows.map(({ id }) => id).sort());
    await socket.closed();
    for (const { host, grant } of others) {
      const headers = { host };
      const account = await client.rest('GET', '/i/restrictions', undefined, {
        headers,
        authorization: `Bearer ${grant.access_token}`,
      });
      expect(account.status).toBe(401);
      const refresh = { grant_type: 'refresh', client_id: 'slipstream-web', refresh_token: grant.refresh_token };
      expect(await client.rest('POST', '/api/identity/token', refresh, { headers })).toMatchObject({
        status: 400,
        body: { session_end_reason: reason },
      });
    }
  }
});

it('a log-in whose password was being checked, or whose code waited, opens no session after a stop', async () => {
  const player = await api.newPlayer();
  const exchange = await waitingCode(api, player.username);
  const holder = await api.owner.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM players WHERE id = $1 FOR UPDATE', [player.id]);
  const waiting = [logIn(player.username), exchange()] as const;
  await until(async () => {
    const locked = await api.owner.pool.query(`SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
    return locked.rowCount === waiting.length;
  });
  await holder.query(`SELECT stop_player($1, 'cool_off', $2, true, now())`, [player.id, new Date(Date.now() + 86_400_000)]);
  await holder.query('COMMIT');
  holder.release();
  const [password, exchanged] = await Promise.all(waiting);
  expect(password).toMatchObject({ status: 400, body: { error_description: expect.stringContaining('cool-off until') } });
  expect(exchanged).toMatchObject({ ok: false, error: { code: 'STOPPED', stop: { kind: 'cool_off' } } });
  const { rows } = await api.deps.db.pool.query('SELECT FROM sessions WHERE player_id = $1', [player.id]);
  expect(rows).toEqual([]);
});

it('a stop ends offers by mail and sends none; a link for a new password is mailed, and opens nothing (C8)', async () => {
  const one = await api.logIn();
  const { email, username } = one.player;
  await client.rest('PATCH', '/i/email_preferences', { offers: true }, { authorization: one.authorization });
  await stop(one, '/i/cool_offs', '1_week');
  const { rows } = await api.deps.db.pool.query('SELECT email_offers FROM players WHERE id = $1', [one.player.id]);
  expect(rows).toEqual([{ email_offers: false }]);
  expect(await client.outbox(email)).toEqual([]);
  const resetRequest = { email, client_id: 'slipstream-web' };
  await client.rest('POST', '/api/password_reset_requests', resetRequest, { headers: { host: 'tsb.localhost' } });
  const token = (await client.outbox(email)).find(({ link }) => link)?.link?.split('#')[1] ?? '';
  expect(
    (await client.rest('POST', '/api/password_resets', { token, password: NEW_PASSWORD, client_id: 'slipstream-web' })).status,
  ).toBe(204);
  expect(await logIn(username, undefined, NEW_PASSWORD)).toMatchObject({ status: 400 });
});

it('an exclusion holds at every brand, is never made shorter, and does not end by itself', async () => {
  const player = await api.logIn();
  const { authorization } = player;
  expect((await client.rest('GET', '/i/self_exclusion_options', undefined, { authorization })).body).toMatchObject({
    options: [{ id: '6_months' }, { id: '1_year' }, { id: '3_years' }, { id: '5_years' }, { id: 'lifetime' }],
  });
  await stop(player, '/i/self_exclusions', '1_year');
  const { rows } = await api.deps.db.pool.query<{ readonly until: Date }>(
    `SELECT stop_player($1, 'self_exclusion', $2, false, $2) AS until`,
    [player.player.id, api.deps.clock.now()],
  );
  expect(rows[0]?.until.getTime()).toBeGreaterThan(api.deps.clock.now().getTime() + 360 * 86_400_000);
  await end(player.player.id);
  for (const host of ['tsb.localhost', 'hwc.localhost'])
    expect(await logIn(player.player.username, host)).toMatchObject({
      status: 400,
      body: { error_description: expect.stringContaining('excluded yourself') },
    });
});

it.each([
  [{ option: '24_hours' }, 'confirmed'],
  [{ option: '24_hours', confirmed: false }, 'confirmed'],
  [{ option: '1_hour', confirmed: true }, 'option'],
  [{ confirmed: true }, 'option'],
])('%o is refused at its field, and nothing stops', async (body, field) => {
  const { authorization, refreshToken } = await api.logIn();
  expect(await client.rest('POST', '/i/cool_offs', body, { authorization })).toMatchObject({
    status: 422,
    body: { errors: { [field]: [{ message: expect.any(String) }] } },
  });
  expect(await client.refreshStatus(refreshToken)).toBe(200);
});
