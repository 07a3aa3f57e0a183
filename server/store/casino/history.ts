import type { Database } from '../database.ts';

export interface PlayedSession {
  readonly id: string;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly openedAt: Date;
  readonly endedAt: Date | null;
  readonly roundCount: number;
  readonly betCents: number;
  /** The part of the bets that was paid from the bonus. */
  readonly bonusCents: number;
  readonly winCents: number;
}

export interface PlayedRound {
  readonly id: number;
  readonly serverRoundId: string;
  readonly status: 'OPEN' | 'ENDED' | 'ROLLED_BACK';
  readonly betCents: number;
  /** The part of the bets that was paid from the bonus. */
  readonly bonusCents: number;
  readonly winCents: number;
  readonly openedAt: Date;
  readonly endedAt: Date | null;
}

export interface HistoryPage<Item> {
  readonly items: readonly Item[];
  readonly hasNextPage: boolean;
}

function pageOf<Item>(rows: readonly Item[], first: number): HistoryPage<Item> {
  return { items: rows.slice(0, first), hasNextPage: rows.length > first };
}

/** Sessions for money, the newest first. @param after the id of the last one that the caller has. */
export async function listCasinoSessions(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  first: number,
  after: string | null,
): Promise<HistoryPage<PlayedSession>> {
  const { rows } = await pool.query<PlayedSession>({
    name: 'casino-sessions',
    text: `SELECT s.id, s.game_id AS "gameId", g.title AS "gameTitle", s.opened_at AS "openedAt", s.ended_at AS "endedAt",
                  count(r.id) AS "roundCount", coalesce(sum(r.bet_cents), 0)::bigint AS "betCents",
                  coalesce(sum(r.bonus_cents), 0)::bigint AS "bonusCents",
                  coalesce(sum(r.win_cents), 0)::bigint AS "winCents"
             FROM casino_sessions s JOIN casino_games g ON g.id = s.game_id LEFT JOIN casino_rounds r ON r.session_id = s.id
             WHERE s.visitor_id = $1 AND s.mode = 'REAL'
               AND ($3::text IS NULL OR (s.opened_at, s.id) < (SELECT opened_at, id FROM casino_sessions WHERE id = $3 AND visitor_id = $1))
             GROUP BY s.id, g.title ORDER BY s.opened_at DESC, s.id DESC LIMIT $2`,
    values: [playerId, first + 1, after],
  });
  return pageOf(rows, first);
}

/** Null: the player has no such session. @param after the id of the last round that the caller has. */
export async function listCasinoRounds(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  sessionId: string,
  first: number,
  after: number | null,
): Promise<HistoryPage<PlayedRound> | null> {
  const own = await pool.query('SELECT FROM casino_sessions WHERE id = $1 AND player_id = $2', [sessionId, playerId]);
  if (own.rows.length === 0) return null;
  const { rows } = await pool.query<PlayedRound>({
    name: 'casino-rounds',
    text: `SELECT id, server_round_id AS "serverRoundId", status, bet_cents AS "betCents",
                  bonus_cents AS "bonusCents", win_cents AS "winCents",
                  opened_at AS "openedAt", ended_at AS "endedAt"
             FROM casino_rounds WHERE session_id = $1 AND ($3::bigint IS NULL OR id < $3) ORDER BY id DESC LIMIT $2`,
    values: [sessionId, first + 1, after],
  });
  return pageOf(rows, first);
}
