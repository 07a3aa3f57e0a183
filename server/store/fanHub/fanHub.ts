import type { EventRecord } from '../catalogue/index.ts';
import type { Database } from '../database.ts';

/** A leg that the player has bet on: its competition, and the participant it was for. */
export interface BackedLeg {
  readonly competitionId: string;
  readonly competitionName: string;
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
  /** Null: a total, a draw. */
  readonly participant: string | null;
}

const DAYS = 90;
const MOST_LEGS = 1_000;
const MOST_GAMES = 200;

/** Legs of the player's bets of the last 90 days, newest first. */
export async function readBackedLegs(db: Pick<Database, 'pool'>, playerId: string, at: Date): Promise<readonly BackedLeg[]> {
  const { rows } = await db.pool.query<BackedLeg>({
    name: 'fan-hub-legs',
    text: `WITH own AS MATERIALIZED (
        SELECT l.bet_id, l.position, l.event_id, l.side FROM bets b JOIN bet_legs l ON l.bet_id = b.id
          WHERE b.player_id = $1 AND b.placed_at > $2::timestamptz - make_interval(days => ${DAYS})
          ORDER BY b.id DESC LIMIT ${MOST_LEGS})
      SELECT c.id AS "competitionId", c.name AS "competitionName", c.sport, c.organization, c.competition,
          (SELECT p ->> 'name' FROM jsonb_array_elements(e.participants) p WHERE p ->> 'side' = own.side::text LIMIT 1) AS participant
        FROM own JOIN events e ON e.id = own.event_id JOIN competitions c ON c.id = e.competition_id
        ORDER BY own.bet_id DESC, own.position`,
    values: [playerId, at],
  });
  return rows;
}

export type GameRecord = Pick<
  EventRecord,
  'id' | 'name' | 'participants' | 'status' | 'startsAt' | 'homeScore' | 'awayScore' | 'clock' | 'asOf' | 'silentSince'
> & {
  readonly competitionId: string;
  readonly competitionName: string;
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
};

/** Live and coming games of these competitions, live ones first, then by start. */
export async function readGames(db: Pick<Database, 'pool'>, competitionIds: readonly string[]): Promise<readonly GameRecord[]> {
  if (competitionIds.length === 0) return [];
  const { rows } = await db.pool.query<GameRecord>({
    name: 'fan-hub-games',
    text: `SELECT e.id, e.name, e.participants, e.status, e.starts_at AS "startsAt", e.home_score AS "homeScore", e.away_score AS "awayScore",
          e.clock, e.as_of AS "asOf", e.silent_since AS "silentSince", c.id AS "competitionId", c.name AS "competitionName", c.sport, c.organization, c.competition
        FROM events e JOIN competitions c ON c.id = e.competition_id
        WHERE e.status IN ('PRE_GAME', 'IN_PLAY') AND e.competition_id = ANY ($1)
        ORDER BY e.status = 'IN_PLAY' DESC, e.starts_at, e.id LIMIT ${MOST_GAMES}`,
    values: [[...competitionIds]],
  });
  return rows;
}
