import { useEffect, useState } from 'react';
import { storedAnswers } from '../../../platform/catalogue/storedAnswers.ts';
import { publicQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { searchDevice } from '../logic/deviceSearch.ts';
import type { SearchResult, SearchResults } from '../logic/results.ts';
import { SEARCH_TABS, type SearchTab } from '../logic/tabs.ts';
import { SearchDocument, type SearchQuery } from './search.generated.ts';

export function toResults({ search: { counts, results } }: SearchQuery): SearchResults {
  const countOf = (tab: SearchTab): number => counts.find((one) => one.tab === tab)?.count ?? 0;
  const shown = results.map(
    ({ event, ...result }): SearchResult => ({
      ...result,
      event: event && {
        ...event,
        prices: event.prices.map(({ name, odds: { numeratorLong: numerator, denominatorLong: denominator } }) => ({
          name,
          odds: { numerator, denominator },
        })),
      },
    }),
  );
  return { counts: Object.fromEntries(SEARCH_TABS.map((tab) => [tab, countOf(tab)])) as SearchResults['counts'], results: shown };
}

/** An answer is used again for as long as somebody may type the same letters again. */
export const searchQuery = publicQuery({ document: SearchDocument, map: toResults, freshMs: 30_000 });

export type Search =
  /** No term. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** `isOnDevice`: offline, so only what is on the device was searched. */
  | { readonly kind: 'ready'; readonly results: SearchResults; readonly isOnDevice: boolean };

/** The answers on the device; null until they have been read, and while they are not needed. */
function useStoredAnswers(isNeeded: boolean): readonly unknown[] | null {
  const { brand } = useServices().facts;
  const [answers, setAnswers] = useState<readonly unknown[] | null>(null);
  useEffect(() => {
    if (!isNeeded) return setAnswers(null);
    let isGone = false;
    void storedAnswers(brand).then((stored) => !isGone && setAnswers(stored));
    return () => {
      isGone = true;
    };
  }, [brand, isNeeded]);
  return answers;
}

/** Searches the server, or offline the device. @param term cleaned; empty for none. */
export function useSearch(term: string, tab: SearchTab, limit: number): Search {
  const online = useOnline();
  const { data, state, refetch } = useQuery(searchQuery, { term, tab, limit }, { skip: term === '' || !online });
  const stored = useStoredAnswers(term !== '' && !online);
  if (term === '') return { kind: 'idle' };
  if (!online)
    return stored === null ? { kind: 'loading' } : { kind: 'ready', results: searchDevice(stored, term, tab), isOnDevice: true };
  if (data !== null) return { kind: 'ready', results: data, isOnDevice: false };
  return state === 'failed' ? { kind: 'failed', retry: () => void refetch() } : { kind: 'loading' };
}
