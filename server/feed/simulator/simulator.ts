import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { deliverResults } from '../deliverResults.ts';
import { beat, SIMULATOR } from '../feedAdapter.ts';
import { publishTo, withFeedLock, writeChanges } from '../feedTransaction.ts';
import { leaguesOfSlate } from '../leagues/leagues.ts';
import type { PlayedGame } from '../leagues/seasonBook.ts';
import { resetSimulation } from '../seedSimulation.ts';
import type { FeedChange } from '../types.ts';
import { type Leadership, tryToLead } from './leadership.ts';
import { advanceSimulation, catchUp } from './simulation.ts';
import type { Simulation, SimulationStep } from './simulationState.ts';
import { readOverriddenIds, readSimulation, readWalk, writeStep } from './simulationStore.ts';

export interface SimulationPace {
  readonly paused: boolean;
  readonly updatesPerSecond: number;
}

export interface Simulator {
  /** A heartbeat of the simulation that is there, whoever plays it. */
  speak(): Promise<void>;
  /** Plays the simulation as soon as no other process does. It is prepared with a first attempt; if that succeeded, with a first heartbeat. */
  readonly loop: Loop;
  /** These apply to all processes, and have taken effect when they return: the simulator changes nothing after a pause. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  setRate(updatesPerSecond: number): Promise<void>;
  /** The stored pace; paused at zero where nothing is simulated. */
  pace(): Promise<SimulationPace>;
  /** Resets to the simulation of a seed, or without one to its own beginning, running at the default rate. Bets on its events must be deleted before. */
  reset(seed?: number): Promise<void>;
}

const TICKS_PER_SECOND = 4;
const TICK_MS = 1_000 / TICKS_PER_SECOND;
const FOLLOW_EVERY_MS = 1_000;
const LAST_RETRY_MS = 5_000;
/** A longer time without a tick is played by catchUp. */
const ABSENCE_MS = 10 * 60_000;
/** A heartbeat by the business clock: once a second, and at once after that clock was set. */
const HEARTBEAT_EVERY_MS = 1_000;

interface Memory {
  readonly simulationId: string;
  readonly simulation: Simulation;
}

export type TickOutcome = 'TICKED' | 'PAUSED' | 'NO_SIMULATION';

/**
 * Runs the seeded simulation in one process of all that share the database; another takes over when it ends. Its complete state is in the
 * database after every tick, so it continues after a restart or an outage of the database.
 */
export function simulator(deps: Deps): Simulator {
  const player = simulationPlayer(deps);
  let leadership: Leadership | null = null;
  let pauseMs = TICK_MS;

  function resign(): void {
    leadership?.resign();
    leadership = null;
    player.forget();
  }

  async function play(): Promise<void> {
    const began = performance.now();
    let intervalMs = FOLLOW_EVERY_MS;
    try {
      if (leadership?.isLost()) resign();
      leadership ??= await tryToLead(deps.db);
      if (leadership) {
        // Nobody sees the single moves: those of a second are written together.
        const ticks = deps.bus.mayWatchEvents() ? 1 : TICKS_PER_SECOND;
        await player.tick(ticks);
        intervalMs = ticks * TICK_MS;
      } else player.forget();
    } catch (error) {
      resign();
      throw error;
    }
    pauseMs = Math.max(0, intervalMs - (performance.now() - began));
  }

  const set = (text: string, values: readonly unknown[]): Promise<unknown> =>
    withFeedLock(
      deps,
      (client) => client.query(text, [...values]),
      () => undefined,
    );

  return {
    speak: async () => {
      await withFeedLock(
        deps,
        async (client) => {
          if (await readWalk(client)) await beat(client, SIMULATOR, deps.clock.now(), false);
        },
        () => undefined,
      );
    },
    loop: {
      name: 'simulator',
      everyMs: TICK_MS,
      lastRetryMs: LAST_RETRY_MS,
      firstMs: TICK_MS,
      failureText: 'The simulator could not play and tries again',
      prepare: play,
      pass: play,
      pauseMs: () => pauseMs,
      end: async () => resign(),
    },
    pause: async () => void (await set('UPDATE simulator SET paused = true', [])),
    resume: async () => void (await set('UPDATE simulator SET paused = false, last_tick_at = $1', [deps.clock.now()])),
    setRate: async (updatesPerSecond) => void (await set('UPDATE simulator SET updates_per_second = $1', [updatesPerSecond])),
    async pace() {
      const { rows } = await deps.db.pool.query<SimulationPace>(
        'SELECT paused, updates_per_second::float AS "updatesPerSecond" FROM simulator',
      );
      return rows[0] ?? { paused: true, updatesPerSecond: 0 };
    },
    reset: (seed) => resetSimulation(deps, seed),
  };
}

export interface SimulationPlayer {
  /** So many steps at once, unless paused, and a heartbeat where one is due. Throws errors of the database; then neither was written. */
  tick(ticks?: number): Promise<TickOutcome>;
  /** Reads the simulation from the database before the next tick. */
  forget(): void;
}

/** So many steps as one. */
function advance(
  before: Simulation,
  ticks: number,
  {
    now,
    overriddenIds,
    updatesPerSecond,
  }: { readonly now: Date; readonly overriddenIds: ReadonlySet<string>; readonly updatesPerSecond: number },
): SimulationStep {
  const moves = (tick: number): number => Math.floor((tick * updatesPerSecond) / TICKS_PER_SECOND);
  let simulation = before;
  const changes: FeedChange[] = [];
  const touchedIds = new Set<string>();
  const newGames: PlayedGame[] = [];
  for (let count = 0; count < ticks; count += 1) {
    const priceMoves = moves(simulation.tick + 1) - moves(simulation.tick);
    const step = advanceSimulation(simulation, { now, elapsedMs: TICK_MS, priceMoves, overriddenIds });
    simulation = step.simulation;
    changes.push(...step.changes);
    for (const id of step.touchedIds) touchedIds.add(id);
    newGames.push(...step.newGames);
  }
  return { simulation, changes, touchedIds, newGames };
}

/** The simulator without its timer, for the leader. */
export function simulationPlayer(deps: Deps): SimulationPlayer {
  const leagues = leaguesOfSlate(deps.config.slatePercent);
  let memory: Memory | null = null;
  let lastHeartbeatMs: number | null = null;

  async function tick(ticks = 1): Promise<TickOutcome> {
    const now = deps.clock.now();
    const heartbeatDue = lastHeartbeatMs === null || Math.abs(now.getTime() - lastHeartbeatMs) >= HEARTBEAT_EVERY_MS;
    const outcome = await withFeedLock(
      deps,
      async (client) => {
        const walk = await readWalk(client);
        if (!walk) return 'NO_SIMULATION' as const;
        // Written before the changes, so that these belong to a feed that is not silent.
        if (heartbeatDue) await beat(client, SIMULATOR, now, !walk.paused);
        if (walk.paused) return 'PAUSED' as const;
        const fresh = memory?.simulationId === walk.simulationId && memory.simulation.tick === walk.tick;
        const simulation = memory && fresh ? memory.simulation : await readSimulation(client, walk, leagues);
        const overriddenIds = await readOverriddenIds(client);
        const absentMs = now.getTime() - walk.lastTickAt.getTime();
        const step =
          !fresh && absentMs > ABSENCE_MS
            ? catchUp(simulation, absentMs, now, overriddenIds)
            : advance(simulation, ticks, { now, overriddenIds, updatesPerSecond: walk.updatesPerSecond });
        const plan = await writeChanges(deps, client, step.changes);
        await writeStep(client, step, now);
        return { plan, memory: { simulationId: walk.simulationId, simulation: step.simulation } };
      },
      (done) => {
        if (typeof done !== 'string') publishTo(deps)(done.plan);
      },
    );
    if (heartbeatDue && outcome !== 'NO_SIMULATION') lastHeartbeatMs = now.getTime();
    if (typeof outcome === 'string') return outcome;
    memory = outcome.memory;
    if (outcome.plan.results.length > 0) await deliverResults(deps);
    return 'TICKED';
  }

  return {
    tick,
    forget() {
      memory = null;
      lastHeartbeatMs = null;
    },
  };
}
