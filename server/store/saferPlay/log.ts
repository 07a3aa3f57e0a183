import { sql } from 'kysely';
import type { LimitRecord } from '../../domain/saferPlay/limitChange.ts';
import type { Database } from '../database.ts';
import type { SaferPlayRow } from './row.ts';
import type { Standing } from './stateFlaw.ts';
import type { SaferPlayHead, SaferPlayLog } from './verifyLog.ts';

type Query = Pick<Database, 'query'>;

/** What a row of the log tells of. */
export type SaferPlayKind =
  | LimitRecord
  | 'CHECK_IN_INTERVAL_SET'
  | 'RESPONSIBLE_GAMING_ACKNOWLEDGED'
  | 'LIMITS_NOTICE_CLOSED'
  | 'DEPOSITS_ACKNOWLEDGED'
  | 'FIRST_WAGER_NOTICE_CLOSED'
  | 'W2G_WIN_ACKNOWLEDGED'
  | 'REALITY_CHECK_SHOWN'
  | 'REALITY_CHECK_ANSWERED'
  | 'LOCATION_CHECKED'
  /** functions/player_stop.sql. */
  | 'COOL_OFF'
  | 'SELF_EXCLUSION'
  | 'SELF_EXCLUSION_LIFTED';

/** Adds a row to the player's log, in the transaction of what it tells of; `body` becomes JSON. */
export async function logSaferPlay({ query }: Query, playerId: string, kind: SaferPlayKind, body: object, at: Date): Promise<void> {
  await sql`SELECT log_safer_play(${playerId}, ${kind}, ${JSON.stringify(body)}::jsonb, ${at})`.execute(query);
}

/** A running server has written the head of a row by then, also one that has to try again. */
const LATEST_HEAD = sql`interval '1 hour'`;

/** Limits and stops as their tables have them. */
const STATE = sql`
  SELECT 'limit' AS what, player_id AS "playerId", concat_ws(' ', type, period) AS slot, coalesce(amount_cents, seconds) AS value, NULL::timestamptz AS at
    FROM player_limits
  UNION ALL SELECT 'pending', player_id, concat_ws(' ', type, period), coalesce(amount_cents, seconds), confirmable_at FROM pending_limits
  UNION ALL SELECT 'stop', player_id, kind, NULL, expires_at FROM player_exclusions WHERE kind IN ('cool_off', 'self_exclusion')`;

/** The whole log, its heads and the state beside it, in the order that findFlaw asks for, as of one moment. */
export function readSaferPlayLog({ query }: Query): Promise<SaferPlayLog> {
  return query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<SaferPlayRow>`
        SELECT player_id AS "playerId", number, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, kind, body::text AS body,
               previous_hash AS "previousHash", hash, position, written_at < now() - ${LATEST_HEAD} AS "isOld"
          FROM safer_play_log ORDER BY player_id COLLATE "C", number`.execute(trx);
      const heads = await sql<SaferPlayHead>`SELECT position, entries, head FROM safer_play_heads ORDER BY position`.execute(trx);
      const state = await sql<Standing>`${STATE}`.execute(trx);
      return { rows, heads: heads.rows, state: state.rows };
    });
}

/** Closes the rows that have no head; null: there are none. */
export async function writeSaferPlayHead({ query }: Query): Promise<SaferPlayHead | null> {
  const { rows } = await sql<SaferPlayHead>`SELECT position, entries, head FROM write_safer_play_head()`.execute(query);
  return rows[0] ?? null;
}
