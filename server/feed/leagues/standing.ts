import { normalBelow } from '../model/probability.ts';
import { createRandom, normal, seedFor } from '../model/random.ts';
import type { League } from './leagues.ts';
import type { Side } from './side.ts';

export interface Standing {
  /** Strength of a side, hidden: standard normal over its league. */
  readonly rating: number;
  /** `7–3`, with draws or overtime losses where the league writes them; null in a league without records. */
  readonly record: string | null;
}

/** Standing of a side under a seed, the same in all its events. Stronger sides have won more. */
export function standingOf(seed: number, league: League, side: Side): Standing {
  const random = createRandom(seedFor(seed, `${league.competition.id}:${side.abbreviation}`));
  const rating = normal(random);
  if (!league.record) return { rating, record: null };
  const { games, style } = league.record;
  const share = normalBelow(rating * 0.75 + normal(random) * 0.25);
  const wins = Math.round(games * (0.08 + 0.84 * share));
  const other = style === 'W–L' ? 0 : Math.min(games - wins, Math.round((games - wins) * (0.2 + 0.3 * random.next())));
  const losses = games - wins - other;
  if (style === 'W–L') return { rating, record: `${wins}–${losses}` };
  return { rating, record: style === 'W–D–L' ? `${wins}–${other}–${losses}` : `${wins}–${losses}–${other}` };
}

/** Places of all sides of a league under a seed, by abbreviation: by games won, and by strength where there are no records. */
export function placesOf(seed: number, league: League): ReadonlyMap<string, number> {
  const sides = league.sides.map((side) => ({ side, standing: standingOf(seed, league, side) }));
  const won = ({ record }: Standing): number => (record === null ? 0 : Number.parseInt(record, 10));
  const ranked = sides.sort((a, b) => won(b.standing) - won(a.standing) || b.standing.rating - a.standing.rating);
  return new Map(ranked.map(({ side }, index) => [side.abbreviation, index + 1]));
}
