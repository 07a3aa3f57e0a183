import { createRandom, seedFor } from '../../model/random.ts';
import type { Fighter, Fighters } from '../roundGame.ts';

const cachedFighters = new Map<string, Fighter>();

/** The style of an invented fighter: the same in all his fights. Boxers do not wrestle. */
function fighterOf(competitionId: string, name: string, isBoxer: boolean): Fighter {
  const key = `${competitionId}:${name}`;
  const found = cachedFighters.get(key);
  if (found) return found;
  const random = createRandom(seedFor(0, `fighter ${key}`));
  const [knockouts, strikes, takedowns, knockdowns] = [random.next(), random.next(), random.next(), random.next()];
  const made: Fighter = {
    knockouts: isBoxer ? 1 : 0.35 + 0.4 * knockouts,
    perMinute: {
      STRIKES: (isBoxer ? 5 : 3.4) + 2 * strikes,
      TAKEDOWNS: isBoxer ? 0 : 0.06 + 0.16 * takedowns,
      KNOCKDOWNS: 0.015 + 0.03 * knockdowns,
    },
  };
  cachedFighters.set(key, made);
  return made;
}

export function fightersOf({
  competitionId,
  home,
  away,
  sport,
}: {
  readonly competitionId: string;
  readonly home: string;
  readonly away: string;
  readonly sport: string;
}): Fighters {
  const isBoxer = sport === 'boxing';
  return { HOME: fighterOf(competitionId, home, isBoxer), AWAY: fighterOf(competitionId, away, isBoxer) };
}

/** The id by which a result and a market name a person who is a side of an event. */
export function personId(competitionId: string, name: string): string {
  return `${competitionId}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
