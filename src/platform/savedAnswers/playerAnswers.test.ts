import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../externalStore.ts';
import type { ReadSession } from '../session/savedSession.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/types.ts';
import { createPersistedText } from '../storage/persistedText.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createAskAgain } from './askAgain.ts';
import { createPlayerAnswers } from './playerAnswers.ts';

/** As much of IndexedDB as one connection needs, in memory. */
function fakeIndexedDb() {
  const rows = new Map<string, Map<string, unknown>>();
  const request = (result: unknown, before = (_: object): void => undefined) => {
    const made = { result, onsuccess: () => undefined };
    queueMicrotask(() => {
      before(made);
      made.onsuccess();
    });
    return made;
  };
  const storeOf = (name: string) => {
    const values = rows.get(name) ?? new Map<string, unknown>();
    rows.set(name, values);
    return {
      get: (key: string) => request(values.get(key)),
      put: (value: unknown, key: string) => void values.set(key, value),
      clear: () => values.clear(),
      index: () => ({ getAllKeys: () => request([...values.keys()]) }),
    };
  };
  const database = {
    transaction: () => {
      const made = { objectStore: storeOf, oncomplete: () => undefined };
      // After its requests, which answer in microtasks.
      setTimeout(() => made.oncomplete(), 0);
      return made;
    },
  };
  return { rows, open: () => request(database) };
}

const disk = fakeIndexedDb();
beforeEach(() => {
  disk.rows.clear();
  vi.stubGlobal('indexedDB', disk);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

const PLAYER: SessionState = { status: 'loggedIn', playerAlias: 'p1', logoutReason: null };
const UNKNOWN: SessionState = { ...PLAYER, status: 'unknown' };
const ANSWER = { data: { bets: ['bet-77'] }, at: 5 };

const HOUR_MS = 3_600_000;
const time = fakeTime(1_000_000_000);
/** The server's answer to the last refresh, by the clock of one device. */
const saved: ReadSession = {
  kind: 'saved',
  savedAt: time.clock.now(),
  session: { playerAlias: 'p1', accessTokenRefreshAt: 1, expirySeconds: 24 * 3600, refreshToken: null, limitedAccessToken: null },
};

function page(state: SessionState, online: boolean) {
  const clock = { jumpedMs: 0 };
  const session = createStore(state);
  const connection = createStore({ online });
  const [reading, closed] = [createStore(false), createStore(false)];
  const answers = createPlayerAnswers({
    brand: 'tsb',
    version: '1',
    connection,
    reading,
    closed,
    timers: time.timers,
    clock: { now: () => time.clock.now() + clock.jumpedMs },
    session: { ...session, onLogOut: () => undefined } as unknown as Session,
    savedSession: { read: () => saved },
    report: () => undefined,
    mark: () => undefined,
  });
  session.subscribe(() => void answers.follow());
  return { answers, session, connection, reading, closed, clock };
}

/** A page without a connection after one on which the player has seen their bets. */
async function reloadedOffline() {
  const before = page(PLAYER, true);
  await before.answers.begin(true);
  await before.answers.write('MyBets', ANSWER);
  const after = page(UNKNOWN, false);
  await after.answers.follow();
  return after;
}

const rowsLeft = () => [...disk.rows.values()].map(({ size }) => size);
const choose = (minutes: 15 | null) =>
  createAskAgain(createPersistedText(() => localStorage, 'slipstream.ask-again.tsb')).write('p1', minutes);

it('off line, after a reload, what the player has seen can be read until the session is known', async () => {
  const { answers, session, reading } = await reloadedOffline();
  expect(reading.getSnapshot()).toBe(true);
  expect(await answers.read('MyBets')).toEqual(ANSWER);
  session.set(PLAYER);
  await answers.follow();
  expect(reading.getSnapshot()).toBe(false);
  expect(await answers.read('MyBets')).toEqual(ANSWER);
});

it('a session that turns out to be over takes what was kept with it', async () => {
  const { answers, session, reading } = await reloadedOffline();
  session.set({ status: 'loggedOut', playerAlias: null, logoutReason: 'refreshFailed' });
  await answers.follow();
  expect(reading.getSnapshot()).toBe(false);
  expect(rowsLeft()).toEqual([0, 0]);
});

it('on line nothing kept is read before the session is known', async () => {
  await reloadedOffline();
  const { answers, reading } = page(UNKNOWN, true);
  await answers.follow();
  expect(reading.getSnapshot()).toBe(false);
});

it('a night without activity and a clock that jumps in one tab delete nothing: it is hidden there until the clock is right', async () => {
  const tab = await reloadedOffline();
  time.advance(9 * HOUR_MS);
  await tab.answers.follow();
  expect(await tab.answers.read('MyBets')).toEqual(ANSWER);
  tab.clock.jumpedMs = 24 * HOUR_MS;
  await tab.answers.follow();
  expect([tab.reading.getSnapshot(), tab.closed.getSnapshot(), await tab.answers.read('MyBets')]).toEqual([false, true, null]);
  const other = page(UNKNOWN, false);
  await other.answers.follow();
  expect([other.reading.getSnapshot(), await other.answers.read('MyBets')]).toEqual([true, ANSWER]);
  tab.clock.jumpedMs = 0;
  time.advance(60_000);
  await vi.waitFor(() => expect([tab.reading.getSnapshot(), tab.closed.getSnapshot()]).toEqual([true, false]));
});

it('after the time that the player has chosen reading closes, in a page that was open too, until they are active on line', async () => {
  await choose(15);
  const tab = await reloadedOffline();
  const open = page(PLAYER, false);
  await open.answers.follow();
  expect([tab.closed.getSnapshot(), open.closed.getSnapshot()]).toEqual([false, false]);
  time.advance(15 * 60_000);
  await vi.waitFor(() => expect([tab.closed.getSnapshot(), open.closed.getSnapshot()]).toEqual([true, true]));
  for (const { answers } of [tab, open]) answers.active();
  await choose(null);
  await tab.answers.follow();
  expect([tab.reading.getSnapshot(), await open.answers.read('MyBets')]).toEqual([false, null]);
  expect(rowsLeft()).toEqual([1, 1]);
  open.connection.set({ online: true });
  expect(open.closed.getSnapshot()).toBe(true);
  time.advance(1000);
  open.answers.active();
  expect([open.closed.getSnapshot(), await open.answers.read('MyBets')]).toEqual([false, ANSWER]);
});

it('the activity of a player who reads counts, and one after the time is over does not', async () => {
  await choose(15);
  const tab = await reloadedOffline();
  time.advance(10 * 60_000);
  tab.answers.active();
  await vi.waitFor(() => expect(localStorage.getItem('slipstream.read.tsb')).toBe(String(time.clock.now())));
  tab.clock.jumpedMs = 20 * 60_000;
  tab.answers.active();
  await vi.waitFor(() => expect(localStorage.getItem('slipstream.read.tsb')).toBe('closed'));
});
