import type { Deps } from '../deps.ts';
import { recordResult } from '../store/settlement/index.ts';
import { withFeedLock } from './feedTransaction.ts';

/**
 * Passes results from the catalogue to settlement: right after they were written, and again by every server's feed jobs, in case the
 * process died in between. Settlement ignores a repeated result. Runs as the only writer of the catalogue, so that a result from before a
 * reset never reaches the event with the same id after it.
 * @returns how many were passed on.
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
        // Settlement would refuse this score every time; it is logged and dropped, so that it does not block the others.
        if (!recorded.ok) deps.log.error({ eventId, result, failure: recorded.error }, 'Settlement refused a result');
      }
      if (rows.length > 0) await client.query('DELETE FROM feed_results');
      return rows.length;
    },
    () => undefined,
  );
}
