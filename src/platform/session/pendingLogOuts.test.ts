import { describe, expect, it, vi } from 'vitest';
import type { PendingLogOut } from '../../../core/wire/sessionProof.ts';
import { createStore } from '../externalStore.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createPendingLogOuts } from './pendingLogOuts.ts';
import { createSavedSessionStore } from './savedSession.ts';

const SESSION = { playerAlias: 'p1', accessTokenRefreshAt: 1, expirySeconds: null, refreshToken: null, limitedAccessToken: null };

/** A device with a session that has a key. */
function device() {
  const time = fakeTime();
  const storage = fakeStorage();
  const isOnline = createStore(true);
  const rows = { present: { path: '/out', proof: 'first' } as PendingLogOut | null, madeAt: 0, pending: [] as PendingLogOut[] };
  const server = { isUp: true, received: [] as string[] };
  const requestSync = vi.fn();
  const savedSession = createSavedSessionStore(() => storage, 'session', time.clock);
  savedSession.write(SESSION);
  const open = () =>
    createPendingLogOuts({
      timers: time.timers,
      isOnline,
      savedSession,
      requestSync,
      key: {
        drop: async (madeBefore = Number.POSITIVE_INFINITY) => {
          const { present } = rows;
          if (present === null || rows.madeAt >= madeBefore) return null;
          rows.present = null;
          rows.pending.push(present);
          return present;
        },
        pending: async () => [...rows.pending],
        settle: async (settled) => {
          rows.pending = rows.pending.filter(({ proof }) => !settled.some((one) => one.proof === proof));
        },
      },
      request: async ({ proof }) => {
        if (server.isUp) server.received.push(proof);
        return server.isUp;
      },
    });
  return { time, isOnline, rows, server, requestSync, savedSession, open };
}

describe('a log-out that is pending', () => {
  it('is sent as soon as there is a line, and until then the player sees that it is pending', async () => {
    const { time, isOnline, rows, server, requestSync, savedSession, open } = device();
    isOnline.set(false);
    const page = open();
    savedSession.clear();
    page.ended();
    await time.pass(60_000);
    expect([page.isPending.getSnapshot(), rows.present, server.received]).toEqual([true, null, []]);
    expect(savedSession.pendingSince()).toBe(1_000_000);
    expect(requestSync).toHaveBeenCalled();
    isOnline.set(true);
    await time.pass(0);
    expect([page.isPending.getSnapshot(), rows.pending, server.received]).toEqual([false, [], ['first']]);
    expect([savedSession.pendingSince(), time.pending()]).toEqual([null, 0]);
  });

  it('is sent again later where the server does not answer', async () => {
    const { time, server, savedSession, open } = device();
    server.isUp = false;
    const page = open();
    savedSession.clear();
    page.ended();
    await page.send();
    expect(page.isPending.getSnapshot()).toBe(true);
    server.isUp = true;
    await time.pass(1000);
    expect([server.received, page.isPending.getSnapshot()]).toEqual([['first'], false]);
  });

  it('is sent at once when the line comes back, also in the middle of a pause between two tries', async () => {
    const { time, isOnline, server, savedSession, open } = device();
    server.isUp = false;
    const page = open();
    savedSession.clear();
    page.ended();
    await page.send();
    await time.pass(20_000);
    isOnline.set(false);
    await time.pass(1000);
    server.isUp = true;
    isOnline.set(true);
    await time.pass(0);
    expect([server.received, page.isPending.getSnapshot()]).toEqual([['first'], false]);
  });

  it('is sent by the next start, also where the page was closed before the key was deleted', async () => {
    for (const isDropped of [true, false]) {
      const { rows, server, savedSession, time, open } = device();
      await time.pass(1);
      savedSession.clear();
      if (isDropped) rows.pending = [rows.present as PendingLogOut];
      if (isDropped) rows.present = null;
      await open().send();
      expect([server.received, rows.present]).toEqual([['first'], null]);
    }
  });

  it('leaves the key of a later log-in, and is not sent twice where a token has ended the session', async () => {
    const { rows, server, savedSession, time, open } = device();
    savedSession.clear();
    const page = open();
    page.ended();
    await page.confirmed();
    expect([rows.pending, savedSession.pendingSince()]).toEqual([[], null]);
    savedSession.write(SESSION);
    savedSession.clear();
    await time.pass(1000);
    rows.present = { path: '/out', proof: 'second' };
    rows.madeAt = time.clock.now();
    await open().send();
    expect([rows.present.proof, server.received]).toEqual(['second', []]);
  });
});
