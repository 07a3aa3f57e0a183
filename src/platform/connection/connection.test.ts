import { describe, expect, it, vi } from 'vitest';
import type { ProbeOutcome } from '../../../core/answerOrigin.ts';
import { wait } from '../clock.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createConnection } from './connection.ts';

function page() {
  const time = fakeTime();
  // vanishes: nothing responds, and requests fail only by their time limit.
  const network: { answers: ProbeOutcome; vanishes: boolean } = { answers: 'ours', vanishes: false };
  const probe = vi.fn(async (timeoutMs: number) => {
    if (!network.vanishes) return network.answers;
    await wait(time.timers, timeoutMs);
    return 'none';
  });
  const worker = { report: vi.fn(), ask: vi.fn() };
  const connection = createConnection({ ...time, random: () => 0.5, probe, worker });
  const answers = vi.fn();
  connection.onAnswer(answers);
  return { time, network, probe, worker, connection, answers };
}

describe('the connection state, judged by evidence', () => {
  it('stays online until a probe confirms a failure, then reports to the worker', async () => {
    const { connection, network, worker, time } = page();
    network.answers = 'none';
    connection.failed();
    expect(connection.getSnapshot().online).toBe(true);
    await time.pass(0);
    expect(connection.getSnapshot().online).toBe(false);
    expect(worker.report).toHaveBeenCalledWith(expect.objectContaining({ online: false }), time.clock.now());
  });

  it('is offline and foreign while something else answers, and live again without a reload', async () => {
    const { connection, network, worker, time, answers } = page();
    network.answers = 'foreign';
    connection.foreign();
    expect(connection.getSnapshot().online).toBe(true);
    await time.pass(0);
    expect(connection.getSnapshot()).toMatchObject({ online: false, foreign: true });
    expect(worker.report).toHaveBeenCalledWith({ online: false, since: time.clock.now(), foreign: true }, time.clock.now());
    network.answers = 'none';
    await time.pass(1500);
    expect(connection.getSnapshot().foreign).toBeUndefined();
    expect(answers).not.toHaveBeenCalled();
    network.answers = 'ours';
    await time.pass(1500);
    expect(connection.getSnapshot().online).toBe(true);
  });

  it('a page without a websocket notices a hole within six seconds, and one that may not probe does not look', async () => {
    const { connection, network, probe, time } = page();
    let mayProbe = false;
    connection.watch(() => mayProbe);
    await time.pass(20_000);
    expect(probe).not.toHaveBeenCalled();
    mayProbe = true;
    await time.pass(30_000);
    expect(probe.mock.calls.length).toBeLessThanOrEqual(10);
    expect(connection.getSnapshot().online).toBe(true);
    network.vanishes = true;
    await time.pass(6000);
    expect(connection.getSnapshot().online).toBe(false);
  });

  it('a person’s press asks at once: while quiet, and after minutes offline, when probes are rare', async () => {
    const { connection, network, probe, time } = page();
    connection.hurry();
    expect(probe).not.toHaveBeenCalled();
    await time.pass(1500);
    network.answers = 'none';
    connection.hurry();
    await time.pass(0);
    expect(connection.getSnapshot().online).toBe(false);
    await time.pass(400_000);
    probe.mockClear();
    connection.hurry();
    expect(probe).toHaveBeenCalledOnce();
    await time.pass(10_000);
    expect(probe.mock.calls.length).toBeGreaterThan(5);
  });

  it('stays online when only one request was cut', async () => {
    const { connection, probe, time } = page();
    connection.failed();
    await time.pass(0);
    expect(probe).toHaveBeenCalledOnce();
    expect(connection.getSnapshot().online).toBe(true);
  });

  it('recovers by itself: probes after 1 second, then every 1.5, after three minutes every 15 seconds', async () => {
    const { connection, network, probe, time } = page();
    network.answers = 'none';
    connection.failed();
    await time.pass(0);
    const probes = async (ms: number): Promise<number> => {
      const before = probe.mock.calls.length;
      await time.pass(ms);
      return probe.mock.calls.length - before;
    };
    expect(await probes(1000)).toBe(1);
    expect(await probes(180_000)).toBe(120);
    expect(await probes(60_000)).toBe(4);
    network.answers = 'ours';
    await time.pass(15_000);
    expect(connection.getSnapshot().online).toBe(true);
    expect(time.pending()).toBe(0);
  });

  it('recovers as fast from a second outage after a long one', async () => {
    const { connection, network, time } = page();
    for (const outageMs of [200_000, 0]) {
      network.answers = 'none';
      connection.failed();
      await time.pass(outageMs);
      expect(connection.getSnapshot().online).toBe(false);
      network.answers = 'ours';
      await time.pass(outageMs === 0 ? 1000 : 15_000);
      expect(connection.getSnapshot().online).toBe(true);
    }
  });

  it('sends one probe for all requests that fail within a second', async () => {
    const { connection, network, probe, time } = page();
    network.vanishes = true;
    for (const ms of [0, 500, 499]) {
      await time.pass(ms);
      connection.failed();
      connection.failed();
    }
    expect(probe).toHaveBeenCalledTimes(1);
    await time.pass(1);
    connection.failed();
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('recovers with the first answered probe while earlier probes are still unanswered', async () => {
    const { connection, network, time } = page();
    network.vanishes = true;
    connection.failed();
    await time.pass(4000);
    expect(connection.getSnapshot().online).toBe(false);
    // The probes of 5 and 6.5 s are lost, and fail only at 9 and 10.5 s. The one of 8 s is answered.
    await time.pass(3500);
    network.vanishes = false;
    await time.pass(499);
    expect(connection.getSnapshot().online).toBe(false);
    await time.pass(1);
    expect(connection.getSnapshot().online).toBe(true);
    // The lost probes fail later and change nothing.
    await time.pass(10_000);
    expect(connection.getSnapshot().online).toBe(true);
  });

  it('goes offline within the time limit when a silent websocket raises a suspicion and nothing responds', async () => {
    const { connection, network, time } = page();
    network.vanishes = true;
    connection.suspect(1500);
    await time.pass(1499);
    expect(connection.getSnapshot().online).toBe(true);
    await time.pass(1);
    expect(connection.getSnapshot().online).toBe(false);
  });

  it('stays online when any response is received while a suspicion is probed', async () => {
    const { connection, network, time } = page();
    network.vanishes = true;
    connection.suspect(1500);
    await time.pass(1000);
    connection.answered();
    await time.pass(60_000);
    expect(connection.getSnapshot().online).toBe(true);
  });

  it('calls its listeners at every good response: a request, a probe, the worker', async () => {
    const { connection, network, time, answers } = page();
    connection.answered();
    expect(answers).toHaveBeenCalledTimes(1);
    connection.check();
    await time.pass(0);
    expect(answers).toHaveBeenCalledTimes(2);
    network.answers = 'none';
    connection.check();
    await time.pass(0);
    connection.receive({ online: true, since: 7 });
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it("accepts the worker's state, which may come from another tab", async () => {
    const { connection, worker } = page();
    connection.receive({ online: false, since: 7 });
    expect(connection.getSnapshot()).toEqual({ online: false, since: 7 });
    expect(worker.report).not.toHaveBeenCalled();
    connection.answered();
    expect(connection.getSnapshot().online).toBe(true);
    expect(worker.report).toHaveBeenCalledWith(expect.objectContaining({ online: true }), expect.any(Number));
  });

  it('probes at once on a hint', async () => {
    const { connection, network, time, worker } = page();
    network.answers = 'none';
    connection.check();
    await time.pass(0);
    expect(connection.getSnapshot().online).toBe(false);
    expect(worker.ask).toHaveBeenCalled();
    network.answers = 'ours';
    connection.check();
    await time.pass(0);
    expect(connection.getSnapshot().online).toBe(true);
  });
});
