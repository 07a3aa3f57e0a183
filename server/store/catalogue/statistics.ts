import type { PoolClient } from 'pg';
import type { Side } from '../../../core/wire/contract.ts';
import type { Database } from '../database.ts';
import type { Drawn, EventFacts, LiveStatistics, Play, Standings, StatisticsChange } from './statisticsRecords.ts';

export interface EventStatisticsRecord {
  readonly eventId: string;
  readonly sport: string;
  readonly participants: readonly (Drawn & { readonly side: Side })[];
  readonly facts: Partial<EventFacts> | null;
  readonly live: Partial<LiveStatistics> | null;
  /** The last first. */
  readonly plays: readonly Play[];
  readonly asOf: Date;
}

const MOST_PLAYS = 50;

/** Null when the event does not exist or is hidden. */
export async function readEventStatistics(db: Pick<Database, 'pool'>, eventId: string): Promise<EventStatisticsRecord | null> {
  const { rows } = await db.pool.query<EventStatisticsRecord>({
    name: 'catalogue-event-statistics',
    text: `SELECT e.id AS "eventId", c.sport, e.participants, s.facts, s.live,
        coalesce((SELECT json_agg(p.play ORDER BY p.number DESC) FROM (
          SELECT number, play FROM event_plays WHERE event_id = $1 ORDER BY number DESC LIMIT ${MOST_PLAYS}) p), '[]') AS plays,
        coalesce(s.as_of, e.as_of) AS "asOf"
      FROM events e JOIN competitions c ON c.id = e.competition_id LEFT JOIN event_statistics s ON s.event_id = e.id
      WHERE e.id = $1 AND e.status NOT IN ('HIDDEN', 'INVALID')`,
    values: [eventId],
  });
  return rows[0] ?? null;
}

export type StandingsRecord = Standings & { readonly sport: string; readonly asOf: Date };

/** Null where nobody keeps a table. */
export async function readStandings(db: Pick<Database, 'pool'>, competitionId: string): Promise<StandingsRecord | null> {
  const { rows } = await db.pool.query<StandingsRecord>({
    name: 'catalogue-standings',
    text: `SELECT s.competition_id AS "competitionId", c.sport, s.columns, s.rows, s.as_of AS "asOf"
      FROM competition_standings s JOIN competitions c ON c.id = s.competition_id WHERE s.competition_id = $1`,
    values: [competitionId],
  });
  return rows[0] ?? null;
}

/** Part of a feed's transaction. Events that are not in the catalogue are left out. */
export async function writeStatistics(
  client: Pick<PoolClient, 'query'>,
  changes: readonly StatisticsChange[],
  standings: readonly Standings[],
  now: Date,
): Promise<void> {
  const stated = changes.filter(({ facts, live }) => facts !== undefined || live !== undefined);
  if (stated.length > 0)
    await client.query({
      name: 'feed-write-statistics',
      text: `INSERT INTO event_statistics (event_id, facts, live, as_of)
        SELECT x."eventId", coalesce(x.facts, '{}'), coalesce(x.live, '{}'), $2
          FROM jsonb_to_recordset($1::jsonb) AS x ("eventId" text, facts jsonb, live jsonb) JOIN events e ON e.id = x."eventId"
        ON CONFLICT (event_id) DO UPDATE SET as_of = excluded.as_of,
          facts = CASE WHEN excluded.facts = '{}' THEN event_statistics.facts ELSE excluded.facts END,
          live = CASE WHEN excluded.live = '{}' THEN event_statistics.live ELSE excluded.live END`,
      values: [JSON.stringify(stated.map(({ plays: _plays, ...change }) => change)), now],
    });
  const plays = changes.flatMap(({ eventId, plays: added = [] }) => added.map((play) => ({ eventId, number: play.number, play })));
  if (plays.length > 0)
    await client.query({
      name: 'feed-write-plays',
      // Only the last ones are shown, so only those are kept.
      text: `WITH stated AS (
          SELECT x.* FROM jsonb_to_recordset($1::jsonb) AS x ("eventId" text, number integer, play jsonb)),
        gone AS (
          DELETE FROM event_plays p USING (SELECT "eventId", max(number) AS last FROM stated GROUP BY "eventId") s
            WHERE p.event_id = s."eventId" AND p.number <= s.last - ${MOST_PLAYS})
        INSERT INTO event_plays (event_id, number, play)
        SELECT x."eventId", x.number, x.play FROM stated x
          JOIN events e ON e.id = x."eventId"
        ON CONFLICT DO NOTHING`,
      values: [JSON.stringify(plays)],
    });
  if (standings.length > 0)
    await client.query({
      name: 'feed-write-standings',
      text: `INSERT INTO competition_standings (competition_id, columns, rows, as_of)
        SELECT x."competitionId", x.columns, x.rows, $2
          FROM jsonb_to_recordset($1::jsonb) AS x ("competitionId" text, columns jsonb, rows jsonb)
          JOIN competitions c ON c.id = x."competitionId"
        ON CONFLICT (competition_id) DO UPDATE SET columns = excluded.columns, rows = excluded.rows, as_of = excluded.as_of`,
      values: [JSON.stringify(standings), now],
    });
}
