import { expect, it, vi } from 'vitest';
import type { UnfinishedKind } from '../unfinished/unfinished.ts';
import { onMissingChunk } from './missingChunk.ts';

async function outcome(facts: {
  online?: boolean;
  reachable?: boolean;
  things?: readonly UnfinishedKind[];
  mayReload?: boolean;
}): Promise<string> {
  const { online = true, reachable = true, things = [], mayReload = true } = facts;
  const done = vi.fn<(what: string) => void>();
  await onMissingChunk({
    isOnline: () => online,
    isReachable: async () => reachable,
    unfinished: { getSnapshot: () => things.map((kind) => ({ kind, text: 'Your deposit is not finished' })) },
    update: { partMissing: () => done('offered') },
    mayReload: () => mayReload,
    reload: () => done('reloaded'),
  });
  return done.mock.calls.flat().join(' ');
}

it('a missing chunk reloads the page once, and then offers a newer version', async () => {
  expect(await outcome({})).toBe('reloaded');
  expect(await outcome({ mayReload: false })).toBe('offered');
});

it('a missing chunk never reloads over something unfinished', async () => {
  expect(await outcome({ things: ['form'] })).toBe('offered');
});

it('a missing chunk does nothing while offline, or where something else answers for the server', async () => {
  expect([await outcome({ online: false }), await outcome({ reachable: false })]).toEqual(['', '']);
});
