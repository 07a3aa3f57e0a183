import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Result } from '../../../core/result.ts';
import type { SessionEndReason } from '../../../core/sessionEnd.ts';
import { createStore } from '../externalStore.ts';
import type { GraphqlRequest, RequestFailure } from '../graphql/request.ts';
import type { HeartbeatStatus } from '../heartbeat/heartbeat.generated.ts';
import type { Authorization } from '../http/appHeaders.ts';
import type { LogoutReason } from '../session/types.ts';
import { createIdentity } from './identity.ts';
import type { Network } from './network.ts';

const MINUTE_MS = 60_000;
const SSO = { clientId: 'slipstream-web', authorizeUrl: 'https://identity.test/authorize' };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: 'denied' }) },
    locks: { request: (_name: string, work: () => Promise<unknown>) => work() },
  });
  vi.stubGlobal('location', { search: '?_branch_match_id=1048' });
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A player's page on a server whose startup sets this threshold; only the network is fake. */
function page(
  inactivityThresholdMinutes: number | null,
  heartbeatStatus: HeartbeatStatus | 'FAILED' | 'NO_ANSWER' = 'OK',
  sso = SSO,
) {
  const asked: string[] = [];
  const sent: { readonly name: string; readonly authorization: Authorization; readonly status: string }[] = [];
  const account = { id: 'p1', lastLoginAt: '2026-11-01T12:00:00Z', realityCheckinInterval: null as number | null };
  const holds = new Map<string, Promise<void>>();
  /** Why the server ends the session at the next refresh; null: it does not. */
  const server: { endReason: SessionEndReason | 'UNTOLD' | null } = { endReason: null };
  const paths: string[] = [];
  const tracked: unknown[] = [];
  const report = vi.fn();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    paths.push(String(input));
    if (String(input) === '/api/logout') return new Response(null, { status: 204 });
    if (server.endReason !== null && String(init?.body).includes('refresh_token')) {
      const told = server.endReason === 'UNTOLD' ? {} : { session_end_reason: server.endReason };
      return Response.json({ error: 'invalid_grant', ...told }, { status: 400 });
    }
    return Response.json({ access_token: 'a', refresh_token: 'r', user_id: 'p1', expires_in: 900, refresh_expires_in: 1500 });
  };
  const request = async (
    name: string,
    _variables: unknown,
    authorization: Authorization,
  ): Promise<Result<unknown, RequestFailure>> => {
    asked.push(name);
    sent.push({ name, authorization, status: identity.session.getSnapshot().status });
    await holds.get(name);
    if (name === 'Heartbeat' && heartbeatStatus === 'NO_ANSWER') return { ok: false, error: { kind: 'unreachable' } };
    if (name === 'Heartbeat' && heartbeatStatus === 'FAILED')
      return { ok: false, error: { kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] } };
    if (name === 'Heartbeat') return { ok: true, value: { heartbeat: { status: heartbeatStatus } } };
    if (inactivityThresholdMinutes === null) return { ok: false, error: { kind: 'unreachable' } };
    const applicationMetadata = { heartbeatIntervalSeconds: 60, inactivityThresholdMinutes, networkChangeBufferSeconds: 5 };
    const regionalMetadata = { currentRegionCode: 'US-NJ', currentCountry: 'US' };
    const startup = { applicationMetadata, regionalMetadata, serviceAttributes: { identity: sso }, anonymousToken: 'anonymous' };
    return { ok: true, value: name === 'PostLogin' ? { account, startup } : { startup } };
  };
  const connection = createStore({ online: true, since: 0 });
  const network: Network = {
    fetch,
    fetchWithin: () => fetch,
    connectivity: {
      ...connection,
      answered: () => undefined,
      failed: () => undefined,
      receive: () => undefined,
      check: () => undefined,
      suspect: () => undefined,
      onAnswer: () => undefined,
    },
    isReachable: async () => true,
    maintenance: { ...createStore(null), answered: () => undefined, receive: () => undefined },
    pauseRequests: () => undefined,
    setMaintenanceCheck: () => undefined,
  };
  const identity = createIdentity('tsb', network, request as GraphqlRequest, report, {
    track: (name, properties) => tracked.push({ name, properties }),
  });
  identity.start();
  const count = (name: string): number => asked.filter((one) => one === name).length;
  /** Holds the answers to an operation back until the returned call. */
  const hold = (name: string): (() => void) => {
    let release = (): void => undefined;
    holds.set(
      name,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return release;
  };
  return {
    ...identity,
    connection,
    server,
    sent,
    account,
    hold,
    tracked,
    report,
    count,
    tokens: () => paths.filter((path) => path === '/api/identity/token').length,
  };
}

type Page = ReturnType<typeof page>;

const credentials = { username: 'demo', password: 'slipstream-demo' };

describe('a visitor', () => {
  it('gets the anonymous token of startup, and sends private requests with it [S6.04]', async () => {
    const { authorize, anonymousToken } = page(600);
    expect(anonymousToken.getSnapshot()).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(await authorize()).toEqual({ kind: 'anonymous', token: 'anonymous' });
  });
});

describe('a log-in', () => {
  it('starts the timers of the token, the heartbeat and the inactivity [S4.20]', async () => {
    const { session, count, tokens } = page(20);
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect([session.getSnapshot().logoutReason, count('Heartbeat'), tokens()]).toEqual([null, 0, 0]);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(14.5 * MINUTE_MS);
    expect([count('Heartbeat'), tokens()]).toEqual([14, 2]);
    await vi.advanceTimersByTimeAsync(5.5 * MINUTE_MS);
    expect(session.getSnapshot().logoutReason).toBe('inactivity');
  });

  it('starts the timers of startup, heartbeat and token refresh; a log-out ends them all [S4.29 S7.017]', async () => {
    const { session, count, tokens } = page(600);
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    expect([count('Startup'), count('Heartbeat'), tokens()]).toEqual([1, 0, 0]);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect([count('Startup'), count('Heartbeat'), tokens()]).toEqual([7, 1, 1]);
    await vi.advanceTimersByTimeAsync(13.5 * MINUTE_MS);
    expect(tokens()).toBe(2);
    await session.logOut('none');
    const after = [count('Startup'), count('Heartbeat'), tokens()];
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect([count('Startup'), count('Heartbeat'), tokens()]).toEqual(after);
  });

  it('ends with the first heartbeat whose answer is that the time limit is exceeded [S7.050 W4.76 W7.71]', async () => {
    const { session } = page(600, 'TIME_LIMIT_EXCEEDED');
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', playerId: null, logoutReason: 'heartbeat' });
  });

  it('[S4.21] starts the timers, sets the reality check, asks for the session data, and only then is logged in; then come the jobs', async () => {
    const { session, sessionTimes: times, sent, account, hold, tracked, startup } = page(600);
    await vi.advanceTimersByTimeAsync(0);
    const release = hold('PostLogin');
    account.realityCheckinInterval = 300;
    const order: unknown[] = [];
    times.subscribe(() => order.push(times.getSnapshot().realityCheckinStartAt === null ? 'timers' : 'reality check'));
    session.onAuthenticated('test', () => void order.push(['job', session.getSnapshot().status]));
    const done = session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(0);
    expect(order).toEqual(['timers', 'reality check']);
    expect(sent.at(-1)).toEqual({ name: 'PostLogin', authorization: { kind: 'bearer', token: 'a' }, status: 'loggedOut' });
    expect([session.getSnapshot().status, tracked]).toEqual(['loggedOut', []]);
    const before = startup.getSnapshot().data;
    release();
    expect(await done).toEqual({ ok: true, value: undefined });
    expect(order).toEqual(['timers', 'reality check', 'reality check', ['job', 'loggedIn']]);
    expect(session.getSnapshot().status).toBe('loggedIn');
    expect(times.getSnapshot()).toMatchObject({ realityCheckinInterval: 300, lastLoginAt: Date.parse('2026-11-01T12:00:00Z') });
    expect(startup.getSnapshot().data).not.toBe(before);
  });

  it('[S3.25] runs each job of the unique list once, also when it was added twice', async () => {
    const { session } = page(600);
    await vi.advanceTimersByTimeAsync(0);
    const ran: string[] = [];
    session.onAuthenticated('one', () => void ran.push('replaced'));
    session.onAuthenticated('one', () => void ran.push('one'));
    session.onAuthenticated('two', () => void ran.push('two'));
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    expect(ran).toEqual(['one', 'two']);
    // Now the code of the session is loaded, and has the list itself.
    session.onAuthenticated('two', () => void ran.push('replaced'));
    session.onAuthenticated('two', () => void ran.push('two again'));
    await session.logOut('none');
    await session.logIn(credentials);
    expect(ran.slice(2)).toEqual(['one', 'two again']);
  });

  it('is logged in without its session data when there is no answer in five seconds', async () => {
    const { session, hold } = page(600);
    await vi.advanceTimersByTimeAsync(0);
    hold('PostLogin');
    const done = session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(4999);
    expect(session.getSnapshot().status).toBe('loggedOut');
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toEqual({ ok: true, value: undefined });
  });

  it('wakes up after the inactivity limit: ends for inactivity, and counts no heartbeat', async () => {
    const { session, count } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.setSystemTime(Date.now() + 60 * MINUTE_MS);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedOut', logoutReason: 'inactivity' });
    expect(count('Heartbeat')).toBe(0);
  });

  it('lasts as long as startup allows without activity, and longer with activity [W1.22 S4.23]', async () => {
    const { session, active } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(29 * MINUTE_MS);
    active();
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', playerId: null, logoutReason: 'inactivity' });
  });

  it('lasts as long as the stored expiry when startup has no threshold [S9.31 W9.21]', async () => {
    const { session } = page(null);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(25 * MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot().logoutReason).toBe('inactivity');
  });

  it('[S7.100 W7.115] is tracked with location permission, country and Branch fingerprint id', async () => {
    const { session, tracked } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    expect(tracked).toEqual([]);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(0);
    expect(tracked).toEqual([
      { name: 'LOGIN_COMPLETE', properties: { locationPermission: 'denied', country: 'US', branchFingerprintId: '1048' } },
    ]);
  });
});

describe('single sign-on', () => {
  it('[S8.56 S8.57] without client id or authorize URL is reported, once', async () => {
    const { report, startup } = page(30, 'OK', { clientId: '', authorizeUrl: ' ' });
    await vi.advanceTimersByTimeAsync(0);
    await startup.load();
    expect(report.mock.calls).toEqual([
      ['sso.clientId', 'missing'],
      ['sso.authorizeUrl', 'missing'],
    ]);
    const { report: other } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    expect(other).not.toHaveBeenCalled();
  });
});

describe('the reason of a log-out', () => {
  const REFRESH_MS = 870_000;
  const ends = (reason: SessionEndReason | 'UNTOLD') => async (opened: Page) => {
    opened.server.endReason = reason;
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
  };
  interface Cause {
    readonly reason: LogoutReason;
    readonly cause: (opened: Page) => Promise<unknown>;
    readonly heartbeat?: HeartbeatStatus | 'FAILED';
  }

  const caused = async ({ reason, cause, heartbeat = 'OK' }: Cause): Promise<void> => {
    const opened = page(30, heartbeat);
    await vi.advanceTimersByTimeAsync(0);
    await opened.session.logIn(credentials);
    await cause(opened);
    expect(opened.session.getSnapshot()).toEqual({ status: 'loggedOut', playerId: null, logoutReason: reason });
  };

  it.each<Cause>([
    { reason: 'none', cause: ({ session }) => session.logOut('none') },
    { reason: 'inactivity', cause: () => vi.advanceTimersByTimeAsync(30 * MINUTE_MS) },
    { reason: 'heartbeat', cause: () => vi.advanceTimersByTimeAsync(MINUTE_MS), heartbeat: 'TIME_LIMIT_EXCEEDED' },
    { reason: 'differentValidRegion', cause: ends('DIFFERENT_VALID_REGION') },
    { reason: 'technicalIssue', cause: () => vi.advanceTimersByTimeAsync(MINUTE_MS), heartbeat: 'FAILED' },
    { reason: 'technicalIssue', cause: ends('TECHNICAL_ISSUE') },
    { reason: 'refreshFailed', cause: ends('UNTOLD') },
  ])('[S4.26] is $reason', caused);

  it.each<Cause>([
    { reason: 'coolOff', cause: ends('COOL_OFF') },
    { reason: 'locationChange', cause: ends('LOCATION_CHANGE') },
    { reason: 'selfExclusion', cause: ends('SELF_EXCLUSION') },
    { reason: 'dailyTimeLimit', cause: ends('DAILY_TIME_LIMIT') },
  ])('[S8.36] is $reason, which only the list of messages has', caused);

  it('[W4.75] is geocomplyError, which only the second document has', () =>
    caused({ reason: 'geocomplyError', cause: ends('GEOCOMPLY_ERROR') }));
});

describe('a log-out', () => {
  it('[S4.27 S7.101 W7.116] is tracked with its method', async () => {
    const methods = async (end: (page: Page) => Promise<unknown>, status: HeartbeatStatus = 'OK'): Promise<unknown> => {
      const opened = page(30, status);
      await vi.advanceTimersByTimeAsync(0);
      await opened.session.logIn(credentials);
      await vi.advanceTimersByTimeAsync(0);
      await end(opened);
      return opened.tracked.slice(1);
    };
    const tracked = (method: string) => [{ name: 'LOGOUT', properties: { method } }];
    expect(await methods(({ session }) => session.logOut('none'))).toEqual(tracked('manual'));
    expect(await methods(() => vi.advanceTimersByTimeAsync(30 * MINUTE_MS))).toEqual(tracked('timeout'));
    expect(await methods(() => vi.advanceTimersByTimeAsync(MINUTE_MS), 'TIME_LIMIT_EXCEEDED')).toEqual(tracked('heartbeat'));
    expect(await methods(({ session }) => session.logOut('locationChange'))).toEqual(tracked('geo error'));
    expect(await methods(({ session }) => session.logOut('differentValidRegion'))).toEqual(tracked('geo error'));
  });

  it('[S8.37 W8.94] follows a heartbeat that fails, which is reported', async () => {
    const { session, report, tracked } = page(30, 'FAILED');
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedOut', logoutReason: 'technicalIssue' });
    expect(report.mock.calls).toEqual([['heartbeat', new Error('Heartbeat: INTERNAL_SERVER_ERROR')]]);
    expect(tracked.at(-1)).toEqual({ name: 'LOGOUT', properties: { method: 'heartbeat' } });
  });

  it('does not follow a heartbeat without an answer just after the network has changed, but the next one', async () => {
    const { session, connection, count } = page(30, 'NO_ANSWER');
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(58_000);
    connection.set({ online: true, since: Date.now() });
    await vi.advanceTimersByTimeAsync(2000);
    expect([session.getSnapshot().status, count('Heartbeat')]).toEqual(['loggedIn', 1]);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedOut', logoutReason: 'technicalIssue' });
  });

  it('without a session is not tracked', async () => {
    const { session, tracked } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    await session.logOut('maintenance');
    expect(tracked).toEqual([]);
  });
});
