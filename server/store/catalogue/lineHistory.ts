import type { PoolClient } from 'pg';
import type { Odds } from '../../../core/money/odds.ts';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import type { Database } from '../database.ts';

const QUARTER_MS = 900_000;
const QUARTERS_A_DAY = 96;

/** A selection's price and points, valid until the next entry. */
export interface LineEntry {
  readonly at: Date;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

export interface LineMovement {
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  readonly asOf: Date;
  readonly opening: LineEntry | null;
  /** Entries of the 24 hours before `asOf`, oldest first; the first one can be older: it was valid when they began. */
  readonly entries: readonly LineEntry[];
}

/** The quarter of an hour of an instant, counted from 1970. */
export function quarterOf(at: Date): number {
  return Math.floor(at.getTime() / QUARTER_MS);
}

/**
 * Appends the price of each selection on offer, of main markets and others on the final score (of tens of thousands on periods and players
 * nobody looks at the past), that differs from its last entry, at most one entry a selection and quarter of an hour, and
 * removes: entries from after `now` (the sandbox's clock was turned back), those of selections that are gone, and those that ended more than
 * 24 hours ago, except each selection's first. One statement, which locks no row of the feed. Several servers may call it at once.
 */
export async function recordLines(db: Pick<Database, 'pool'>, now: Date): Promise<void> {
  await db.pool.query({
    name: 'catalogue-record-lines',
    text: `WITH ahead AS (DELETE FROM line_history WHERE quarter > $1),
      gone AS (DELETE FROM line_history h WHERE NOT EXISTS (SELECT FROM selections s WHERE s.id = h.selection_id)),
      ended AS (
        DELETE FROM line_history h WHERE h.quarter <= $1 - ${QUARTERS_A_DAY}
          AND EXISTS (SELECT FROM line_history before WHERE before.selection_id = h.selection_id AND before.quarter < h.quarter)
          AND EXISTS (SELECT FROM line_history after WHERE after.selection_id = h.selection_id
            AND after.quarter > h.quarter AND after.quarter <= $1 - ${QUARTERS_A_DAY}))
      INSERT INTO line_history (selection_id, quarter, recorded_at, points_hundredths, odds_numerator, odds_denominator)
      SELECT s.id, $1, $2, s.points_hundredths, s.odds_numerator, s.odds_denominator
        FROM selections s JOIN markets m ON m.id = s.market_id JOIN events e ON e.id = s.event_id
          LEFT JOIN LATERAL (SELECT * FROM line_history h WHERE h.selection_id = s.id AND h.quarter <= $1 ORDER BY h.quarter DESC LIMIT 1)
            last ON true
        WHERE m.status = 'OPEN' AND NOT m.silent AND (m.main OR m.subject = '{}') AND e.status IN ('PRE_GAME', 'IN_PLAY')
          AND (last.quarter IS NULL OR (last.quarter < $1 AND (last.points_hundredths, last.odds_numerator, last.odds_denominator)
            IS DISTINCT FROM (s.points_hundredths, s.odds_numerator, s.odds_denominator)))
        ORDER BY s.id
      ON CONFLICT DO NOTHING`,
    values: [quarterOf(now), now],
  });
}

/** An entry of the time before the first prices of a selection, as a feed delivers it. */
export interface PastLine {
  readonly selectionId: string;
  readonly quarter: number;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

/** Stores the past of selections that have no entries; of several processes that do it at once, one does. */
export async function writePastLines(client: Pick<PoolClient, 'query'>, lines: readonly PastLine[]): Promise<void> {
  const rows = lines.map(({ selectionId, quarter, pointsHundredths, odds }) => ({
    selection_id: selectionId,
    quarter,
    recorded_at: new Date(quarter * QUARTER_MS).toISOString(),
    points_hundredths: pointsHundredths,
    odds_numerator: odds.numerator,
    odds_denominator: odds.denominator,
  }));
  await client.query(
    `INSERT INTO line_history (selection_id, quarter, recorded_at, points_hundredths, odds_numerator, odds_denominator)
     SELECT x.* FROM jsonb_to_recordset($1::jsonb) AS x (selection_id text, quarter bigint, recorded_at timestamptz,
       points_hundredths integer, odds_numerator bigint, odds_denominator bigint) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

interface Row {
  readonly marketType: MarketType;
  readonly side: SelectionSide;
  /** Null in the only row of a selection without entries. */
  readonly quarter: number | null;
  readonly recordedAt: Date;
  readonly pointsHundredths: number | null;
  readonly numerator: number;
  readonly denominator: number;
}

/** Null when there is no such selection, or its event is hidden. */
export async function readLineMovement(db: Pick<Database, 'pool'>, selectionId: string, now: Date): Promise<LineMovement | null> {
  const { rows } = await db.pool.query<Row>({
    name: 'catalogue-line-movement',
    text: `SELECT m.type AS "marketType", s.side, h.quarter, h.recorded_at AS "recordedAt", h.points_hundredths AS "pointsHundredths",
        h.odds_numerator AS numerator, h.odds_denominator AS denominator
      FROM selections s JOIN markets m ON m.id = s.market_id JOIN events e ON e.id = s.event_id
        LEFT JOIN line_history h ON h.selection_id = s.id AND h.recorded_at <= $2
      WHERE s.id = $1 AND e.status NOT IN ('HIDDEN', 'INVALID') ORDER BY h.quarter`,
    values: [selectionId, now],
  });
  const [first] = rows;
  if (first === undefined) return null;
  const all = rows.filter(({ quarter }) => quarter !== null).map(toEntry);
  const dayAgo = now.getTime() - QUARTERS_A_DAY * QUARTER_MS;
  const validThen = all.findLastIndex(({ at }) => at.getTime() <= dayAgo);
  const { marketType, side } = first;
  return { marketType, side, asOf: now, opening: all[0] ?? null, entries: all.slice(Math.max(0, validThen)) };
}

function toEntry({ recordedAt, pointsHundredths, numerator, denominator }: Row): LineEntry {
  return { at: recordedAt, pointsHundredths, odds: { numerator, denominator } };
}
