import type { Rolls } from '../model/random.ts';
import type { Game } from './game.ts';
import type { Strengths } from './gameStep.ts';
import { type ClockProfile, SPORT_PROFILES, type SportKey, type SportProfile } from './sportProfile.ts';

/** Distances of alternate lines from the main one, in points. */
export type LineKey = 'spread' | 'total' | 'firstSpread' | 'firstTotal' | 'homeTotal' | 'awayTotal';

/**
 * The simulator's hidden state of an event, beside the catalogue's. Plain data, stored in `simulator_events`; all prices are derived from
 * it.
 */
export interface SimulatedEvent {
  readonly id: string;
  readonly competitionId: string;
  readonly sport: SportKey;
  /** Names, so that a side does not play two events at a time. */
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  readonly strengths: Strengths;
  /** How far the market has drifted from the strengths, in points (or in chance of the home side); it always reverts to zero. */
  readonly drift: { readonly margin: number; readonly total: number };
  readonly lines: Readonly<Partial<Record<LineKey, number>>>;
  /** Null before the start. */
  readonly game: Game | null;
  /** Remaining time of the markets' suspension; zero when they are open. */
  readonly suspendedMs: number;
  /** Time since the clock was last published. */
  readonly clockMs: number;
  /** In play, time since all markets were priced; the main ones are priced more often. */
  readonly pricedMs: number;
  /** All of its markets are offered; until some days before its start only the main ones are. */
  readonly isWhole: boolean;
  /** Time since its statistics were published. */
  readonly statisticsMs: number;
  /** How many steps its game was played; each has random numbers of its own. */
  readonly step: number;
}

/** The random numbers of an event's next step. */
export type RollsOf = (event: Pick<SimulatedEvent, 'id' | 'step'>) => Rolls;

export function profileOf(event: Pick<SimulatedEvent, 'sport'>): SportProfile {
  return SPORT_PROFILES[event.sport];
}

/** The most that the drift changes a chance: half of what a side's margin is, so that no price is ever better than fair. */
const MOST_DRIFT = 0.012;
/** A chance changes the most by a point at an even chance: by 0.4 of a standard deviation. */
const STEEPEST = 0.4;
/** In tennis a set's chance changes the match's by so much. */
const STEEPEST_OF_SETS = 1.9;

/** The standard deviation of a game's margin, and of its total: of a Poisson number of scores of either side. */
export function gameDeviation({ scores }: Pick<ClockProfile, 'scores'>, { home, away }: Strengths): number {
  const mean = scores.reduce((sum, { points, share }) => sum + points * share, 0);
  const square = scores.reduce((sum, { points, share }) => sum + points * points * share, 0);
  return Math.sqrt(((home + away) * square) / mean);
}

/** The nearest drift at which the event's prices stay worse than fair for the player. */
export function boundedDrift(
  event: Pick<SimulatedEvent, 'sport' | 'strengths'>,
  { margin, total }: SimulatedEvent['drift'],
): SimulatedEvent['drift'] {
  const profile = profileOf(event);
  const most =
    profile.kind === 'clock'
      ? (MOST_DRIFT / STEEPEST) * gameDeviation(profile, event.strengths)
      : profile.kind === 'sets'
        ? MOST_DRIFT / STEEPEST_OF_SETS
        : MOST_DRIFT;
  const size = Math.hypot(margin, total);
  const factor = size > most ? most / size : 1;
  return { margin: margin * factor, total: total * factor };
}

/** Strengths including the market's drift. */
export function marketStrengths({ strengths, drift, sport }: SimulatedEvent): Strengths {
  if (SPORT_PROFILES[sport].kind !== 'clock') {
    const home = Math.min(0.96, Math.max(0.04, strengths.home + drift.margin));
    return { home, away: 1 - home };
  }
  return {
    home: Math.max(strengths.home * 0.4, strengths.home + (drift.total + drift.margin) / 2),
    away: Math.max(strengths.away * 0.4, strengths.away + (drift.total - drift.margin) / 2),
  };
}
