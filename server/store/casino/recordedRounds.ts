import type { RecordedRound } from '../../domain/casino/reconcileRounds.ts';
import type { Database } from '../database.ts';

/** The rounds of a game server that have these ids, and (`since` not null) those that were opened in between. */
export async function readRecordedRounds(
  { pool }: Pick<Database, 'pool'>,
  gameServerId: string,
  roundIds: readonly string[],
  opened: { readonly since: Date; readonly until: Date } | null,
): Promise<readonly RecordedRound[]> {
  const { rows } = await pool.query<RecordedRound>(
    `SELECT server_round_id AS "roundId", bet_cents AS "betCents", win_cents AS "winCents", status FROM casino_rounds
       WHERE game_server_id = $1 AND (server_round_id = ANY($2) OR (opened_at >= $3 AND opened_at < $4)) ORDER BY id`,
    [gameServerId, roundIds, opened?.since ?? null, opened?.until ?? null],
  );
  return rows;
}
