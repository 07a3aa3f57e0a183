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

function setUp(store: StateStore) {
  const sent: WorkerToPage[] = [];
  const relay = maintenanceRelay(store, async (message) => {
    sent.push(message);
  });
  return { relay, sent };
}

describe("the worker's maintenance relay", () => {
  it('sends the headers of a response to every page, once [D1.03]', async () => {
    const { relay, sent } = setUp(memoryState());
    await relay.answered('/graphql', down);
    await relay.answered('/graphql', down);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: 'maintenance/changed', notice: { enabled: true, title: 'Back soon' } });
  });

  it('sends the end, even after a restart in between', async () => {
    const store = memoryState();
    await setUp(store).relay.answered('/graphql', down);
    const restarted = setUp(store);
    await restarted.relay.answered('/graphql', fine);
    expect(restarted.sent).toMatchObject([{ type: 'maintenance/changed', notice: { enabled: false } }]);
  });

  it('sends nothing without maintenance, except on request', async () => {
    const { relay, sent } = setUp(memoryState());
    await relay.answered('/graphql', fine);
    expect(sent).toEqual([]);
    await relay.asked();
    expect(sent).toMatchObject([{ notice: { enabled: false } }]);
  });
});
