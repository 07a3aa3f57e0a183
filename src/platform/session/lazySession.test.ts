import { describe, expect, it, vi } from 'vitest';
import { serialLock } from '../tabs/lock.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTabs } from '../testing/fakeTabs.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { noPendingLogOuts } from '../testing/noPendingLogOuts.ts';
import { lazySession } from './lazySession.ts';
import { quietOpening } from './quietOpening.ts';
import { createSavedSessionStore } from './savedSession.ts';
import { createSession, type SessionMessage } from './session.ts';
import type { Tokens } from './tokens.ts';

const credentials = { username: 'demo', password: 'slipstream-demo' };

/** Two tabs of one browser; `loads` counts how often a tab has asked for the code of a session. */
function browser() {
  const time = fakeTime();
  const stored = new Map<string, string>();
  const storage = fakeStorage(stored);
  const tabs = fakeTabs<SessionMessage>(2);
  const lock = serialLock();
  const report = vi.fn();
  const code = { isThere: true, loads: 0 };
  const tokens = (bearerToken: string): Tokens => ({
    playerAlias: 'p1',
    bearerToken,
    refreshToken: 'r',
    limitedAccessToken: null,
    expirySeconds: null,
    accessTokenRefreshAt: time.clock.now() + 870_000,
  });
  const endpoint = {
    password: vi.fn(async () => ({ kind: 'granted' as const, tokens: tokens('a1') })),
    code: vi.fn(async () => ({ kind: 'granted' as const, tokens: tokens('a1') })),
    refresh: vi.fn(async () => ({ kind: 'granted' as const, tokens: tokens('a2') })),
    limitedAccess: vi.fn(async () => ({ kind: 'granted' as const, tokens: tokens('a2') })),
    logOut: vi.fn(async () => true),
  };
  const open = (index: number) => {
    const savedSession = createSavedSessionStore(() => storage, 'session', time.clock);
    const tab = tabs[index];
    if (tab === undefined) throw new Error('no such tab');
    return lazySession({
      timers: time.timers,
      savedSession,
      tabs: tab,
      report,
      load: async (inbox) => {
        code.loads += 1;
        if (!code.isThere) throw new Error('not loaded');
        return createSession({
          clock: time.clock,
          timers: time.timers,
          endpoint,
          savedSession,
          tabs: inbox,
          lock,
          report,
          opening: quietOpening,
          pendingLogOuts: noPendingLogOuts,
          moveFormerRows: async () => undefined,
          onLoggedOut: () => undefined,
        });
      },
    });
  };
  return { time, stored, report, code, endpoint, open };
}

describe('a page without a session', () => {
  it('is logged out without the code of a session, and loads it with the log-in', async () => {
    const { open, code } = browser();
    const session = open(0);
    await session.start();
    expect([session.getSnapshot().status, await session.bearerToken(), await session.renew('x'), code.loads]).toEqual([
      'loggedOut',
      null,
      false,
      0,
    ]);
    expect(await session.logIn(credentials)).toEqual({ ok: true, value: undefined });
    expect([session.getSnapshot().status, await session.bearerToken(), code.loads]).toEqual(['loggedIn', 'a1', 1]);
  });

  it('joins the log-in of another tab with its tokens, without a refresh, and runs its jobs and its clean-up', async () => {
    const { open, endpoint } = browser();
    const [here, there] = [open(0), open(1)];
    await Promise.all([here.start(), there.start()]);
    const log: string[] = [];
    there.onAuthenticated('log', () => void log.push('job'));
    there.onLogOut(async (playerAlias) => void log.push(`forget ${playerAlias}`));
    await here.logIn(credentials);
    await settle();
    expect([there.getSnapshot().status, await there.bearerToken()]).toEqual(['loggedIn', 'a1']);
    expect(endpoint.refresh).not.toHaveBeenCalled();
    await here.logOut('none');
    await settle();
    expect(there.getSnapshot()).toMatchObject({ status: 'loggedOut', logoutReason: 'none' });
    expect(log).toEqual(['job', 'forget p1']);
  });

  it('only records the reason of a log-out', async () => {
    const { open, code } = browser();
    const session = open(0);
    await session.start();
    await session.logOut('maintenance');
    expect([session.getSnapshot().logoutReason, code.loads]).toEqual(['maintenance', 0]);
  });

  it('answers a log-in whose code does not load as unreachable, and tries again', async () => {
    const { open, code, report } = browser();
    const session = open(0);
    await session.start();
    code.isThere = false;
    expect(await session.logIn(credentials)).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(report).toHaveBeenCalledOnce();
    code.isThere = true;
    expect(await session.logIn(credentials)).toEqual({ ok: true, value: undefined });
  });
});

describe('a page with a stored session', () => {
  it('is unknown until the session is restored, also when its code loads only later', async () => {
    const { open, code, time, stored } = browser();
    stored.set('session', JSON.stringify({ playerAlias: 'p1', accessTokenRefreshAt: 1 }));
    code.isThere = false;
    const session = open(0);
    void session.start();
    await settle();
    expect([session.getSnapshot().status, await session.bearerToken()]).toEqual(['unknown', null]);
    code.isThere = true;
    await time.pass(5000);
    expect([session.getSnapshot().status, await session.bearerToken()]).toEqual(['loggedIn', 'a2']);
  });
});
