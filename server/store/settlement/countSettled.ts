import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';

/**
 * How often bets with a leg on the event were settled: once each, and once more for every correction that changed one. The difference
 * before and after a result is the number of settlements it caused, in any process.
 */
export async function countSettled(deps: Pick<Deps, 'db'>, eventId: string): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    SELECT count(*) AS settled FROM settlements
      WHERE outcome <> 'PENDING' AND bet_id IN (SELECT bet_id FROM bet_legs WHERE event_id = ${eventId})`.execute(deps.db.query);
  return rows[0]?.settled ?? 0;
}
