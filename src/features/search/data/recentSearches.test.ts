import { expect, it } from 'vitest';
import { createStore } from '../../../platform/externalStore.ts';
import { memoryKeyValue } from '../../../platform/storage/keyValue.ts';
import { createPersistedValue, forgetUser, type Owner, type PersistedMessage } from '../../../platform/storage/persistedValue.ts';
import { fakeTabs } from '../../../platform/testing/fakeTabs.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { addRecentSearch, removeRecentSearch } from '../logic/recentSearches.ts';
import { RECENT_SEARCHES_VALUE } from './recentSearches.ts';

function twoTabs(storage = memoryKeyValue()) {
  const owner = createStore<Owner>({ brand: 'tsb', playerAlias: 'p1' });
  const [first, second] = fakeTabs<PersistedMessage>(2).map((tabs) =>
    createPersistedValue({ storage, tabs, owner }, RECENT_SEARCHES_VALUE),
  );
  if (!first || !second) throw new Error('no tabs');
  return { storage, owner, first, second };
}

it('recent searches are in step across tabs, newest first, at most three, each once', async () => {
  const { first, second } = twoTabs();
  await Promise.all([first.loaded(), second.loaded()]);
  for (const term of ['lions', 'bears', 'jets', 'bills', 'jets']) {
    first.update((recent) => addRecentSearch(recent, term));
    await first.stored();
    await settle();
  }
  expect(second.getSnapshot()).toEqual(['jets', 'bills', 'bears']);
});

it('recent searches are those of one user of one brand, and leave the device with the log-out', async () => {
  const { storage, owner, first } = twoTabs();
  first.update((recent) => addRecentSearch(recent, 'lions'));
  await first.stored();
  expect(await storage.keys()).toEqual(['tsb/p1/recentSearches']);
  owner.set({ brand: 'tsb', playerAlias: null });
  await first.loaded();
  expect(first.getSnapshot()).toEqual([]);
  await forgetUser(storage, 'tsb', 'p1');
  expect(await storage.keys()).toEqual([]);
});

it('leave no entry once the last one is removed', async () => {
  const { storage, first } = twoTabs();
  first.update((recent) => addRecentSearch(recent, 'lions'));
  first.update((recent) => removeRecentSearch(recent, 'lions'));
  await first.stored();
  expect(await storage.keys()).toEqual([]);
});
