import { createRandom, integer, type Random, seedFor, shuffled } from '../model/random.ts';
import type { ClockProfile, SportProfile } from '../simulator/sportProfile.ts';
import type { League } from './leagues.ts';
import type { PlayedGame } from './seasonBook.ts';
import type { Side } from './side.ts';
import { ratingOf } from './standing.ts';

const DAY_MS = 86_400_000;

/** Games of one round, in which every side plays once. */
export function gamesOfRound({ sides }: League): number {
  return Math.floor(sides.length / 2);
}

/**
 * The fixture of a number, from 0: rounds by the circle method, in which the first side stays and the others go round, so that nobody plays
 * twice against the same side before everybody else.
 */
export function fixture(seed: number, league: League, number: number): { readonly home: Side; readonly away: Side } {
  const sides = shuffled(createRandom(seedFor(seed, `season ${league.competition.id}`)), league.sides);
  const perRound = gamesOfRound(league);
  const others = perRound * 2 - 1;
  const [round, place] = [Math.floor(number / perRound), number % perRound];
  const at = (seat: number): Side => {
    const side = sides[seat === 0 ? 0 : 1 + ((seat - 1 + round) % others)];
    if (!side) throw new RangeError(`${league.competition.name} has no seat ${seat}`);
    return side;
  };
  const [one, other] = [at(place), at(others - place)];
  // Home and away change from round to round, and from one turn of the circle to the next.
  const isFlipped = (round + Math.floor(round / others)) % 2 === 1;
  return isFlipped ? { home: other, away: one } : { home: one, away: other };
}

/** The games of a league before the simulation began, of which records, form and meetings are. The same for the same seed, but for their dates. */
export function seasonSoFar(seed: number, league: League, profile: SportProfile, now: Date): readonly PlayedGame[] {
  const random = createRandom(seedFor(seed, `results ${league.competition.id}`));
  const { rounds, everyDays } = league.season;
  const perRound = gamesOfRound(league);
  return Array.from({ length: rounds * perRound }, (_, number): PlayedGame => {
    const { home, away } = fixture(seed, league, number);
    const atMs = now.getTime() - (rounds - Math.floor(number / perRound)) * everyDays * DAY_MS;
    return {
      competitionId: league.competition.id,
      home: home.name,
      away: away.name,
      atMs: Math.floor(atMs / 3_600_000) * 3_600_000 - integer(random, 0, 6) * 3_600_000,
      ...playedBefore(random, profile, league, ratingOf(seed, league, home) - ratingOf(seed, league, away)),
    };
  });
}

type Ended = Pick<PlayedGame, 'homeScore' | 'awayScore' | 'isOvertime' | 'note'>;

function playedBefore(random: Random, profile: SportProfile, league: League, edge: number): Ended {
  if (profile.kind === 'clock') return clockScore(random, profile, league, edge);
  const homeWins = random.next() < Math.min(0.86, Math.max(0.14, 0.5 + league.spread * edge));
  if (profile.kind === 'sets') {
    const lost = random.next() < 0.4 ? 1 : 0;
    return homeWins ? { homeScore: 2, awayScore: lost } : { homeScore: lost, awayScore: 2 };
  }
  const isFinish = random.next() < 0.55;
  const round = integer(random, 1, profile.rounds);
  const note = isFinish ? `${random.next() < 0.6 ? 'KO' : profile.rounds > 5 ? 'TKO' : 'Submission'}, R${round}` : 'Decision';
  return { homeScore: homeWins ? 1 : 0, awayScore: homeWins ? 0 : 1, note };
}

function clockScore(random: Random, profile: ClockProfile, league: League, edge: number): Ended {
  const { mostLead = Number.POSITIVE_INFINITY } = league;
  const lead = Math.min(mostLead, Math.max(-mostLead, league.spread * edge + league.homeAdvantage));
  const least = league.average * 0.3;
  const points = (mean: number): number => {
    const average = profile.scores.reduce((sum, { points: each, share }) => sum + each * share, 0);
    let left = poisson(random, Math.max(least, mean) / average);
    let sum = 0;
    for (; left > 0; left -= 1) {
      let roll = random.next();
      const found = profile.scores.find(({ share }) => {
        roll -= share;
        return roll < 0;
      });
      sum += found?.points ?? 1;
    }
    return sum;
  };
  const [home, away] = [points(league.average + lead / 2), points(league.average - lead / 2)];
  if (home !== away || profile.tie === 'STANDS') return { homeScore: home, awayScore: away };
  const extra = profile.fewGoals ? 1 : (profile.scores[1]?.points ?? 1);
  return random.next() < 0.5
    ? { homeScore: home + extra, awayScore: away, isOvertime: true }
    : { homeScore: home, awayScore: away + extra, isOvertime: true };
}

/** Draws by products of uniforms; a large mean in parts. */
function poisson(random: Random, mean: number): number {
  if (mean > 30) return poisson(random, 30) + poisson(random, mean - 30);
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = random.next(); product > least; product *= random.next()) count += 1;
  return count;
}
