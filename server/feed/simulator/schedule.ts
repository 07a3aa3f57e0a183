import type { League } from '../leagues/leagues.ts';
import { fixture, gamesOfRound } from '../leagues/seasonSoFar.ts';
import type { Side } from '../leagues/side.ts';

/** Where a league is in its fixtures: the next one, and earlier ones that no time was free for. Stored with the simulation. */
export interface Schedule {
  readonly next: number;
  readonly left: readonly number[];
}

export type Schedules = Readonly<Record<string, Schedule>>;

export function firstSchedule(league: League): Schedule {
  return { next: league.season.rounds * gamesOfRound(league), left: [] };
}

/** Fixtures of so many rounds are looked through for one whose sides are free. */
const ROUNDS_AHEAD = 3;

/** Takes the first fixture whose sides are both free at a time; null: there is none. */
export function takeFixture(
  seed: number,
  league: League,
  { next, left }: Schedule,
  isFree: (side: Side) => boolean,
): { readonly home: Side; readonly away: Side; readonly schedule: Schedule } | null {
  const perRound = gamesOfRound(league);
  const ahead = Array.from({ length: ROUNDS_AHEAD * perRound }, (_, index) => next + index);
  for (const number of [...left, ...ahead]) {
    const { home, away } = fixture(seed, league, number);
    if (!isFree(home) || !isFree(away)) continue;
    if (number < next) return { home, away, schedule: { next, left: left.filter((each) => each !== number) } };
    const skipped = ahead.filter((each) => each < number);
    return { home, away, schedule: { next: number + 1, left: [...left, ...skipped].slice(-ROUNDS_AHEAD * perRound) } };
  }
  return null;
}
