import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { League } from '../leagues/leagues.ts';
import type { PlayedGame } from '../leagues/seasonBook.ts';
import type { SimulationSeed } from '../model/keyedRandom.ts';
import type { FieldEvent } from './fieldEvent.ts';
import type { Schedules } from './schedule.ts';
import type { SimulatedEvent } from './simulatedEvent.ts';
import { seasonsSoFar } from './simulation.ts';
import type { Simulation, SimulationStep } from './simulationState.ts';

/** The simulation's row in the database, without the events. */
export interface WalkRow extends SimulationSeed {
  /** A new id after every reset. */
  readonly simulationId: string;
  readonly tick: number;
  readonly randomState: number;
  readonly nextNumber: number;
  readonly schedules: Schedules;
  readonly fields: readonly FieldEvent[];
  readonly lastTickAt: Date;
  readonly paused: boolean;
  readonly updatesPerSecond: number;
}

/** Null before the simulation was seeded. Locks the row until the transaction's end, so that two leaders cannot both write. */
export async function readWalk(client: PoolClient): Promise<WalkRow | null> {
  const { rows } = await client.query<WalkRow>({
    name: 'simulator-walk',
    text: `SELECT seed, key, simulation AS "simulationId", tick, random_state AS "randomState", next_number AS "nextNumber", schedules, fields, last_tick_at AS "lastTickAt",
        paused, updates_per_second AS "updatesPerSecond"
      FROM simulator FOR UPDATE`,
  });
  return rows[0] ?? null;
}

export async function readSimulation(client: PoolClient, walk: WalkRow, leagues: readonly League[]): Promise<Simulation> {
  const { rows } = await client.query<{ state: SimulatedEvent }>(
    `SELECT s.state FROM simulator_events s JOIN events e ON e.id = s.event_id WHERE e.status IN ('PRE_GAME', 'IN_PLAY')`,
  );
  return {
    leagues,
    seed: walk.seed,
    key: walk.key,
    tick: walk.tick,
    randomState: walk.randomState,
    nextNumber: walk.nextNumber,
    events: new Map(rows.map(({ state }) => [state.id, state])),
    schedules: walk.schedules,
    fields: walk.fields,
    games: await readGames(client, walk),
  };
}

/** Whether any event of the simulation has no other markets yet. */
export async function hasMainMarketsOnly(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query(`SELECT FROM simulator_events WHERE state -> 'isWhole' = 'false' LIMIT 1`);
  return rowCount === 1;
}

/** Writes the season so far of a simulation that began without one. */
async function readGames(client: PoolClient, { seed, lastTickAt }: WalkRow): Promise<readonly PlayedGame[]> {
  const { rows } = await client.query<{ game: PlayedGame }>('SELECT game FROM simulator_games ORDER BY id');
  if (rows.length > 0) return rows.map(({ game }) => game);
  const games = seasonsSoFar(seed, lastTickAt);
  await writeGames(client, games);
  return games;
}

async function writeGames(client: PoolClient, games: readonly PlayedGame[]): Promise<void> {
  if (games.length > 0)
    await client.query({
      name: 'simulator-games',
      text: `INSERT INTO simulator_games (competition_id, game)
        SELECT game ->> 'competitionId', game FROM jsonb_array_elements($1::jsonb) AS game`,
      values: [JSON.stringify(games)],
    });
}

/** Ids of markets and events that were set by hand. */
export async function readOverriddenIds(client: PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>({ name: 'simulator-overrides', text: 'SELECT id FROM feed_holds' });
  return new Set(rows.map(({ id }) => id));
}

/** Stores a step together with its changes, in their transaction. */
export async function writeStep(
  client: PoolClient,
  { simulation, touchedIds, newGames }: SimulationStep,
  now: Date,
): Promise<void> {
  await client.query({
    name: 'simulator-step',
    text: 'UPDATE simulator SET tick = $1, random_state = $2, next_number = $3, last_tick_at = $4, schedules = $5, fields = $6',
    values: [simulation.tick, simulation.randomState, simulation.nextNumber, now, ...schedulesOf(simulation)],
  });
  await writeGames(client, newGames);
  await writeEvents(client, simulation, touchedIds);
}

/** A new simulation, in place of any other. */
export async function writeNewSimulation(client: PoolClient, step: SimulationStep, now: Date): Promise<void> {
  const { simulation } = step;
  await client.query(
    `INSERT INTO simulator (seed, key, simulation, tick, random_state, next_number, last_tick_at, schedules, fields)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      simulation.seed,
      simulation.key,
      randomUUID(),
      simulation.tick,
      simulation.randomState,
      simulation.nextNumber,
      now,
      ...schedulesOf(simulation),
    ],
  );
  await writeGames(client, step.newGames);
  await writeEvents(client, simulation, step.touchedIds);
}

async function writeEvents(client: PoolClient, simulation: Simulation, touchedIds: ReadonlySet<string>): Promise<void> {
  const touched: SimulatedEvent[] = [];
  const gone: string[] = [];
  for (const id of touchedIds) {
    const event = simulation.events.get(id);
    if (event) touched.push(event);
    else gone.push(id);
  }
  if (touched.length > 0)
    await client.query({
      name: 'simulator-keep',
      text: `INSERT INTO simulator_events (event_id, state)
        SELECT state->>'id', state FROM jsonb_array_elements($1::jsonb) AS state
        ON CONFLICT (event_id) DO UPDATE SET state = excluded.state`,
      values: [JSON.stringify(touched)],
    });
  if (gone.length > 0) await client.query('DELETE FROM simulator_events WHERE event_id = ANY($1)', [gone]);
}

function schedulesOf({ schedules, fields }: Simulation): readonly string[] {
  return [JSON.stringify(schedules), JSON.stringify(fields)];
}
