import type { Side } from '../../../core/wire/contract.ts';

/**
 * The simulator's estimate of two sides, hidden from the player. `home` and `away` are expected points of a whole game (clock sports) or
 * the chance that either wins a set or the fight (sets, rounds; they sum to one).
 */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

/** A play as a page tells it. */
export interface TimedPlay {
  readonly number: number;
  readonly side: Side | null;
  readonly text: string;
  readonly period: string;
  readonly clock: string;
  /** After it, where it changed. */
  readonly score?: { readonly home: number; readonly away: number };
}

export interface GameStep<Played> {
  readonly game: Played;
  readonly plays?: readonly TimedPlay[];
  /** Something happened that makes the current prices invalid. */
  readonly decisive: boolean;
}
