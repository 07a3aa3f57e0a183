import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../externalStore.ts';
import type { Session } from '../session/session.ts';
import type { SessionState } from '../session/types.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createKeeper } from './keeper.ts';

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

const PLAYER: SessionState = { status: 'loggedIn', playerId: 'p1', logoutReason: null };
const UNKNOWN: SessionState = { ...PLAYER, status: 'unknown' };
const ANSWER = { data: { bets: ['bet-77'] }, at: 5 };

function page(state: SessionState, online: boolean) {
  const time = fakeTime(1_000_000_000);
  const session = createStore(state);
  const connection = createStore({ online });
  const reading = createStore(false);
  const keeper = createKeeper({
    ...{ brand: 'tsb', version: '1', connection, reading, clock: time.clock, timers: time.timers },
    session: { ...session, onLogOut: () => undefined } as unknown as Session,
    startup: createStore({ data: null }),
    report: () => undefined,
    mark: () => undefined,
  });
  localStorage.setItem('slipstream.active.tsb', String(time.clock.now()));
  return { keeper, session, connection, reading };
}

/** A page without a connection after one on which the player has seen their bets. */
async function reloadedOffline() {
  const before = page(PLAYER, true);
  await before.keeper.begin(true);
  await before.keeper.write('MyBets', ANSWER);
  const after = page(UNKNOWN, false);
  await after.keeper.follow();
  return after;
}

it('off line, after a reload, what the player has seen can be read until the session is known', async () => {
  const { keeper, session, reading } = await reloadedOffline();
  expect(reading.getSnapshot()).toBe(true);
  expect(await keeper.read('MyBets')).toEqual(ANSWER);
  session.set(PLAYER);
  await keeper.follow();
  expect(reading.getSnapshot()).toBe(false);
  expect(await keeper.read('MyBets')).toEqual(ANSWER);
});

it('a session that turns out to be over takes what was kept with it', async () => {
  const { keeper, session, reading } = await reloadedOffline();
  session.set({ status: 'loggedOut', playerId: null, logoutReason: 'refreshFailed' });
  await keeper.follow();
  expect(reading.getSnapshot()).toBe(false);
  expect([...disk.rows.values()].map(({ size }) => size)).toEqual([0, 0]);
});

it('on line nothing kept is read before the session is known', async () => {
  await reloadedOffline();
  const { keeper, reading } = page(UNKNOWN, true);
  await keeper.follow();
  expect(reading.getSnapshot()).toBe(false);
});
