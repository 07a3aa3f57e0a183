import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setLimitedAccess } from '../../server/store/players/index.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterEach(() => api.deps.clock.setOffsetSeconds(0));
afterAll(() => api.stop());

type Answer = Readonly<Record<string, string | number | undefined>>;

async function token(fields: Readonly<Record<string, unknown>>, transport: 'body' | 'cookie' = 'body', cookie?: string) {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/identity/token',
    payload: { client_id: 'slipstream-web', ...fields },
    headers: { ...(transport === 'cookie' && { 'x-token-transport': 'cookie' }), ...(cookie !== undefined && { cookie }) },
  });
  return { status: response.statusCode, body: response.json<Answer>(), cookie: String(response.headers['set-cookie'] ?? '') };
}

const password = ({ username, password: secret }: { username: string; password: string }) => ({
  grant_type: 'password',
  username,
  password: secret,
});
const limited = (limitedAccessToken: unknown) => ({ grant_type: 'limited_access', limited_access_token: limitedAccessToken });

const SET_FORMAT = 'mutation { setOddsFormat(oddsFormat: EURO) { email } }';

describe('an account with limited access', () => {
  it('logs in to a limited-access token instead of a refresh token, never in a cookie', async () => {
    const player = await api.newPlayer({ limitedAccess: true });
    for (const transport of ['body', 'cookie'] as const) {
      const { body, cookie } = await token(password(player), transport);
      expect(body).toEqual({
        access_token: expect.any(String),
        limited_access_token: expect.stringMatching(/^[\w-]{43}$/),
        user_id: player.id,
        expires_in: 900,
        refresh_expires_in: 86_400,
        token_type: 'Bearer',
      });
      expect(cookie).not.toMatch(/refresh=[\w-]/);
    }
  });

  it('is renewed by the limited-access grant, with rotation; a token used twice ends the session', async () => {
    const player = await api.newPlayer({ limitedAccess: true });
    const first = await token(password(player));
    const second = await token(limited(first.body.limited_access_token));
    expect(second).toMatchObject({ status: 200, body: { user_id: player.id } });
    expect(second.body.limited_access_token).not.toBe(first.body.limited_access_token);
    expect(await token(limited(first.body.limited_access_token))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await token(limited(second.body.limited_access_token))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('may look, but is refused whatever is not in the list', async () => {
    const player = await api.newPlayer({ limitedAccess: true });
    const { body } = await token(password(player));
    const authorization = `Bearer ${body.access_token}`;
    expect((await api.query('{ account { email } sportsMenu { id } }', {}, authorization)).errors).toEqual([]);
    const { errors } = await api.query(SET_FORMAT, {}, authorization);
    expect(errors).toMatchObject([{ extensions: { code: 'LIMITED_ACCESS' } }]);
    const { rows } = await api.owner.pool.query('SELECT odds_format FROM players WHERE id = $1', [player.id]);
    expect(rows).toEqual([{ odds_format: 'AMERICAN' }]);
  });

  it('gets full tokens with the next renewal once it is not limited any more, in a cookie where that is wanted', async () => {
    const player = await api.newPlayer({ limitedAccess: true });
    const first = await token(password(player), 'cookie');
    await setLimitedAccess(api.deps.db.query, player.id, false);
    const full = await token(limited(first.body.limited_access_token), 'cookie');
    expect(full.body).not.toHaveProperty('limited_access_token');
    expect(full.body).not.toHaveProperty('refresh_token');
    expect((await api.query(SET_FORMAT, {}, `Bearer ${full.body.access_token}`)).errors).toEqual([]);
    const cookie = /^[^;]+/.exec(full.cookie)?.[0] ?? '';
    expect(await token({ grant_type: 'refresh_token' }, 'cookie', cookie)).toMatchObject({ status: 200 });
  });

  it('an account that becomes limited loses its cookie with the next renewal, and is renewed in the body from then on', async () => {
    const player = await api.newPlayer();
    const full = await token(password(player), 'cookie');
    await setLimitedAccess(api.deps.db.query, player.id, true);
    const cookie = /^[^;]+/.exec(full.cookie)?.[0] ?? '';
    const renewed = await token({ grant_type: 'refresh_token' }, 'cookie', cookie);
    expect(renewed).toMatchObject({ status: 200, body: { limited_access_token: expect.any(String) } });
    expect(renewed.cookie).toMatch(/Max-Age=0;/);
    expect(await token(limited(renewed.body.limited_access_token), 'cookie')).toMatchObject({
      status: 200,
      body: { limited_access_token: expect.any(String) },
    });
  });

  it('an account that becomes limited is limited within two seconds, with the tokens that it has', async () => {
    const { player, authorization, refreshToken } = await api.logIn();
    expect((await api.query(SET_FORMAT, {}, authorization)).errors).toEqual([]);
    await setLimitedAccess(api.deps.db.query, player.id, true);
    api.deps.clock.setOffsetSeconds(3);
    expect((await api.query(SET_FORMAT, {}, authorization)).errors).toMatchObject([{ extensions: { code: 'LIMITED_ACCESS' } }]);
    const renewed = await token({ grant_type: 'refresh_token', refresh_token: refreshToken });
    expect(renewed.body).toMatchObject({ limited_access_token: expect.any(String) });
    expect(renewed.body).not.toHaveProperty('refresh_token');
  });

  it('is for the app alone, with all fields of the grant', async () => {
    expect((await token({ grant_type: 'limited_access' })).body.error).toBe('invalid_request');
    expect((await token(limited('made up'))).body.error).toBe('invalid_grant');
  });
});
