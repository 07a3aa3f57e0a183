import type { League } from '../leagues/leagues.ts';
import type { PlayedGame } from '../leagues/seasonBook.ts';
import type { SimulationSeed } from '../model/keyedRandom.ts';
import type { FeedChange } from '../types.ts';
import type { FieldEvent } from './fieldEvent.ts';
import type { Schedules } from './schedule.ts';
import type { SimulatedEvent } from './simulatedEvent.ts';

/** The complete state of the simulator. The same simulation, given the same ticks, yields the same changes. */
export interface Simulation extends SimulationSeed {
  /** With the numbers of their events that the slate keeps. */
  readonly leagues: readonly League[];
  readonly tick: number;
  readonly randomState: number;
  readonly nextNumber: number;
  readonly events: ReadonlyMap<string, SimulatedEvent>;
  readonly schedules: Schedules;
  /** Games of the season, also before the simulation began; those of the simulation in the order of their ends. */
  readonly games: readonly PlayedGame[];
  /** Tournaments, races and titles, which have no two sides. */
  readonly fields: readonly FieldEvent[];
}

export interface SimulationStep {
  readonly simulation: Simulation;
  readonly changes: readonly FeedChange[];
  /** Events whose state has to be written; removed ones are no longer in the simulation. */
  readonly touchedIds: ReadonlySet<string>;
  /** Games that have to be written: they ended in this step. */
  readonly newGames: readonly PlayedGame[];
}
