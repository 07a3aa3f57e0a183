import { cleanSearchTerm } from '../../../../core/texts/search.ts';
import { SEARCH_TABS, type SearchTab } from './tabs.ts';

/** The search that an address names; an empty term is the page without results. */
export interface AddressedSearch {
  readonly term: string;
  readonly tab: SearchTab;
}

const RESULTS = /^\/search\/([^/]+)\/all\/?$/;
const PAGE = /^\/search\/?$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** Null: the address is not one of the search. The term is in the path, or in the parameter `searchTerm` (specification, section 2). */
export function searchOfAddress(pathname: string, query: string): AddressedSearch | null {
  const inPath = RESULTS.exec(pathname)?.[1];
  if (inPath === undefined && !PAGE.test(pathname)) return null;
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get('tab')?.toUpperCase();
  return {
    term: cleanSearchTerm(inPath === undefined ? (parameters.get('searchTerm') ?? '') : decoded(inPath)),
    tab: SEARCH_TABS.find((tab) => tab === wanted) ?? 'ALL',
  };
}

export function searchPath({ term, tab }: AddressedSearch): string {
  if (term === '') return '/search';
  return `/search/${encodeURIComponent(term)}/all${tab === 'ALL' ? '' : `?tab=${tab.toLowerCase()}`}`;
}
