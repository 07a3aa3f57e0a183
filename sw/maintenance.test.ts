import { describe, expect, it } from 'vitest';
import type { WorkerToPage } from '../core/messages.ts';
import { maintenanceRelay } from './maintenance.ts';
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

const headers: Record<string, string> = {
  'x-maintenance-mode-enabled': 'true',
  'x-maintenance-mode-title': 'Back%20soon',
  'x-maintenance-mode-refresh-interval-seconds': '5',
};

const down = new Response('', { status: 503, headers });
const fine = new Response('');

function relay(store: StateStore) {
  const told: WorkerToPage[] = [];
  const keeper = maintenanceRelay(store, async (message) => {
    told.push(message);
  });
  return { keeper, told };
}

describe("the worker's maintenance relay", () => {
  it('tells every page what the headers of a response say, once [D1.03]', async () => {
    const { keeper, told } = relay(memoryState());
    await keeper.answered('/graphql', down);
    await keeper.answered('/graphql', down);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ type: 'maintenance/changed', notice: { enabled: true, title: 'Back soon' } });
  });

  it('tells of the end, even after a restart in between', async () => {
    const store = memoryState();
    await relay(store).keeper.answered('/graphql', down);
    const restarted = relay(store);
    await restarted.keeper.answered('/graphql', fine);
    expect(restarted.told).toMatchObject([{ type: 'maintenance/changed', notice: { enabled: false } }]);
  });

  it('says nothing where there is nothing to say', async () => {
    const { keeper, told } = relay(memoryState());
    await keeper.answered('/graphql', fine);
    expect(told).toEqual([]);
    await keeper.asked();
    expect(told).toMatchObject([{ notice: { enabled: false } }]);
  });
});
