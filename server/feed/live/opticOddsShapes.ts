import { z } from 'zod';

/** What is read of the documents of OpticOdds v3 (`developer.opticodds.com`); whatever else they hold is not looked at. */
const text = z.string().max(200);
const id = z.string().regex(/^[A-Za-z0-9_:.-]{1,64}$/, 'is not an id');
const named = z.object({ id: text, name: text });
const competitor = z.object({ id: text.nullish() });

export const fixtureShape = z.object({
  id,
  start_date: text.nullish(),
  status: text.nullish(),
  home_team_display: text.nullish(),
  away_team_display: text.nullish(),
  home_competitors: z.array(competitor).nullish(),
  away_competitors: z.array(competitor).nullish(),
  venue_neutral: z.boolean().nullish(),
  sport: named,
  league: named,
});
export type FixtureDocument = z.infer<typeof fixtureShape>;

export const oddShape = z.object({
  id: z.string().min(1).max(300),
  sportsbook: text,
  market_id: text,
  selection: text.nullish(),
  selection_line: text.nullish(),
  points: z.number().nullish(),
  price: z.union([z.number(), z.string().max(20)]),
  is_main: z.boolean().nullish(),
  timestamp: z.number().nullish(),
});
export type OddDocument = z.infer<typeof oddShape>;

export const streamedOddShape = oddShape.extend({ fixture_id: id });

export const oddsMessage = z.object({ entry_id: text.nullish(), data: z.array(z.unknown()) });
export const statusMessage = z.object({
  entry_id: text.nullish(),
  data: z.object({
    fixture_id: id,
    new_status: text.nullish(),
    new_start_date: text.nullish(),
  }),
});

const number = z.union([z.number(), z.string().max(20)]).nullish();
const sideScore = z.object({ total: number, periods: z.record(z.string(), number).nullish() }).nullish();
export const resultShape = z.object({
  fixture: z.object({ id: id.optional(), status: text.nullish() }),
  scores: z.object({ home: sideScore, away: sideScore }).nullish(),
  in_play: z.object({ period: number, clock: number }).nullish(),
  retirement_info: z.object({ winner_team_id: text.nullish(), walkover: z.boolean().nullish() }).nullish(),
});
export type ResultDocument = z.infer<typeof resultShape>;
export const resultsMessage = z.object({ entry_id: text.nullish(), data: z.object({ fixture_id: id, score: resultShape }) });

/** A page of a list: older paths have `total_pages`. */
export const pageShape = z.object({
  data: z.array(z.unknown()),
  has_more: z.boolean().optional(),
  total_pages: z.number().optional(),
});
export const fixtureOddsShape = z.object({ id, odds: z.array(z.unknown()) });
