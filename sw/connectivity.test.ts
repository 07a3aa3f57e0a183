import { describe, expect, it } from 'vitest';
import type { WorkerToPage } from '../core/messages.ts';
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

function worker(store: StateStore, network: { up: boolean }) {
  const sent: boolean[] = [];
  let probes = 0;
  const tracker = createConnectivityTracker({
    store,
    now: () => 5,
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

  it('survives a restart of the worker [D1.04]', async () => {
    const store = memoryState();
    await worker(store, { up: false }).tracker.failed();
    const restarted = worker(store, { up: false });
    expect((await restarted.tracker.current()).online).toBe(false);
  });

  it('ends with any response and is sent to every page once', async () => {
    const { tracker, sent } = worker(memoryState(), { up: false });
    await tracker.failed();
    await tracker.answered();
    await tracker.answered();
    expect(sent).toEqual([false, true]);
  });

  it('is checked over the network when a page requests it while offline', async () => {
    const network = { up: false };
    const { tracker, sent } = worker(memoryState(), network);
    await tracker.failed();
    network.up = true;
    await tracker.asked();
    expect(sent).toEqual([false, false, true]);
  });

  it('follows the reports of pages', async () => {
    const { tracker } = worker(memoryState(), { up: true });
    await tracker.reported({ online: false, foreign: false });
    expect((await tracker.current()).online).toBe(false);
    await tracker.reported({ online: true, foreign: false });
    expect((await tracker.current()).online).toBe(true);
  });

  it('sends one probe for many failures at the same time', async () => {
    const { tracker, probes } = worker(memoryState(), { up: true });
    await Promise.all([tracker.failed(), tracker.failed(), tracker.failed()]);
    expect(probes()).toBeLessThanOrEqual(2);
  });
});
