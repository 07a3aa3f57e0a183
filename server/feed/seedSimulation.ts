import type { PoolClient } from 'pg';
import type { Deps } from '../deps.ts';
import { quarterOf, writePastLines } from '../store/catalogue/index.ts';
import { beat, SIMULATOR } from './feedAdapter.ts';
import { publishTo, withFeedLock, writeChanges } from './feedTransaction.ts';
import { namedSimulationSeed, randomSimulationSeed, type SimulationSeed } from './model/keyedRandom.ts';
import type { ChangePlan } from './planChanges.ts';
import { pastLines } from './simulator/pastLines.ts';
import { firstSimulation } from './simulator/simulation.ts';
import { readWalk, writeNewSimulation } from './simulator/simulationStore.ts';

/**
 * Fills an empty catalogue with the slate of a seed: the same seed gives the same events, ids, prices and walk; starting times are around
 * now. An existing simulation stays as it is, so that every process may call this at its start.
 * @param seed without one it is drawn, and nobody can compute the games.
 * @returns whether the simulation was created now.
 */
export async function seedSimulation(deps: Deps, seed?: number): Promise<boolean> {
  const plan = await withFeedLock(
    deps,
    async (client) => ((await readWalk(client)) ? null : makeSimulation(deps, client, seedOf(seed))),
    (made) => {
      if (made) publishTo(deps)(made);
    },
  );
  return plan !== null;
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
      const plan = await makeSimulation(deps, client, walk ?? seedOf(seed));
      await client.query('UPDATE events SET sequence = $1', [(rows[0]?.highest ?? 0) + 1]);
      return plan;
    },
    publishTo(deps),
  );
}

function seedOf(seed: number | undefined): SimulationSeed {
  return seed === undefined ? randomSimulationSeed() : namedSimulationSeed(seed);
}

async function makeSimulation(deps: Deps, client: PoolClient, from: SimulationSeed): Promise<ChangePlan> {
  const now = deps.clock.now();
  const step = firstSimulation(from, now);
  // After the prices were made, which may take longer than a heartbeat.
  await beat(client, SIMULATOR, deps.clock.now(), true);
  const plan = await writeChanges(deps, client, step.changes);
  await writeNewSimulation(client, step, now);
  await writePastLines(client, pastLines(from.seed, step.changes, quarterOf(now)));
  return plan;
}
