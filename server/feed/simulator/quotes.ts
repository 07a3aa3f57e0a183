import { marketSpecs } from './marketSpecs.ts';
import type { MarketSpec } from './markets/marketSpec.ts';
import type { Quote } from './markets/quote.ts';
import type { SimulatedEvent } from './simulatedEvent.ts';

/** Prices of one market. AT_LIMIT: no price is honest at the moment; DECIDED: its part of the game is over. Both have no quotes. */
export type MarketQuotes = { readonly spec: MarketSpec } & (
  | { readonly state: 'PRICED'; readonly quotes: readonly Quote[] }
  | { readonly state: 'AT_LIMIT' | 'DECIDED'; readonly quotes: readonly [] }
);

/** MAIN: those that lists show, which move often. COUNTED: on what is counted beside the score. ALL: every market. */
export type Scope = 'MAIN' | 'COUNTED' | 'ALL';

const SCOPES: Readonly<Record<Scope, (spec: MarketSpec) => boolean>> = {
  MAIN: ({ main }) => main,
  COUNTED: ({ subject, subjectOf }) =>
    subjectOf !== undefined || subject.player !== undefined || subject.unit === 'CORNERS' || subject.unit === 'CARDS',
  ALL: () => true,
};

const quotesOfEvents = new WeakMap<SimulatedEvent, Map<MarketSpec, MarketQuotes>>();

/** Markets of an event at the model's current prices: a pure function of the simulated event, so each is computed once. */
export function quoteEvent(event: SimulatedEvent, scope: Scope = 'ALL'): readonly MarketQuotes[] {
  const bySpec = quotesOfEvents.get(event) ?? new Map<MarketSpec, MarketQuotes>();
  quotesOfEvents.set(event, bySpec);
  return marketSpecs(event)
    .filter(SCOPES[scope])
    .map((spec) => {
      const found = bySpec.get(spec);
      if (found) return found;
      const quoted = spec.quote(event);
      const made: MarketQuotes =
        typeof quoted === 'string' ? { spec, state: quoted, quotes: [] } : { spec, state: 'PRICED', quotes: quoted };
      bySpec.set(spec, made);
      return made;
    });
}

/** The last part of a selection's id. */
export function selectionKey({ side, outcome }: Pick<Quote, 'side' | 'outcome'>): string {
  return (outcome ?? side).toLowerCase();
}
