import { type Kysely, sql } from 'kysely';
import type { Odds } from '../../../core/money/odds.ts';
import type { MarketType } from '../../../core/wire/contract.ts';
import type { Grade } from '../../domain/settlement/grades.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';
import type { Moment } from '../sentAt.ts';

export interface TournamentRecord {
  readonly id: string;
  readonly name: string;
  readonly sports: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly budget: number;
}

export interface NewTournament extends TournamentRecord {
  readonly brand: string;
}

/** A pick with what the results so far make of it. */
export interface PickRecord {
  readonly id: string;
  readonly selectionName: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  readonly eventName: string;
  readonly eventStartsAt: Date;
  readonly pointsHundredths: number | null;
  readonly numerator: number;
  readonly denominator: number;
  readonly stake: number;
  readonly grade: Grade;
  readonly returned: number;
}

/** A player's row of a leaderboard. */
export interface Standing {
  readonly number: number;
  /** Equal returns share a place, and the next place counts them: 1, 1, 3. */
  readonly place: number;
  readonly isTied: boolean;
  readonly returned: number;
  readonly remaining: number;
  readonly pickCount: number;
  readonly settledCount: number;
  /** False for a player who is kept from play: nobody else sees such a player. */
  readonly isListed: boolean;
  readonly isYou: boolean;
}

export interface Standings {
  readonly playerCount: number;
  readonly rows: readonly Standing[];
}

const COLUMNS = ['id', 'name', 'sports', 'starts_at as startsAt', 'ends_at as endsAt', 'budget'] as const;
/** How long a tournament that is over is listed. */
const LISTED_DAYS = 14;
const MOST_LISTED = 50;

export async function addTournament(db: Kysely<Tables>, tournament: NewTournament, createdAt: Date): Promise<void> {
  const { id, brand, name, sports, startsAt, endsAt, budget } = tournament;
  await db
    .insertInto('tournaments')
    .values({ id, brand, name, sports: [...sports], starts_at: startsAt, ends_at: endsAt, budget, created_at: createdAt })
    .execute();
}

const WEEK_MS = 7 * 86_400_000;
/** The epoch is a Thursday. */
const MONDAY_MS = 4 * 86_400_000;
const SAMPLES = [
  { key: 'all', name: 'All sports week', sports: [] },
  { key: 'football', name: 'Football week', sports: ['football'] },
] as const;

/** Adds the sandbox's tournaments of this week and the next to a brand. Several servers may do it at once. */
export async function seedTournaments(db: Kysely<Tables>, brand: string, at: Date): Promise<void> {
  const monday = at.getTime() - ((at.getTime() - MONDAY_MS) % WEEK_MS);
  const rows = [monday, monday + WEEK_MS].flatMap((startsAt) =>
    SAMPLES.map(({ key, name, sports }) => ({
      id: `sample-${brand}-${key}-${startsAt / 1_000}`,
      brand,
      name,
      sports: [...sports],
      budget: 1_000,
      created_at: at,
      starts_at: new Date(startsAt),
      ends_at: new Date(startsAt + WEEK_MS),
    })),
  );
  await db
    .insertInto('tournaments')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Those of the brand that run, are to come, or have ended lately; the one that ends next first. */
export async function listTournaments(db: Kysely<Tables>, brand: string, at: Date): Promise<readonly TournamentRecord[]> {
  return db
    .selectFrom('tournaments')
    .select(COLUMNS)
    .where('brand', '=', brand)
    .where('ends_at', '>', new Date(at.getTime() - LISTED_DAYS * 86_400_000))
    .orderBy('ends_at')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
}

export async function findTournament(db: Kysely<Tables>, brand: string, id: string): Promise<TournamentRecord | undefined> {
  return db.selectFrom('tournaments').select(COLUMNS).where('brand', '=', brand).where('id', '=', id).executeTakeFirst();
}

const FIRST_ROWS = 20;

/**
 * The first rows by what settled picks have paid back, and the player's own with those next to it. Play money that was not bet counts nothing, so
 * that not to play is not to win; within a place the lower number comes first. Players who are kept from play at `at` are in no count.
 */
export async function readStandings(
  db: Pick<Database, 'pool'>,
  tournamentId: string,
  playerId: string | null,
  at: Date,
): Promise<Standings> {
  const { rows } = await db.pool.query<Standings>({
    name: 'tournament-standings',
    text: `
      WITH kept AS MATERIALIZED (
        SELECT number, returned FROM tournament_players
          WHERE tournament_id = $1 AND player_id IN (SELECT player_id FROM player_exclusions UNION ALL SELECT id FROM players WHERE closed_at IS NOT NULL)
            AND is_kept_from_sports(player_id, $3)
      ), listed AS NOT MATERIALIZED (
        SELECT * FROM tournament_players WHERE tournament_id = $1 AND NOT EXISTS (SELECT FROM kept WHERE kept.number = tournament_players.number)
      ), me AS MATERIALIZED (
        SELECT * FROM tournament_players WHERE tournament_id = $1 AND player_id = $2
      ), shown AS (
        (SELECT * FROM listed ORDER BY -returned, number LIMIT $4)
        UNION SELECT * FROM me
        UNION (SELECT * FROM listed WHERE (-returned, number) < ((SELECT -returned FROM me), (SELECT number FROM me))
          ORDER BY -returned DESC, number DESC LIMIT 1)
        UNION (SELECT * FROM listed WHERE (-returned, number) > ((SELECT -returned FROM me), (SELECT number FROM me))
          ORDER BY -returned, number LIMIT 1)
      )
      SELECT (SELECT joined FROM tournaments WHERE id = $1) - (SELECT count(*) FROM kept) AS "playerCount",
        COALESCE((SELECT json_agg(json_build_object(
            'number', own.number, 'returned', own.returned, 'remaining', own.remaining, 'pickCount', own.pick_count, 'settledCount', own.settled_count,
            'place', 1 + (SELECT count(*) FROM tournament_players other WHERE other.tournament_id = $1 AND -other.returned < -own.returned)
                       - (SELECT count(*) FROM kept WHERE kept.returned > own.returned),
            'isTied', EXISTS (SELECT FROM listed other WHERE -other.returned = -own.returned AND other.number <> own.number),
            'isListed', NOT EXISTS (SELECT FROM kept WHERE kept.number = own.number),
            'isYou', own.player_id IS NOT DISTINCT FROM $2) ORDER BY -own.returned, own.number) FROM shown own), '[]') AS rows`,
    values: [tournamentId, playerId, at, FIRST_ROWS],
  });
  return rows[0] ?? { playerCount: 0, rows: [] };
}

/** The player's own, the newest first. */
export async function readPicks(
  db: Pick<Database, 'pool'>,
  tournamentId: string,
  playerId: string,
): Promise<readonly PickRecord[]> {
  const { rows } = await db.pool.query<PickRecord>({
    name: 'tournament-picks',
    text: `SELECT p.id, p.selection ->> 'name' AS "selectionName", p.market ->> 'name' AS "marketName", p.market ->> 'type' AS "marketType",
        p.event_name AS "eventName", p.event_starts_at AS "eventStartsAt", p.points_hundredths AS "pointsHundredths",
        p.odds_numerator AS numerator, p.odds_denominator AS denominator, p.stake,
        COALESCE(g.grade, 'PENDING') AS grade, COALESCE(g.returned, 0) AS returned
      FROM tournament_picks p LEFT JOIN tournament_pick_grades g ON (g.player_id, g.pick_id) = (p.player_id, p.id)
      WHERE p.tournament_id = $1 AND p.player_id = $2 ORDER BY p.placed_at DESC, p.id`,
    values: [tournamentId, playerId],
  });
  return rows;
}

export interface PickRequest {
  readonly pickId: string;
  readonly tournamentId: string;
  readonly selectionId: string;
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
  readonly stake: number;
}

export interface Caller {
  readonly brand: string;
  readonly playerId: string;
  readonly sessionId: string | null;
  /** The IP address that asks. */
  readonly address: string;
  readonly at: Moment;
}

/** Null: joined, now or before. Else the fault of functions/tournaments.sql. */
export async function joinTournament(db: Kysely<Tables>, caller: Caller, tournamentId: string): Promise<string | null> {
  const { brand, playerId, sessionId, address, at } = caller;
  const { rows } = await sql<{ fault: string | null }>`
    SELECT join_tournament(${brand}, ${tournamentId}, ${playerId}, ${sessionId}, ${at}, ${address}) AS fault`.execute(db);
  return rows[0]?.fault ?? null;
}

/** Null: the pick stands. Else the fault of functions/tournaments.sql. */
export async function placePick(db: Kysely<Tables>, caller: Caller, pick: PickRequest): Promise<string | null> {
  const { brand, playerId, sessionId, address, at } = caller;
  const { tournamentId, pickId, selectionId, odds, pointsHundredths, stake } = pick;
  const { rows } = await sql<{ fault: string | null }>`
    SELECT place_tournament_pick(${brand}, ${tournamentId}, ${playerId}, ${sessionId}, ${pickId}, ${selectionId},
      ${odds.numerator}, ${odds.denominator}, ${pointsHundredths}, ${stake}, ${at}, ${address}) AS fault`.execute(db);
  return rows[0]?.fault ?? null;
}

/** Events that can be picked now: not begun, in the tournament's sports, and starting before its end. In order of start. */
export async function pickableEventIds(
  db: Pick<Database, 'pool'>,
  { sports, startsAt, endsAt }: Pick<TournamentRecord, 'sports' | 'startsAt' | 'endsAt'>,
  at: Date,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ id: string }>({
    name: 'tournament-events',
    text: `SELECT e.id FROM events e JOIN competitions c ON c.id = e.competition_id
      WHERE e.status = 'PRE_GAME' AND e.starts_at > $1 AND e.starts_at >= $2 AND e.starts_at < $3
        AND (cardinality($4::text[]) = 0 OR c.sport = ANY ($4)) AND NOT EXISTS (SELECT FROM results r WHERE r.event_id = e.id)
      ORDER BY e.starts_at, e.id LIMIT $5`,
    values: [at, startsAt, endsAt, sports, limit],
  });
  return rows.map(({ id }) => id);
}
