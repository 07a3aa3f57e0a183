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

/** Events with bets that wait to be settled: how many, and how many of them have failed before. */
export async function countSettling({ db }: Pick<Deps, 'db'>): Promise<{ readonly fresh: number; readonly failing: number }> {
  const { rows } = await sql<{ fresh: number; failing: number }>`
    SELECT (count(*) FILTER (WHERE failures = 0))::integer AS fresh, (count(*) FILTER (WHERE failures > 0))::integer AS failing
    FROM settlement_queue`.execute(db.query);
  return rows[0] ?? { fresh: 0, failing: 0 };
}
