/** Days of the player's zone, both included: `2026-11-01`; null: no bound. */
export interface HistoryDays {
  readonly from: string | null;
  readonly to: string | null;
}

/** Where a page goes on: before the row of this instant (microseconds since 1970) and key. */
export interface HistoryCursor {
  readonly micros: number;
  readonly keys: readonly number[];
}

export interface HistoryPage<Item> {
  readonly items: readonly Item[];
  readonly hasNextPage: boolean;
}

export function pageOf<Item>(rows: readonly Item[], first: number): HistoryPage<Item> {
  return { items: rows.slice(0, first), hasNextPage: rows.length > first };
}

/** A common table expression: `span.since` and `span.until`, the instants of $1's days $2 and $3. */
export const SPAN = `
  span AS MATERIALIZED (
    SELECT coalesce($2::date::timestamp AT TIME ZONE zone, '-infinity') AS since,
           coalesce(($3::date + 1)::timestamp AT TIME ZONE zone, 'infinity') AS until
      FROM (SELECT player_zone($1) AS zone) known
  )`;

/** An instant as a cursor has it; it is exact, and a JavaScript date is not. */
export const MICROS = (at: string): string => `(extract(epoch FROM ${at}) * 1000000)::bigint`;

/** The instant of a cursor; without one, after everything. */
export const BEFORE = (parameter: string): string =>
  `coalesce('epoch'::timestamptz + ${parameter}::bigint * interval '1 microsecond', 'infinity')`;

/**
 * The end of a page: of the days, and of what is before the cursor. One bound for both, because an index is entered by one: with two it was entered
 * at the end of the days, and read from there to the cursor.
 */
export const UNTIL = (parameter: string): string =>
  `least((SELECT until FROM span), ${BEFORE(parameter)} + interval '1 microsecond')`;
