import type { Deps } from '../deps.ts';
import { liveRules } from '../domain/catalogue/liveRules.ts';
import { BOOKS } from '../domain/settlement/rules/rules.ts';
import type { Loop } from '../platform/loop.ts';
import { endPriceAlerts } from '../store/priceAlerts/index.ts';
import { deliverResults } from './deliverResults.ts';
import { stateHeartbeats } from './feedAdapter.ts';
import { publishTo, publishUpdates, withFeedLock, writeChanges } from './feedTransaction.ts';
import { cancelLateBets } from './lateBets.ts';
import { overdueEvents } from './overdueEvents.ts';
import { isSilenceShownWrong, updateSilence } from './silentMarkets.ts';
import { closeStartedEvents } from './startedEvents.ts';

const EVERY_MS = 1_000;
const LAST_RETRY_MS = 5_000;
const PASSES_A_MINUTE = 60;

/**
 * Jobs that the catalogue needs with every feed, in every mode: imported events close at their start, results left by a dead process are
 * passed to settlement, events that never get a result are void by the rule of their sport, bets that a moved start makes late are cancelled, and
 * markets with a silent price are shown as suspended. Every server runs them; the feed lock prevents doing them twice, and is taken only where
 * there is something to do. They are prepared by storing the adapters' heartbeat intervals, the rules, and a first round of what cannot wait.
 */
export function feedJobs(deps: Deps): Loop {
  let passes = 0;
  return {
    name: 'feed jobs',
    everyMs: EVERY_MS,
    lastRetryMs: LAST_RETRY_MS,
    firstMs: EVERY_MS,
    failureText: 'The feed jobs failed and are tried again',
    async prepare() {
      await stateRules(deps);
      await closeStarted(deps);
      await deliverResults(deps);
      await cancelLateBets(deps);
    },
    async pass() {
      await runFeedJobs(deps, passes % PASSES_A_MINUTE === 0);
      passes += 1;
    },
  };
}

/** One pass of all jobs. @param isThorough also of what may wait for a minute. */
export async function runFeedJobs(deps: Deps, isThorough = true): Promise<void> {
  await closeStarted(deps);
  if (isThorough) await voidOverdue(deps);
  await deliverResults(deps);
  await cancelLateBets(deps);
  await showSilence(deps);
}

async function closeStarted(deps: Deps): Promise<void> {
  if ((await closeStartedEvents(deps.db.pool, deps.clock.now())).length === 0) return;
  await withFeedLock(
    deps,
    async (client) => writeChanges(deps, client, await closeStartedEvents(client, deps.clock.now())),
    publishTo(deps),
  );
}

async function voidOverdue(deps: Deps): Promise<void> {
  if ((await overdueEvents(deps.db.pool, deps, deps.clock.now())).length === 0) return;
  const voided = await withFeedLock(
    deps,
    async (client) => writeChanges(deps, client, await overdueEvents(client, deps, deps.clock.now())),
    publishTo(deps),
  );
  for (const { eventId } of voided.results)
    deps.log.warn({ eventId }, 'An event has no result in time: its bets are void by the rule');
}

async function showSilence(deps: Deps): Promise<void> {
  if (!(await isSilenceShownWrong(deps.db.pool, deps.clock.now()))) return;
  await withFeedLock(
    deps,
    async (client) => {
      const now = deps.clock.now();
      const updates = await updateSilence(client, now);
      // A market that is open again may have a price that an alert waits for.
      const written = updates.map(({ eventId }) => eventId);
      await endPriceAlerts(client, written, now);
      return updates;
    },
    (updates) => publishUpdates(deps, updates),
  );
}

/** Applies this configuration's live rules to events stored under another one. */
async function stateRules(deps: Deps): Promise<void> {
  await withFeedLock(
    deps,
    async (client) => {
      await stateHeartbeats(client);
      await client.query(
        `UPDATE markets m SET live_price_ms = (rule ->> 'livePriceMs')::integer, place_delay_ms = (rule ->> 'placeDelayMs')::integer
           FROM events e JOIN competitions c ON c.id = e.competition_id
             CROSS JOIN LATERAL (SELECT coalesce($1::jsonb -> 'bySport' -> c.sport, $1::jsonb -> 'other') AS rule) rules
           WHERE m.event_id = e.id AND e.status IN ('PRE_GAME', 'IN_PLAY')
             AND (m.live_price_ms, m.place_delay_ms)
               IS DISTINCT FROM ((rule ->> 'livePriceMs')::integer, (rule ->> 'placeDelayMs')::integer)`,
        [JSON.stringify(liveRules(deps.config))],
      );
      await client.query(
        `UPDATE markets m SET rules = $1::jsonb ->> c.sport FROM events e JOIN competitions c ON c.id = e.competition_id
           WHERE m.event_id = e.id AND e.status IN ('PRE_GAME', 'IN_PLAY') AND m.rules IS DISTINCT FROM $1::jsonb ->> c.sport`,
        [JSON.stringify(BOOKS[deps.config.rulesOfBook])],
      );
    },
    () => undefined,
  );
}
