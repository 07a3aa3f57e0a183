import { sql } from 'kysely';
import type { LimitRecord } from '../../domain/responsibleGaming/limitChange.ts';
import type { Database } from '../database.ts';
import type { SaferPlayLog, SaferPlayRoot, SaferPlayRow } from './verifyLog.ts';

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

/** A row is written with the day on which its transaction began, and no transaction takes so long. */
const GRACE = sql`interval '1 hour'`;
/** A running server has written the root of a day by then, and a little later. */
const LATEST_ROOT = sql`interval '3 hours'`;

/** The whole log and its roots, in the order that findFlaw asks for, as of one moment. */
export function readSaferPlayLog({ query }: Query): Promise<SaferPlayLog> {
  return query
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<SaferPlayRow>`
        SELECT player_id AS "playerId", number, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at, kind, body::text AS body,
               previous_hash AS "previousHash", hash, written_on::text AS "writtenOn"
          FROM safer_play_log ORDER BY player_id COLLATE "C", number`.execute(trx);
      const roots = await sql<SaferPlayRoot>`SELECT day::text AS day, entries, root FROM safer_play_roots ORDER BY day`.execute(
        trx,
      );
      const due = await sql<{ before: string }>`SELECT ((now() - ${LATEST_ROOT}) AT TIME ZONE 'UTC')::date::text AS before`.execute(
        trx,
      );
      return { rows, roots: roots.rows, rootsDueBefore: due.rows[0]?.before ?? '' };
    });
}

/** Writes the roots of the days that are over by the database's clock, and have none: also those that no server has seen. */
export async function writeSaferPlayRoots({ query }: Query): Promise<readonly SaferPlayRoot[]> {
  const { rows } = await sql<SaferPlayRoot>`
    SELECT day::text AS day, entries, root FROM write_safer_play_roots(((now() - ${GRACE}) AT TIME ZONE 'UTC')::date)`.execute(
    query,
  );
  return rows;
}
