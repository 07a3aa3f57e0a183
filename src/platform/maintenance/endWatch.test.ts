import { describe, expect, it, vi } from 'vitest';
import { maintenanceHeaders, NO_MAINTENANCE } from '../../../core/wire/maintenance.ts';
import { serialLock } from '../tabs/lock.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { watchForEnd } from './endWatch.ts';

const INTERVAL_MS = 30_000;
const OVER = new Response(null, { status: 204, headers: maintenanceHeaders(NO_MAINTENANCE) });
const NOT_YET = new Response(null, { status: 204, headers: maintenanceHeaders({ ...NO_MAINTENANCE, enabled: true }) });

/** Tabs of one device; the test answers each request. */
function device(count: number) {
  const time = fakeTime();
  const lock = serialLock();
  const requests: { readonly tab: number; readonly answer: (response: Response) => void; readonly fail: () => void }[] = [];
  const tabs = Array.from({ length: count }, (_, tab) => {
    const check = vi.fn(async () => undefined);
    const stop = watchForEnd({
      lock,
      timers: time.timers,
      random: () => 0.5,
      check,
      intervalMs: INTERVAL_MS,
      ask: (signal) =>
        new Promise((answer, reject) => {
          requests.push({ tab, answer, fail: () => reject(new TypeError('Failed to fetch')) });
          const own = AbortSignal.any([signal]);
          own.addEventListener('abort', () => reject(own.reason));
        }),
    });
    return { check, stop };
  });
  const newest = () => requests.at(-1);
  return { time, requests, tabs, newest };
}

describe('the wait for the end of a maintenance', () => {
  it('is one request of all tabs, repeated when it is answered before the end; the answer that it is over checks start-up at once', async () => {
    const { time, requests, tabs, newest } = device(3);
    await settle();
    newest()?.answer(NOT_YET);
    await settle();
    expect(requests.map(({ tab }) => tab)).toEqual([0, 0]);
    newest()?.answer(OVER);
    await settle();
    expect(tabs.map(({ check }) => check.mock.calls.length)).toEqual([1, 0, 0]);
    // Start-up has confirmed it, and the worker has told all tabs.
    for (const { stop } of tabs) stop();
    await time.pass(60_000);
    expect([requests.length, time.pending()]).toEqual([2, 0]);
  });

  it('passes to another tab when its tab is closed', async () => {
    const { requests, tabs, newest } = device(2);
    await settle();
    tabs[0]?.stop();
    await settle();
    expect(requests.map(({ tab }) => tab)).toEqual([0, 1]);
    newest()?.answer(OVER);
    await settle();
    expect(tabs[1]?.check).toHaveBeenCalledOnce();
  });

  it('goes on after a hint that start-up does not confirm, as the server that was asked may not know it yet', async () => {
    const { time, requests, tabs, newest } = device(1);
    await settle();
    newest()?.answer(OVER);
    await time.pass(249);
    expect(requests).toHaveLength(1);
    await time.pass(1);
    newest()?.answer(OVER);
    await settle();
    expect(tabs[0]?.check).toHaveBeenCalledTimes(2);
  });

  it('asks ever less often while it fails, at last as often as the checks by time, and soon again after an answer', async () => {
    const { time, requests, newest } = device(1);
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      await settle();
      const before = requests.length;
      if (failure % 2 === 0) newest()?.fail();
      else newest()?.answer(new Response('', { status: 503 }));
      const from = time.clock.now();
      while (requests.length === before) await time.pass(125);
      waits.push(time.clock.now() - from);
    }
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, INTERVAL_MS, INTERVAL_MS]);
    newest()?.answer(NOT_YET);
    await settle();
    newest()?.fail();
    await time.pass(250);
    expect(requests).toHaveLength(12);
  });

  it('ends where the server has no such path', async () => {
    const { time, requests, newest } = device(1);
    await settle();
    newest()?.answer(new Response('', { status: 404 }));
    await time.pass(120_000);
    expect(requests).toHaveLength(1);
  });
});
