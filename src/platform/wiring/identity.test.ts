import { describe, expect, it, vi } from 'vitest';
import { formatElapsed } from '../../../core/time/formatTime.ts';
import { TOKEN_PATH } from '../../../core/wire/apiPaths.ts';
import type { SessionEndReason } from '../../../core/wire/sessionEnd.ts';
import { fakeBrowser } from '../../../tests/support/fakeBrowser.ts';
import type { HeartbeatStatus } from '../../gql/types.ts';
import type { LogoutReason } from '../session/types.ts';
import { type Page, page, stubBrowser } from './testing/identityPage.ts';

const MINUTE_MS = 60_000;

fakeBrowser(stubBrowser);

const NO_SESSION = {
  sessionStart: null,
  sessionDuration: null,
  lastLoginAt: null,
  isExistingUser: null,
  checkInToastOpen: false,
  realityCheckinInterval: null,
  realityCheckinStartAt: null,
  spentInSession: null,
  sessionInactivityEndsAt: null,
  heartbeatRefreshAt: null,
};

const credentials = { username: 'demo', password: 'slipstream-demo' };

describe('a log-in', () => {
  it('starts the timers of the token, the heartbeat and the inactivity', async () => {
    const { session, count, tokens } = page(20);
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect([session.getSnapshot().logoutReason, count('Heartbeat'), tokens()]).toEqual([null, 0, 0]);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(14.5 * MINUTE_MS);
    expect([count('Heartbeat'), tokens()]).toEqual([14, 2]);
    await vi.advanceTimersByTimeAsync(5.5 * MINUTE_MS);
    expect(session.getSnapshot().logoutReason).toBe('inactivity');
  });

  it('starts the timers of startup, heartbeat and token refresh; a log-out ends them all', async () => {
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

  it('ends with the first heartbeat whose answer is that the time limit is exceeded', async () => {
    const { session } = page(600, 'TIME_LIMIT_EXCEEDED');
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', playerAlias: null, logoutReason: 'heartbeat' });
  });

  it('starts the timers, sets the reality check, asks for the session data, and only then is logged in; then come the jobs', async () => {
    const { session, times, playerSession, sent, account, hold, tracked, startup } = page(600);
    await vi.advanceTimersByTimeAsync(0);
    const release = hold('PostLogin');
    account.realityCheckinInterval = 300;
    const order: unknown[] = [];
    const shown = (): unknown => order.push(times()?.realityCheckinStartAt === null ? 'timers' : 'reality check');
    playerSession.subscribe(() => playerSession.getSnapshot()?.times.subscribe(shown));
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
    expect(times()).toMatchObject({ realityCheckinInterval: 300, lastLoginAt: Date.parse('2026-11-01T12:00:00Z') });
    expect(startup.getSnapshot().data).not.toBe(before);
  });

  it('makes the state of the session: its clock, its timers, the reality check, what was spent, and a game that is played', async () => {
    const { session, times, metadata, account, active, count, playerSession } = page(30);
    // None of them is a default.
    metadata.heartbeatIntervalSeconds = 48;
    await vi.advanceTimersByTimeAsync(0);
    account.realityCheckinInterval = 300;
    const at = Date.now();
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS + 5000);
    active();
    await vi.advanceTimersByTimeAsync(5000);
    expect(times()).toEqual({
      currentTime: at + MINUTE_MS + 10_000,
      lastLoginAt: Date.parse('2026-11-01T12:00:00Z'),
      isExistingUser: true,
      sessionStart: at,
      sessionDuration: MINUTE_MS + 10_000,
      sessionInactivityEndsAt: at + MINUTE_MS + 5000 + 30 * MINUTE_MS,
      heartbeatRefreshAt: at + 2 * 48_000,
      realityCheckinStartAt: at,
      realityCheckinInterval: 300,
      checkInToastOpen: false,
      spentInSession: 250,
      isPlayingCasinoGame: true,
    });
    expect(count('Heartbeat')).toBe(1);
    await vi.advanceTimersByTimeAsync(4 * MINUTE_MS);
    expect(times()?.checkInToastOpen).toBe(true);
    playerSession.getSnapshot()?.understood();
    expect(times()).toMatchObject({ checkInToastOpen: false, realityCheckinStartAt: at + 5 * MINUTE_MS });
    await vi.advanceTimersByTimeAsync(20_000);
    playerSession.getSnapshot()?.checkInEvery(900);
    expect(times()).toMatchObject({ realityCheckinInterval: 900, realityCheckinStartAt: at + 5 * MINUTE_MS + 30_000 });
    await session.logOut('none');
    expect(times()).toEqual({ ...NO_SESSION, currentTime: Date.now(), isPlayingCasinoGame: false });
  });

  it('the session data of a player is that of the present log-in, until they leave', async () => {
    const { session, account, depositModal } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    const modal = { title: 'T', body: 'B', buttonLabel: 'OK', depositAckType: 'DEPOSIT_AMOUNT' } as const;
    account.depositAcknowledgementModal = { ...modal, showDepositAckModal: true };
    await session.logIn(credentials);
    expect(depositModal()).toMatchObject(modal);
    await session.logOut('none');
    expect(depositModal()).toBeNull();
    account.depositAcknowledgementModal = null;
    await session.logIn(credentials);
    expect(depositModal()).toBeNull();
  });

  it('has the client’s state of a player: who, since when, its refresh, its jobs, its connection and its check-in', async () => {
    const { session, times: seen, account, connection, count, hold } = page(600);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedOut', playerAlias: null });
    const jobs: string[] = [];
    for (const name of ['first', 'second', 'first']) session.onAuthenticated(name, () => void jobs.push(name));
    account.realityCheckinInterval = 120;
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedIn', playerAlias: 'p1' });
    const lastLoginAt = Date.parse('2026-11-01T12:00:00Z');
    const times = { lastLoginAt, isExistingUser: true, sessionDuration: 2 * MINUTE_MS, checkInToastOpen: true };
    expect(seen()).toMatchObject(times);
    expect([jobs, count('Heartbeat')]).toEqual([['first', 'second'], 2]);
    connection.set({ online: false, since: Date.now() });
    await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
    expect(count('Heartbeat')).toBe(2);
    connection.set({ online: true, since: Date.now() });
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(count('Heartbeat')).toBe(3);
    const release = hold(TOKEN_PATH);
    await vi.advanceTimersByTimeAsync(8.5 * MINUTE_MS);
    let token: string | null = null;
    void session.bearerToken().then((found) => {
      token = found;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(token).toBeNull();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(token).toBe('a');
    const reloaded = page(600);
    expect(reloaded.session.getSnapshot().status).toBe('unknown');
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(reloaded.session.getSnapshot()).toMatchObject({ status: 'loggedIn', playerAlias: 'p1' }));
  });

  it('needs of the server’s answers only what is described: a session lasts on the least of each, and ignores the rest', async () => {
    const { session, answers, grant, count, tokens, reports, startup } = page(600);
    await vi.advanceTimersByTimeAsync(0);
    delete grant.refresh_expires_in;
    Object.assign(grant, { session_state: 'x', scope: 'anything', not_before: 5 });
    const current = startup.getSnapshot().data;
    answers.set('PostLogin', { account: null, startup: current, more: 1 });
    answers.set('Heartbeat', { heartbeat: null });
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(20 * MINUTE_MS);
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedIn', playerAlias: 'p1' });
    expect([count('Heartbeat'), tokens()]).toEqual([20, 2]);
    await session.logOut('none');
    expect([session.getSnapshot().status, reports]).toEqual(['loggedOut', []]);
  });

  it('runs each job of the unique list once, also when it was added twice', async () => {
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

  it('lasts as long as startup allows without activity, and longer with activity', async () => {
    const { session, active } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(29 * MINUTE_MS);
    active();
    await vi.advanceTimersByTimeAsync(30 * MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', playerAlias: null, logoutReason: 'inactivity' });
  });

  it('lasts as long as the stored expiry when startup has no threshold', async () => {
    const { session } = page(null);
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(25 * MINUTE_MS - 1);
    expect(session.getSnapshot().status).toBe('loggedIn');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.getSnapshot().logoutReason).toBe('inactivity');
  });

  it('lasts a day of 86400 s as stored, and its clock shows hours of 3600 s and minutes of 60000 ms', async () => {
    const { session, times, grant } = page(null);
    grant.refresh_expires_in = 86_400;
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    const clock = () => formatElapsed(times()?.sessionDuration ?? 0);
    await vi.advanceTimersByTimeAsync(3_599_000);
    expect(clock()).toBe('0:59:59');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock()).toBe('1:00:00');
    vi.setSystemTime(Date.now() + 23 * 3_600_000 - 90_000);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(session.getSnapshot().status).toBe('loggedIn');
    expect(clock()).toBe('23:59:30');
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(session.getSnapshot().logoutReason).toBe('inactivity');
  });

  it('is tracked with location permission, country and Branch fingerprint id', async () => {
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
  it('without client id or authorize URL is reported, once', async () => {
    const { reports, startup } = page(30, 'OK', { clientId: '', authorizeUrl: ' ' });
    await vi.advanceTimersByTimeAsync(0);
    await startup.load();
    expect(reports).toEqual([
      ['sso.clientId', 'missing'],
      ['sso.authorizeUrl', 'missing'],
    ]);
    const { reports: other } = page(30);
    await vi.advanceTimersByTimeAsync(0);
    expect(other).toEqual([]);
  });
});

describe('the reason of a log-out', () => {
  const REFRESH_MS = 870_000;
  const ends = (reason: SessionEndReason | 'UNTOLD') => async (opened: Page) => {
    opened.server.endReason = reason;
    await vi.advanceTimersByTimeAsync(REFRESH_MS);
  };
  /** The server knows neither the access token nor the refresh token, as after the end of the session elsewhere. */
  const refusesRequests = async (opened: Page): Promise<void> => {
    opened.server.endReason = 'UNTOLD';
    await opened.renew({ kind: 'bearer', token: 'a' });
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
    expect(opened.session.getSnapshot()).toEqual({ status: 'loggedOut', playerAlias: null, logoutReason: reason });
  };

  it.each<Cause>([
    { reason: 'none', cause: ({ session }) => session.logOut('none') },
    { reason: 'inactivity', cause: () => vi.advanceTimersByTimeAsync(30 * MINUTE_MS) },
    { reason: 'heartbeat', cause: () => vi.advanceTimersByTimeAsync(MINUTE_MS), heartbeat: 'TIME_LIMIT_EXCEEDED' },
    { reason: 'differentValidRegion', cause: ends('DIFFERENT_VALID_REGION') },
    { reason: 'technicalIssue', cause: () => vi.advanceTimersByTimeAsync(MINUTE_MS), heartbeat: 'FAILED' },
    { reason: 'technicalIssue', cause: ends('TECHNICAL_ISSUE') },
    { reason: 'refreshFailed', cause: ends('UNTOLD') },
    { reason: 'unauthenticated', cause: refusesRequests },
  ])('a log-out has the reason $reason', caused);

  it.each<Cause>([
    { reason: 'coolOff', cause: ends('COOL_OFF') },
    { reason: 'locationChange', cause: ends('LOCATION_CHANGE') },
    { reason: 'selfExclusion', cause: ends('SELF_EXCLUSION') },
    { reason: 'dailyTimeLimit', cause: ends('DAILY_TIME_LIMIT') },
  ])('is $reason, which only the list of messages has', caused);

  it('is geocomplyError, which only the second document has', () =>
    caused({ reason: 'geocomplyError', cause: ends('GEOCOMPLY_ERROR') }));
});

describe('a log-out', () => {
  it('is tracked with its method', async () => {
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

  it('follows a heartbeat that fails, which is reported', async () => {
    const { session, reports, tracked } = page(30, 'FAILED');
    await vi.advanceTimersByTimeAsync(0);
    await session.logIn(credentials);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedOut', logoutReason: 'technicalIssue' });
    expect(reports).toEqual([['heartbeat', new Error('Heartbeat: INTERNAL_SERVER_ERROR')]]);
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
