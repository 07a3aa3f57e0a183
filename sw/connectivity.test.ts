import { describe, expect, it } from 'vitest';
import type { WorkerToPage } from '../core/messages.ts';
import { connectivityKeeper } from './connectivity.ts';
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
  const told: boolean[] = [];
  let probes = 0;
  const keeper = connectivityKeeper({
    store,
    now: () => 5,
    probe: async () => {
      probes += 1;
      return network.up;
    },
    broadcast: async (message: WorkerToPage) => {
      if (message.type === 'connectivity/changed') told.push(message.connectivity.online);
    },
  });
  return { keeper, told, probes: () => probes };
}

describe("the worker's offline state", () => {
  it('is online until a failed request is confirmed by a failed probe', async () => {
    const { keeper, told } = worker(memoryState(), { up: false });
    expect((await keeper.current()).online).toBe(true);
    await keeper.failed();
    expect(await keeper.current()).toEqual({ online: false, since: 5 });
    expect(told).toEqual([false]);
  });

  it('stays online when only that one request was cut', async () => {
    const { keeper, told, probes } = worker(memoryState(), { up: true });
    await keeper.failed();
    expect((await keeper.current()).online).toBe(true);
    expect(probes()).toBe(1);
    expect(told).toEqual([]);
  });

  it('survives a restart of the worker [D1.04]', async () => {
    const store = memoryState();
    await worker(store, { up: false }).keeper.failed();
    const restarted = worker(store, { up: false });
    expect((await restarted.keeper.current()).online).toBe(false);
  });

  it('ends with any answer and is told to every page once', async () => {
    const { keeper, told } = worker(memoryState(), { up: false });
    await keeper.failed();
    await keeper.answered();
    await keeper.answered();
    expect(told).toEqual([false, true]);
  });

  it('is asked of the network again when a page asks while offline', async () => {
    const network = { up: false };
    const { keeper, told } = worker(memoryState(), network);
    await keeper.failed();
    network.up = true;
    await keeper.asked();
    expect(told).toEqual([false, false, true]);
  });

  it('takes what pages report', async () => {
    const { keeper } = worker(memoryState(), { up: true });
    await keeper.reported(false);
    expect((await keeper.current()).online).toBe(false);
    await keeper.reported(true);
    expect((await keeper.current()).online).toBe(true);
  });

  it('probes once for many failures at a time', async () => {
    const { keeper, probes } = worker(memoryState(), { up: true });
    await Promise.all([keeper.failed(), keeper.failed(), keeper.failed()]);
    expect(probes()).toBeLessThanOrEqual(2);
  });
});
