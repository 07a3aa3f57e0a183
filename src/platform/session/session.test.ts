import { describe, expect, it, vi } from 'vitest';
import { serialLock } from '../tabs/lock.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTabs } from '../testing/fakeTabs.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { noPendingLogOuts } from '../testing/noPendingLogOuts.ts';
import { createSavedSessionStore, type SavedSessionStore } from './savedSession.ts';
import { createSession, type SessionMessage } from './session.ts';
import type { GrantOutcome } from './tokenEndpoint.ts';

const KEY = 'session';

/** An identity server that issues numbered tokens; each refresh token is valid once. */
function identity(time = fakeTime()) {
  let number = 0;
  let good: string | null = null;
  const isLimited = { now: false };
  const policy = { refreshAfterMs: 870_000 };
  const next: { outcome: GrantOutcome | null } = { outcome: null };
  const grant = (): GrantOutcome => {
    number += 1;
    good = `r${number}`;
    return {
      kind: 'granted',
      tokens: {
        playerAlias: 'p1',
        bearerToken: `a${number}`,
        refreshToken: isLimited.now ? null : good,
        limitedAccessToken: isLimited.now ? good : null,
        accessTokenRefreshAt: time.clock.now() + policy.refreshAfterMs,
        expirySeconds: 86_400,
      },
    };
  };
  const endpoint = {
    password: vi.fn(async () => next.outcome ?? grant()),
    code: vi.fn(async () => next.outcome ?? grant()),
    limitedAccess: vi.fn(
      async (token: string): Promise<GrantOutcome> => (token === good ? grant() : { kind: 'refused', reason: null }),
    ),
    refresh: vi.fn(async (token: string | null): Promise<GrantOutcome> => {
      if (next.outcome !== null) return next.outcome;
      return token === good ? grant() : { kind: 'refused', reason: null };
    }),
    logOut: vi.fn(async () => true),
  };
  return { endpoint, next, time, isLimited, policy };
}

function browser(count = 1) {
  const time = fakeTime();
  const server = identity(time);
  const storage = fakeStorage();
  const lock = serialLock();
  const report = vi.fn();
  const events: unknown[] = [];
  const steps: string[] = [];
  const tabs = fakeTabs<SessionMessage>(count);
  const open = (index = 0) => {
    const savedSession: SavedSessionStore = createSavedSessionStore(() => storage, KEY, time.clock);
    const tab = tabs[index];
    if (tab === undefined) throw new Error('no such tab');
    return createSession({
      clock: time.clock,
      timers: time.timers,
      endpoint: server.endpoint,
      savedSession,
      pendingLogOuts: noPendingLogOuts,
      tabs: tab,
      lock,
      report,
      opening: {
        startTimers: () => void steps.push('timers'),
        stopTimers: () => void steps.push('stop'),
        setRealityCheck: () => void steps.push('reality check'),
        fetchSessionData: async () => void steps.push('session data'),
      },
      moveFormerRows: async () => undefined,
      onLoggedOut: (reason) => events.push(reason),
    });
  };
  return { time, storage, server, report, events, steps, open };
}

const credentials = { username: 'demo', password: 'slipstream-demo' };

describe('login state', () => {
  it('is unknown, null in the specification, until it is checked', () => {
    const session = browser().open();
    expect(session.getSnapshot()).toEqual({ status: 'unknown', playerAlias: null, logoutReason: null });
  });

  it('is logged out without a stored session, and sends no request', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    expect(session.getSnapshot().status).toBe('loggedOut');
    expect(page.server.endpoint.refresh).not.toHaveBeenCalled();
  });

  it('is logged in after a log-in and after a reload with a valid stored session', async () => {
    const page = browser();
    const first = page.open();
    await first.start();
    expect(await first.logIn(credentials)).toEqual({ ok: true, value: undefined });
    expect(first.getSnapshot()).toEqual({ status: 'loggedIn', playerAlias: 'p1', logoutReason: null });
    const reloaded = page.open();
    await reloaded.start();
    expect(reloaded.getSnapshot().status).toBe('loggedIn');
    expect(await reloaded.bearerToken()).toBe('a2');
  });

  it("stores the server's session data but not the access token", async () => {
    const page = browser();
    await page.open().logIn(credentials);
    expect(page.storage.getItem(KEY)).not.toContain('a1');
    expect(createSavedSessionStore(() => page.storage, KEY, page.time.clock).read()).toMatchObject({
      session: { playerAlias: 'p1', expirySeconds: 86_400 },
    });
  });

  it.each([
    [{ kind: 'refused', reason: null } as const, { kind: 'invalidCredentials' }],
    [{ kind: 'stopped', text: 'Until Monday.' } as const, { kind: 'stopped', text: 'Until Monday.' }],
    [{ kind: 'locked', retryAfterSeconds: 30 } as const, { kind: 'locked', retryAfterSeconds: 30 }],
    [{ kind: 'unavailable', code: 'TIMEOUT_ERROR' } as const, { kind: 'unreachable', code: 'TIMEOUT_ERROR' }],
    [{ kind: 'maintenance' } as const, { kind: 'maintenance' }],
  ])('returns why a log-in failed: %o', async (outcome, failure) => {
    const page = browser();
    const session = page.open();
    await session.start();
    page.server.next.outcome = outcome;
    expect(await session.logIn(credentials)).toEqual({ ok: false, error: failure });
    expect(session.getSnapshot().status).toBe('loggedOut');
  });

  it('begins in the same way with the code of a log-in by redirect', async () => {
    const byPassword = browser();
    await byPassword.open().logIn(credentials);
    const { open, server, steps } = browser();
    const session = open();
    await session.start();
    const returned = { code: 'c', code_verifier: 'v', redirect_uri: 'r' };
    expect(await session.logIn(returned)).toEqual({ ok: true, value: undefined });
    expect(server.endpoint.code).toHaveBeenCalledWith(returned);
    expect(server.endpoint.password).not.toHaveBeenCalled();
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedIn', playerAlias: 'p1' });
    expect(steps).toEqual(byPassword.steps);
    expect(steps).not.toEqual([]);
  });

  it('the login state of a limited account is renewed with its limited-access token, also after a reload, until it is limited no more', async () => {
    const { open, server, time } = browser();
    server.isLimited.now = true;
    const first = open();
    await first.start();
    await first.logIn(credentials);
    await time.advance(870_000);
    await settle();
    expect(server.endpoint.limitedAccess).toHaveBeenLastCalledWith('r1', expect.any(AbortSignal));
    server.isLimited.now = false;
    const reloaded = open();
    await reloaded.start();
    expect(server.endpoint.limitedAccess).toHaveBeenLastCalledWith('r2', expect.any(AbortSignal));
    expect(await reloaded.bearerToken()).toBe('a3');
    expect(server.endpoint.refresh).not.toHaveBeenCalled();
    await time.advance(870_000);
    await settle();
    expect(server.endpoint.refresh).toHaveBeenCalledWith('r3', expect.any(AbortSignal));
  });

  it('ends with reason none when the log-in names no user', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    page.server.next.outcome = { kind: 'missingUserId' };
    await session.logIn(credentials);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', playerAlias: null, logoutReason: 'none' });
  });

  it('ends as a technical issue when the stored refresh time is invalid', async () => {
    const page = browser();
    page.storage.setItem(KEY, JSON.stringify({ playerAlias: 'p1', accessTokenRefreshAt: 'soon', refreshToken: 'r1' }));
    const session = page.open();
    await session.start();
    expect(session.getSnapshot().logoutReason).toBe('technicalIssue');
    expect(page.storage.getItem(KEY)).toBeNull();
  });
});

describe('the access token', () => {
  it('is refreshed 30 seconds before it expires', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    await page.time.pass(869_999);
    expect(page.server.endpoint.refresh).not.toHaveBeenCalled();
    await page.time.pass(1);
    expect(page.server.endpoint.refresh).toHaveBeenCalledOnce();
    expect(await session.bearerToken()).toBe('a2');
    await page.time.pass(870_000);
    expect(await session.bearerToken()).toBe('a3');
  });

  it('is refreshed when its own answer says so, each time anew, whatever its lifetime', async () => {
    const page = browser();
    const { endpoint, policy } = page.server;
    const session = page.open();
    await session.start();
    policy.refreshAfterMs = 270_000;
    await session.logIn(credentials);
    policy.refreshAfterMs = 1_770_000;
    await page.time.pass(269_999);
    expect(endpoint.refresh).not.toHaveBeenCalled();
    await page.time.pass(1);
    expect(endpoint.refresh).toHaveBeenCalledTimes(1);
    await page.time.pass(1_769_999);
    expect(endpoint.refresh).toHaveBeenCalledTimes(1);
    await page.time.pass(1);
    expect(endpoint.refresh).toHaveBeenCalledTimes(2);
  });

  it('an access token that cannot be refreshed logs out with reason refreshFailed', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    page.server.next.outcome = { kind: 'refused', reason: null };
    await page.time.pass(870_000);
    expect(session.getSnapshot()).toEqual({ status: 'loggedOut', playerAlias: null, logoutReason: 'refreshFailed' });
    expect(page.report).toHaveBeenCalled();
  });

  it('is retried while no server responds: being offline is no log-out', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    page.server.next.outcome = { kind: 'unavailable', code: 'CONNECTION_ERROR' };
    await page.time.pass(870_000 + 120_000);
    expect(session.getSnapshot().status).toBe('loggedIn');
    page.server.next.outcome = null;
    await page.time.pass(30_000);
    expect(await session.bearerToken()).toBe('a2');
  });

  it('stays unknown after a reload without a network, and is renewed once there is one', async () => {
    const page = browser();
    await page.open().logIn(credentials);
    page.server.next.outcome = { kind: 'unavailable', code: 'CONNECTION_ERROR' };
    const reloaded = page.open();
    void reloaded.start();
    await page.time.pass(10_000);
    expect(reloaded.getSnapshot().status).toBe('unknown');
    page.server.next.outcome = null;
    await page.time.pass(30_000);
    expect(reloaded.getSnapshot().status).toBe('loggedIn');
  });

  it('is refreshed once for many requests that were refused with it', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    expect(await Promise.all([session.renew('a1'), session.renew('a1'), session.renew('a1')])).toEqual([true, true, true]);
    expect(page.server.endpoint.refresh).toHaveBeenCalledOnce();
    expect(await session.renew('a1')).toBe(true);
    expect(page.server.endpoint.refresh).toHaveBeenCalledOnce();
  });
});

describe('a request refused as unauthenticated', () => {
  it('logs out when the refresh is refused too', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    page.server.next.outcome = { kind: 'refused', reason: null };
    expect(await session.renew('a1')).toBe(false);
    expect(session.getSnapshot().logoutReason).toBe('unauthenticated');
  });
});

describe('several tabs', () => {
  it('record a log-in and a log-out in the tab in which they happen, once', async () => {
    const { open, events } = browser(2);
    const [here, there] = [open(0), open(1)];
    const jobs: string[] = [];
    for (const [name, tab] of Object.entries({ here, there }))
      tab.onAuthenticated('log', (isNew) => void jobs.push(`${name} ${isNew ? 'new' : 'joined'}`));
    await here.logIn({ username: 'demo', password: 'x' });
    await settle();
    expect(there.getSnapshot().status).toBe('loggedIn');
    await there.logOut('none');
    await settle();
    expect(here.getSnapshot().status).toBe('loggedOut');
    await here.logOut('maintenance');
    expect(events).toEqual(['none']);
    expect(jobs.sort()).toEqual(['here new', 'there joined']);
  });

  it('log in and out together', async () => {
    const page = browser(2);
    const [first, second] = [page.open(0), page.open(1)];
    await first.start();
    await second.start();
    await first.logIn(credentials);
    expect(second.getSnapshot().status).toBe('loggedIn');
    expect(await second.bearerToken()).toBe('a1');
    await second.logOut('none');
    expect(first.getSnapshot()).toEqual({ status: 'loggedOut', playerAlias: null, logoutReason: 'none' });
    expect(await first.bearerToken()).toBeNull();
  });

  it('refresh one token once', async () => {
    const page = browser(3);
    const sessions = [page.open(0), page.open(1), page.open(2)];
    for (const session of sessions) await session.start();
    await sessions[0]?.logIn(credentials);
    await page.time.pass(870_000);
    expect(page.server.endpoint.refresh).toHaveBeenCalledOnce();
    for (const session of sessions) expect(await session.bearerToken()).toBe('a2');
  });

  it('opened at the same time use a rotating refresh token one after the other', async () => {
    const page = browser(2);
    await page.open(0).logIn(credentials);
    const [first, second] = [page.open(0), page.open(1)];
    await Promise.all([first.start(), second.start()]);
    expect(first.getSnapshot().status).toBe('loggedIn');
    expect(second.getSnapshot().status).toBe('loggedIn');
  });
});

describe('a log-out', () => {
  it("notifies the server and removes tokens, timers and the user's data", async () => {
    const page = browser();
    const session = page.open();
    const forget = vi.fn(async () => undefined);
    session.onLogOut(forget);
    await session.start();
    await session.logIn(credentials);
    await session.logOut('none');
    expect(page.server.endpoint.logOut).toHaveBeenCalledWith('a1', 'drop');
    expect(page.storage.getItem(KEY)).toBeNull();
    expect(forget).toHaveBeenCalledWith('p1');
    expect(await session.bearerToken()).toBeNull();
    await settle();
    expect(page.time.pending()).toBe(0);
  });

  it('is sent to the server again when no answer came', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    page.server.endpoint.logOut.mockResolvedValueOnce(false);
    await session.logOut('maintenance');
    expect(session.getSnapshot().logoutReason).toBe('maintenance');
    await page.time.pass(1000);
    expect(page.server.endpoint.logOut).toHaveBeenCalledTimes(2);
  });

  it("a log-out that is sent after another log-in does not remove the new session's cookie", async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    page.server.endpoint.logOut.mockResolvedValueOnce(false);
    await session.logOut('maintenance');
    await settle();
    await session.logIn(credentials);
    await page.time.pass(1000);
    expect(page.server.endpoint.logOut.mock.calls).toEqual([
      ['a1', 'drop'],
      ['a1', 'keep'],
    ]);
  });

  it('is answered before the next log-in starts', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    let answer = (_: boolean): void => undefined;
    page.server.endpoint.logOut.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await session.logOut('none');
    const loggingIn = session.logIn(credentials);
    await settle();
    expect(page.server.endpoint.password).toHaveBeenCalledTimes(1);
    answer(true);
    await loggingIn;
    expect(session.getSnapshot().status).toBe('loggedIn');
  });
});
