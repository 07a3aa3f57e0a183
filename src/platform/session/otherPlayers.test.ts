import { describe, expect, it, vi } from 'vitest';
import { leaseLock, serialLock } from '../tabs/lock.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTabs } from '../testing/fakeTabs.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { noPendingLogOuts } from '../testing/noPendingLogOuts.ts';
import { quietOpening } from './quietOpening.ts';
import { createSavedSessionStore } from './savedSession.ts';
import { createSession, type SessionMessage } from './session.ts';
import type { GrantOutcome } from './tokenEndpoint.ts';
import type { Credentials } from './types.ts';

const KEY = 'session';

/** Tabs of one browser with one storage and one lock, and a server that gives numbered tokens to `server.playerAlias`. */
function browser(tabs = fakeTabs<SessionMessage>(1), hasWebLocks = true) {
  const time = fakeTime();
  const stored = new Map<string, string>();
  const storage = fakeStorage(stored);
  const server = { playerAlias: 'p1', storesTokens: false, limitsAccess: false };
  let number = 0;
  const grant = async (): Promise<GrantOutcome> => {
    number += 1;
    const accessTokenRefreshAt = time.clock.now() + 870_000;
    const tokens = { playerAlias: server.playerAlias, bearerToken: `a${number}`, accessTokenRefreshAt, expirySeconds: 86_400 };
    const stored = server.storesTokens ? `r${number}` : null;
    const [refreshToken, limitedAccessToken] = server.limitsAccess ? [null, stored] : [stored, null];
    return { kind: 'granted', tokens: { ...tokens, refreshToken, limitedAccessToken } };
  };
  const endpoint = {
    password: vi.fn((_credentials: Credentials) => grant()),
    code: grant,
    limitedAccess: vi.fn((_token: string, _signal?: AbortSignal) => grant()),
    refresh: vi.fn((_token: string | null, _signal?: AbortSignal) => grant()),
    logOut: vi.fn(async (_bearerToken: string, _cookie: 'drop' | 'keep') => true),
  };
  const webLock = serialLock();
  const open = (index = 0) => {
    const tab = tabs[index];
    if (tab === undefined) throw new Error('no such tab');
    const lock = hasWebLocks ? webLock : leaseLock({ ...time, storage: () => storage, owner: `tab-${index}` });
    return createSession({
      clock: time.clock,
      timers: time.timers,
      endpoint,
      tabs: tab,
      lock,
      savedSession: createSavedSessionStore(() => storage, KEY, time.clock),
      pendingLogOuts: noPendingLogOuts,
      report: () => undefined,
      opening: quietOpening,
      moveFormerRows: async () => undefined,
      onLoggedOut: () => undefined,
    });
  };
  return { time, storage, server, endpoint, grant, open };
}

const credentials = { username: 'demo', password: 'slipstream-demo' };

describe('a session after that of another player', () => {
  it('sends no refused request of that player again', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    await session.renew('a1');
    await session.logOut('none');
    page.server.playerAlias = 'p2';
    await session.logIn(credentials);
    expect(session.getSnapshot().playerAlias).toBe('p2');
    expect([await session.renew('a1'), await session.renew('a2')]).toEqual([false, false]);
    expect(await session.bearerToken()).toBe('a3');
    expect(page.endpoint.refresh).toHaveBeenCalledTimes(1);
  });

  it('ends when the cookie is still that player’s', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    page.server.playerAlias = 'p2';
    const reloaded = page.open();
    const shown: unknown[] = [];
    reloaded.subscribe(() => shown.push(reloaded.getSnapshot().playerAlias));
    await reloaded.start();
    expect(reloaded.getSnapshot()).toEqual({ status: 'loggedOut', playerAlias: null, logoutReason: 'technicalIssue' });
    expect(shown).not.toContain('p2');
    expect(page.storage.getItem(KEY)).toBeNull();
    expect(page.endpoint.logOut).toHaveBeenCalledWith('a2', 'drop');
  });
});

/** Holds the answer to the next refresh back until the returned call, also when the tab has given it up. */
function holdRefresh(page: ReturnType<typeof browser>): () => Promise<void> {
  const { refresh } = page.endpoint;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  refresh.mockImplementationOnce(async () => {
    const outcome = await page.grant();
    await held;
    return outcome;
  });
  return () => {
    release();
    return settle();
  };
}

/** The next refresh has no answer until its tab gives it up. */
function refreshUntilGivenUp(page: ReturnType<typeof browser>, log: string[]): void {
  page.endpoint.refresh.mockImplementationOnce((_token, signal) => {
    log.push('refresh sent');
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => {
        log.push('refresh given up');
        resolve({ kind: 'unavailable', code: 'UNKNOWN_ERROR' });
      });
    });
  });
}

/** A server that takes each token once, and tabs with the tokens in storage. Its next answer to a refresh waits for the returned call. */
function takeTokensOnce(page: ReturnType<typeof browser>): () => Promise<void> {
  page.server.storesTokens = true;
  const spent = new Set<string | null>();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answerOnce = async (token: string | null, signal?: AbortSignal): Promise<GrantOutcome> => {
    if (spent.has(token)) return { kind: 'refused', reason: null };
    spent.add(token);
    const answer = await page.grant();
    const givenUp = new Promise<GrantOutcome>((resolve) =>
      signal?.addEventListener('abort', () => resolve({ kind: 'unavailable', code: 'UNKNOWN_ERROR' })),
    );
    return Promise.race([held.then(() => answer), givenUp]);
  };
  page.endpoint.refresh.mockImplementation(answerOnce);
  page.endpoint.limitedAccess.mockImplementation(answerOnce);
  return () => {
    release();
    return settle();
  };
}

describe('a token in storage, which the server takes once', () => {
  /** The second tab has not heard of the first one’s session, which is being refreshed. */
  async function refreshing(tabs: readonly Tabs<SessionMessage>[], limitsAccess = false) {
    const page = browser(tabs, false);
    page.server.limitsAccess = limitsAccess;
    const release = takeTokensOnce(page);
    const [first, second] = [page.open(0), page.open(1)];
    await second.start();
    const send = vi.spyOn(tabs[0] as Tabs<SessionMessage>, 'send').mockImplementation(() => undefined);
    const logIn = first.logIn(credentials);
    await page.time.pass(500);
    await logIn;
    send.mockRestore();
    const renewed = first.renew('a1');
    await page.time.pass(500);
    return { page, release, first, second, renewed };
  }

  const isGivenUp = (page: ReturnType<typeof browser>) => page.endpoint.refresh.mock.calls[0]?.[1]?.aborted;

  it('a token of limited access keeps its session, too, when a log-in in another tab is refused', async () => {
    const { page, release, first, second, renewed } = await refreshing(fakeTabs<SessionMessage>(2), true);
    page.endpoint.password.mockResolvedValueOnce({ kind: 'refused', reason: null });
    const refused = second.logIn(credentials);
    await page.time.pass(1500);
    expect(await refused).toEqual({ ok: false, error: { kind: 'invalidCredentials' } });
    await release();
    await page.time.pass(3000);
    expect(await renewed).toBe(true);
    expect(page.endpoint.limitedAccess.mock.calls.map(([token]) => token)).toEqual(['r1']);
    expect(first.getSnapshot()).toMatchObject({ status: 'loggedIn', playerAlias: 'p1' });
    expect(page.storage.getItem(KEY)).toContain('"limitedAccessToken":"r2"');
  });

  it('keeps its session when a log-in in another tab is refused while it is refreshed', async () => {
    const { page, release, first, second, renewed } = await refreshing(fakeTabs<SessionMessage>(2));
    page.endpoint.password.mockResolvedValueOnce({ kind: 'refused', reason: null });
    const refused = second.logIn(credentials);
    await page.time.pass(1500);
    expect(await refused).toEqual({ ok: false, error: { kind: 'invalidCredentials' } });
    expect(isGivenUp(page)).toBe(false);
    await release();
    await page.time.pass(3000);
    expect(await renewed).toBe(true);
    expect(page.endpoint.refresh).toHaveBeenCalledTimes(1);
    expect(first.getSnapshot()).toMatchObject({ status: 'loggedIn', playerAlias: 'p1' });
    expect(page.storage.getItem(KEY)).toContain('"r2"');
  });

  it('is given up once a log-in in another tab has succeeded, and that session is the one of all tabs', async () => {
    const { page, release, first, second } = await refreshing(fakeTabs<SessionMessage>(2));
    const loggedIn = second.logIn(credentials);
    await page.time.pass(1500);
    expect(await loggedIn).toEqual({ ok: true, value: undefined });
    expect(isGivenUp(page)).toBe(true);
    await release();
    await page.time.pass(3000);
    expect([await first.bearerToken(), await second.bearerToken()]).toEqual(['a3', 'a3']);
    expect(page.storage.getItem(KEY)).toContain('"r3"');
  });

  it.each([
    ['full', false],
    ['limited', true],
  ])(
    'a token of %s access is not stored over that of a later log-in, and what it got ends at the server',
    async (_access, isLimited) => {
      const tabs = [...fakeTabs<SessionMessage>(1), ...fakeTabs<SessionMessage>(1)];
      const { page, release, second } = await refreshing(tabs, isLimited);
      const loggedIn = second.logIn(credentials);
      await page.time.pass(1500);
      expect(await loggedIn).toEqual({ ok: true, value: undefined });
      await release();
      await page.time.pass(500);
      expect(page.storage.getItem(KEY)).toContain('"r3"');
      expect(page.endpoint.logOut).toHaveBeenCalledWith('a2', 'keep');
    },
  );
});

describe('several tabs', () => {
  it('a log-in does not wait for the refresh of another tab, which gives it up and so sets no cookie', async () => {
    const page = browser(fakeTabs(2));
    const [first, second] = [page.open(0), page.open(1)];
    await first.start();
    await first.logIn(credentials);
    await second.start();
    const log: string[] = [];
    refreshUntilGivenUp(page, log);
    void first.renew('a1');
    await settle();
    await second.logOut('none');
    page.server.playerAlias = 'p2';
    page.endpoint.password.mockImplementationOnce(async () => {
      log.push('log-in sent');
      return page.grant();
    });
    await second.logIn(credentials);
    await settle();
    expect(log).toEqual(['refresh sent', 'refresh given up', 'log-in sent']);
    expect([first.getSnapshot().playerAlias, second.getSnapshot().playerAlias]).toEqual(['p2', 'p2']);
    expect(page.storage.getItem(KEY)).toContain('p2');
  });

  it('a log-out of a tab whose session is still being restored is sent by the tab that holds a token', async () => {
    const page = browser(fakeTabs(2));
    const [first, second] = [page.open(0), page.open(1)];
    await first.start();
    await first.logIn(credentials);
    holdRefresh(page);
    void second.start();
    await settle();
    await second.logOut('maintenance');
    await settle();
    expect(first.getSnapshot()).toEqual({ status: 'loggedOut', playerAlias: null, logoutReason: 'maintenance' });
    expect(page.endpoint.logOut.mock.calls).toEqual([['a1', 'drop']]);
  });

  it('a log-in waits for no refresh of its own tab, nor for one that waits for another tab', async () => {
    const page = browser(fakeTabs(2));
    const [first, second] = [page.open(0), page.open(1)];
    await first.start();
    await first.logIn(credentials);
    await second.start();
    const log: string[] = [];
    refreshUntilGivenUp(page, log);
    void first.renew('a1');
    void second.renew((await second.bearerToken()) ?? '');
    await settle();
    expect(await second.logIn(credentials)).toEqual({ ok: true, value: undefined });
    expect(log).toEqual(['refresh sent', 'refresh given up']);
    refreshUntilGivenUp(page, log);
    void second.renew((await second.bearerToken()) ?? '');
    await settle();
    expect(await second.logIn(credentials)).toEqual({ ok: true, value: undefined });
    expect(log).toHaveLength(4);
  });

  it('a refresh that was given up for a log-in with a wrong password is sent again', async () => {
    // The second tab has not heard of the first one’s session.
    const tabs = fakeTabs<SessionMessage>(2);
    const page = browser(tabs);
    const [first, second] = [page.open(0), page.open(1)];
    await second.start();
    const send = vi.spyOn(tabs[0] as Tabs<SessionMessage>, 'send').mockImplementation(() => undefined);
    await first.logIn(credentials);
    send.mockRestore();
    const log: string[] = [];
    refreshUntilGivenUp(page, log);
    const renewed = first.renew('a1');
    await settle();
    page.endpoint.password.mockResolvedValueOnce({ kind: 'refused', reason: null });
    expect(await second.logIn(credentials)).toEqual({ ok: false, error: { kind: 'invalidCredentials' } });
    expect(log).toEqual(['refresh sent', 'refresh given up']);
    await page.time.pass(1000);
    expect(await renewed).toBe(true);
    expect(page.endpoint.refresh).toHaveBeenCalledTimes(2);
    expect(first.getSnapshot()).toMatchObject({ status: 'loggedIn', playerAlias: 'p1' });
  });

  it('a log-in waits a second for a tab that is stopped, whose refresh then stores nothing and ends at the server', async () => {
    // Two tabs that do not hear of each other, with one storage.
    const tabs = [...fakeTabs<SessionMessage>(1), ...fakeTabs<SessionMessage>(1)];
    const page = browser(tabs, false);
    const [first, second] = [page.open(0), page.open(1)];
    await first.start();
    const loggedIn = first.logIn(credentials);
    await page.time.pass(500);
    await loggedIn;
    const release = holdRefresh(page);
    void first.renew('a1');
    await page.time.pass(500);
    page.storage.removeItem(KEY);
    await second.start();
    page.server.playerAlias = 'p2';
    let isDone = false;
    void second.logIn(credentials).then(() => {
      isDone = true;
    });
    await page.time.pass(900);
    expect(isDone).toBe(false);
    await page.time.pass(500);
    expect(isDone).toBe(true);
    await release();
    await page.time.pass(500);
    expect([first.getSnapshot().status, second.getSnapshot().playerAlias]).toEqual(['loggedOut', 'p2']);
    expect(page.endpoint.logOut).toHaveBeenCalledWith('a2', 'keep');
    expect(page.storage.getItem(KEY)).toContain('p2');
  });

  it('a refresh that another tab shares after the log-out opens nothing, nor does it replace the next player', async () => {
    const tabs = fakeTabs<SessionMessage>(2);
    const page = browser(tabs);
    const session = page.open();
    const stale = { playerAlias: 'p1', bearerToken: 'stale', accessTokenRefreshAt: 1, expirySeconds: null };
    await session.start();
    await session.logIn(credentials);
    await session.logOut('none');
    tabs[1]?.send({ type: 'granted', tokens: stale, isNew: false });
    expect(session.getSnapshot()).toMatchObject({ status: 'loggedOut', logoutReason: 'none' });
    page.server.playerAlias = 'p2';
    await session.logIn(credentials);
    tabs[1]?.send({ type: 'granted', tokens: stale, isNew: false });
    await settle();
    expect([session.getSnapshot().playerAlias, await session.bearerToken()]).toEqual(['p2', 'a2']);
  });

  it('a tab that has not heard of the next player’s log-in refreshes nothing with that player’s cookie, and leaves', async () => {
    const tabs = [...fakeTabs<SessionMessage>(1), ...fakeTabs<SessionMessage>(1)];
    const page = browser(tabs);
    const [first, second] = [page.open(0), page.open(1)];
    await first.start();
    await first.logIn(credentials);
    await second.start();
    await second.logOut('none');
    page.server.playerAlias = 'p2';
    await second.logIn(credentials);
    const refreshes = page.endpoint.refresh.mock.calls.length;
    expect(await first.renew('a1')).toBe(false);
    await settle();
    expect(page.endpoint.refresh.mock.calls.length).toBe(refreshes);
    expect([first.getSnapshot().status, second.getSnapshot().playerAlias]).toEqual(['loggedOut', 'p2']);
    expect(page.storage.getItem(KEY)).toContain('p2');
  });

  it('a refresh that ends after another tab has removed the session stores nothing and ends at the server', async () => {
    const page = browser();
    const session = page.open();
    await session.start();
    await session.logIn(credentials);
    const release = holdRefresh(page);
    void session.renew('a1');
    await settle();
    page.storage.removeItem(KEY);
    await release();
    expect(page.storage.getItem(KEY)).toBeNull();
    expect(session.getSnapshot().status).toBe('loggedOut');
    expect(page.endpoint.logOut).toHaveBeenCalledWith('a2', 'drop');
  });
});

it('a session goes on after one of its listeners has thrown', async () => {
  const session = browser().open();
  const stop = session.subscribe(() => {
    throw new Error('listener');
  });
  expect(() => void session.start()).toThrow('listener');
  stop();
  expect(await session.logIn(credentials)).toEqual({ ok: true, value: undefined });
  expect(session.getSnapshot().status).toBe('loggedIn');
});
