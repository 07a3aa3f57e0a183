import type { Game } from './game.ts';
import type { Strengths } from './gameStep.ts';
import { SPORT_PROFILES, type SportKey, type SportProfile } from './sportProfile.ts';

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
}

export function profileOf(event: Pick<SimulatedEvent, 'sport'>): SportProfile {
  return SPORT_PROFILES[event.sport];
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
