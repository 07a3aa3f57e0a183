import type { Deps } from '../deps.ts';
import { recordResult } from '../store/settlement/index.ts';
import { withFeedLock } from './feedTransaction.ts';

/**
 * Hands results to settlement that the catalogue has and settlement may not have taken: right after they were written, and by every
 * server's feed jobs should the process have died in between. Settlement takes the same result twice without harm. Done as the only writer of the catalogue,
 * so that a result of a world that is being reset never reaches the event of the same name in the next one.
 * @returns how many were handed over.
 */
export async function deliverResults(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>): Promise<number> {
  const waiting = await deps.db.query.selectFrom('feed_results').select('event_id').limit(1).executeTakeFirst();
  if (!waiting) return 0;
  return withFeedLock(
    deps,
    async (client) => {
      const { rows } = await client.query<{ event_id: string; result: Parameters<typeof recordResult>[2] }>(
        'SELECT event_id, result FROM feed_results ORDER BY event_id',
      );
      for (const { event_id: eventId, result } of rows) {
        const recorded = await recordResult(deps, eventId, result);
        // A score that settlement refuses would be refused for ever; it stays visible in the log instead of blocking the others.
        if (!recorded.ok) deps.log.error({ eventId, result, failure: recorded.error }, 'Settlement refused a result');
      }
      if (rows.length > 0) await client.query('DELETE FROM feed_results');
      return rows.length;
    },
    () => undefined,
  );
}
