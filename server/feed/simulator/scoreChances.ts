import {
  addChance,
  compoundPoisson,
  type Distribution,
  emptyDistribution,
  highestOf,
  joined,
  massOf,
  point,
  repeated,
  scaled,
  shifted,
  sumOf,
} from '../model/distribution.ts';
import type { Strengths } from './gameStep.ts';
import type { ClockProfile } from './sportProfile.ts';

/** What markets bet on: the home side's lead, the total, and the points of each side. */
export interface ScoreChances {
  readonly margin: Distribution;
  readonly total: Distribution;
  readonly home: Distribution;
  readonly away: Distribution;
}

/** Scores of a part of a game: those that are not level, and the points of each side where they are. */
interface Parted extends ScoreChances {
  readonly ties: Distribution;
}

/** What is less likely than this is left out. */
const LAST_OVERTIME = 1e-4;

/** Scores from a score of now, with so many points expected of either side; both score independently. */
export function scoreChances(profile: ClockProfile, scored: Strengths, still: Strengths): ScoreChances {
  return chancesOf(profile, scored, still, sides(profile, still));
}

function chancesOf(
  { scores }: ClockProfile,
  scored: Strengths,
  still: Strengths,
  [home, away]: readonly [Distribution, Distribution],
): ScoreChances {
  return {
    margin: shifted(sumOf(home, away, -1), scored.home - scored.away),
    total: shifted(compoundPoisson(still.home + still.away, scores), scored.home + scored.away),
    home: shifted(home, scored.home),
    away: shifted(away, scored.away),
  };
}

/** The same, and a game that is level then goes into overtime. */
export function withOvertime(profile: ClockProfile, scored: Strengths, still: Strengths, strengths: Strengths): ScoreChances {
  const parted = untied(profile, scored, still);
  if (massOf(parted.ties) < LAST_OVERTIME) return parted;
  const extra =
    profile.tie === 'SUDDEN_DEATH' ? suddenDeath(profile, strengths, profile.overtimeSeconds) : overtimes(profile, strengths);
  return afterTies(parted, extra);
}

/** A level game in a sudden-death overtime with so many seconds left. */
export function inSuddenDeath(profile: ClockProfile, level: number, strengths: Strengths, seconds: number): ScoreChances {
  const none = emptyDistribution(0, 0);
  const nothing = { margin: none, total: none, home: none, away: none, ties: point(level) };
  return afterTies(nothing, suddenDeath(profile, strengths, seconds));
}

function copied(distribution: Distribution): Distribution {
  return scaled(distribution, 1);
}

function sides(profile: ClockProfile, still: Strengths): readonly [Distribution, Distribution] {
  return [compoundPoisson(still.home, profile.scores), compoundPoisson(still.away, profile.scores)];
}

function untied(profile: ClockProfile, scored: Strengths, still: Strengths): Parted {
  const both = sides(profile, still);
  const [home, away] = [shifted(both[0], scored.home), shifted(both[1], scored.away)];
  const all = chancesOf(profile, scored, still, both);
  const ties = emptyDistribution(home.least, highestOf(home));
  const [atHome, atAway] = [home, away].map(copied) as [Distribution, Distribution];
  for (const [index, chance] of home.chances.entries()) {
    const level = home.least + index;
    const tie = chance * (away.chances[level - away.least] ?? 0);
    if (tie === 0) continue;
    addChance(ties, level, tie);
    addChance(all.margin, 0, -tie);
    addChance(all.total, 2 * level, -tie);
    addChance(atHome, level, -tie);
    addChance(atAway, level, -tie);
  }
  return { ...all, home: atHome, away: atAway, ties };
}

function afterTies({ ties, margin, total, home, away }: Parted, extra: ScoreChances): ScoreChances {
  return {
    margin: joined(margin, scaled(extra.margin, massOf(ties))),
    total: joined(total, sumOf(extra.total, ties, 2)),
    home: joined(home, sumOf(extra.home, ties)),
    away: joined(away, sumOf(extra.away, ties)),
  };
}

/** What is added to a level score: the first score ends it. Without one goals are decided in a shootout, and other games end level. */
function suddenDeath(profile: ClockProfile, strengths: Strengths, seconds: number): ScoreChances {
  const most = Math.max(1, ...profile.scores.map(({ points }) => points));
  const added = {
    margin: emptyDistribution(-most, most),
    total: emptyDistribution(0, most),
    home: emptyDistribution(0, most),
    away: emptyDistribution(0, most),
  };
  const ends = (home: number, away: number, chance: number): void => {
    addChance(added.margin, home - away, chance);
    addChance(added.total, home + away, chance);
    addChance(added.home, home, chance);
    addChance(added.away, away, chance);
  };
  const average = profile.scores.reduce((sum, { points, share }) => sum + points * share, 0);
  const together = strengths.home + strengths.away;
  const noScore = Math.exp((-together / average) * (seconds / (profile.periods * profile.periodSeconds)));
  for (const { points, share } of profile.scores) {
    ends(points, 0, (1 - noScore) * share * (strengths.home / together));
    ends(0, points, (1 - noScore) * share * (strengths.away / together));
  }
  if (profile.fewGoals)
    for (const [home, away] of [
      [1, 0],
      [0, 1],
    ] as const)
      ends(home, away, noScore / 2);
  else ends(0, 0, noScore);
  return added;
}

/** What is added to a level score by overtimes, as many as it takes. */
function overtimes(profile: ClockProfile, strengths: Strengths): ScoreChances {
  const share = profile.overtimeSeconds / (profile.periods * profile.periodSeconds);
  const once = untied(profile, { home: 0, away: 0 }, { home: strengths.home * share, away: strengths.away * share });
  return {
    margin: scaled(once.margin, 1 / (1 - massOf(once.ties))),
    total: repeated(once.total, once.ties, 2),
    home: repeated(once.home, once.ties),
    away: repeated(once.away, once.ties),
  };
}
