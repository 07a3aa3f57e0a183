import { describe, expect, it } from 'vitest';
import { probeDelayMs } from '../core/wire/connectivity.ts';
import type { WorkerToPage } from '../core/wire/messages.ts';
import { createConnectivityTracker } from './connectivity.ts';
import type { StateStore } from './stateStore.ts';

function memoryState(): StateStore {
  const values = new Map<string, unknown>();
  return {
    read: async (key) => values.get(key),
    write: async (key, value) => {
      values.set(key, value);
    },
  };
}

function worker(
  store: StateStore,
  network: { up: boolean },
  answers: (since: number) => void = () => undefined,
  clock = { now: 5 },
) {
  const sent: boolean[] = [];
  let probes = 0;
  const tracker = createConnectivityTracker({
    store,
    now: () => clock.now,
    wait: async () => undefined,
    doubt: (message) => 'since' in message && answers(message.since),
    probe: async () => {
      probes += 1;
      return network.up ? 'ours' : 'none';
    },
    broadcast: async (message: WorkerToPage) => {
      if (message.type === 'connectivity/changed') sent.push(message.connectivity.online);
    },
  });
  return { tracker, sent, probes: () => probes };
}

describe("the worker's offline state", () => {
  it('is online until a failed probe confirms a failed request', async () => {
    const { tracker, sent } = worker(memoryState(), { up: false });
    expect((await tracker.current()).online).toBe(true);
    await tracker.failed();
    expect(await tracker.current()).toEqual({ online: false, since: 5 });
    expect(sent).toEqual([false]);
  });

  it('stays online when only one request was cut', async () => {
    const { tracker, sent, probes } = worker(memoryState(), { up: true });
    await tracker.failed();
    expect((await tracker.current()).online).toBe(true);
    expect(probes()).toBe(1);
    expect(sent).toEqual([]);
  });

  it('survives a restart of the worker', async () => {
    const store = memoryState();
    await worker(store, { up: false }).tracker.failed();
    const restarted = worker(store, { up: false });
    expect((await restarted.tracker.current()).online).toBe(false);
  });

  it('ends with any response and is sent to every page once', async () => {
    const clock = { now: 5 };
    const { tracker, sent } = worker(memoryState(), { up: false }, undefined, clock);
    await tracker.failed();
    clock.now += 1000;
    await tracker.answered();
    await tracker.answered();
    expect(sent).toEqual([false, true]);
  });

  it('is checked over the network when a page requests it while offline', async () => {
    const network = { up: false };
    const clock = { now: 5 };
    const { tracker, sent } = worker(memoryState(), network, undefined, clock);
    await tracker.failed();
    network.up = true;
    clock.now += 1000;
    await tracker.requested(false);
    expect(sent).toEqual([false, false, true]);
  });

  it('follows the reports of pages', async () => {
    const { tracker } = worker(memoryState(), { up: true });
    await tracker.reported({ online: false }, 5);
    expect((await tracker.current()).online).toBe(false);
    await tracker.reported({ online: true }, 6);
    expect((await tracker.current()).online).toBe(true);
  });

  it('sends one probe for many failures at the same time', async () => {
    const { tracker, probes } = worker(memoryState(), { up: true });
    await Promise.all([tracker.failed(), tracker.failed(), tracker.failed()]);
    expect(probes()).toBeLessThanOrEqual(2);
  });

  it('is probed for all tabs together: with growing pauses, and at once where a person waits', async () => {
    const clock = { now: 5 };
    const { tracker, probes } = worker(memoryState(), { up: false }, undefined, clock);
    await tracker.failed();
    const probesBefore = probes();
    // Four tabs, each by its own timers.
    const times = [0.8, 0.95, 1.1, 1.2].flatMap((pace) => {
      let at = 0;
      return Array.from({ length: 30 }, (_, attempt) => (at += probeDelayMs(attempt) * pace));
    });
    for (const at of times.filter((time) => time <= 120_000).sort((one, other) => one - other)) {
      clock.now = 5 + at;
      await tracker.requested(false);
    }
    expect(probes() - probesBefore).toBeLessThanOrEqual(20);
    expect(probes() - probesBefore).toBeGreaterThan(12);
    const before = probes();
    await tracker.requested(true);
    expect(probes() - before).toBe(1);
  });

  it('stays online where a page has had an answer since the probe began, and does not believe an older report', async () => {
    const { tracker, sent } = worker(memoryState(), { up: false }, (since) => tracker.heard({ heardAt: since + 1 }));
    await tracker.failed();
    await tracker.reported({ online: false }, 4);
    expect([(await tracker.current()).online, sent]).toEqual([true, []]);
  });
});
