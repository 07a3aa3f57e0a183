import { startTransition, useLayoutEffect, useState } from 'react';
import type { Question } from '../../../platform/catalogue/catalogue.ts';
import { useCatalogue } from '../../../platform/catalogue/useCatalogue.ts';
import type { SeedEvent } from '../../../platform/prices/types.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { Competition, SlateEvent } from '../logic/slate.ts';
import type { CompetitionPartsFragment } from './competition.generated.ts';
import { CompetitionSlateDocument, type CompetitionSlateQuery } from './competitionSlate.generated.ts';
import { EventPageDocument, type EventPageQuery } from './eventPage.generated.ts';
import { HomeSlateDocument, type HomeSlateQuery } from './homeSlate.generated.ts';
import { LiveSlateDocument, type LiveSlateQuery } from './liveSlate.generated.ts';
import { LiveStripDocument, type LiveStripQuery } from './liveStrip.generated.ts';
import { toCompetition, toEvent } from './toSlate.ts';

/** What a page shows: nothing yet, a failure with nothing to show instead, or a value (perhaps an older one while newer comes). */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly value: Value };

type WireEvent = Omit<SeedEvent, 'markets'> & { readonly markets?: SeedEvent['markets'] };
type Variables = Question<unknown>['variables'];

/** A query of slates: how its answer is read, and which events in it have prices to watch. */
interface SlateQuery<Data, Value> {
  readonly document: Question<Data>['document'];
  read(data: Data): Value;
  events(data: Data): readonly WireEvent[];
}

/**
 * Asks, and hands the answer's events to the price lane before anything of it is rendered: a price is shown only with its truth.
 */
function useSlateQuery<Data, Value>(query: SlateQuery<Data, Value>, variables: Variables): Loaded<Value> {
  const { prices } = useServices();
  const { data: answer, failed, refetch } = useCatalogue({ document: query.document, variables });
  const key = JSON.stringify(variables);
  const [shown, setShown] = useState<{ readonly key: string; readonly value: Value } | null>(null);

  useLayoutEffect(() => {
    if (answer === null) return;
    prices.seedEvents(query.events(answer).map((event) => ({ ...event, markets: event.markets ?? [] })));
    // Prices are there from here on, so drawing may take its time between clicks.
    startTransition(() => setShown({ key, value: query.read(answer) }));
  }, [prices, query, answer, key]);

  if (shown?.key === key) return { kind: 'ready', value: shown.value };
  return failed ? { kind: 'failed', retry: refetch } : { kind: 'loading' };
}

/** What every list of competitions is answered in. */
interface Sections<Section = CompetitionPartsFragment> {
  readonly competitionSections: readonly Section[];
}

function eventsOf<Event>({ competitionSections }: Sections<{ readonly events: readonly Event[] }>): readonly Event[] {
  return competitionSections.flatMap(({ events }) => [...events]);
}

const strip: SlateQuery<LiveStripQuery, readonly SlateEvent[]> = {
  document: LiveStripDocument,
  read: (data) => eventsOf(data).map(toEvent),
  events: eventsOf,
};

const sections = {
  read: (data: Sections) => data.competitionSections.map(toCompetition),
  events: eventsOf<SeedEvent>,
};

const home: SlateQuery<HomeSlateQuery, readonly Competition[]> = {
  document: HomeSlateDocument,
  ...sections,
};

const live: SlateQuery<LiveSlateQuery, readonly Competition[]> = {
  document: LiveSlateDocument,
  ...sections,
};

const competition: SlateQuery<CompetitionSlateQuery, Competition | null> = {
  document: CompetitionSlateDocument,
  read: (data) => (data.competition ? toCompetition(data.competition) : null),
  events: (data) => data.competition?.events ?? [],
};

const event: SlateQuery<EventPageQuery, SlateEvent | null> = {
  document: EventPageDocument,
  read: (data) => (data.event ? toEvent(data.event) : null),
  events: (data) => (data.event ? [data.event] : []),
};

const NO_VARIABLES: Variables = {};

/** What is live, without its markets. */
export function useLiveStrip(): Loaded<readonly SlateEvent[]> {
  return useSlateQuery(strip, NO_VARIABLES);
}

/** Home's part after the first `offset` competitions. Home comes in parts, so that none keeps the page from a click. */
export function useHomeSlate(offset: number, limit: number): Loaded<readonly Competition[]> {
  return useSlateQuery(home, { offset, limit });
}

export function useLiveSlate(): Loaded<readonly Competition[]> {
  return useSlateQuery(live, NO_VARIABLES);
}

/** Null: there is no such competition. */
export function useCompetition(path: { sport: string; organization: string; competition: string }): Loaded<Competition | null> {
  return useSlateQuery(competition, path);
}

/** Null: there is no such event. */
export function useEventPage(id: string): Loaded<SlateEvent | null> {
  return useSlateQuery(event, { id });
}
