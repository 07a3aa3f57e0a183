import { describe, expect, it } from 'vitest';
import { createStore } from '../externalStore.ts';
import type { PersistedText } from '../storage/persistedText.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createSessionTimes } from './sessionTimes.ts';
import { noSessionTimes } from './sessionTimesState.ts';

const HOUR_MS = 3_600_000;

/** Tabs of one browser: one storage, one time. */
function browser() {
  const time = fakeTime();
  const storage = { text: null as string | null };
  const persisted: PersistedText = {
    read: () => storage.text,
    write: (text) => {
      storage.text = text;
    },
  };
  const clock = { offsetMs: 0 };
  const open = () => {
    const store = createStore(noSessionTimes(time.clock.now()));
    const now = (): number => time.clock.now() + clock.offsetMs;
    const facts = { inactivityEndsAt: () => now() + 60_000, heartbeatAt: () => now() + 30_000, isPlayingCasinoGame: () => true };
    const times = createSessionTimes({ clock: { now }, timers: time.timers, storage: persisted, store, facts });
    return { ...times, getSnapshot: store.getSnapshot };
  };
  return { time, storage, clock, open };
}

const account = (realityCheckinInterval: number | null) => ({
  playerAlias: 'p1',
  lastLoginAt: null,
  realityCheckinInterval,
  spentInSession: { amount: 250 },
});

function loggedIn(interval: number | null) {
  const page = browser();
  const times = page.open();
  times.start('p1', true);
  times.startRealityCheck();
  times.accept(account(interval));
  return { ...page, times, isOpen: () => times.getSnapshot().checkInToastOpen };
}

describe('the clock of a session', () => {
  it('ticks every second and knows its start and the last log-in, until the log-out', async () => {
    const { times, time, storage } = loggedIn(null);
    const start = time.clock.now();
    times.accept({ ...account(null), lastLoginAt: '2026-11-01T12:00:00Z' });
    await time.pass(61_000);
    expect(times.getSnapshot()).toMatchObject({
      sessionStart: start,
      sessionDuration: 61_000,
      currentTime: start + 61_000,
      lastLoginAt: Date.parse('2026-11-01T12:00:00Z'),
      isExistingUser: true,
      spentInSession: 250,
    });
    times.stop();
    expect(times.getSnapshot()).toEqual(noSessionTimes(time.clock.now()));
    expect([storage.text, time.pending()]).toEqual([null, 0]);
  });

  it('knows a first log-in from one that the server has not told about', () => {
    const { times } = loggedIn(null);
    expect(times.getSnapshot().isExistingUser).toBe(false);
    times.start('p1', true);
    times.stop();
    times.start('p1', true);
    expect(times.getSnapshot().isExistingUser).toBeNull();
  });

  it('ignores what the server says of another player', () => {
    const { times } = loggedIn(600);
    times.accept({ ...account(5), playerAlias: 'p2' });
    expect(times.getSnapshot().realityCheckinInterval).toBe(600);
  });
});

describe('what a reload keeps', () => {
  it('is the reality check interval, its start and the session start, of the same player alone', async () => {
    const { open, times, time } = loggedIn(600);
    const start = time.clock.now();
    await time.pass(650_000);
    times.understood();
    const reloaded = open();
    reloaded.start('p1', false);
    reloaded.startRealityCheck();
    expect(reloaded.getSnapshot()).toMatchObject({
      sessionStart: start,
      realityCheckinInterval: 600,
      realityCheckinStartAt: start + 600_000,
      checkInToastOpen: false,
    });
    const other = open();
    other.start('p2', false);
    expect(other.getSnapshot()).toMatchObject({ sessionStart: time.clock.now(), realityCheckinInterval: null });
  });

  it('is forgotten by a new log-in', async () => {
    const { open, time } = loggedIn(600);
    await time.pass(HOUR_MS);
    const again = open();
    again.start('p1', true);
    expect(again.getSnapshot()).toMatchObject({ sessionStart: time.clock.now(), realityCheckinInterval: null });
  });
});

describe('the reality check', () => {
  it('opens at each interval: when the elapsed seconds divide evenly by it', async () => {
    const { times, time, isOpen } = loggedIn(600);
    await time.pass(599_000);
    expect(isOpen()).toBe(false);
    await time.pass(1000);
    expect(isOpen()).toBe(true);
    await time.pass(30_000);
    times.understood();
    expect(isOpen()).toBe(false);
    await time.pass(569_000);
    expect(isOpen()).toBe(false);
    await time.pass(1000);
    expect(isOpen()).toBe(true);
  });

  it('is off for a player without an interval', async () => {
    const { time, isOpen } = loggedIn(null);
    await time.pass(2 * HOUR_MS);
    expect(isOpen()).toBe(false);
  });

  it('opens once after a sleep or a clock that jumped an hour ahead, and then keeps its rhythm', async () => {
    const { times, time, clock, isOpen } = loggedIn(600);
    await time.pass(300_000);
    clock.offsetMs = HOUR_MS;
    await time.pass(1000);
    expect(isOpen()).toBe(true);
    times.understood();
    expect(isOpen()).toBe(false);
    // 301 seconds into an interval.
    await time.pass(298_000);
    expect(isOpen()).toBe(false);
    await time.pass(1000);
    expect(isOpen()).toBe(true);
  });

  it('gives no second interval after the clock was set back for longer than one, in one tab or two, nor by a reload then', async () => {
    const { open, times, time, clock, isOpen } = loggedIn(600);
    const second = open();
    second.start('p1', false);
    second.startRealityCheck();
    await time.pass(300_000);
    clock.offsetMs = -HOUR_MS / 4;
    const reloaded = open();
    reloaded.start('p1', false);
    reloaded.startRealityCheck();
    await time.pass(298_000);
    expect(isOpen()).toBe(false);
    // To ten seconds: that often the clock is stored.
    await time.pass(14_000);
    expect([isOpen(), second.getSnapshot().checkInToastOpen, reloaded.getSnapshot().checkInToastOpen]).toEqual([true, true, true]);
    expect(times.getSnapshot().sessionDuration).toBeGreaterThanOrEqual(600_000);
  });

  it('closes in every tab when it is understood in one', async () => {
    const { open, times, time, isOpen } = loggedIn(60);
    const second = open();
    second.start('p1', false);
    second.startRealityCheck();
    await time.pass(60_000);
    expect([isOpen(), second.getSnapshot().checkInToastOpen]).toEqual([true, true]);
    second.understood();
    await time.pass(1000);
    expect([isOpen(), second.getSnapshot().checkInToastOpen]).toEqual([false, false]);
    expect(times.getSnapshot().realityCheckinStartAt).toBe(second.getSnapshot().realityCheckinStartAt);
  });
});
