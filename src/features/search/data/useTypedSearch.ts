import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../platform/externalStore.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { createTypedSearch, type SearchSettings, searchedTerm, searchSettings } from './typedSearch.ts';

export function useSearchSettings(): SearchSettings {
  return searchSettings(useStore(useServices().startup));
}

/**
 * The term of the text in the box, once the typing has paused. @param onTerm called with each new term that was typed, not with the first
 * text.
 */
export function useTypedSearch(text: string, onTerm: (term: string) => void): string {
  const { timers, startup } = useServices();
  const settings = (): SearchSettings => searchSettings(startup.getSnapshot());
  const [term, setTerm] = useState(() => searchedTerm(text, settings()));
  const report = useRef(onTerm);
  report.current = onTerm;
  const typing = useRef<ReturnType<typeof createTypedSearch> | null>(null);
  typing.current ??= createTypedSearch({
    timers,
    settings,
    searched: (next) => {
      setTerm(next);
      report.current(next);
    },
  });
  const first = useRef(text);
  useEffect(() => {
    if (first.current === text) return;
    first.current = text;
    typing.current?.typed(text);
  }, [text]);
  useEffect(() => () => typing.current?.cancel(), []);
  return term;
}
