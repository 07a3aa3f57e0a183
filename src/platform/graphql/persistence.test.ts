import { gql, InMemoryCache } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../externalStore.ts';
import { type KeyValue, memoryKeyValue } from '../storage/keyValue.ts';
import type { Owner } from '../storage/persistedValue.ts';
import { cachePersistence } from './persistence.ts';

const query = gql`
  query LiveEventsCount {
    liveEventsCount {
      count
    }
  }
`;

function page(storage: KeyValue, schemaVersion = 'v1', owner: Owner = { brand: 'tsb', playerAlias: null }) {
  const cache = new InMemoryCache();
  const report = vi.fn();
  const persistence = cachePersistence({ cache, storage, owner: createStore(owner), schemaVersion, report });
  return { cache, persistence, report };
}

const stored = JSON.stringify({
  ROOT_QUERY: { __typename: 'Query', liveEventsCount: { __typename: 'LiveEventsCount', count: 7 } },
});

describe('the persisted Apollo cache', () => {
  it('is restored after a reload', async () => {
    const storage = memoryKeyValue();
    const before = page(storage);
    await before.persistence.start();
    before.cache.writeQuery({ query, data: { liveEventsCount: { __typename: 'LiveEventsCount', count: 7 } } });
    await vi.waitFor(async () => expect(await storage.get('tsb/anonymous/apollo-v1')).toContain('7'), { timeout: 5000 });
    const after = page(storage);
    await after.persistence.start();
    expect(after.cache.readQuery({ query })).toEqual({ liveEventsCount: { __typename: 'LiveEventsCount', count: 7 } });
  });

  it('is separate for every contract, brand and user, and older contracts are removed', async () => {
    const storage = memoryKeyValue();
    await storage.set('tsb/anonymous/apollo-v1', stored);
    for (const other of [
      page(storage, 'v1', { brand: 'hwc', playerAlias: null }),
      page(storage, 'v1', { brand: 'tsb', playerAlias: 'p1' }),
      page(storage, 'v2'),
    ]) {
      await other.persistence.start();
      expect(other.cache.readQuery({ query })).toBeNull();
    }
    expect(await storage.get('tsb/anonymous/apollo-v1')).toBeUndefined();
  });

  it('is dropped and reported when it cannot be read, and the page continues', async () => {
    const storage = memoryKeyValue();
    await storage.set('tsb/anonymous/apollo-v1', '{broken');
    const { persistence, report } = page(storage);
    await persistence.start();
    expect(report).toHaveBeenCalledOnce();
    expect(await storage.get('tsb/anonymous/apollo-v1')).toBeUndefined();
  });

  it('is dropped after three starts that never became healthy', async () => {
    const storage = memoryKeyValue();
    await storage.set('tsb/anonymous/apollo-v1', stored);
    for (let start = 0; start < 3; start += 1) await page(storage).persistence.start();
    const fourth = page(storage);
    await fourth.persistence.start();
    expect(fourth.cache.readQuery({ query })).toBeNull();
  });

  it('is removed for every user and contract when the worker stores the catalogue, and not written any more', async () => {
    const storage = memoryKeyValue();
    for (const name of ['tsb/anonymous/apollo-v1', 'tsb/p1/apollo-v0', 'tsb/p1/betslip']) await storage.set(name, stored);
    const { cache, persistence } = page(storage);
    await persistence.forget();
    vi.useFakeTimers();
    cache.writeQuery({ query, data: { liveEventsCount: { __typename: 'LiveEventsCount', count: 8 } } });
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(await storage.keys()).toEqual(['tsb/p1/betslip']);
  });

  it('survives starts that became healthy', async () => {
    const storage = memoryKeyValue();
    await storage.set('tsb/anonymous/apollo-v1', stored);
    for (let start = 0; start < 5; start += 1) {
      const healthy = page(storage);
      await healthy.persistence.start();
      await healthy.persistence.healthy();
      expect(healthy.cache.readQuery({ query })).not.toBeNull();
    }
  });
});
