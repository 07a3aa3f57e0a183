import type { PlayedRound, PlayedSession } from '../casino/index.ts';
import type { Database } from '../database.ts';
import { BEFORE, type HistoryDays, type HistoryPage, MICROS, pageOf, SPAN, UNTIL } from './page.ts';

type Db = Pick<Database, 'pool'>;

export interface SessionRow extends PlayedSession {
  readonly micros: number;
}

const SESSION = `
  s.id, s.game_id AS "gameId", g.title AS "gameTitle", s.opened_at AS "openedAt", ${MICROS('s.opened_at')} AS micros, s.ended_at AS "endedAt",
  played.*`;

/** Summed for the sessions of the page alone. */
const PLAYED = `
  JOIN casino_games g ON g.id = s.game_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS "roundCount", coalesce(sum(bet_cents), 0)::bigint AS "betCents", coalesce(sum(bonus_cents), 0)::bigint AS "bonusCents",
           coalesce(sum(win_cents), 0)::bigint AS "winCents"
      FROM casino_rounds WHERE session_id = s.id
  ) played`;

/** Sessions for money by the day that they began on, the newest first. */
export async function listSessions(
  { pool }: Db,
  playerId: string,
  { from, to }: HistoryDays,
  first: number,
  after: { readonly micros: number; readonly id: string } | null,
): Promise<HistoryPage<SessionRow>> {
  const { rows } = await pool.query<SessionRow>({
    name: 'history-sessions',
    text: `
      WITH ${SPAN}, found AS MATERIALIZED (
        SELECT * FROM casino_sessions
          WHERE visitor_id = $1 AND mode = 'REAL' AND opened_at >= (SELECT since FROM span) AND opened_at < ${UNTIL('$4')}
            AND (opened_at, id) < (${BEFORE('$4')}, coalesce($5, ''))
          ORDER BY opened_at DESC, id DESC LIMIT $6
      )
      SELECT ${SESSION} FROM found s ${PLAYED} ORDER BY s.opened_at DESC, s.id DESC`,
    values: [playerId, from, to, after?.micros ?? null, after?.id ?? null, first + 1],
  });
  return pageOf(rows, first);
}

/** Null: the player has no such session. */
export async function readSession({ pool }: Db, playerId: string, sessionId: string): Promise<SessionRow | null> {
  const { rows } = await pool.query<SessionRow>({
    name: 'history-session',
    text: `SELECT ${SESSION} FROM casino_sessions s ${PLAYED} WHERE s.id = $1 AND s.player_id = $2 AND s.mode = 'REAL'`,
    values: [sessionId, playerId],
  });
  return rows[0] ?? null;
}

export interface RoundRow extends PlayedRound {
  readonly gameServerId: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly gameTitle: string;
  /** Cash before the first transfer of the round and after the last one; null: it moved none. */
  readonly beforeCents: number | null;
  readonly afterCents: number | null;
}

/** Null: the player has no such round. */
export async function readRound({ pool }: Db, playerId: string, roundId: number): Promise<RoundRow | null> {
  const { rows } = await pool.query<RoundRow>({
    name: 'history-round',
    text: `
      SELECT r.id, r.server_round_id AS "serverRoundId", r.game_server_id AS "gameServerId", r.status, r.bet_cents AS "betCents",
             r.bonus_cents AS "bonusCents", r.win_cents AS "winCents", r.opened_at AS "openedAt", r.ended_at AS "endedAt",
             s.id AS "sessionId", s.game_id AS "gameId", g.title AS "gameTitle", moved.first AS "beforeCents", moved.last AS "afterCents"
        FROM casino_rounds r
        JOIN casino_sessions s ON s.id = r.session_id
        JOIN casino_games g ON g.id = s.game_id
        LEFT JOIN LATERAL (
          SELECT (array_agg(e.balance_cents - e.amount_cents ORDER BY e.id))[1] AS first,
                 (array_agg(e.balance_cents ORDER BY e.id DESC))[1] AS last
            FROM casino_transactions c
            JOIN ledger_transfers t ON t.reference = replace(lower('CASINO_' || c.kind), '_', '-') || ':' || c.id
            JOIN player_entries e ON e.player_id = s.player_id AND e.class = 'CASINO' AND e.at = t.posted_at AND e.transfer_id = t.id
            WHERE c.game_server_id = r.game_server_id AND c.server_round_id = r.server_round_id AND e.account = 'CASH'
        ) moved ON true
        WHERE r.id = $1 AND s.player_id = $2 AND s.mode = 'REAL'`,
    values: [roundId, playerId],
  });
  return rows[0] ?? null;
}

export interface SessionSums {
  readonly sessions: number;
  readonly rounds: number;
  readonly betCents: number;
  readonly bonusCents: number;
  readonly winCents: number;
}

/** Sums of the sessions that began in these days. */
export async function sumSessions({ pool }: Db, playerId: string, { from, to }: HistoryDays): Promise<SessionSums> {
  const { rows } = await pool.query<SessionSums>({
    name: 'history-session-sums',
    text: `WITH ${SPAN}
      SELECT count(DISTINCT s.id) AS sessions, count(r.id) AS rounds, coalesce(sum(r.bet_cents), 0)::bigint AS "betCents",
             coalesce(sum(r.bonus_cents), 0)::bigint AS "bonusCents", coalesce(sum(r.win_cents - r.bonus_win_cents), 0)::bigint AS "winCents"
        FROM casino_sessions s LEFT JOIN casino_rounds r ON r.session_id = s.id
        WHERE s.visitor_id = $1 AND s.mode = 'REAL' AND s.opened_at >= (SELECT since FROM span) AND s.opened_at < (SELECT until FROM span)`,
    values: [playerId, from, to],
  });
  return rows[0] ?? { sessions: 0, rounds: 0, betCents: 0, bonusCents: 0, winCents: 0 };
}
