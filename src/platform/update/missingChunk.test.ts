import { expect, it, vi } from 'vitest';
import { onMissingChunk } from './missingChunk.ts';

async function outcome(facts: { online?: boolean; reachable?: boolean; held?: boolean; mayReload?: boolean }): Promise<string> {
  const { online = true, reachable = true, held = false, mayReload = true } = facts;
  const done = vi.fn<(what: string) => void>();
  await onMissingChunk({
    isOnline: () => online,
    isReachable: async () => reachable,
    update: { getSnapshot: () => ({ offers: 0, outdated: false, held }), partMissing: () => done('offered') },
    mayReload: () => mayReload,
    reload: () => done('reloaded'),
  });
  return done.mock.calls.flat().join(' ');
}

it('a missing chunk reloads the page once, and then offers a newer version', async () => {
  expect(await outcome({})).toBe('reloaded');
  expect(await outcome({ mayReload: false })).toBe('offered');
});

it('a missing chunk never reloads over a bet in flight', async () => {
  expect(await outcome({ held: true })).toBe('offered');
});

it('a missing chunk does nothing while offline, or where something else answers for the server', async () => {
  expect([await outcome({ online: false }), await outcome({ reachable: false })]).toEqual(['', '']);
});
