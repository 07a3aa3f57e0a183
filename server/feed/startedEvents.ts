import type { PoolClient } from 'pg';
import { SIMULATOR_SOURCE } from './simulator/createEvent.ts';
import type { FeedChange } from './types.ts';

/** An imported event without a result is taken off the slate so long after its start. */
const OVER_AFTER = '6 hours';

/**
 * Imported events that have begun: nobody plays them here, so no price follows, and nobody may bet any more. Bets on them wait for the
 * result, which an import or the sandbox brings. What was set by hand is left alone.
 */
export async function kickOffs(client: PoolClient, now: Date): Promise<FeedChange[]> {
  const { rows } = await client.query<{ id: string; isOver: boolean; marketIds: string[] }>({
    name: 'feed-kick-offs',
    text: `SELECT e.id, e.starts_at <= $2::timestamptz - interval '${OVER_AFTER}' AS "isOver",
        ARRAY(SELECT m.id FROM markets m WHERE m.event_id = e.id ORDER BY m.id) AS "marketIds"
      FROM events e
      WHERE e.source <> $1 AND NOT EXISTS (SELECT 1 FROM feed_holds h WHERE h.event_id = e.id)
        AND ((e.status = 'PRE_GAME' AND e.starts_at <= $2)
          OR (e.status = 'IN_PLAY' AND e.starts_at <= $2::timestamptz - interval '${OVER_AFTER}'))
      ORDER BY e.id`,
    values: [SIMULATOR_SOURCE, now],
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
