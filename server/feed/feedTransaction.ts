import type { PoolClient } from 'pg';
import type { Deps } from '../deps.ts';
import { liveRules } from '../domain/catalogue/liveRules.ts';
import { BOOKS } from '../domain/settlement/rules/rules.ts';
import { topics } from '../platform/topics.ts';
import { FEED_LOCK } from '../store/catalogue/index.ts';
import type { Database } from '../store/database.ts';
import { endPriceAlerts } from '../store/priceAlerts/index.ts';
import { readCatalogueState } from './catalogueState.ts';
import { type ChangePlan, planChanges } from './planChanges.ts';
import type { EventUpdate, FeedChange } from './types.ts';
import { writePlan } from './writePlan.ts';

/** PostgreSQL's codes for conflicts with another transaction that can be retried. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** The last writer of each database in this process; the next one waits for it without holding a connection of the pool. */
const queues = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs `work` in a transaction as the only writer of the catalogue among all processes, and then `publish` with its result, after the
 * commit and before the next writer: so updates of an event are sent in the order of their sequence. Deadlocks with placements are retried.
 * Connection failures and errors of `work` are thrown after a rollback.
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
  // The query that meets a dead connection throws; without a listener the event would end the process.
  client.on('error', ignore);
  let healthy = false;
  try {
    // Another process may write a whole slate, which takes longer than any lock of a table should (store/purposes.ts).
    await client.query('BEGIN; SET LOCAL lock_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [FEED_LOCK]);
    await client.query('SET LOCAL lock_timeout TO DEFAULT');
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
    // Closing the connection rolls back and releases the lock in every failure.
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
  await writePlan(client, plan, now, liveRules(config), BOOKS[config.rulesOfBook]);
  const written = plan.changedEvents.map(({ id }) => id);
  await endPriceAlerts(client, written, now);
  return plan;
}

export function publishUpdates(deps: Pick<Deps, 'bus'>, updates: readonly EventUpdate[]): void {
  for (const update of updates) deps.bus.publish(topics.event(update.eventId), JSON.stringify(update));
}

export function publishTo(deps: Pick<Deps, 'bus'>): (plan: ChangePlan) => void {
  return (plan) => {
    publishUpdates(deps, plan.updates);
    if (plan.catalogueChanged) deps.bus.publish(topics.catalogue, '{}');
  };
}
