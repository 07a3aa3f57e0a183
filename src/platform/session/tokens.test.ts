import { describe, expect, it } from 'vitest';
import { readTokenResponse } from './tokens.ts';

const answer = { access_token: 'a', refresh_token: 'r', user_id: 'p1', expires_in: 600 };

describe('the token response', () => {
  it('contains bearer, refresh token and player', () => {
    expect(readTokenResponse(answer, 0)).toMatchObject({
      ok: true,
      value: { bearerToken: 'a', refreshToken: 'r', playerId: 'p1' },
    });
  });

  it('has bearerToken, refreshToken, limitedAccessToken and accessTokenRefreshAt', () => {
    const { refresh_token: _left, ...without } = answer;
    expect(readTokenResponse(answer, 0)).toMatchObject({
      value: { bearerToken: 'a', refreshToken: 'r', limitedAccessToken: null, accessTokenRefreshAt: 570_000 },
    });
    expect(readTokenResponse({ ...without, limited_access_token: 'l' }, 0)).toMatchObject({
      value: { bearerToken: 'a', refreshToken: null, limitedAccessToken: 'l', accessTokenRefreshAt: 570_000 },
    });
  });

  it('sets the refresh time by expires_in, 30 seconds before it', () => {
    expect(readTokenResponse(answer, 1000)).toMatchObject({ value: { accessTokenRefreshAt: 1000 + 570_000 } });
  });

  it('expires after 900 seconds by default', () => {
    const { expires_in: _left, ...silent } = answer;
    expect(readTokenResponse(silent, 0)).toMatchObject({ value: { accessTokenRefreshAt: 870_000 } });
    expect(readTokenResponse({ ...answer, expires_in: 'soon' }, 0)).toMatchObject({ value: { accessTokenRefreshAt: 870_000 } });
  });

  it("may contain the session's lifetime without a refresh", () => {
    expect(readTokenResponse({ ...answer, refresh_expires_in: 86_400 }, 0)).toMatchObject({ value: { expirySeconds: 86_400 } });
    for (const refresh_expires_in of [undefined, '60', 0, -1])
      expect(readTokenResponse({ ...answer, refresh_expires_in }, 0)).toMatchObject({ value: { expirySeconds: null } });
  });

  it('without a player is a failure of its own', () => {
    expect(readTokenResponse({ ...answer, user_id: '' }, 0)).toEqual({ ok: false, error: 'MISSING_USER_ID' });
    for (const body of [null, 'text', {}, { user_id: 'p1' }])
      expect(readTokenResponse(body, 0)).toEqual({ ok: false, error: 'MALFORMED' });
  });

  it('may leave its refresh token in a cookie', () => {
    expect(readTokenResponse({ access_token: 'a', user_id: 'p1' }, 0)).toMatchObject({ ok: true, value: { refreshToken: null } });
  });
});
