import { describe, expect, it } from 'vitest';
import type { WorkerToPage } from '../core/wire/messages.ts';
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

const QUERY = new URL('https://tsb.test/graphql?operationName=SportsMenu');
const STARTUP = new URL('https://tsb.test/graphql?operationName=Startup');

function setUp(store: StateStore) {
  const sent: WorkerToPage[] = [];
  const broadcast = async (message: WorkerToPage): Promise<void> => void sent.push(message);
  const relay = maintenanceRelay(store, broadcast);
  return { relay, sent };
}

describe("the worker's maintenance relay", () => {
  it('sends the headers of a response to every page, once', async () => {
    const { relay, sent } = setUp(memoryState());
    await relay.answered(QUERY, down);
    await relay.answered(QUERY, down);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ type: 'maintenance/changed', notice: { enabled: true, title: 'Back soon' } });
  });

  it('sends the end, even after a restart in between', async () => {
    const store = memoryState();
    await setUp(store).relay.answered(QUERY, down);
    const restarted = setUp(store);
    await restarted.relay.answered(STARTUP, fine);
    expect(restarted.sent).toMatchObject([{ type: 'maintenance/changed', notice: { enabled: false } }]);
  });

  it('does not end it with the good answer of another operation, but with a page’s word', async () => {
    const { relay, sent } = setUp(memoryState());
    await relay.answered(QUERY, down);
    await relay.answered(QUERY, fine);
    await relay.answered(STARTUP, down);
    expect(sent).toHaveLength(1);
    await relay.over();
    expect(sent[1]).toMatchObject({ notice: { enabled: false } });
  });

  it('sends nothing without maintenance, except on request', async () => {
    const { relay, sent } = setUp(memoryState());
    await relay.answered(STARTUP, fine);
    expect(sent).toEqual([]);
    await relay.requested();
    expect(sent).toMatchObject([{ notice: { enabled: false } }]);
  });

  it('begins it with the good answer to a probe that speaks of it, and ends it with none', async () => {
    const { relay, sent } = setUp(memoryState());
    await relay.probed({ headers: new Headers(headers) });
    await relay.probed({ headers: new Headers() });
    expect(sent).toMatchObject([{ notice: { enabled: true, title: 'Back soon' } }]);
  });

  it.each([
    [200, 0],
    [499, 0],
    [500, 1],
  ] as const)('relays an answer with status %i %i times', async (status, times) => {
    const { relay, sent } = setUp(memoryState());
    await relay.answered(QUERY, { status, headers: new Headers(headers) });
    expect(sent).toHaveLength(times);
  });
});
