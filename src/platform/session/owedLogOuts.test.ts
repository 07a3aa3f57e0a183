import { describe, expect, it, vi } from 'vitest';
import type { OwedLogOut } from '../../../core/sessionProof.ts';
import { createStore } from '../externalStore.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createOwedLogOuts } from './owedLogOuts.ts';
import { createSavedSessionStore } from './savedSession.ts';

const SESSION = { playerId: 'p1', accessTokenRefreshAt: 1, expirySeconds: null, refreshToken: null, limitedAccessToken: null };

/** A device with a session that has a key. */
function device() {
  const time = fakeTime();
  const storage = fakeStorage();
  const isOnline = createStore(true);
  const rows = { present: { path: '/out', proof: 'first' } as OwedLogOut | null, madeAt: 0, owed: [] as OwedLogOut[] };
  const server = { isUp: true, told: [] as string[] };
  const requestSync = vi.fn();
  const savedSession = createSavedSessionStore(() => storage, 'session', time.clock);
  savedSession.write(SESSION);
  const open = () =>
    createOwedLogOuts({
      ...{ timers: time.timers, isOnline, savedSession, requestSync },
      key: {
        drop: async (madeBefore = Number.POSITIVE_INFINITY) => {
          const { present } = rows;
          if (present === null || rows.madeAt >= madeBefore) return null;
          rows.present = null;
          rows.owed.push(present);
          return present;
        },
        owed: async () => [...rows.owed],
        settle: async (settled) => {
          rows.owed = rows.owed.filter(({ proof }) => !settled.some((one) => one.proof === proof));
        },
      },
      tell: async ({ proof }) => {
        if (server.isUp) server.told.push(proof);
        return server.isUp;
      },
    });
  return { time, isOnline, rows, server, requestSync, savedSession, open };
}

describe('a log-out that is owed', () => {
  it('is told as soon as there is a line, and until then the player sees that it is owed', async () => {
    const { time, isOnline, rows, server, requestSync, savedSession, open } = device();
    isOnline.set(false);
    const page = open();
    savedSession.clear();
    page.owe();
    await time.pass(60_000);
    expect([page.isOwed.getSnapshot(), rows.present, server.told]).toEqual([true, null, []]);
    expect(savedSession.owedSince()).toBe(1_000_000);
    expect(requestSync).toHaveBeenCalled();
    isOnline.set(true);
    await time.pass(0);
    expect([page.isOwed.getSnapshot(), rows.owed, server.told]).toEqual([false, [], ['first']]);
    expect([savedSession.owedSince(), time.pending()]).toEqual([null, 0]);
  });

  it('is told again later where the server does not answer', async () => {
    const { time, server, savedSession, open } = device();
    server.isUp = false;
    const page = open();
    savedSession.clear();
    page.owe();
    await page.send();
    expect(page.isOwed.getSnapshot()).toBe(true);
    server.isUp = true;
    await time.pass(1000);
    expect([server.told, page.isOwed.getSnapshot()]).toEqual([['first'], false]);
  });

  it('is told by the next start, also where the page was closed before the key was deleted', async () => {
    for (const isDropped of [true, false]) {
      const { rows, server, savedSession, time, open } = device();
      await time.pass(1);
      savedSession.clear();
      if (isDropped) rows.owed = [rows.present as OwedLogOut];
      if (isDropped) rows.present = null;
      await open().send();
      expect([server.told, rows.present]).toEqual([['first'], null]);
    }
  });

  it('leaves the key of a later log-in, and is not told twice where a token has ended the session', async () => {
    const { rows, server, savedSession, time, open } = device();
    savedSession.clear();
    const page = open();
    page.owe();
    await page.paid();
    expect([rows.owed, savedSession.owedSince()]).toEqual([[], null]);
    savedSession.write(SESSION);
    savedSession.clear();
    await time.pass(1000);
    rows.present = { path: '/out', proof: 'second' };
    rows.madeAt = time.clock.now();
    await open().send();
    expect([rows.present.proof, server.told]).toEqual(['second', []]);
  });
});
