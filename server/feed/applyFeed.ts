import type { PoolClient } from 'pg';
import type { Deps } from '../deps.ts';
import { deliverResults } from './deliverResults.ts';
import { publishTo, withFeedLock, writeChanges } from './feedTransaction.ts';
import type { ChangePlan } from './planChanges.ts';
import type { FeedChange, FeedSummary } from './types.ts';

/**
 * Writes changes of any adapter in one transaction, then publishes one frame for each event that changed (`event:{id}`) and `catalogue`
 * when lists of events are old, then hands results to settlement. What is already so changes and publishes nothing. Ids that the
 * catalogue does not know are left out and answered. Throws what the database throws; then nothing was written.
 */
export async function applyFeed(deps: Deps, changes: readonly FeedChange[]): Promise<FeedSummary> {
  return finish(deps, await withFeedLock(deps, (client) => writeChanges(deps, client, changes), publishTo(deps)));
}

/**
 * As applyFeed, for what somebody sets by hand (the sandbox): from then on the simulator leaves the markets alone whose price or status
 * was set, and the events altogether whose state or result was. A price or status that was set is as fresh as one of a feed.
 */
export async function applyManual(deps: Deps, changes: readonly FeedChange[]): Promise<FeedSummary> {
  const plan = await withFeedLock(
    deps,
    async (client) => {
      const written = await writeChanges(deps, client, changes, true);
      await hold(client, changes);
      return written;
    },
    publishTo(deps),
  );
  return finish(deps, plan);
}

async function finish(deps: Deps, plan: ChangePlan): Promise<FeedSummary> {
  if (plan.results.length > 0) await deliverResults(deps);
  return {
    updates: plan.updates,
    eventsAdded: plan.newEvents.length,
    eventsChanged: plan.changedEvents.length,
    eventsRemoved: plan.eventsRemoved,
    resultsRecorded: plan.results.length,
    unknownIds: plan.unknownIds,
  };
}

async function hold(client: PoolClient, changes: readonly FeedChange[]): Promise<void> {
  const selectionIds = changes.flatMap((change) =>
    change.kind === 'prices' ? change.prices.map((price) => price.selectionId) : [],
  );
  const marketIds = changes.flatMap((change) => (change.kind === 'marketStatus' ? [change.marketId] : []));
  const eventIds = changes.flatMap((change) =>
    change.kind === 'eventState' || change.kind === 'result' || change.kind === 'removal' ? [change.eventId] : [],
  );
  await client.query(
    `INSERT INTO feed_holds (id, event_id)
       SELECT market_id, event_id FROM selections WHERE id = ANY($1)
       UNION SELECT id, event_id FROM markets WHERE id = ANY($2)
       UNION SELECT id, id FROM events WHERE id = ANY($3)
     ON CONFLICT (id) DO NOTHING`,
    [selectionIds, marketIds, eventIds],
  );
}
