import { setImmediate as turn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Deps } from '../deps.ts';
import { quarterOf, writePastLines } from '../store/catalogue/index.ts';
import { beat, SIMULATOR } from './feedAdapter.ts';
import { publishTo, withFeedLock, writeChanges } from './feedTransaction.ts';
import { leaguesOfSlate } from './leagues/leagues.ts';
import { namedSimulationSeed, randomSimulationSeed, type SimulationSeed } from './model/keyedRandom.ts';
import type { ChangePlan } from './planChanges.ts';
import { pastLines } from './simulator/pastLines.ts';
import { firstSimulationInParts, withMoreMarkets } from './simulator/simulation.ts';
import type { Simulation } from './simulator/simulationState.ts';
import {
  hasMainMarketsOnly,
  readOverriddenIds,
  readSimulation,
  readWalk,
  writeNewSimulation,
  writeStep,
} from './simulator/simulationStore.ts';

/** Events that get their other markets in one transaction: requests are answered between two of them. */
const EVENTS_AT_ONCE = 12;

/**
 * Fills an empty catalogue with the slate of a seed: the same seed gives the same events, ids, prices and walk; starting times are around
 * now. All events are there at once, with their main markets, and get the others a few at a time; where a start ended before that, or another
 * process is at it, this one goes on. Every process may call this at its start.
 * @param seed without one it is drawn, and nobody can compute the games.
 * @returns whether the simulation was created now.
 */
export async function seedSimulation(deps: Deps, seed?: number): Promise<boolean> {
  const plan = await withFeedLock(
    deps,
    async (client) => ((await readWalk(client)) ? null : makeSimulation(deps, client, seedOf(seed), 'MAIN')),
    (made) => {
      if (made) publishTo(deps)(made);
    },
  );
  await addOtherMarkets(deps);
  return plan !== null;
}

/** Before the first tick: then the simulator adds them itself. */
async function addOtherMarkets(deps: Deps): Promise<void> {
  const leagues = leaguesOfSlate(deps.config.slatePercent);
  let simulation: Simulation | null = null;
  let simulationId: string | null = null;
  do {
    simulation = await withFeedLock(
      deps,
      async (client) => {
        const walk = await readWalk(client);
        if (walk === null || walk.tick > 0 || (simulationId !== null && walk.simulationId !== simulationId)) return null;
        simulationId = walk.simulationId;
        const now = deps.clock.now();
        if (simulation === null && !(await hasMainMarketsOnly(client))) return null;
        const before = simulation ?? (await readSimulation(client, walk, leagues));
        const step = withMoreMarkets(before, await readOverriddenIds(client), now, EVENTS_AT_ONCE);
        if (step === null) return null;
        await beat(client, SIMULATOR, deps.clock.now(), !walk.paused);
        const plan = await writeChanges(deps, client, step.changes);
        await writeStep(client, step, now);
        await writePastLines(client, pastLines(walk.seed, step.changes, quarterOf(now)));
        return { plan, simulation: step.simulation };
      },
      (done) => {
        if (done) publishTo(deps)(done.plan);
      },
    ).then((done) => done?.simulation ?? null);
  } while (simulation !== null);
}

/**
 * Deletes the whole catalogue, imported events too, and seeds it anew. Bets on its events must be deleted before; else the database
 * refuses, and nothing changes. Sequences continue above the previous highest, so that open pages notice.
 * @param seed without one it is that of now.
 */
export async function resetSimulation(deps: Deps, seed?: number): Promise<void> {
  await withFeedLock(
    deps,
    async (client) => {
      const walk = seed === undefined ? await readWalk(client) : null;
      const { rows } = await client.query<{ highest: number | null }>('SELECT max(sequence) AS highest FROM events');
      for (const table of [
        'simulator',
        'simulator_events',
        'simulator_games',
        'feed_holds',
        'feed_results',
        'line_history',
        'events',
        'competitions',
      ])
        await client.query(`DELETE FROM ${table}`);
      const plan = await makeSimulation(deps, client, walk ?? seedOf(seed), 'ALL');
      await client.query('UPDATE events SET sequence = $1', [(rows[0]?.highest ?? 0) + 1]);
      return plan;
    },
    publishTo(deps),
  );
}

function seedOf(seed: number | undefined): SimulationSeed {
  return seed === undefined ? randomSimulationSeed() : namedSimulationSeed(seed);
}

async function makeSimulation(deps: Deps, client: PoolClient, from: SimulationSeed, scope: 'MAIN' | 'ALL'): Promise<ChangePlan> {
  const now = deps.clock.now();
  const leagues = leaguesOfSlate(deps.config.slatePercent);
  const step = await inTurns(firstSimulationInParts({ ...from, leagues }, now, scope));
  // After the prices were made, which may take longer than a heartbeat.
  await beat(client, SIMULATOR, deps.clock.now(), true);
  const plan = await writeChanges(deps, client, step.changes);
  await writeNewSimulation(client, step, now);
  await writePastLines(client, pastLines(from.seed, step.changes, quarterOf(now)));
  return plan;
}

/** Answers requests between two parts. */
async function inTurns<Value>(parts: Generator<undefined, Value>): Promise<Value> {
  while (true) {
    const { done, value } = parts.next();
    if (done) return value;
    await turn();
  }
}
