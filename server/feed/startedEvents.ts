import type { PoolClient } from 'pg';
import { SIMULATOR } from './feedAdapter.ts';
import type { FeedChange } from './types.ts';

/** How long after its start an imported event without a result and without open bets is removed from the slate. */
const OVER_AFTER = '6 hours';

/** How long a live feed may take to say that an event has begun: games begin late. Its markets are suspended from the announced start. */
const LIVE_START_AFTER = '1 hour';

/**
 * Condition on `events e` ($1: the business clock, $2: the simulator's source). A feed with a heartbeat tells itself what has begun. An override by hand stays: an event's own status suspends
 * its markets instead (see silentMarkets.ts), and an event with any override is not removed from the slate.
 */
const TO_CLOSE = `e.source <> $2 AND (
  (e.status = 'PRE_GAME' AND NOT EXISTS (SELECT FROM feed_holds h WHERE h.id = e.id) AND e.starts_at <= $1::timestamptz
    - CASE WHEN EXISTS (SELECT FROM feeds f WHERE f.source = e.source AND f.heartbeat_ms IS NOT NULL)
        THEN interval '${LIVE_START_AFTER}' ELSE interval '0' END)
  OR (e.status = 'IN_PLAY' AND e.starts_at <= $1::timestamptz - interval '${OVER_AFTER}'
    AND NOT EXISTS (SELECT FROM feed_holds h WHERE h.event_id = e.id)
    AND NOT EXISTS (SELECT FROM open_bets_on(e.id))))`;

/**
 * Imported events that have begun: they get no further prices, so they cannot be bet on any more. Bets on them wait for the result from an
 * import or the sandbox. An event with open bets stays on the slate, and the audit names it after its hours.
 */
export async function closeStartedEvents(client: Pick<PoolClient, 'query'>, now: Date): Promise<FeedChange[]> {
  const { rows } = await client.query<{ id: string; isOver: boolean; marketIds: string[] }>({
    name: 'feed-started-events',
    text: `SELECT e.id, e.starts_at <= $1::timestamptz - interval '${OVER_AFTER}' AS "isOver",
        ARRAY(SELECT m.id FROM markets m WHERE m.event_id = e.id ORDER BY m.id) AS "marketIds"
      FROM events e WHERE ${TO_CLOSE} ORDER BY e.id`,
    values: [now, SIMULATOR.source],
  });
  return rows.flatMap(({ id, isOver, marketIds }): FeedChange[] =>
    isOver
      ? [{ kind: 'removal', eventId: id }]
      : [
          { kind: 'eventState', eventId: id, state: { status: 'IN_PLAY' } },
          ...marketIds.map((marketId) => ({ kind: 'marketStatus' as const, eventId: id, marketId, status: 'HIDDEN' as const })),
        ],
  );
}
