import type { Deps } from '../deps.ts';
import { recordResult } from './settlementPort.ts';

/**
 * Hands results to settlement that the catalogue has and settlement may not have taken: right after they were written, and again later
 * should the process have died in between. Settlement takes the same result twice without harm.
 * @returns how many were handed over.
 */
export async function deliverResults(deps: Deps, eventIds?: readonly string[]): Promise<number> {
  let pending = deps.db.query.selectFrom('feed_results').select(['event_id', 'result']).orderBy('event_id');
  if (eventIds) pending = pending.where('event_id', 'in', [...eventIds]);
  const rows = await pending.execute();
  for (const { event_id: eventId, result } of rows) {
    await recordResult(deps, eventId, result);
    await deps.db.pool.query('DELETE FROM feed_results WHERE event_id = $1 AND result = $2::jsonb', [
      eventId,
      JSON.stringify(result),
    ]);
  }
  return rows.length;
}
