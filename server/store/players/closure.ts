import type { Transaction } from 'kysely';
import type { ClosingObstacle } from '../../../core/rest/accountClosure.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';
import type { Moment } from '../sentAt.ts';

/** What stands in the way of closing the account (functions/close_player.sql); empty: nothing does. */
export async function closingObstacles({ pool }: Pick<Database, 'pool'>, playerId: string): Promise<readonly ClosingObstacle[]> {
  const { rows } = await pool.query<ClosingObstacle>(
    'SELECT code, cents::float8 AS cents, items::float8 AS items FROM closing_obstacles($1)',
    [playerId],
  );
  return rows;
}

/** Closes the account where nothing stands in the way. @returns the obstacles, and the sessions that it ended. */
export async function closePlayer(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  now: Moment,
): Promise<{ readonly obstacles: readonly ClosingObstacle[]; readonly endedSessionIds: readonly string[] }> {
  const { rows } = await pool.query<{ obstacles: ClosingObstacle[]; ended_session_ids: string[] | null }>(
    'SELECT * FROM close_player($1, $2)',
    [playerId, now],
  );
  return { obstacles: rows[0]?.obstacles ?? [], endedSessionIds: rows[0]?.ended_session_ids ?? [] };
}

/** Asked with the player's row locked: the account is closed wholly before, or after the transaction, and then with what it opens. */
export async function isClosed(trx: Transaction<Tables>, playerId: string): Promise<boolean> {
  const { closed_at: closedAt } = await trx
    .selectFrom('players')
    .select('closed_at')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return closedAt !== null;
}
