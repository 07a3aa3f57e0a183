import type { Database } from '../database.ts';
import type { CompetitionRecord } from './records.ts';

/** A competition and the number of its visible events. */
export interface CompetitionCount extends CompetitionRecord {
  readonly liveCount: number;
  readonly upcomingCount: number;
}

/** Competitions that have live or upcoming events, in display order. */
export async function readCompetitionCounts(db: Pick<Database, 'pool'>): Promise<CompetitionCount[]> {
  const { rows } = await db.pool.query<CompetitionCount>({
    name: 'catalogue-competition-counts',
    text: `SELECT c.id, c.sport, c.organization, c.competition, c.name, c.icon,
        count(*) FILTER (WHERE e.status = 'IN_PLAY') AS "liveCount", count(*) FILTER (WHERE e.status = 'PRE_GAME') AS "upcomingCount"
      FROM competitions c JOIN events e ON e.competition_id = c.id AND e.status IN ('PRE_GAME', 'IN_PLAY')
      GROUP BY c.id ORDER BY c.position, c.id`,
  });
  return rows;
}

export interface LiveEventName {
  readonly id: string;
  readonly competitionId: string;
  readonly name: string;
}

/** Live events, those that started first in front. */
export async function readLiveEventNames(db: Pick<Database, 'pool'>): Promise<readonly LiveEventName[]> {
  const { rows } = await db.pool.query<LiveEventName>({
    name: 'catalogue-live-names',
    text: `SELECT id, competition_id AS "competitionId", name FROM events WHERE status = 'IN_PLAY' ORDER BY starts_at, id`,
  });
  return rows;
}

export async function countLiveEvents(db: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>({
    name: 'catalogue-live-count',
    text: `SELECT count(*) AS count FROM events WHERE status = 'IN_PLAY'`,
  });
  return rows[0]?.count ?? 0;
}

/**
 * How the feeds of events in play are: when the last of them has sent or confirmed a price, which is null without one, and how many of their main
 * markets are suspended because they are silent.
 */
export async function readLivePrices(
  db: Pick<Database, 'pool'>,
): Promise<{ readonly lastAt: Date | null; readonly silent: number }> {
  const { rows } = await db.pool.query<{ lastAt: Date | null; silent: number }>({
    name: 'catalogue-live-prices',
    text: `SELECT greatest(max(m.priced_at), max(f.confirmed_at)) AS "lastAt", (count(*) FILTER (WHERE m.silent))::integer AS silent
      FROM events e JOIN markets m ON m.event_id = e.id AND m.main LEFT JOIN feeds f ON f.source = e.source WHERE e.status = 'IN_PLAY'`,
  });
  return rows[0] ?? { lastAt: null, silent: 0 };
}

/** The current sequence of each event; unknown ids are left out. */
export async function readSequences(
  db: Pick<Database, 'pool'>,
  eventIds: readonly string[],
): Promise<{ readonly eventId: string; readonly sequence: number }[]> {
  const { rows } = await db.pool.query<{ eventId: string; sequence: number }>({
    name: 'catalogue-sequences',
    text: 'SELECT id AS "eventId", sequence FROM events WHERE id = ANY($1)',
    values: [[...eventIds]],
  });
  return rows;
}
