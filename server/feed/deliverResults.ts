import type { Deps } from '../deps.ts';
import { recordResult } from '../store/settlement/index.ts';

/**
 * Hands results to settlement that the catalogue has and settlement may not have taken: right after they were written, and again later
 * should the process have died in between. Settlement takes the same result twice without harm.
 * @returns how many were handed over.
 */
export async function deliverResults(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>): Promise<number> {
  const rows = await deps.db.query.selectFrom('feed_results').select(['event_id', 'result']).orderBy('event_id').execute();
  for (const { event_id: eventId, result } of rows) {
    const recorded = await recordResult(deps, eventId, result);
    // A score that settlement refuses would be refused for ever; it stays visible in the log instead of blocking the others.
    if (!recorded.ok) deps.log.error({ eventId, result, failure: recorded.error }, 'Settlement refused a result');
    await deps.db.pool.query('DELETE FROM feed_results WHERE event_id = $1 AND result = $2::jsonb', [
      eventId,
      JSON.stringify(result),
    ]);
  }
  return rows.length;
}
