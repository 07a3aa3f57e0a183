import { cleanSearchTerm } from '../../../../core/texts/search.ts';

/** Specification, section 9. */
export const RECENT_SEARCHES = 3;

/** The value without any; always this object, so that nothing is stored. */
export const NO_RECENT_SEARCHES: readonly string[] = [];

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Newest first, without duplicates; capital letters make no difference. */
export function addRecentSearch(recent: readonly string[], text: string): readonly string[] {
  const term = cleanSearchTerm(text);
  if (term === '') return recent;
  return [term, ...recent.filter((other) => !same(other, term))].slice(0, RECENT_SEARCHES);
}

export function removeRecentSearch(recent: readonly string[], term: string): readonly string[] {
  const left = recent.filter((other) => other !== term);
  return left.length === 0 ? NO_RECENT_SEARCHES : left;
}

/** Null for a value of another version, or a damaged one. */
export function decodeRecentSearches(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null;
  const terms = stored.filter((term): term is string => typeof term === 'string');
  return terms.reduceRight<readonly string[]>(addRecentSearch, NO_RECENT_SEARCHES);
}
