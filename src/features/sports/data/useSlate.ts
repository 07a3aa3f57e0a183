import { startTransition, useLayoutEffect, useState } from 'react';
import { publicQuery, type Query } from '../../../platform/data/declare.ts';
import type { Variables } from '../../../platform/data/engine.ts';
import { type Loadable, loading } from '../../../platform/data/loadable.ts';
import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import type { SeedEvent } from '../../../platform/prices/liveEvent.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { Competition, CompetitionLink, SlateEvent } from '../logic/slate.ts';
import type { CompetitionPartsFragment } from './competition.generated.ts';
import { HomeSlateDocument } from './homeSlate.generated.ts';
import { LiveStripDocument } from './liveStrip.generated.ts';
import { toCompetition, toEvent, toLink } from './toSlate.ts';

type WireEvent = Omit<SeedEvent, 'markets'> & { readonly markets?: SeedEvent['markets'] };

/** The value that a page shows, and the slate's events whose prices seed the price store. */
export interface Slate<Value> {
  readonly value: Value;
  readonly events: readonly WireEvent[];
}

/**
 * Sends the query and seeds the price store with the answer's events before they render, so that every price shown comes from the store.
 */
export function useSlateQuery<Data, Vars extends Variables, Value>(
  query: Query<Data, Vars, Slate<Value>>,
  variables: Vars,
): Queried<Value> {
  const { prices } = useServices();
  const answer = useQuery(query, variables);
  const slate = answer.data;
  const key = JSON.stringify(variables);
  const [shown, setShown] = useState<{ readonly key: string; readonly value: Value } | null>(null);

  useLayoutEffect(() => {
    if (slate === null) return;
    prices.seedEvents(slate.events.map((event) => ({ ...event, markets: event.markets ?? [] })));
    // The prices are in the store now, so the rendering can be a transition that clicks interrupt.
    startTransition(() => setShown({ key, value: slate.value }));
  }, [prices, slate, key]);

  return { ...seeded(answer, shown?.key === key ? shown.value : null), refetch: answer.refetch };
}

/** The state of a page with seeded prices. The age of its data is unknown: the worker may have answered with a stored response. */
function seeded<Value>(answer: Loadable<unknown>, data: Value | null): Loadable<Value> {
  const dataAt = null;
  if (answer.state === 'idle') return answer;
  if (data !== null) return { ...answer, data, dataAt };
  return answer.state === 'loaded' ? loading({ data, dataAt }) : { ...answer, data, dataAt };
}

/** The shape of every answer with competitions. */
interface Sections<Section = CompetitionPartsFragment> {
  readonly competitionSections: readonly Section[];
}

function eventsOf<Event>({ competitionSections }: Sections<{ readonly events: readonly Event[] }>): readonly Event[] {
  return competitionSections.flatMap(({ events }) => [...events]);
}

/** What stands above the lines of home. */
export interface HomeTop {
  /** The live events, without their markets. */
  readonly live: readonly SlateEvent[];
  /** The competitions with open events, in the operator’s order. */
  readonly competitions: readonly CompetitionLink[];
}

const homeTop = publicQuery({
  document: LiveStripDocument,
  map: (data): Slate<HomeTop> => ({
    value: { live: eventsOf(data).map(toEvent), competitions: data.open.map(toLink) },
    events: eventsOf(data),
  }),
});

export function competitions(data: Sections): Slate<readonly Competition[]> {
  return { value: data.competitionSections.map(toCompetition), events: eventsOf<SeedEvent>(data) };
}

const home = publicQuery({ document: HomeSlateDocument, map: competitions });

export function useHomeTop(): Queried<HomeTop> {
  return useSlateQuery(homeTop, {});
}

/** The part of home after the first `offset` competitions. Home loads in parts, so that none blocks a click for long. */
export function useHomeSlate(offset: number, limit: number): Queried<readonly Competition[]> {
  return useSlateQuery(home, { offset, limit });
}
