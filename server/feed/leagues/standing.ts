import { createRandom, normal, seedFor } from '../model/random.ts';
import type { League } from './leagues.ts';
import type { Side } from './side.ts';

/** Strength of a side under a seed, hidden and the same in all its events: standard normal over its league. */
export function ratingOf(seed: number, league: League, side: Side): number {
  return normal(createRandom(seedFor(seed, `${league.competition.id}:${side.abbreviation}`)));
}
