import { describe, expect, it, vi } from 'vitest';
import { err, ok, type Result } from '../../../core/result.ts';
import type { RequestFailure } from '../graphql/request.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createStartup, outageOf, POLL_MS, type StartupData } from './startup.ts';

const data = { anonymousToken: 'anonymous' } as StartupData;

function page() {
  const time = fakeTime();
  const answer: { next: Result<StartupData, RequestFailure> } = { next: ok(data) };
  const request = vi.fn(async () => answer.next);
  const renew = vi.fn(async () => undefined);
  const report = vi.fn();
  const network = { isOnline: true };
  const isOnline = (): boolean => network.isOnline;
  const startup = createStartup({ timers: time.timers, isOnline, request, renew, report });
  return { time, answer, network, request, renew, report, startup };
}

describe('startup', () => {
  it('is loading, then done, an error or maintenance, with the region of the last answer', async () => {
    const { startup, answer } = page();
    expect(startup.getSnapshot()).toEqual({ state: 'loading', data: null, cfWaitingRoom: null, failure: null });
    const regionalMetadata = { currentRegionCode: 'US-NJ' } as StartupData['regionalMetadata'];
    answer.next = ok({ ...data, regionalMetadata });
    await startup.load();
    expect(startup.getSnapshot()).toEqual({
      state: 'done',
      data: { ...data, regionalMetadata },
      cfWaitingRoom: null,
      failure: null,
    });
    answer.next = err({ kind: 'unreachable' });
    await startup.load();
    expect(startup.getSnapshot()).toMatchObject({ state: 'error', data: { regionalMetadata } });
    answer.next = err({ kind: 'maintenance' });
    await startup.load();
    expect(startup.getSnapshot()).toMatchObject({ state: 'maintenance_mode', data: { regionalMetadata } });
  });

  it('is not asked by time while offline: neither the poll of a player nor the retry of a first call', async () => {
    const { startup, request, network, time, answer } = page();
    answer.next = err({ kind: 'unreachable' });
    await startup.load();
    network.isOnline = false;
    startup.poll(true);
    await time.pass(20 * POLL_MS);
    expect(request).toHaveBeenCalledOnce();
    network.isOnline = true;
    await time.pass(POLL_MS);
    expect(request.mock.calls.length).toBeGreaterThan(1);
  });

  it('is polled every 10 s while logged in', async () => {
    const { startup, request, time } = page();
    expect(POLL_MS).toBe(10_000);
    await startup.load();
    await time.pass(60_000);
    expect(request).toHaveBeenCalledTimes(1);
    startup.poll(true);
    startup.poll(true);
    await time.pass(30_000);
    expect(request).toHaveBeenCalledTimes(4);
    startup.poll(false);
    await time.pass(60_000);
    expect(request).toHaveBeenCalledTimes(4);
  });

  it('is retried up to three times, 300 ms apart, on unauthenticated', async () => {
    const { startup, request, answer, time } = page();
    answer.next = err({ kind: 'unauthenticated' });
    void startup.load();
    await time.pass(299);
    expect(request).toHaveBeenCalledTimes(1);
    await time.pass(1);
    expect(request).toHaveBeenCalledTimes(2);
    await time.pass(5000);
    expect(request).toHaveBeenCalledTimes(4);
    expect(startup.getSnapshot().state).toBe('error');
  });

  it('a startup that fails is reported as an error; earlier data stays', async () => {
    const { startup, answer, report } = page();
    await startup.load();
    answer.next = err({ kind: 'unreachable' });
    await startup.load();
    expect(startup.getSnapshot()).toMatchObject({ state: 'error', data });
    expect(report).toHaveBeenCalledOnce();
  });

  it('a startup that fails is tried again every 10 s until it is answered; before any answer it is an outage', async () => {
    const { startup, answer, request, time } = page();
    expect(outageOf(startup.getSnapshot())).toBe('no');
    answer.next = err({ kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] });
    await startup.load();
    expect(outageOf(startup.getSnapshot())).toBe('yes');
    await time.pass(POLL_MS);
    expect(request).toHaveBeenCalledTimes(2);
    answer.next = err({ kind: 'unreachable' });
    await time.pass(POLL_MS);
    expect(outageOf(startup.getSnapshot())).toBe('suspected');
    answer.next = ok(data);
    await time.pass(POLL_MS);
    expect(outageOf(startup.getSnapshot())).toBe('no');
    answer.next = err({ kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] });
    await startup.load();
    expect(outageOf(startup.getSnapshot())).toBe('no');
    expect(request).toHaveBeenCalledTimes(5);
    answer.next = ok(data);
    await time.pass(POLL_MS);
    expect(startup.getSnapshot().state).toBe('done');
    await time.pass(60_000);
    expect(request).toHaveBeenCalledTimes(6);
  });

  it('shows the waiting room, polls, and does not count it as a failure', async () => {
    const { startup, answer, report, request, time } = page();
    answer.next = err({ kind: 'waitingRoom', refreshIntervalSeconds: 5 });
    await startup.load();
    expect(startup.getSnapshot()).toMatchObject({
      state: 'loading',
      cfWaitingRoom: { inWaitingRoom: true, refreshIntervalSeconds: 5 },
    });
    expect(report).not.toHaveBeenCalled();
    await time.pass(5000);
    expect(request).toHaveBeenCalledTimes(2);
    answer.next = ok(data);
    await time.pass(5000);
    expect(startup.getSnapshot()).toMatchObject({ state: 'done', cfWaitingRoom: null });
    await time.pass(60_000);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it.each([
    [null, 30],
    [5, 5],
  ])(
    'in the waiting room with the interval %s polls in %i s: 30 unless the server sends another number',
    async (intervalSeconds, seconds) => {
      const { startup, answer, request, time } = page();
      answer.next = err({ kind: 'waitingRoom', refreshIntervalSeconds: intervalSeconds });
      await startup.load();
      expect(startup.getSnapshot().cfWaitingRoom?.refreshIntervalSeconds).toBe(seconds);
      await time.pass(seconds * 1000 - 1);
      expect(request).toHaveBeenCalledTimes(1);
      await time.pass(1);
      expect(request).toHaveBeenCalledTimes(2);
    },
  );

  it('in maintenance is maintenance_mode', async () => {
    const { startup, answer } = page();
    answer.next = err({ kind: 'maintenance' });
    await startup.load();
    expect(startup.getSnapshot().state).toBe('maintenance_mode');
  });

  it('sends one request for two simultaneous calls', async () => {
    const { startup, request } = page();
    await Promise.all([startup.load(), startup.load()]);
    expect(request).toHaveBeenCalledOnce();
  });
});
