import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueAuthorizationCode } from '../../server/store/identity/authorizationCodes.ts';
import { accountClient, CLIENT, firstMessage, newAddress } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';

const OLD = 'correct horse';
const NEW_PASSWORD = 'Tide-Lamp-4242';

let api: TestApi;
let client: ReturnType<typeof accountClient>;
beforeAll(async () => {
  api = await buildTestApi({ logLevel: 'info' });
  client = accountClient(api);
});
afterAll(() => api.stop());

const update = ({ authorization }: LoggedIn, current: unknown, next: unknown, address = newAddress()) =>
  client.rest('PATCH', '/api/password', { current_password: current, new_password: next }, { authorization, address });

describe('a player who changes the password', () => {
  it('stays logged in, while every other session and every reset link is over', async () => {
    const here = await api.logIn();
    const elsewhere = await client.rest('POST', '/api/identity/token', {
      grant_type: 'password',
      client_id: CLIENT,
      username: here.player.username,
      password: OLD,
    });
    const { refresh_token: other } = elsewhere.body as { refresh_token: string };
    await client.rest('POST', '/api/password_reset_requests', { email: here.player.email, client_id: CLIENT });
    const token = (await client.outbox(here.player.email))[0]?.link?.split('#')[1];

    expect((await update(here, OLD, NEW_PASSWORD)).status).toBe(204);
    expect((await api.query('{ account { id } }', {}, here.authorization)).data).toEqual({ account: { id: here.player.id } });
    expect(await client.refreshStatus(here.refreshToken)).toBe(200);
    expect(await client.refreshStatus(other)).toBe(400);
    expect((await client.rest('POST', '/api/password_resets', { token, password: 'Another-Lamp-42' })).status).toBe(422);
    expect(await client.logInStatus(here.player.username, OLD)).toBe(400);
    expect(await client.logInStatus(here.player.username, NEW_PASSWORD)).toBe(200);
    expect((await client.outbox(here.player.email))[0]?.subject).toMatch(/password was changed$/);
  });

  it('leaves no authorization code that the old one has opened', async () => {
    const here = await api.logIn();
    const { id: playerId } = here.player;
    const grant = { clientId: CLIENT, brand: 'tsb', playerId, redirectUri: '/', challenge: 'c', scope: '', nonce: null };
    await issueAuthorizationCode(api.deps.db.query, grant, api.deps.clock.now());
    expect((await update(here, OLD, NEW_PASSWORD)).status).toBe(204);
    expect((await api.owner.pool.query('SELECT FROM authorization_codes WHERE player_id = $1', [playerId])).rowCount).toBe(0);
  });

  it('needs the present one, five wrong tries in a quarter of an hour', async () => {
    const here = await api.logIn();
    const address = newAddress();
    for (let index = 0; index < 5; index += 1) {
      const { status, body } = await update(here, `wrong ${index}`, NEW_PASSWORD, address);
      expect(status).toBe(422);
      expect(body).toEqual({ errors: { current_password: [{ message: 'That’s not your current password' }] } });
    }
    const { status, headers } = await update(here, OLD, NEW_PASSWORD, address);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(await client.logInStatus(here.player.username, OLD)).toBe(200);
  });

  it('chooses one that follows the rules and is not the present one', async () => {
    const here = await api.logIn();
    for (const next of ['short', `${here.player.username}-Lamp-4`, '', undefined]) {
      const { status, body } = await update(here, OLD, next);
      expect(status, String(next)).toBe(422);
      expect(firstMessage(body, 'new_password'), String(next)).toBeDefined();
    }
    expect((await update(here, OLD, NEW_PASSWORD)).status).toBe(204);
    expect(firstMessage((await update(here, NEW_PASSWORD, NEW_PASSWORD)).body, 'new_password')).toMatch(/don’t use now/);
  });

  it('is logged in: visitors get 401, and the log names no password', async () => {
    const body = { current_password: OLD, new_password: NEW_PASSWORD };
    expect((await client.rest('PATCH', '/api/password', body)).status).toBe(401);
    expect((await client.rest('PATCH', '/api/password', body, { authorization: await api.anonymous() })).status).toBe(401);
    const log = api.logged.join('\n');
    expect(log).toContain('password.changed');
    expect(log).toContain('WRONG_PASSWORD');
    for (const secret of [OLD, NEW_PASSWORD]) expect(log).not.toContain(secret);
  });
});
