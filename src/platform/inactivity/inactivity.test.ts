import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../testing/fakeTime.ts';
import type { ActivityStore } from './activityStore.ts';
import { createInactivity } from './inactivity.ts';

const MINUTE_MS = 60_000;

function sharedStore(): ActivityStore & { readonly written: number[] } {
  let at: number | null = null;
  const written: number[] = [];
  return {
    written,
    read: () => at,
    write: (next) => {
      at = next;
      written.push(next);
    },
    clear: () => {
      at = null;
    },
  };
}

function player(time = fakeTime(), store = sharedStore(), isOnline = (): boolean => true) {
  const logOut = vi.fn(async (_reason: 'inactivity') => undefined);
  return { time, store, logOut, ...createInactivity({ clock: time.clock, timers: time.timers, store, isOnline, logOut }) };
}

describe('inactivity', () => {
  it('logs out when there is no activity for the length of the threshold', () => {
    const tab = player();
    tab.start(30);
    tab.time.advance(30 * MINUTE_MS - 1);
    expect(tab.logOut).not.toHaveBeenCalled();
    tab.time.advance(1);
    expect(tab.logOut.mock.calls).toEqual([['inactivity']]);
    expect(tab.time.pending()).toBe(0);
    expect(tab.store.read()).toBeNull();
  });

  it('restarts its time limit with every activity', () => {
    const tab = player();
    tab.start(30);
    for (let times = 0; times < 4; times += 1) {
      tab.time.advance(29 * MINUTE_MS);
      tab.active();
    }
    tab.time.advance(30 * MINUTE_MS - 1);
    expect(tab.logOut).not.toHaveBeenCalled();
    tab.time.advance(1);
    expect(tab.logOut).toHaveBeenCalledOnce();
  });

  it('ends the session of a machine that slept, also when activity wakes it', () => {
    const tab = player();
    let sleptMs = 0;
    const clock = { now: () => tab.time.clock.now() + sleptMs };
    const logOut = vi.fn(async (_reason: 'inactivity') => undefined);
    const sleeper = createInactivity({ clock, timers: tab.time.timers, store: sharedStore(), isOnline: () => true, logOut });
    sleeper.start(30);
    sleptMs = 8 * 60 * MINUTE_MS;
    sleeper.active();
    expect(logOut.mock.calls).toEqual([['inactivity']]);
  });

  it('is prevented in all tabs by activity in one tab', () => {
    const first = player();
    const second = player(first.time, first.store);
    first.start(30);
    second.start(30);
    first.time.advance(20 * MINUTE_MS);
    second.active();
    first.time.advance(20 * MINUTE_MS);
    expect(first.logOut).not.toHaveBeenCalled();
    expect(second.logOut).not.toHaveBeenCalled();
    first.time.advance(10 * MINUTE_MS);
    expect(first.logOut.mock.calls.length + second.logOut.mock.calls.length).toBeGreaterThan(0);
  });

  it('applies a new threshold without losing the last activity', () => {
    const tab = player();
    tab.start(1440);
    tab.time.advance(20 * MINUTE_MS);
    tab.start(30);
    tab.time.advance(10 * MINUTE_MS);
    expect(tab.logOut).toHaveBeenCalledOnce();
  });

  it('is not counted after a log-out, and is written rarely while a wheel turns', () => {
    const tab = player();
    tab.active();
    expect(tab.store.written).toEqual([]);
    tab.start(30);
    for (let times = 0; times < 100; times += 1) {
      tab.time.advance(50);
      tab.active();
    }
    expect(tab.store.written).toHaveLength(6);
    tab.stop();
    expect(tab.store.read()).toBeNull();
    tab.time.advance(60 * MINUTE_MS);
    expect(tab.logOut).not.toHaveBeenCalled();
  });

  it('is checked by a timer that overtook it on a machine that wakes up', () => {
    const tab = player();
    expect(tab.check()).toBe(false);
    tab.start(30);
    expect(tab.check()).toBe(false);
    const clock = { offsetMs: 0 };
    const store = sharedStore();
    const logOut = vi.fn(async () => undefined);
    const slept = createInactivity({
      clock: { now: () => tab.time.clock.now() + clock.offsetMs },
      timers: tab.time.timers,
      store,
      isOnline: () => true,
      logOut,
    });
    slept.start(30);
    clock.offsetMs = 60 * MINUTE_MS;
    expect(slept.check()).toBe(true);
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('without a connection waits for it, whatever the player does meanwhile, and logs out then', () => {
    const line = { isOnline: false };
    const tab = player(fakeTime(), sharedStore(), () => line.isOnline);
    tab.start(30);
    tab.time.advance(9 * 60 * MINUTE_MS);
    tab.active();
    expect(tab.logOut).not.toHaveBeenCalled();
    line.isOnline = true;
    tab.check();
    expect(tab.logOut.mock.calls).toEqual([['inactivity']]);
    expect(tab.time.pending()).toBe(0);
  });

  it('a clock that jumps ahead without a connection and is set right again logs nobody out', () => {
    const [time, clock, line] = [fakeTime(), { offsetMs: 0 }, { isOnline: false }];
    const logOut = vi.fn(async () => undefined);
    const now = (): number => time.clock.now() + clock.offsetMs;
    const tab = createInactivity({
      clock: { now },
      timers: time.timers,
      store: sharedStore(),
      isOnline: () => line.isOnline,
      logOut,
    });
    tab.start(30);
    clock.offsetMs = 24 * 60 * MINUTE_MS;
    tab.active();
    clock.offsetMs = 0;
    line.isOnline = true;
    expect(tab.check()).toBe(false);
    time.advance(30 * MINUTE_MS);
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('lasts its threshold from now when the clock was set back an hour', () => {
    const time = fakeTime();
    const clock = { offsetMs: 0 };
    const logOut = vi.fn(async () => undefined);
    const now = (): number => time.clock.now() + clock.offsetMs;
    const tab = createInactivity({ clock: { now }, timers: time.timers, store: sharedStore(), isOnline: () => true, logOut });
    tab.start(30);
    clock.offsetMs = -60 * MINUTE_MS;
    time.advance(30 * MINUTE_MS);
    expect(logOut).not.toHaveBeenCalled();
    time.advance(30 * MINUTE_MS);
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('removes what an earlier page has stored, also when it never ran', () => {
    const store = sharedStore();
    store.write(5);
    player(fakeTime(), store).stop();
    expect(store.read()).toBeNull();
  });
});
