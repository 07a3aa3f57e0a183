import { isEmpty } from '../../../core/isEmpty.ts';
import type { KeptValueDefinition } from './keptValue.ts';

/** The specification keeps three. */
const MAXIMUM_RECENT_SEARCHES = 3;

/** A term that was searched for goes to the front; at most three, none twice (whatever its case), nothing for an empty term. */
export function addRecentSearch(recent: readonly string[], term: string): readonly string[] {
  if (isEmpty(term)) return recent;
  const wanted = term.trim();
  const others = recent.filter((known) => known.toLowerCase() !== wanted.toLowerCase());
  return [wanted, ...others].slice(0, MAXIMUM_RECENT_SEARCHES);
}

/** What a user has searched for, newest first: kept for the search to come. */
export const RECENT_SEARCHES: KeptValueDefinition<readonly string[]> = {
  name: 'recentSearches',
  scope: 'user',
  initial: [],
  decode: (stored) => {
    const isTexts = Array.isArray(stored) && stored.every((term): term is string => typeof term === 'string');
    return isTexts ? stored.slice(0, MAXIMUM_RECENT_SEARCHES) : null;
  },
};
