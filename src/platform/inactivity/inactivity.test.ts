import { describe, expect, it, vi } from 'vitest';
import { fakeTime } from '../fakeTime.ts';
import type { ActivityKeeper } from './activityKeeper.ts';
import { createInactivity } from './inactivity.ts';

const MINUTE_MS = 60_000;

function sharedKeeper(): ActivityKeeper & { readonly written: number[] } {
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

function player(time = fakeTime(), keeper = sharedKeeper()) {
  const logOut = vi.fn(async (_reason: 'inactivity') => undefined);
  return { time, keeper, logOut, ...createInactivity({ clock: time.clock, timers: time.timers, keeper, logOut }) };
}

describe('inactivity', () => {
  it('logs out when nothing has happened for as long as the threshold [W1.22]', () => {
    const tab = player();
    tab.start(30);
    tab.time.advance(30 * MINUTE_MS - 1);
    expect(tab.logOut).not.toHaveBeenCalled();
    tab.time.advance(1);
    expect(tab.logOut.mock.calls).toEqual([['inactivity']]);
    expect(tab.time.pending()).toBe(0);
    expect(tab.keeper.read()).toBeNull();
  });

  it('begins anew with every activity [S4.23]', () => {
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

  it('is over for a machine that slept, whatever woke it', () => {
    const tab = player();
    let sleptMs = 0;
    const clock = { now: () => tab.time.clock.now() + sleptMs };
    const logOut = vi.fn(async (_reason: 'inactivity') => undefined);
    const sleeper = createInactivity({ clock, timers: tab.time.timers, keeper: sharedKeeper(), logOut });
    sleeper.start(30);
    sleptMs = 8 * 60 * MINUTE_MS;
    sleeper.active();
    expect(logOut.mock.calls).toEqual([['inactivity']]);
  });

  it('is of all tabs together', () => {
    const first = player();
    const second = player(first.time, first.keeper);
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

  it('follows another threshold without forgetting what it has seen', () => {
    const tab = player();
    tab.start(1440);
    tab.time.advance(20 * MINUTE_MS);
    tab.start(30);
    tab.time.advance(10 * MINUTE_MS);
    expect(tab.logOut).toHaveBeenCalledOnce();
  });

  it('is nobody’s after a log-out, and writes little while a wheel turns', () => {
    const tab = player();
    tab.active();
    expect(tab.keeper.written).toEqual([]);
    tab.start(30);
    for (let times = 0; times < 100; times += 1) {
      tab.time.advance(50);
      tab.active();
    }
    expect(tab.keeper.written).toHaveLength(6);
    tab.stop();
    expect(tab.keeper.read()).toBeNull();
    tab.time.advance(60 * MINUTE_MS);
    expect(tab.logOut).not.toHaveBeenCalled();
  });
});
