import type { PoolClient } from 'pg';
import type { Deps } from '../deps.ts';
import { deliverResults } from './deliverResults.ts';
import { publishTo, withFeedLock, writeChanges } from './feedTransaction.ts';
import type { ChangePlan } from './planChanges.ts';
import type { FeedChange, FeedSummary } from './types.ts';

/**
 * Writes changes of any adapter in one transaction, then publishes one update for each event that changed (`event:{id}`) and `catalogue`
 * when lists of events are outdated, then passes results to settlement. A change without effect publishes nothing. Unknown ids and
 * refused changes are skipped and returned. Bets that a moved start makes late are cancelled by the feed jobs of a server. Throws errors of the database; then nothing was written.
 */
export async function applyFeed(deps: Deps, changes: readonly FeedChange[]): Promise<FeedSummary> {
  return finish(deps, await withFeedLock(deps, (client) => writeChanges(deps, client, changes), publishTo(deps)));
}

/**
 * As applyFeed, for changes made by hand (the sandbox). They override the simulator: from then on it leaves alone each market whose price
 * or status was set, and each event whose state or result was set. A price or status set by hand is as fresh as one of a feed.
 */
export async function applyManual(deps: Deps, changes: readonly FeedChange[]): Promise<FeedSummary> {
  const plan = await withFeedLock(
    deps,
    async (client) => {
      const written = await writeChanges(deps, client, changes, true);
      await recordOverrides(client, changes);
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
    refusals: plan.refusals,
  };
}

async function recordOverrides(client: PoolClient, changes: readonly FeedChange[]): Promise<void> {
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
