import { describe, expect, it, vi } from 'vitest';
import { err, ok, type Result } from '../../../core/result.ts';
import type { RequestFailure } from '../graphql/request.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createHeartbeat } from './heartbeat.ts';

function page() {
  const time = fakeTime();
  const network = { up: true, reachable: true, over: false };
  const answer: { next: Result<'OK' | 'TIME_LIMIT_EXCEEDED', RequestFailure> } = { next: ok('OK') };
  const send = vi.fn(async (_elapsedSeconds: number) => answer.next);
  const markOffline = vi.fn();
  const logOut = vi.fn(async () => undefined);
  const report = vi.fn();
  const heartbeat = createHeartbeat({
    ...time,
    markOffline,
    send,
    logOut,
    report,
    isOnline: () => network.up,
    isReachable: async () => network.reachable,
    isOver: () => network.over,
  });
  return { time, network, answer, send, markOffline, logOut, report, heartbeat };
}

describe('the heartbeat', () => {
  it('is sent at the interval of the metadata with the elapsed seconds', async () => {
    const { heartbeat, send, time } = page();
    heartbeat.start(60);
    await time.pass(180_000);
    expect(send.mock.calls).toEqual([[60], [60], [60]]);
  });

  it('logs out when the time limit is exceeded', async () => {
    const { heartbeat, answer, logOut, time } = page();
    answer.next = ok('TIME_LIMIT_EXCEEDED');
    heartbeat.start(60);
    await time.pass(60_000);
    expect(logOut).toHaveBeenCalledWith('heartbeat');
  });

  it('is skipped offline: triggers a connection check and sends nothing', async () => {
    const { heartbeat, network, send, markOffline, time } = page();
    heartbeat.start(60);
    network.up = false;
    await time.pass(120_000);
    expect(send).not.toHaveBeenCalled();
    expect(markOffline).toHaveBeenCalledTimes(2);
    network.up = true;
    await time.pass(60_000);
    expect(send.mock.calls).toEqual([[180]]);
  });

  it('is skipped when no time has elapsed', async () => {
    const time = fakeTime();
    const send = vi.fn(async () => ok('OK' as const));
    const heartbeat = createHeartbeat({
      // A clock that stands still while timers run.
      clock: { now: () => 0 },
      timers: time.timers,
      isOnline: () => true,
      markOffline: vi.fn(),
      isReachable: async () => true,
      isOver: () => false,
      send,
      logOut: vi.fn(async () => undefined),
      report: vi.fn(),
    });
    heartbeat.start(60);
    await time.pass(120_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('a failed heartbeat is reported and logs out', async () => {
    const { heartbeat, answer, logOut, report, time } = page();
    answer.next = err({ kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] });
    heartbeat.start(60);
    await time.pass(60_000);
    expect(report).toHaveBeenCalledOnce();
    expect(logOut).toHaveBeenCalledWith('technicalIssue');
  });

  it('without an answer of a server that can be reached is repeated once; then it is a failure: reported, and a log-out', async () => {
    const { heartbeat, answer, logOut, report, send, time } = page();
    answer.next = err({ kind: 'unreachable' });
    heartbeat.start(60);
    await time.pass(60_000);
    expect(send.mock.calls).toEqual([[60], [60]]);
    expect(report.mock.calls).toEqual([['heartbeat', new Error('Heartbeat: no answer')]]);
    expect(logOut.mock.calls).toEqual([['technicalIssue']]);
  });

  it('without an answer because the network has just gone is no failure: the next one includes its time', async () => {
    const { heartbeat, answer, logOut, network, send, time } = page();
    answer.next = err({ kind: 'unreachable' });
    network.reachable = false;
    heartbeat.start(60);
    await time.pass(60_000);
    answer.next = ok('OK');
    await time.pass(60_000);
    expect(logOut).not.toHaveBeenCalled();
    expect(send.mock.calls).toEqual([[60], [120]]);
  });

  it('is not sent when the session is over by another timer that it overtook', async () => {
    const { heartbeat, network, send, time } = page();
    heartbeat.start(60);
    network.over = true;
    await time.pass(60_000);
    expect(send).not.toHaveBeenCalled();
  });

  it('counts on from now when the clock was set back', async () => {
    const time = fakeTime();
    const clock = { offsetMs: 0 };
    const send = vi.fn(async (_elapsedSeconds: number) => ok('OK' as const));
    const heartbeat = createHeartbeat({
      clock: { now: () => time.clock.now() + clock.offsetMs },
      timers: time.timers,
      isOnline: () => true,
      isReachable: async () => true,
      isOver: () => false,
      markOffline: vi.fn(),
      logOut: vi.fn(async () => undefined),
      report: vi.fn(),
      send,
    });
    heartbeat.start(60);
    clock.offsetMs = -3_600_000;
    await time.pass(120_000);
    expect(send.mock.calls).toEqual([[60]]);
  });

  it('ends with the session', async () => {
    const { heartbeat, send, time } = page();
    heartbeat.start(60);
    heartbeat.stop();
    await time.pass(300_000);
    expect(send).not.toHaveBeenCalled();
    expect(time.pending()).toBe(0);
  });
});
