import { useStore } from '../../../platform/externalStore.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { addRecentSearch, decodeRecentSearches, NO_RECENT_SEARCHES, removeRecentSearch } from '../logic/recentSearches.ts';

/** In IndexedDB by brand and user, gone with the log-out, the same in every tab. */
export const RECENT_SEARCHES_VALUE: PersistedValueDefinition<readonly string[]> = {
  name: 'recentSearches',
  scope: 'user',
  initial: NO_RECENT_SEARCHES,
  decode: decodeRecentSearches,
};

export interface RecentSearches {
  readonly terms: readonly string[];
  add(term: string): void;
  remove(term: string): void;
  clear(): void;
}

const storedSearches = onePerPage(({ persist }: Pick<PlatformServices, 'persist'>) => persist(RECENT_SEARCHES_VALUE));

export function useRecentSearches(): RecentSearches {
  const value = storedSearches(useServices());
  return {
    terms: useStore(value),
    add: (term) => value.update((recent) => addRecentSearch(recent, term)),
    remove: (term) => value.update((recent) => removeRecentSearch(recent, term)),
    clear: () => value.set(NO_RECENT_SEARCHES),
  };
}
