import type { PoolClient } from 'pg';
import { SIMULATOR } from './feedAdapter.ts';
import type { FeedChange } from './types.ts';

/** An imported event without a result is taken off the slate so long after its start. */
const OVER_AFTER = '6 hours';

/**
 * Condition on `events e` ($1: the business clock, $2: the simulator's source). What is set by hand stays: an event's status keeps its
 * markets suspended instead (see silentMarkets.ts), and an event that anything was set of is not taken off the slate.
 */
const TO_CLOSE = `e.source <> $2 AND (
  (e.status = 'PRE_GAME' AND e.starts_at <= $1::timestamptz AND NOT EXISTS (SELECT FROM feed_holds h WHERE h.id = e.id))
  OR (e.status = 'IN_PLAY' AND e.starts_at <= $1::timestamptz - interval '${OVER_AFTER}'
    AND NOT EXISTS (SELECT FROM feed_holds h WHERE h.event_id = e.id)))`;

/**
 * Imported events that have begun: nobody plays them here, so no price follows, and nobody may bet any more. Bets on them wait for the
 * result, which an import or the sandbox brings.
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
