import { type Kysely, sql } from 'kysely';
import type { MarketType, SelectionSide } from '../../../core/contract.ts';
import type { MarketSubject } from '../../../core/markets.ts';
import type { Odds } from '../../../core/odds.ts';
import type { GameResult } from '../../../core/results.ts';
import { type Grade, gradeLeg } from '../../domain/settlement/gradeLeg.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../schema.ts';
import { RESULT_SQL } from '../settlement/resultSql.ts';

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
  readonly playerId: string;
  readonly selectionName: string;
  readonly marketName: string;
  readonly marketType: MarketType;
  readonly eventName: string;
  readonly eventStartsAt: Date;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
  readonly stake: number;
  readonly grade: Grade;
}

export interface EntrantRecord {
  readonly playerId: string;
  readonly number: number;
  readonly remaining: number;
  readonly picks: readonly PickRecord[];
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

interface PickRow extends Omit<PickRecord, 'grade' | 'deadHeat' | 'odds'> {
  readonly numerator: number;
  readonly denominator: number;
  readonly side: SelectionSide;
  readonly outcome: string | null;
  readonly subject: MarketSubject;
  readonly rules: string | null;
  readonly result: GameResult | null;
}

interface EntrantRow {
  readonly playerId: string;
  readonly number: number;
  readonly remaining: number;
  readonly isListed: boolean;
  readonly picks: readonly PickRow[];
}

/**
 * Everybody in a tournament with their picks, graded by the newest results. `isListed` is false for a player who is kept from play at `at`:
 * nobody else sees such a player.
 */
export async function readEntrants(
  db: Pick<Database, 'pool'>,
  tournamentId: string,
  at: Date,
): Promise<readonly (EntrantRecord & { readonly isListed: boolean })[]> {
  const { rows } = await db.pool.query<EntrantRow>({
    name: 'tournament-entrants',
    text: `SELECT own.player_id AS "playerId", own.number, own.remaining, NOT is_kept_from_sports(own.player_id, $2) AS "isListed",
        COALESCE((
          SELECT json_agg(json_build_object(
              'id', p.id, 'playerId', p.player_id, 'selectionName', p.selection ->> 'name', 'marketName', p.market ->> 'name',
              'marketType', p.market ->> 'type', 'side', p.selection ->> 'side', 'outcome', p.selection ->> 'outcome',
              'subject', p.market -> 'subject', 'rules', p.market ->> 'rules', 'eventName', p.event_name, 'eventStartsAt', p.event_starts_at,
              'pointsHundredths', p.points_hundredths, 'numerator', p.odds_numerator, 'denominator', p.odds_denominator,
              'stake', p.stake, 'result', r.result) ORDER BY p.placed_at DESC, p.id)
            FROM tournament_picks p
            LEFT JOIN LATERAL (
              SELECT ${RESULT_SQL} AS result
                FROM results WHERE event_id = p.event_id ORDER BY version DESC LIMIT 1) r ON true
            WHERE p.tournament_id = own.tournament_id AND p.player_id = own.player_id), '[]') AS picks
      FROM tournament_players own WHERE own.tournament_id = $1 ORDER BY own.number`,
    values: [tournamentId, at],
  });
  return rows.map(({ picks, ...own }) => ({ ...own, picks: picks.map(toPick) }));
}

function toPick({ numerator, denominator, side, outcome, subject, rules, result, eventStartsAt, ...pick }: PickRow): PickRecord {
  const { marketType, pointsHundredths } = pick;
  return {
    ...pick,
    eventStartsAt: new Date(eventStartsAt),
    odds: { numerator, denominator },
    ...gradeLeg({ marketType, side, outcome, pointsHundredths, subject, rules }, result),
  };
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
  readonly at: Date;
}

/** Null: joined, now or before. Else the fault of functions/tournaments.sql. */
export async function joinTournament(db: Kysely<Tables>, caller: Caller, tournamentId: string): Promise<string | null> {
  const { brand, playerId, sessionId, at } = caller;
  const { rows } = await sql<{ fault: string | null }>`
    SELECT join_tournament(${brand}, ${tournamentId}, ${playerId}, ${sessionId}, ${at}) AS fault`.execute(db);
  return rows[0]?.fault ?? null;
}

/** Null: the pick stands. Else the fault of functions/tournaments.sql. */
export async function placePick(db: Kysely<Tables>, caller: Caller, pick: PickRequest): Promise<string | null> {
  const { brand, playerId, sessionId, at } = caller;
  const { tournamentId, pickId, selectionId, odds, pointsHundredths, stake } = pick;
  const { rows } = await sql<{ fault: string | null }>`
    SELECT place_tournament_pick(${brand}, ${tournamentId}, ${playerId}, ${sessionId}, ${pickId}, ${selectionId},
      ${odds.numerator}, ${odds.denominator}, ${pointsHundredths}, ${stake}, ${at}) AS fault`.execute(db);
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
