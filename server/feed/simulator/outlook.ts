import type { Side } from '../../../core/contract.ts';
import { normalBelow, poisson, withoutTies } from '../model/probability.ts';
import { type ClockGame, secondsLeft } from './clockGame.ts';
import type { Strengths } from './gameStep.ts';
import type { ClockProfile } from './sportProfile.ts';

/** Chances of one game or part of it from its current state. Lines are points as written: home −2.5, over 47.5. A tie is refunded. */
export interface Outlook {
  readonly homeWins: number;
  /** Home, draw, away. */
  readonly threeWay: readonly [number, number, number];
  homeCovers(line: number): number;
  over(line: number): number;
  teamOver(side: Side, line: number): number;
  /** Start values of the search for fair lines. */
  readonly margin: number;
  readonly total: number;
  readonly homePoints: number;
  readonly awayPoints: number;
}

/** Remaining uncertainty of an overtime, as a share of a whole game: enough that the winner stays uncertain. */
const OVERTIME_SHARE = 0.05;

/** Outlook of the whole game, or of its first half or period; null when that part is over. */
export function clockOutlook(
  profile: ClockProfile,
  game: ClockGame | null,
  strengths: Strengths,
  part: 'GAME' | 'FIRST',
): Outlook | null {
  const periods = part === 'GAME' ? profile.periods : profile.firstPeriods;
  const length = periods * profile.periodSeconds;
  const left = game ? secondsLeft(profile, game, periods) : length;
  if (part === 'FIRST' && left === 0) return null;
  const whole = part === 'GAME' ? 1 : profile.firstShare;
  const inOvertime = part === 'GAME' && game !== null && !game.over && game.periods.length > profile.periods;
  const share = inOvertime ? OVERTIME_SHARE : whole * (left / length);
  const scored = (game?.periods ?? [])
    .slice(0, part === 'GAME' ? undefined : profile.firstPeriods)
    .reduce((sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }), { home: 0, away: 0 });
  const still = { home: strengths.home * share, away: strengths.away * share };
  return profile.outlook === 'GOALS' ? goalsOutlook(scored, still) : normalOutlook(profile, scored, still, share);
}

function normalOutlook(profile: ClockProfile, scored: Strengths, still: Strengths, share: number): Outlook {
  const home = scored.home + still.home;
  const away = scored.away + still.away;
  // Never quite certain: a turnover is always possible while the clock runs.
  const marginDeviation = Math.max(0.6, profile.marginDeviation * Math.sqrt(share));
  const totalDeviation = Math.max(0.8, profile.totalDeviation * Math.sqrt(share));
  const margin = home - away;
  const homeWins = normalBelow(margin / marginDeviation);
  return {
    homeWins,
    threeWay: [homeWins, 0, 1 - homeWins],
    homeCovers: (line) => normalBelow((margin + line) / marginDeviation),
    over: (line) => normalBelow((home + away - line) / totalDeviation),
    teamOver: (side, line) => normalBelow(((side === 'HOME' ? home : away) - line) / (totalDeviation / Math.SQRT2)),
    margin,
    total: home + away,
    homePoints: home,
    awayPoints: away,
  };
}

const MOST_GOALS = 14;

function goalsOutlook(scored: Strengths, still: Strengths): Outlook {
  const home = poisson(still.home, MOST_GOALS);
  const away = poisson(still.away, MOST_GOALS);
  const margins = combine(home, away, scored.home - scored.away, -1);
  const totals = combine(home, away, scored.home + scored.away, 1);
  const result = against(margins, 0);
  return {
    // A tie after regulation is won by either side equally often.
    homeWins: result.above + result.equal / 2,
    threeWay: [result.above, result.equal, result.below],
    homeCovers: (line) => refunded(against(margins, -line)),
    over: (line) => refunded(against(totals, line)),
    teamOver: (side, line) => {
      const goals = side === 'HOME' ? home : away;
      const already = side === 'HOME' ? scored.home : scored.away;
      return refunded(against({ least: already, chances: goals }, line));
    },
    margin: scored.home + still.home - scored.away - still.away,
    total: scored.home + still.home + scored.away + still.away,
    homePoints: scored.home + still.home,
    awayPoints: scored.away + still.away,
  };
}

/** Chances of the whole numbers from `least` on. */
interface Distribution {
  readonly least: number;
  readonly chances: readonly number[];
}

/** Distribution of `offset + home + sign * away`. */
function combine(home: readonly number[], away: readonly number[], offset: number, sign: 1 | -1): Distribution {
  const shift = sign === 1 ? 0 : away.length - 1;
  const chances = new Array<number>(home.length + away.length - 1).fill(0);
  for (const [h, homeChance] of home.entries())
    for (const [a, awayChance] of away.entries()) {
      const place = h + sign * a + shift;
      chances[place] = (chances[place] ?? 0) + homeChance * awayChance;
    }
  return { least: offset - shift, chances };
}

interface Split {
  readonly above: number;
  readonly equal: number;
  readonly below: number;
}

function against({ least, chances }: Distribution, line: number): Split {
  const split = { above: 0, equal: 0, below: 0 };
  for (const [place, chance] of chances.entries()) {
    const value = least + place;
    split[value > line ? 'above' : value < line ? 'below' : 'equal'] += chance;
  }
  return split;
}

function refunded({ above, below }: Split): number {
  return withoutTies(above, below);
}
