import type { Side } from '../../../core/contract.ts';
import { type Distribution, splitAt } from '../model/distribution.ts';
import { withoutTies } from '../model/probability.ts';
import { type ClockGame, overtimeSecondsLeft, shareLeft } from './clockGame.ts';
import type { Strengths } from './gameStep.ts';
import { inSuddenDeath, type ScoreChances, scoreChances, withOvertime } from './scoreChances.ts';
import { marketStrengths, profileOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { ClockProfile } from './sportProfile.ts';

/**
 * Chances of one game or part of it from its current state: exactly those of the process that plays it, so that a price is never another
 * game's. Lines are points as written: home −2.5, over 47.5. A tie is refunded.
 */
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

/** An event's, while it goes on; computed once for each of its states. */
export interface Outlooks {
  readonly GAME: Outlook | null;
  readonly FIRST: Outlook | null;
}

const NONE: Outlooks = { GAME: null, FIRST: null };
const outlooksOfEvents = new WeakMap<SimulatedEvent, Outlooks>();

/** None for games without a clock. */
export function outlooksOf(event: SimulatedEvent): Outlooks {
  const known = outlooksOfEvents.get(event);
  if (known) return known;
  const [profile, { game }, strengths] = [profileOf(event), event, marketStrengths(event)];
  const outlooks =
    profile.kind === 'clock' && (game === null || game.kind === 'clock')
      ? { GAME: clockOutlook(profile, game, strengths, 'GAME'), FIRST: clockOutlook(profile, game, strengths, 'FIRST') }
      : NONE;
  outlooksOfEvents.set(event, outlooks);
  return outlooks;
}

/** A state with the same game and strengths as another, at other lines. */
export function withLines(event: SimulatedEvent, lines: SimulatedEvent['lines']): SimulatedEvent {
  const moved = { ...event, lines };
  outlooksOfEvents.set(moved, outlooksOf(event));
  return moved;
}

/** Outlook of the whole game, or of its first half or period; null when that part is over. */
export function clockOutlook(
  profile: ClockProfile,
  game: ClockGame | null,
  strengths: Strengths,
  part: 'GAME' | 'FIRST',
): Outlook | null {
  const share = shareLeft(profile, game, part === 'GAME' ? profile.periods : profile.firstPeriods);
  if (part === 'FIRST' && share === 0) return null;
  const scored = (game?.periods ?? [])
    .slice(0, part === 'GAME' ? undefined : profile.firstPeriods)
    .reduce((sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }), { home: 0, away: 0 });
  if (part === 'FIRST' || profile.tie === 'STANDS') {
    const still = { home: strengths.home * share, away: strengths.away * share };
    return outlookOf(scoreChances(profile, scored, still), scored, still);
  }
  const overtime = game ? overtimeSecondsLeft(profile, game) : 0;
  const allShare = share + overtime / (profile.periods * profile.periodSeconds);
  const still = { home: strengths.home * allShare, away: strengths.away * allShare };
  const chances =
    overtime > 0 && profile.tie === 'SUDDEN_DEATH'
      ? inSuddenDeath(profile, scored.home, strengths, overtime)
      : withOvertime(profile, scored, still, strengths);
  return outlookOf(chances, scored, still);
}

function outlookOf(chances: ScoreChances, scored: Strengths, still: Strengths): Outlook {
  const result = splitAt(chances.margin, 0);
  const above = (distribution: Distribution, line: number): number => {
    const split = splitAt(distribution, line);
    return withoutTies(split.above, split.below);
  };
  return {
    homeWins: withoutTies(result.above, result.below),
    threeWay: [result.above, result.equal, result.below],
    homeCovers: (line) => above(chances.margin, -line),
    over: (line) => above(chances.total, line),
    teamOver: (side, line) => above(side === 'HOME' ? chances.home : chances.away, line),
    margin: scored.home + still.home - scored.away - still.away,
    total: scored.home + still.home + scored.away + still.away,
    homePoints: scored.home + still.home,
    awayPoints: scored.away + still.away,
  };
}
