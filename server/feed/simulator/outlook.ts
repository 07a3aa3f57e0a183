import type { Side } from '../../../core/wire/contract.ts';
import { type Distribution, splitAt } from '../model/distribution.ts';
import { withoutTies } from '../model/probability.ts';
import { type ClockGame, halfLeft, overtimeSecondsLeft, secondsLeft, shareBetween } from './clockGame.ts';
import type { Strengths } from './gameStep.ts';
import { inningsChances } from './inningsChances.ts';
import type { StillToCome } from './players/playerChances.ts';
import { inSuddenDeath, type ScoreChances, scoreChances, withOvertime } from './scoreChances.ts';
import { marketStrengths, profileOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { ClockProfile } from './sportProfile.ts';

/** The whole game with its overtime, or periods of regulation, from 1. */
export type Part = 'GAME' | { readonly from: number; readonly to: number };

/**
 * Chances of one game or part of it from its current state: exactly those of the process that plays it, so that a price is never another
 * game's. Lines are points as written: home −2.5, over 47.5. A tie is refunded, and a quarter line is half of each of its neighbours.
 */
export interface Outlook {
  readonly homeWins: number;
  /** Home, draw, away. */
  readonly threeWay: readonly [number, number, number];
  homeCovers(line: number): number;
  over(line: number): number;
  teamOver(side: Side, line: number): number;
  readonly chances: ScoreChances;
  /** Start values of the search for fair lines. */
  readonly margin: number;
  readonly total: number;
  readonly homePoints: number;
  readonly awayPoints: number;
  /** Points so far, and expected points still to come. */
  readonly scored: Strengths;
  readonly still: Strengths;
}

type PartOutlooks = Map<string, Outlook | null>;

/** Outlooks of an event's state, computed once for each part of it. */
const outlooksOfEvents = new WeakMap<SimulatedEvent, PartOutlooks>();

/** Null: the part is over, or the game has no clock. */
export function outlookOf(event: SimulatedEvent, part: Part): Outlook | null {
  const all = outlooksOfEvents.get(event) ?? new Map();
  outlooksOfEvents.set(event, all);
  const key = part === 'GAME' ? part : `${part.from}-${part.to}`;
  const cached = all.get(key);
  if (cached !== undefined) return cached;
  const profile = profileOf(event);
  const isClock = profile.kind === 'clock' && (event.game === null || event.game.kind === 'clock');
  const outlook = isClock ? clockOutlook(profile, event.game as ClockGame | null, marketStrengths(event), part) : null;
  all.set(key, outlook);
  return outlook;
}

/** A state with the same game and strengths as another, at other lines. */
export function withLines(event: SimulatedEvent, lines: SimulatedEvent['lines']): SimulatedEvent {
  const moved = { ...event, lines };
  const cached = outlooksOfEvents.get(event);
  if (cached) outlooksOfEvents.set(moved, cached);
  return moved;
}

/** Outlook of the whole game, or of some of its periods; null when those are over. */
export function clockOutlook(profile: ClockProfile, game: ClockGame | null, strengths: Strengths, part: Part): Outlook | null {
  const [from, to] = part === 'GAME' ? [1, profile.periods] : [part.from, part.to];
  if (profile.innings) return inningsOutlook(profile, game, strengths, part);
  const share = shareBetween(profile, game, from, to);
  if (part !== 'GAME' && share === 0) return null;
  const scored = (game?.periods ?? [])
    .slice(from - 1, part === 'GAME' ? undefined : to)
    .reduce((sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }), { home: 0, away: 0 });
  if (part !== 'GAME' || profile.tie === 'STANDS') {
    const still = { home: strengths.home * share, away: strengths.away * share };
    return outlookFrom(scoreChances(profile, scored, still), scored, still);
  }
  const overtime = game ? overtimeSecondsLeft(profile, game) : 0;
  const allShare = share + overtime / (profile.periods * profile.periodSeconds);
  const still = { home: strengths.home * allShare, away: strengths.away * allShare };
  const chances =
    overtime > 0 && profile.tie === 'SUDDEN_DEATH'
      ? inSuddenDeath(profile, scored.home, strengths, overtime)
      : withOvertime(profile, scored, still, strengths);
  return outlookFrom(chances, scored, still);
}

/** A part does not have the last period, in which the side that bats last may stop. */
function inningsOutlook(profile: ClockProfile, game: ClockGame | null, strengths: Strengths, part: Part): Outlook | null {
  const [from, to] = part === 'GAME' ? [1, profile.periods] : [part.from, part.to];
  const still = { home: 0, away: 0 };
  for (let period = from - 1; period < to; period += 1)
    for (const side of ['home', 'away'] as const) still[side] += strengths[side] * halfLeft(profile, game, period, side);
  if (part !== 'GAME' && still.home + still.away === 0) return null;
  const scored = (game?.periods ?? [])
    .slice(from - 1, part === 'GAME' ? undefined : to)
    .reduce((sum, period) => ({ home: sum.home + period.home, away: sum.away + period.away }), { home: 0, away: 0 });
  const chances = part === 'GAME' ? inningsChances(profile, game, strengths) : scoreChances(profile, scored, still);
  return outlookFrom(chances, scored, still);
}

function outlookFrom(chances: ScoreChances, scored: Strengths, still: Strengths): Outlook {
  const result = splitAt(chances.margin, 0);
  return {
    homeWins: withoutTies(result.above, result.below),
    threeWay: [result.above, result.equal, result.below],
    homeCovers: (line) => chanceAbove(chances.margin, -line),
    over: (line) => chanceAbove(chances.total, line),
    teamOver: (side, line) => chanceAbove(side === 'HOME' ? chances.home : chances.away, line),
    chances,
    margin: scored.home + still.home - scored.away - still.away,
    total: scored.home + still.home + scored.away + still.away,
    homePoints: scored.home + still.home,
    awayPoints: scored.away + still.away,
    scored,
    still,
  };
}

/** The chance above a line against that below it; of a quarter line the means of its two neighbours. */
export function chanceAbove(distribution: Distribution, line: number): number {
  const quarters = Math.round(line * 4);
  if (quarters % 2 === 0) {
    const { above, below } = splitAt(distribution, line);
    return withoutTies(above, below);
  }
  const [low, high] = [splitAt(distribution, (quarters - 1) / 4), splitAt(distribution, (quarters + 1) / 4)];
  return withoutTies((low.above + high.above) / 2, (low.below + high.below) / 2);
}

/** Regulation in which nothing is left of a game is over; this is what an expected overtime adds to it. */
function expectedOvertime(event: SimulatedEvent, profile: ClockProfile, strengths: Strengths): number {
  if (profile.tie === 'STANDS') return 0;
  const game = event.game?.kind === 'clock' ? event.game : null;
  const regulation = profile.periods * profile.periodSeconds;
  const running = game ? overtimeSecondsLeft(profile, game) : 0;
  const seconds = running || profile.overtimeSeconds;
  const tied = running ? 1 : (outlookOf(event, { from: 1, to: profile.periods })?.threeWay[1] ?? 0);
  if (profile.tie === 'OVERTIME') return (tied * seconds) / regulation;
  const average = profile.scores.reduce((sum, { points, share }) => sum + points * share, 0);
  const scores = ((strengths.home + strengths.away) / average) * (seconds / regulation);
  return ((tied * seconds) / regulation) * ((1 - Math.exp(-scores)) / scores);
}

/** What is still expected of a game for the numbers of its players, overtime included. */
export function stillToCome(event: SimulatedEvent): StillToCome {
  const profile = profileOf(event);
  if (profile.kind !== 'clock') return { home: 0, away: 0, share: 0 };
  const strengths = marketStrengths(event);
  const game = event.game?.kind === 'clock' ? event.game : null;
  const overtime = expectedOvertime(event, profile, strengths);
  const points = shareBetween(profile, game, 1, profile.periods) + overtime;
  const isRegulation = game === null || overtimeSecondsLeft(profile, game) === 0;
  const seconds =
    game === null ? profile.periods * profile.periodSeconds : isRegulation ? secondsLeft(profile, game, profile.periods) : 0;
  return {
    home: strengths.home * points,
    away: strengths.away * points,
    share: seconds / (profile.periods * profile.periodSeconds) + overtime,
  };
}
