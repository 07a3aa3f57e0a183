import { z } from 'zod';
import { graphql } from './apiClient.ts';

const selection = z.object({
  id: z.string(),
  numeratorLong: z.number(),
  denominatorLong: z.number(),
  points: z.number().nullable(),
});
const market = z.object({ id: z.string(), status: z.string(), type: z.string(), selections: z.array(selection) });
const event = z.object({ id: z.string(), status: z.string(), markets: z.array(market) });
const answer = z.object({ competitionSections: z.array(z.object({ events: z.array(event) })) });

export type SlateEvent = z.infer<typeof event>;
export type SlateSelection = z.infer<typeof selection>;

/** A leg as the contract takes it, at the price read. */
export interface PricedLeg {
  readonly eventId: string;
  readonly selectionId: string;
  readonly numeratorLong: number;
  readonly denominatorLong: number;
  readonly points: number | null;
}

const SLATE = `query Slate {
  competitionSections(view: HOME) {
    events { id status markets { id status type selections { id numeratorLong denominatorLong points } } }
  }
}`;

/** Everything that can be bet on before its start, as the public API shows it. */
export async function readSlate(base: string, signal?: AbortSignal): Promise<readonly SlateEvent[]> {
  const { data, errors } = await graphql(base, { query: SLATE, operationName: 'Slate' }, undefined, signal);
  if (errors.length > 0) throw new Error(`Slate: ${errors[0]?.message}`);
  const events = answer.parse(data).competitionSections.flatMap((section) => section.events);
  return [...new Map(events.map((item) => [item.id, item])).values()];
}

/** All legs that are open now. */
export function openLegs(events: readonly SlateEvent[]): readonly PricedLeg[] {
  return events
    .filter((item) => item.status === 'PRE_GAME' || item.status === 'IN_PLAY')
    .flatMap((item) =>
      item.markets
        .filter((each) => each.status === 'OPEN')
        .flatMap((each) =>
          each.selections.map((leg) => ({
            eventId: item.id,
            selectionId: leg.id,
            numeratorLong: leg.numeratorLong,
            denominatorLong: leg.denominatorLong,
            points: leg.points,
          })),
        ),
    );
}
