import {
  addChance,
  compoundPoisson,
  type Distribution,
  emptyDistribution,
  highestOf,
  point,
  shifted,
} from '../model/distribution.ts';
import { type ClockGame, halfLeft } from './clockGame.ts';
import type { Strengths } from './gameStep.ts';
import type { ScoreChances } from './scoreChances.ts';
import type { ClockProfile } from './sportProfile.ts';

/** Chances of both scores together: of `size` scores of each side from zero, at `home * size + away`. */
interface Joint {
  readonly size: number;
  readonly chances: Float64Array;
}

const NEGLIGIBLE = 1e-9;
/** Extra innings that are looked at; a tie after them is less likely than any price shows. */
const EXTRA_INNINGS = 14;
/** Runs of extra innings beyond the highest score of regulation. */
const EXTRA_RUNS = 24;

function emptyJoint(size: number): Joint {
  return { size, chances: new Float64Array(size * size) };
}

function add({ size, chances }: Joint, home: number, away: number, chance: number): void {
  if (home < size && away < size) chances[home * size + away] = (chances[home * size + away] as number) + chance;
}

function each({ size, chances }: Joint, visit: (home: number, away: number, chance: number) => void): void {
  for (let place = 0; place < chances.length; place += 1) {
    const chance = chances[place] as number;
    if (chance > NEGLIGIBLE) visit(Math.floor(place / size), place % size, chance);
  }
}

/** The last turn at bat of a side, whatever it needs: its runs if it were played to its end, and how often it stands at so many with a score to come. */
interface LastTurn {
  readonly runs: Distribution;
  readonly visits: Float64Array;
}

/** Scores are a Poisson number, and runs only grow: who has fewer than needed has never had enough, so that one walk serves every deficit. */
function lastTurn(mean: number, scores: ClockProfile['scores']): LastTurn {
  const average = scores.reduce((sum, { points, share }) => sum + points * share, 0);
  const rate = mean / average;
  const runs = compoundPoisson(mean, scores);
  const size = runs.least + runs.chances.length;
  const visits = new Float64Array(size);
  let places = new Float64Array(size);
  places[0] = 1;
  let exactly = Math.exp(-rate);
  let atLeast = 1 - exactly;
  for (let scored = 1; atLeast > NEGLIGIBLE && scored < size; scored += 1) {
    const next = new Float64Array(size);
    for (let at = 0; at < size; at += 1) {
      const chance = places[at] as number;
      if (chance === 0) continue;
      visits[at] = (visits[at] as number) + chance * atLeast;
      for (const { points, share } of scores)
        if (at + points < size) next[at + points] = (next[at + points] as number) + chance * share;
    }
    places = next;
    exactly *= rate / scored;
    atLeast -= exactly;
  }
  return { runs, visits };
}

/** The runs of a last turn of a side that is behind by `deficit`: it ends with the run that wins. */
function endsOf(
  { runs, visits }: LastTurn,
  deficit: number,
  scores: ClockProfile['scores'],
): readonly (readonly [number, number])[] {
  const ends = new Map<number, number>();
  for (let at = runs.least; at <= deficit && at - runs.least < runs.chances.length; at += 1)
    ends.set(at, runs.chances[at - runs.least] ?? 0);
  for (const { points, share } of scores)
    for (let from = Math.max(0, deficit - points + 1); from <= deficit && from < visits.length; from += 1)
      ends.set(from + points, (ends.get(from + points) ?? 0) + (visits[from] ?? 0) * share);
  return [...ends];
}

const eachOf = ({ least, chances }: Distribution): readonly (readonly [number, number])[] =>
  [...chances].flatMap((chance, index): (readonly [number, number])[] => (chance > NEGLIGIBLE ? [[least + index, chance]] : []));

interface Turn {
  /** The side that bats first in it, and its runs at the end. */
  readonly first: Distribution;
  /** Runs of the other side before its last turn, and expected runs in that. */
  readonly last: Distribution;
  readonly mean: number;
}

/** Both scores after the last turn. The side that bats last does not bat while it leads. */
function played({ first, last, mean }: Turn, scores: ClockProfile['scores'], isHomeLast: boolean, more = 0): Joint {
  const whole = lastTurn(mean, scores);
  const highest = Math.max(highestOf(first), highestOf(last) + highestOf(whole.runs)) + 1;
  const joint = emptyJoint(highest + more + Math.max(...scores.map(({ points }) => points)));
  const put = (ahead: number, behind: number, chance: number): void =>
    isHomeLast ? add(joint, behind, ahead, chance) : add(joint, ahead, behind, chance);
  const turns = new Map<number, readonly (readonly [number, number])[]>();
  for (const [ahead, one] of eachOf(first))
    for (const [behind, other] of eachOf(last)) {
      const chance = one * other;
      if (chance < NEGLIGIBLE) continue;
      const deficit = ahead - behind;
      if (deficit < 0) {
        put(ahead, behind, chance);
        continue;
      }
      const turn = turns.get(deficit) ?? endsOf(whole, deficit, scores);
      turns.set(deficit, turn);
      for (const [runs, share] of turn) put(ahead, behind + runs, chance * share);
    }
  return joint;
}

/** What ties become: extra innings until one leads, or one run for either by chance (a super over). */
function untied(profile: ClockProfile, joint: Joint, strengths: Strengths): Joint {
  const done = emptyJoint(joint.size);
  const levels = new Float64Array(joint.size);
  each(joint, (home, away, chance) => {
    if (home === away) levels[home] = chance;
    else add(done, home, away, chance);
  });
  if (profile.innings === 'SIDES') {
    for (const [level, chance] of levels.entries()) {
      add(done, level + 1, level, chance / 2);
      add(done, level, level + 1, chance / 2);
    }
    return done;
  }
  const { scores, periods } = profile;
  const top = compoundPoisson(strengths.away / periods, scores);
  const inning = played({ first: top, last: point(0), mean: strengths.home / periods }, scores, true);
  let ties = levels;
  for (let extra = 0; extra < EXTRA_INNINGS; extra += 1) {
    const next = new Float64Array(joint.size);
    each(inning, (home, away, share) => {
      for (let level = 0; level < ties.length; level += 1) {
        const chance = (ties[level] as number) * share;
        if (chance < NEGLIGIBLE) continue;
        if (home !== away) add(done, level + home, level + away, chance);
        else if (level + home < next.length) next[level + home] = (next[level + home] as number) + chance;
      }
    });
    ties = next;
  }
  for (const [level, chance] of ties.entries()) add(done, level + 1, level, chance);
  return done;
}

function chancesOf(joint: Joint): ScoreChances {
  const most = joint.size - 1;
  const margin = emptyDistribution(-most, most);
  const total = emptyDistribution(0, 2 * most);
  const home = emptyDistribution(0, most);
  const away = emptyDistribution(0, most);
  each(joint, (atHome, atAway, chance) => {
    addChance(margin, atHome - atAway, chance);
    addChance(total, atHome + atAway, chance);
    addChance(home, atHome, chance);
    addChance(away, atAway, chance);
  });
  return { margin, total, home, away };
}

/** Chances of a game of innings from its current state: exactly those of the process that plays it. */
export function inningsChances(profile: ClockProfile, game: ClockGame | null, strengths: Strengths): ScoreChances {
  const isHomeLast = profile.innings === 'HALVES';
  const [firstSide, lastSide] = isHomeLast ? (['away', 'home'] as const) : (['home', 'away'] as const);
  const period = game === null ? 0 : Math.min(profile.periods - 1, Math.floor(game.phase / 2));
  const isExtra = game !== null && Math.floor(game.phase / 2) >= profile.periods;
  const scored = (side: 'home' | 'away'): number => game?.[side] ?? 0;
  const current = isExtra ? Math.floor((game?.phase ?? 0) / 2) : period;
  const final = isExtra ? current : profile.periods - 1;
  const still = (side: 'home' | 'away', to: number): number => {
    let share = 0;
    for (let at = current; at <= to; at += 1) share += halfLeft(profile, game, at, side);
    return strengths[side] * share;
  };
  const first = shifted(compoundPoisson(still(firstSide, final), profile.scores), scored(firstSide));
  const before = still(lastSide, final - 1);
  const last = before > 0 ? shifted(compoundPoisson(before, profile.scores), scored(lastSide)) : point(scored(lastSide));
  const mean = strengths[lastSide] * halfLeft(profile, game, final, lastSide);
  return chancesOf(
    untied(profile, played({ first, last, mean }, profile.scores, isHomeLast, isHomeLast ? EXTRA_RUNS : 0), strengths),
  );
}
