import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_END_REASONS } from '../../core/sessionEnd.ts';
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
  return { userId: userId ?? '', open, control, ...(await open()) };
}

async function refresh(refreshToken: string) {
  const answer = await fetch(`${server.url}/api/identity/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'refresh_token', client_id: 'slipstream-web', refresh_token: refreshToken }),
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
  it('is answered by the heartbeat that reaches it, over all sessions of a day, and ends them', async () => {
    const { open, control, headers, refreshToken } = await newPlayer();
    await control({ dailyLimitSeconds: 100 });
    const other = await open();
    expect(await beat(headers, 60)).toEqual({ heartbeat: { status: 'OK' } });
    await server.post('/sandbox/clock', { advanceSeconds: 40 });
    expect(await beat(other.headers, 40)).toEqual({ heartbeat: { status: 'TIME_LIMIT_EXCEEDED' } });
    expect((await refresh(refreshToken)).body).toMatchObject({ session_end_reason: 'DAILY_TIME_LIMIT' });
  });

  it('counts a minute once, however many tabs report it, and none for a player without a limit', async () => {
    const { control, headers } = await newPlayer();
    await control({ dailyLimitSeconds: 100 });
    for (let tab = 0; tab < 5; tab += 1) expect(await beat(headers, 60)).toEqual({ heartbeat: { status: 'OK' } });
    const free = await newPlayer();
    expect(await beat(free.headers, 86_400)).toEqual({ heartbeat: { status: 'OK' } });
  });

  it('begins anew the next day', async () => {
    const { open, control, headers } = await newPlayer();
    await control({ dailyLimitSeconds: 100 });
    expect(await beat(headers, 99)).toEqual({ heartbeat: { status: 'OK' } });
    await server.post('/sandbox/clock', { advanceSeconds: 24 * 3600 });
    expect(await beat((await open()).headers, 99)).toEqual({ heartbeat: { status: 'OK' } });
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
