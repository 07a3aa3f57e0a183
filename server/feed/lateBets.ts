import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { logSecurity } from '../platform/securityLog.ts';
import { cancelBet } from '../store/settlement/index.ts';

/** `bet_cancellations.cancelled_by` of what is cancelled here; the audit's notices look for it. */
const FEED = 'feed';

/**
 * Cancels the bets that a moved start makes late: placed at the real start or after it, and before the feed said so or the announced start
 * had passed. Bets in play were placed later and stand. Any number of servers may do it at once, and after a crash it is done again.
 * @returns how many starts were dealt with.
 */
export async function cancelLateBets(deps: Pick<Deps, 'db' | 'bus' | 'clock' | 'log'>): Promise<number> {
  const moved = await deps.db.query.selectFrom('moved_starts').selectAll().orderBy('id').execute();
  for (const { id, event_id: eventId, started_at: startedAt, late_until: lateUntil } of moved) {
    for (const bet of await betsBetween(deps, eventId, startedAt, lateUntil)) {
      const note = `placed at ${bet.placedAt.toISOString()}, after the start of ${eventId} at ${startedAt.toISOString()}`;
      const cancelled = await cancelBet(deps, { betId: bet.id, reason: 'INVALID', cancelledBy: FEED, note });
      logSecurity(deps.log, 'system', 'bet.late', {
        playerId: bet.playerId,
        outcome: cancelled.ok ? cancelled.value.outcome : cancelled.error,
        subject: `bet ${bet.id}: ${note}`,
      });
    }
    await deps.db.query.deleteFrom('moved_starts').where('id', '=', id).execute();
  }
  return moved.length;
}

interface LateBet {
  readonly id: number;
  readonly playerId: string;
  readonly placedAt: Date;
}

async function betsBetween(deps: Pick<Deps, 'db'>, eventId: string, from: Date, until: Date): Promise<readonly LateBet[]> {
  return deps.db.query.transaction().execute(async (trx) => {
    // Waits for placements under way, which may have read the announced start; later ones read the real one.
    await sql`SELECT pg_advisory_xact_lock(event_lock_key(${eventId}))`.execute(trx);
    const { rows } = await sql<LateBet>`
      SELECT id, player_id AS "playerId", placed_at AS "placedAt" FROM bets
        WHERE id IN (SELECT bet_id FROM bet_legs WHERE event_id = ${eventId}) AND placed_at >= ${from} AND placed_at < ${until}
        ORDER BY id`.execute(trx);
    return rows;
  });
}
