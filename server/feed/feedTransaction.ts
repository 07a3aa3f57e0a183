import type { PoolClient } from 'pg';
import type { Deps } from '../deps.ts';
import { liveRules } from '../domain/catalogue/liveRules.ts';
import type { Database } from '../store/database.ts';
import { readCatalogueState } from './catalogueState.ts';
import { type ChangePlan, planChanges } from './planChanges.ts';
import type { EventUpdate, FeedChange } from './types.ts';
import { writePlan } from './writePlan.ts';

/** Any number, as long as nobody else in this database uses it. */
const FEED_LOCK = 7_301_001;

/** PostgreSQL's codes for "somebody else was first, try again". */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** The last writer of each database in this process; the next one waits here rather than in a connection of the pool. */
const queues = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs `work` in a transaction as the only writer of the catalogue, here and in every other process, and then `publish` with what it
 * answered, after the commit and still as the only one: so frames of an event leave in the order of their sequence. Deadlocks with
 * placements are tried again. Connection failures and errors of `work` are thrown after a rollback.
 */
export function withFeedLock<Value>(
  deps: Pick<Deps, 'db'>,
  work: (client: PoolClient) => Promise<Value>,
  publish: (value: Value) => void,
): Promise<Value> {
  const before = queues.get(deps.db) ?? Promise.resolve();
  const run = before.then(() => attempt(deps, work, publish, 1));
  queues.set(
    deps.db,
    run.catch(() => undefined),
  );
  return run;
}

async function attempt<Value>(
  deps: Pick<Deps, 'db'>,
  work: (client: PoolClient) => Promise<Value>,
  publish: (value: Value) => void,
  count: number,
): Promise<Value> {
  const client = await deps.db.pool.connect();
  // A connection that dies while it is ours says so in the query that meets it; unheard, the event would end the process.
  client.on('error', ignore);
  let healthy = false;
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_lock($1)', [FEED_LOCK]);
    const value = await work(client);
    const { command } = await client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error(`The feed's transaction ended with ${command}`);
    publish(value);
    await client.query('SELECT pg_advisory_unlock($1)', [FEED_LOCK]);
    healthy = true;
    return value;
  } catch (error) {
    if (count >= ATTEMPTS || !isRetryable(error)) throw error;
  } finally {
    client.off('error', ignore);
    // Closing the connection rolls back and gives up the lock, whatever state the failure left it in.
    client.release(!healthy);
  }
  return attempt(deps, work, publish, count + 1);
}

const ignore = (): undefined => undefined;

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && RETRYABLE.has(error.code);
}

/** Writes changes of any adapter: the `work` of a transaction. */
export async function writeChanges(
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  client: PoolClient,
  changes: readonly FeedChange[],
  byHand = false,
): Promise<ChangePlan> {
  const now = clock.now();
  const plan = planChanges(await readCatalogueState(client, changes, now), changes, now, byHand);
  await writePlan(client, plan, now, liveRules(config));
  return plan;
}

export function publishUpdates(deps: Pick<Deps, 'bus'>, updates: readonly EventUpdate[]): void {
  for (const update of updates) deps.bus.publish(`event:${update.eventId}`, JSON.stringify(update));
}

export function publishTo(deps: Pick<Deps, 'bus'>): (plan: ChangePlan) => void {
  return (plan) => {
    publishUpdates(deps, plan.updates);
    if (plan.catalogueChanged) deps.bus.publish('catalogue', '{}');
  };
}
