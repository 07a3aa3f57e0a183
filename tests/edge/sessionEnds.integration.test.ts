import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_END_REASONS } from '../../core/wire/sessionEnd.ts';
import { clientHeaders, graphql, logIn } from '../support/apiClient.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
});
afterAll(() => server.close());

async function newPlayer() {
  const { userId, username, password } = (await server.post('/sandbox/players', {})).body as Record<string, string>;
  const open = async () => {
    const { access_token, refresh_token } = await logIn(server.url, username ?? '', password ?? '');
    return { headers: clientHeaders(access_token), refreshToken: refresh_token ?? '' };
  };
  const control = (body: object) => server.post(`/sandbox/players/${userId}/session`, body);
  return { username, password: password ?? '', open, control, ...(await open()) };
}

const refresh = (refreshToken: string) => requestToken({ grant_type: 'refresh_token', refresh_token: refreshToken });

async function requestToken(body: object) {
  const answer = await fetch(`${server.url}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: 'slipstream-web', ...body }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const beat = async (headers: Record<string, string>, s: number) =>
  (
    await graphql(
      server.url,
      { query: 'mutation ($s: Int!) { heartbeat(elapsedSeconds: $s) { status } }', variables: { s } },
      headers,
    )
  ).data;

describe('a session that the server ends', () => {
  it.each(SESSION_END_REASONS)('tells %s to a page that refreshes, on every device', async (reason) => {
    const { open, control, refreshToken } = await newPlayer();
    const other = await open();
    expect((await control({ end: reason })).body).toMatchObject({ ended: 2 });
    for (const token of [refreshToken, other.refreshToken])
      expect(await refresh(token)).toMatchObject({ status: 400, body: { error: 'invalid_grant', session_end_reason: reason } });
  });

  it('tells nothing of a token that is unknown or whose player has logged out', async () => {
    const { headers, refreshToken } = await newPlayer();
    await fetch(`${server.url}/api/logout`, { method: 'POST', headers });
    expect((await refresh(refreshToken)).body).not.toHaveProperty('session_end_reason');
    expect((await refresh('unknown')).body).not.toHaveProperty('session_end_reason');
  });

  it('is only a known one of a known player', async () => {
    const { control } = await newPlayer();
    expect(await control({ end: 'BOREDOM' })).toMatchObject({ status: 422, body: { field: 'end' } });
    expect(await server.post('/sandbox/players/nobody/session', {})).toMatchObject({ status: 422, body: { field: 'id' } });
  });
});

describe('the daily time limit', () => {
  const advance = (advanceSeconds: number) => server.post('/sandbox/clock', { advanceSeconds });
  // Early in a day of limits, which begins at 05:00 UTC: none ends in the middle of a test.
  beforeAll(async () => {
    const secondOfDay = (Date.now() / 1000) % 86_400;
    await advance(Math.ceil((6 * 3_600 - secondOfDay + 86_400) % 86_400));
  });

  it('is counted by the server over all sessions of a day, whatever a client reports, and ends them', async () => {
    const { open, control, headers, refreshToken } = await newPlayer();
    await control({ dailyLimitSeconds: 100 });
    const other = await open();
    expect(await beat(headers, 86_400)).toEqual({ heartbeat: { status: 'OK' } });
    await advance(60);
    expect(await beat(headers, 1)).toEqual({ heartbeat: { status: 'OK' } });
    await advance(40);
    expect(await beat(other.headers, 0)).toEqual({ heartbeat: { status: 'TIME_LIMIT_EXCEEDED' } });
    expect((await refresh(refreshToken)).body).toMatchObject({ session_end_reason: 'DAILY_TIME_LIMIT' });
  });

  it('counts nothing for a player without a limit', async () => {
    const { headers } = await newPlayer();
    await advance(800);
    expect(await beat(headers, 86_400)).toEqual({ heartbeat: { status: 'OK' } });
  });

  it('refuses the log-in of a day that is used up, to those who know the password, until the next day', async () => {
    const { control, headers, username, password } = await newPlayer();
    await control({ dailyLimitSeconds: 100 });
    await advance(100);
    expect(await beat(headers, 1)).toEqual({ heartbeat: { status: 'TIME_LIMIT_EXCEEDED' } });
    const logInWith = (given: string) => requestToken({ grant_type: 'password', username, password: given });
    expect(await logInWith(password)).toMatchObject({ status: 400, body: { session_end_reason: 'DAILY_TIME_LIMIT' } });
    expect((await logInWith('wrong')).body).not.toHaveProperty('session_end_reason');
    await advance(24 * 3600);
    expect(await logInWith(password)).toMatchObject({ status: 200 });
  });
});

describe('the account of a session', () => {
  const FIELDS = '{ account { realityCheckinInterval spentInSession { amount } } }';
  const read = async (headers: Record<string, string>) => (await graphql(server.url, { query: FIELDS }, headers)).data;

  it('has the interval of the reality check, null by default', async () => {
    const { control, headers } = await newPlayer();
    expect(await read(headers)).toEqual({ account: { realityCheckinInterval: null, spentInSession: { amount: 0 } } });
    await control({ realityCheckSeconds: 900 });
    expect(await read(headers)).toMatchObject({ account: { realityCheckinInterval: 900 } });
    await control({ realityCheckSeconds: null });
    expect(await read(headers)).toMatchObject({ account: { realityCheckinInterval: null } });
  });
});
