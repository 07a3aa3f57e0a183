import { createContext, useContext, useEffect, useMemo } from 'react';
import { systemTimers } from '../clock.ts';
import { useStore } from '../externalStore.ts';
import type { Answer, Catalogue, Question, Reading } from './catalogue.ts';

export const CatalogueContext = createContext<Catalogue | null>(null);

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

/** What the catalogue answers to a question, now and later. Throws outside of `CatalogueContext`. */
export function useCatalogue<Data>(
  { document, variables }: Question<Data>,
  { skip = false, pollMs = 0 }: ReadOptions = {},
): Answer<Data> & Pick<Reading<Data>, 'refetch'> {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('The catalogue was read outside of CatalogueContext');
  const text = JSON.stringify(variables);
  const reading = useMemo<Reading<Data>>(
    () => (skip ? NOTHING : catalogue.read({ document, variables: JSON.parse(text) })),
    [catalogue, document, text, skip],
  );
  useEffect(() => (pollMs === 0 ? undefined : systemTimers.every(pollMs, reading.refetch)), [reading, pollMs]);
  return { ...useStore(reading), refetch: reading.refetch };
}
