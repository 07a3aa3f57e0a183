import { useEffect, useMemo } from 'react';
import { systemTimers } from '../clock.ts';
import { useStore } from '../externalStore.ts';
import { useServices } from '../usePlatform.ts';
import type { Answer, Question, Reading } from './catalogue.ts';

const NOTHING: Reading<never> = {
  getSnapshot: () => NO_ANSWER,
  subscribe: () => () => undefined,
  refetch: () => undefined,
};
const NO_ANSWER: Answer<never> = { data: null, failed: false };

export interface ReadOptions {
  /** Not to be asked yet. */
  readonly skip?: boolean;
  /** Asked again so often, in milliseconds; 0: not by time. */
  readonly pollMs?: number;
}

/** What the catalogue answers to a question, now and later. Throws outside of the pages. */
export function useCatalogue<Data>(
  { document, variables }: Question<Data>,
  { skip = false, pollMs = 0 }: ReadOptions = {},
): Answer<Data> & Pick<Reading<Data>, 'refetch'> {
  const { catalogue } = useServices();
  const text = JSON.stringify(variables);
  const reading = useMemo<Reading<Data>>(
    () => (skip ? NOTHING : catalogue.read({ document, variables: JSON.parse(text) })),
    [catalogue, document, text, skip],
  );
  useEffect(() => (pollMs === 0 ? undefined : systemTimers.every(pollMs, reading.refetch)), [reading, pollMs]);
  return { ...useStore(reading), refetch: reading.refetch };
}
