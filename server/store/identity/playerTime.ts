import { sql } from 'kysely';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

export interface SessionSettings {
  /** Seconds; null: no reality checks. */
  readonly realityCheckSeconds: number | null;
  /** Seconds of all sessions of a day; null: no limit. */
  readonly dailyLimitSeconds: number | null;
}

const NONE: SessionSettings = { realityCheckSeconds: null, dailyLimitSeconds: null };

export async function readSessionSettings({ query }: Query, playerId: string): Promise<SessionSettings> {
  const row = await query.selectFrom('player_session_settings').selectAll().where('player_id', '=', playerId).executeTakeFirst();
  return row ? { realityCheckSeconds: row.reality_check_seconds, dailyLimitSeconds: row.daily_limit_seconds } : NONE;
}

/** Changes the given settings, and leaves the others. The player must exist. */
export async function writeSessionSettings({ query }: Query, playerId: string, changes: Partial<SessionSettings>): Promise<void> {
  const { realityCheckSeconds, dailyLimitSeconds } = changes;
  const columns = {
    ...(realityCheckSeconds === undefined ? {} : { reality_check_seconds: realityCheckSeconds }),
    ...(dailyLimitSeconds === undefined ? {} : { daily_limit_seconds: dailyLimitSeconds }),
  };
  if (Object.keys(columns).length === 0) return;
  await query
    .insertInto('player_session_settings')
    .values({ player_id: playerId, ...columns })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(columns))
    .execute();
}

/** Adds time to the player's day, which begins at 05:00 UTC, midnight in the east, but no more than has passed since the last addition. @returns the seconds of the day. */
export async function addPlayerTime({ query }: Query, playerId: string, elapsedSeconds: number, now: Date): Promise<number> {
  const { rows } = await sql<{ elapsed: number }>`
    INSERT INTO player_time AS t (player_id, day, elapsed_seconds, counted_until)
    VALUES (${playerId}, ((${now}::timestamptz - interval '5 hours') AT TIME ZONE 'UTC')::date, ${elapsedSeconds}, ${now})
    ON CONFLICT (player_id, day) DO UPDATE SET
      elapsed_seconds = t.elapsed_seconds
        + greatest(0, least(${elapsedSeconds}, round(extract(epoch FROM excluded.counted_until - t.counted_until))))::integer,
      counted_until = greatest(t.counted_until, excluded.counted_until)
    RETURNING elapsed_seconds AS elapsed`.execute(query);
  return rows[0]?.elapsed ?? 0;
}

/** The player's own stakes since the session began, in cents: without bonus bets and promotional credits. */
export async function spentInSession({ query }: Query, playerId: string, sessionId: string): Promise<number> {
  const row = await query
    .selectFrom('bets')
    .select(({ fn }) => fn.sum<number>('stake_cents').as('spent'))
    .where('player_id', '=', playerId)
    .where(sql<boolean>`(reward IS NULL OR reward ->> 'kind' = 'PROFIT_BOOST')`)
    .where('placed_at', '>=', (sub) => sub.selectFrom('sessions').select('created_at').where('id', '=', sessionId))
    .executeTakeFirst();
  return Number(row?.spent ?? 0);
}
