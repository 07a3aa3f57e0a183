import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { setLimit } from '../saferPlay/index.ts';

type Query = Pick<Database, 'query'>;

export interface SessionSettings {
  /** Seconds; null: no reality checks. */
  readonly realityCheckSeconds: number | null;
  /** Seconds of all sessions of a day; null: no limit. */
  readonly dailyLimitSeconds: number | null;
}

export async function readSessionSettings({ query }: Query, playerId: string): Promise<SessionSettings> {
  const { rows } = await sql<SessionSettings>`
    SELECT (SELECT reality_check_seconds FROM player_session_settings WHERE player_id = ${playerId}) AS "realityCheckSeconds",
           (SELECT seconds FROM player_limits WHERE player_id = ${playerId} AND type = 'DAILY_TIME') AS "dailyLimitSeconds"`.execute(
    query,
  );
  return rows[0] ?? { realityCheckSeconds: null, dailyLimitSeconds: null };
}

/** Changes the given settings, and leaves the others; a limit as an operator. The player must exist. */
export async function writeSessionSettings(
  { query }: Query,
  playerId: string,
  { realityCheckSeconds, dailyLimitSeconds }: Partial<SessionSettings>,
  at: Date,
): Promise<void> {
  if (realityCheckSeconds !== undefined)
    await query
      .insertInto('player_session_settings')
      .values({ player_id: playerId, reality_check_seconds: realityCheckSeconds })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ reality_check_seconds: realityCheckSeconds }))
      .execute();
  if (dailyLimitSeconds !== undefined)
    await setLimit({ query }, playerId, { type: 'DAILY_TIME', period: 'DAILY' }, dailyLimitSeconds, at);
}

/** A request of a session. */
export interface SeenSession {
  readonly playerId: string;
  readonly sessionId: string;
  readonly at: Date;
}

/** Counts the time of sessions until these requests (functions/player_time.sql). @returns the seconds of each player's day. */
export async function countPlayerTime({ query }: Query, seen: readonly SeenSession[]): Promise<readonly number[]> {
  // Sorted by player, which is the order in which their rows are locked, and by time: what is later counts what was before it.
  const sorted = seen.toSorted(
    (a, b) => Number(a.playerId > b.playerId) - Number(a.playerId < b.playerId) || a.at.getTime() - b.at.getTime(),
  );
  const { rows } = await sql<{ seconds: number }>`
    SELECT count_player_time(player_id, session_id, at) AS seconds
      FROM unnest(${sorted.map(({ playerId }) => playerId)}::text[], ${sorted.map(({ sessionId }) => sessionId)}::text[],
                  ${sorted.map(({ at }) => at)}::timestamptz[]) AS seen (player_id, session_id, at)`.execute(query);
  return rows.map(({ seconds }) => seconds);
}

/** The player's own stakes since the session began, in cents: on sports and in the casino, as limits count them (functions/player_limits.sql). */
export async function spentInSession({ query }: Query, playerId: string, sessionId: string): Promise<number> {
  const { rows } = await sql<{ spent: number | null }>`
    SELECT player_used_since(${playerId}, 'SPEND', created_at) AS spent FROM sessions WHERE id = ${sessionId}`.execute(query);
  return rows[0]?.spent ?? 0;
}
