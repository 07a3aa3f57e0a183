import { z } from 'zod';
import { graphql } from '../support/apiClient.ts';
import type { SentLeg } from './compare.ts';

/** A selection that is open now. */
export interface Offer extends SentLeg {
  readonly points: number | null;
  readonly marketId: string;
  readonly isImported: boolean;
  readonly isInPlay: boolean;
}

const mainType = z.enum(['MONEYLINE', 'MONEYLINE_THREE_WAY', 'SPREAD', 'TOTAL']);
const mainSide = z.enum(['HOME', 'AWAY', 'DRAW', 'OVER', 'UNDER']);
const selection = z.object({
  id: z.string(),
  side: z.string().nullable(),
  numeratorLong: z.number(),
  denominatorLong: z.number(),
  points: z.number().nullable(),
});
const market = z.object({
  id: z.string(),
  status: z.string(),
  type: z.string(),
  selections: z.array(selection),
});
const event = z.object({ id: z.string(), status: z.string(), markets: z.array(market) });
const competition = z.object({ events: z.array(event) });
const answer = z.object({ competitionSections: z.array(competition), competition: competition.nullable() });

/** Home shows some events of each competition; the football league's page shows all of them, with the imported games. */
const OFFERS = `query Offers {
  competitionSections(view: HOME) { ...Games }
  competition(sport: "football", organization: "united-states", competition: "nfl") { ...Games }
}
fragment Games on Competition {
  events { id status markets(mainOnly: true) { id status type selections { id side points numeratorLong denominatorLong } } }
}`;
const IMPORTED = /^nflverse-/;

/** All open selections of main markets, which are graded on the final score of both teams. */
export async function readOffers(base: string, signal?: AbortSignal): Promise<readonly Offer[]> {
  const { data, errors } = await graphql(base, { query: OFFERS, operationName: 'Offers' }, undefined, signal);
  if (errors.length > 0) throw new Error(`Offers: ${errors[0]?.message}`);
  const { competitionSections, competition: league } = answer.parse(data);
  const offers = new Map<string, Offer>();
  for (const { id: eventId, status, markets } of [...competitionSections, ...(league ? [league] : [])].flatMap(
    (one) => one.events,
  )) {
    if (status !== 'PRE_GAME' && status !== 'IN_PLAY') continue;
    for (const { id: marketId, type, selections } of markets.filter((one) => one.status === 'OPEN')) {
      const parsed = mainType.safeParse(type);
      // The main market of a tournament is of a field, which no score of two sides grades.
      if (!parsed.success) continue;
      for (const { id: selectionId, side, points, numeratorLong, denominatorLong } of selections)
        offers.set(selectionId, {
          eventId,
          marketId,
          selectionId,
          marketType: parsed.data,
          side: mainSide.parse(side),
          points,
          pointsHundredths: points === null ? null : Math.round(points * 100),
          numerator: numeratorLong,
          denominator: denominatorLong,
          isImported: IMPORTED.test(eventId),
          isInPlay: status === 'IN_PLAY',
        });
    }
  }
  return [...offers.values()];
}
