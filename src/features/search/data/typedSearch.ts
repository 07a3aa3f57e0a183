import { cleanSearchTerm, GENERIC_DEBOUNCE_MS, SEARCH_MINIMUM_LENGTH } from '../../../../core/texts/search.ts';
import type { Timers } from '../../../platform/clock.ts';
import type { StartupState } from '../../../platform/startup/startup.ts';

export interface SearchSettings {
  readonly debounceMs: number;
  readonly minimumLength: number;
}

/** The settings of start-up's metadata; until it has answered, the specification's generic debounce and our own minimum. */
export function searchSettings({ data }: Pick<StartupState, 'data'>): SearchSettings {
  const metadata = data?.applicationMetadata;
  return {
    debounceMs: metadata?.searchDebounceIntervalMilliseconds ?? GENERIC_DEBOUNCE_MS,
    minimumLength: metadata?.searchMinimumLength ?? SEARCH_MINIMUM_LENGTH,
  };
}

/** The term of a text; empty where the text is too short to search. */
export function searchedTerm(text: string, { minimumLength }: SearchSettings): string {
  const term = cleanSearchTerm(text);
  return term.length < minimumLength ? '' : term;
}

export interface TypedSearchPorts {
  readonly timers: Timers;
  readonly settings: () => SearchSettings;
  /** The term after the debounce; empty for a text that is too short. */
  readonly searched: (term: string) => void;
}

export interface TypedSearch {
  typed(text: string): void;
  cancel(): void;
}

/** Searches once the typing has paused. */
export function createTypedSearch({ timers, settings, searched }: TypedSearchPorts): TypedSearch {
  let cancel = (): void => undefined;
  return {
    typed: (text) => {
      cancel();
      cancel = timers.after(settings().debounceMs, () => searched(searchedTerm(text, settings())));
    },
    cancel: () => cancel(),
  };
}
