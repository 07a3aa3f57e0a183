import { describe, expect, it, vi } from 'vitest';
import type { ProbeOutcome } from '../../../core/wire/answerOrigin.ts';
import { DOUBT_MS, type DoubtMessage } from '../../../core/wire/connectivity.ts';
import { wait } from '../clock.ts';
import type { Tabs } from '../tabs/tabs.ts';
import { fakeTabs } from '../testing/fakeTabs.ts';
import { fakeTime } from '../testing/fakeTime.ts';
import { createConnection } from './connection.ts';

/** One of the tabs of a browser; without a worker, unless the test gives it one. */
function page(time = fakeTime(), [tabs = fakeTabs<DoubtMessage>(1)[0] as Tabs<DoubtMessage>]: readonly Tabs<DoubtMessage>[] = []) {
  // vanishes: nothing responds, and requests fail only by their time limit.
  const network: { answers: ProbeOutcome; vanishes: boolean; delayMs: number } = { answers: 'ours', vanishes: false, delayMs: 0 };
  const probe = vi.fn(async (timeoutMs: number) => {
    const { answers, vanishes, delayMs } = network;
    if (!vanishes && delayMs === 0) return answers;
    const isLate = vanishes || delayMs > timeoutMs;
    await wait(time.timers, isLate ? timeoutMs : delayMs);
    return isLate ? 'none' : answers;
  });
  const worker = { isThere: vi.fn(() => false), report: vi.fn(), ask: vi.fn() };
  const connection = createConnection({ ...time, random: () => 0.5, probe, worker, tabs });
  const answers = vi.fn();
  connection.onAnswer(answers);
  return { time, network, probe, worker, connection, answers };
}

describe('the connection state, judged by evidence', () => {
  it('stays online until a probe confirms a failure, then reports to the worker', async () => {
    const { connection, network, worker, time } = page();
    network.answers = 'none';
    connection.failed();
    await time.pass(DOUBT_MS - 1);
    expect(connection.getSnapshot().online).toBe(true);
    await time.pass(1);
    expect(connection.getSnapshot().online).toBe(false);
    expect(worker.report).toHaveBeenCalledWith(expect.objectContaining({ online: false }), time.clock.now());
  });

  it('is offline and foreign while something else answers, and live again without a reload', async () => {
    const { connection, network, worker, time, answers } = page();
    network.answers = 'foreign';
    connection.foreign();
    expect(connection.getSnapshot().online).toBe(true);
    await time.pass(0);
    expect(connection.getSnapshot()).toMatchObject({ online: false, foreign: 'page' });
    expect(worker.report).toHaveBeenCalledWith({ online: false, since: time.clock.now(), foreign: 'page' }, time.clock.now());
    network.answers = 'error';
    await time.pass(1000);
    expect(connection.getSnapshot()).toMatchObject({ online: false, foreign: 'error' });
    network.answers = 'none';
    await time.pass(1000);
    expect(connection.getSnapshot().foreign).toBeUndefined();
    expect(answers).not.toHaveBeenCalled();
    network.answers = 'ours';
    await time.pass(2000);
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
    await time.pass(6000 + DOUBT_MS);
    expect(connection.getSnapshot().online).toBe(false);
  });

  it('a person’s press asks at once: while quiet, and after minutes offline, when probes are rare', async () => {
    const { connection, network, probe, time } = page();
    connection.hurry();
    expect(probe).not.toHaveBeenCalled();
    await time.pass(1500);
    network.answers = 'none';
    connection.hurry();
    await time.pass(DOUBT_MS);
    expect(connection.getSnapshot().online).toBe(false);
    await time.pass(400_000);
    probe.mockClear();
    connection.hurry();
    expect(probe).toHaveBeenCalledOnce();
    await time.pass(6000);
    expect(probe).toHaveBeenCalledTimes(4);
  });

  it('stays online when only one request was cut', async () => {
    const { connection, probe, time } = page();
    connection.failed();
    await time.pass(0);
    expect(probe).toHaveBeenCalledOnce();
    expect(connection.getSnapshot().online).toBe(true);
  });

  it('recovers by itself: probes after 1, 2, 3 seconds, at most 20 times in two minutes, after three minutes every 15 seconds', async () => {
    const { connection, network, probe, time } = page();
    network.answers = 'none';
    connection.failed();
    await time.pass(DOUBT_MS);
    const probes = async (ms: number): Promise<number> => {
      const before = probe.mock.calls.length;
      await time.pass(ms);
      return probe.mock.calls.length - before;
    };
    expect([await probes(1000), await probes(2000), await probes(3000), await probes(3000)]).toEqual([1, 1, 1, 1]);
    expect(await probes(111_000)).toBeLessThanOrEqual(16);
    await time.pass(80_000);
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
      await time.pass(DOUBT_MS + outageMs);
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
    await time.pass(4000 + DOUBT_MS);
    expect(connection.getSnapshot().online).toBe(false);
    // The probes after 1 and 3 s are lost, and fail only 4 s later. The one after 6 s is answered.
    await time.pass(5500);
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
    await time.pass(1499 + DOUBT_MS);
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
    await time.pass(DOUBT_MS);
    connection.receive({ online: true, since: 7 });
    expect(answers).toHaveBeenCalledTimes(3);
  });

  it("accepts the worker's state, which may come from another tab", async () => {
    const { connection, worker, time } = page();
    const since = time.clock.now();
    connection.receive({ online: false, since });
    expect(connection.getSnapshot()).toEqual({ online: false, since });
    expect(worker.report).not.toHaveBeenCalled();
    await time.pass(1000);
    connection.answered();
    expect(connection.getSnapshot().online).toBe(true);
    expect(worker.report).toHaveBeenCalledWith(expect.objectContaining({ online: true }), expect.any(Number));
  });

  it('probes at once on a hint', async () => {
    const { connection, network, time, worker } = page();
    network.answers = 'none';
    connection.check();
    await time.pass(DOUBT_MS);
    expect(connection.getSnapshot().online).toBe(false);
    expect(worker.ask).toHaveBeenCalled();
    network.answers = 'ours';
    await time.pass(1000);
    connection.check();
    await time.pass(0);
    expect(connection.getSnapshot().online).toBe(true);
  });

  it('is decided after three round trips as measured last, and no sooner', async () => {
    const { connection, network, time } = page();
    network.delayMs = 1600;
    connection.suspect(1500);
    await time.pass(10_000);
    expect(connection.getSnapshot().online).toBe(true);
    network.vanishes = true;
    connection.suspect(1500);
    await time.pass(3 * 1600 + 499 + DOUBT_MS);
    expect(connection.getSnapshot().online).toBe(true);
    await time.pass(1);
    expect(connection.getSnapshot().online).toBe(false);
  });

  it('lasts a second at least, so that nothing flickers', async () => {
    const { connection, network, time } = page();
    network.answers = 'none';
    connection.failed();
    await time.pass(DOUBT_MS);
    network.answers = 'ours';
    connection.answered();
    expect(connection.getSnapshot().online).toBe(false);
    await time.pass(1000);
    expect(connection.getSnapshot().online).toBe(true);
  });
});

describe('a page without a websocket, while only the health path is slow', () => {
  /** How often the state changes in a minute. */
  async function flipsOf(...pages: readonly ReturnType<typeof page>[]): Promise<readonly number[]> {
    const flips = pages.map(() => 0);
    for (const [place, { connection }] of pages.entries())
      connection.subscribe(() => {
        flips[place] = (flips[place] ?? 0) + 1;
      });
    await pages[0]?.time.pass(60_000);
    return flips;
  }

  it.each([1200, 2600])('never goes offline by answers that take %i ms', async (delayMs) => {
    const alone = page();
    alone.network.delayMs = delayMs;
    alone.connection.watch(() => true);
    expect(await flipsOf(alone)).toEqual([0]);
  });

  it.each([1200, 2600, 6000])('believes the tab beside it, which has prices, with answers that take %i ms', async (delayMs) => {
    const time = fakeTime();
    const [one, other] = fakeTabs<DoubtMessage>(2) as [Tabs<DoubtMessage>, Tabs<DoubtMessage>];
    const [casino, live] = [page(time, [one]), page(time, [other])];
    casino.network.delayMs = delayMs;
    casino.connection.watch(() => true);
    // A price in every second.
    live.connection.listenTo(() => time.clock.now() - (time.clock.now() % 1000));
    expect(await flipsOf(casino, live)).toEqual([0, 0]);
    // Messages that still come prove nothing of what is sent.
    live.network.vanishes = true;
    live.connection.suspect(1500);
    await time.pass(1500 + DOUBT_MS);
    expect(live.connection.getSnapshot().online).toBe(false);
  });
});

describe('a page with a worker', () => {
  it('leaves the probes while offline to the worker, and probes itself where that does not answer', async () => {
    const { connection, network, probe, worker, time } = page();
    worker.isThere.mockReturnValue(true);
    worker.ask.mockImplementation(() => connection.receive(connection.getSnapshot()));
    network.answers = 'none';
    connection.failed();
    await time.pass(DOUBT_MS);
    probe.mockClear();
    await time.pass(120_000);
    expect(probe).not.toHaveBeenCalled();
    expect(worker.ask.mock.calls.length).toBeLessThanOrEqual(20);
    worker.ask.mockImplementation(() => undefined);
    await time.pass(10_000);
    expect(probe).toHaveBeenCalled();
  });

  it('keeps its state against a decision that is older than its newest answer', async () => {
    const { connection, worker, time } = page();
    await time.pass(10);
    connection.answered();
    connection.receive({ online: false, since: time.clock.now() - 5 });
    expect(connection.getSnapshot().online).toBe(true);
    expect(worker.report).toHaveBeenCalledWith(expect.objectContaining({ online: true }), time.clock.now());
  });
});
