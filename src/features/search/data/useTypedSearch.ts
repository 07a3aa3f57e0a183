import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { createTypedSearch, type SearchSettings, searchedTerm, searchSettings, type TypedSearch } from './typedSearch.ts';

export function useSearchSettings(): SearchSettings {
  return searchSettings(useStore(useServices().startup));
}

/**
 * The term of the text in the box, once the typing has paused. @param searched the term that is searched already; null: none, so that what
 * was typed before this code had loaded is searched at once. @param onTerm called with each other term.
 */
export function useTypedSearch(text: string, searched: string | null, onTerm: (term: string) => void): string {
  const { timers, startup } = useServices();
  const [term, setTerm] = useState(() => searched ?? searchedTerm(text, searchSettings(startup.getSnapshot())));
  const report = useRef(onTerm);
  report.current = onTerm;
  const typing = useRef<TypedSearch | null>(null);
  typing.current ??= createTypedSearch({
    timers,
    settings: () => searchSettings(startup.getSnapshot()),
    searched: (next) => {
      setTerm(next);
      report.current(next);
    },
  });
  useEffect(() => {
    if (searchedTerm(text, searchSettings(startup.getSnapshot())) === term) typing.current?.cancel();
    else typing.current?.typed(text);
  }, [text, term, startup]);
  useEffect(() => () => typing.current?.cancel(), []);
  return term;
}
