import { sql } from 'kysely';
import type { LimitSlot, LimitSlotName } from '../../domain/saferPlay/limitChange.ts';
import type { LimitPeriod, LimitType } from '../../domain/saferPlay/limits.ts';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

export interface LimitState {
  readonly name: LimitSlotName;
  readonly slot: LimitSlot;
  /** What counts against it since its period began: cents, or seconds of DAILY_TIME; null: nothing is counted. */
  readonly used: number | null;
  /** Null: a rolling period, or none. */
  readonly resetsAt: Date | null;
}

interface Row {
  readonly type: LimitType;
  readonly period: LimitPeriod | null;
  readonly active: number | null;
  readonly pendingId: string | null;
  readonly pendingValue: number | null;
  readonly askedAt: Date | null;
  readonly confirmableAt: Date | null;
  readonly used: number | null;
  readonly resetsAt: Date | null;
}

/** All slots of a type, also those without a limit, by the length of their periods. */
export async function readLimits({ query }: Query, playerId: string, type: LimitType, now: Date): Promise<readonly LimitState[]> {
  const { rows } = await sql<Row>`
    SELECT s.type, s.period, coalesce(l.amount_cents, l.seconds) AS active, p.id AS "pendingId",
           coalesce(p.amount_cents, p.seconds) AS "pendingValue", p.asked_at AS "askedAt", p.confirmable_at AS "confirmableAt",
           CASE WHEN l.player_id IS NULL THEN NULL
                WHEN s.type IN ('LOSS', 'SPEND') THEN player_limit_used(${playerId}, s.type, s.period, ${now})
                WHEN s.type = 'DEPOSIT' THEN player_deposited(${playerId}, s.period, ${now})
                WHEN s.type = 'DAILY_TIME' THEN coalesce((SELECT elapsed_seconds FROM player_time
                  WHERE player_id = ${playerId} AND day = player_day(${playerId}, ${now})), 0) END AS used,
           CASE WHEN s.period IS NOT NULL AND NOT (limit_period_rule(${playerId})).is_rolling
                THEN (limit_period(${playerId}, s.period, ${now})).ends_at END AS "resetsAt"
      FROM limit_slots s
      LEFT JOIN player_limits l ON l.player_id = ${playerId} AND l.type = s.type AND l.period IS NOT DISTINCT FROM s.period
      LEFT JOIN pending_limits p ON p.player_id = ${playerId} AND p.type = s.type AND p.period IS NOT DISTINCT FROM s.period
      WHERE s.type = ${type} ORDER BY s.place`.execute(query);
  return rows.map(({ type: ofType, period, active, pendingId, pendingValue, askedAt, confirmableAt, used, resetsAt }) => ({
    name: { type: ofType, period },
    slot: {
      active,
      pending:
        pendingId !== null && askedAt !== null && confirmableAt !== null
          ? { id: pendingId, value: pendingValue, askedAt, confirmableAt }
          : null,
    },
    used,
    resetsAt,
  }));
}

/** A limit as it was for a while. */
export interface LimitHistoryRow {
  /** The number in the log: names the row, and orders. */
  readonly number: number;
  readonly start: Date;
  /** Null: it is still active. */
  readonly end: Date | null;
  readonly value: number;
}

/**
 * The limits that held in this slot, from the log, the newest first.
 * @param before the number of the last row that was read; null: from the newest. @param first rows at most.
 */
export async function readLimitHistory(
  { query }: Query,
  playerId: string,
  { type, period }: LimitSlotName,
  { before, first }: { readonly before: number | null; readonly first: number },
): Promise<readonly LimitHistoryRow[]> {
  const { rows } = await sql<LimitHistoryRow>`
    SELECT number, start, "end", value FROM (
      SELECT number, at AS start, lead(at) OVER (ORDER BY number) AS "end", (body ->> 'value')::bigint AS value
        FROM safer_play_log
        WHERE player_id = ${playerId} AND kind IN ('LIMIT_SET', 'LIMIT_REMOVED')
          AND body ->> 'type' = ${type} AND body ->> 'period' IS NOT DISTINCT FROM ${period}
    ) held
    WHERE value IS NOT NULL AND (${before}::integer IS NULL OR number < ${before})
    ORDER BY number DESC LIMIT ${first}`.execute(query);
  return rows;
}
