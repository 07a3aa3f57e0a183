import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import {
  type CasinoMode,
  type CasinoSessionEndReason,
  LAUNCH_TOKEN_BYTES,
  LAUNCH_TOKEN_SECONDS,
} from '../../../core/casino/launchContract.ts';
import type { Tables } from '../schema.ts';

export interface Launch {
  readonly gameId: string;
  readonly brand: string;
  readonly currency: string;
  readonly mode: CasinoMode;
  /** A player's id, or in a demo also the id of a visitor without an account. */
  readonly visitorId: string;
  /** Null: not logged in. */
  readonly loginSessionId: string | null;
}

export interface LaunchedSession {
  readonly sessionId: string;
  /** Shown once, to whoever launched the game. */
  readonly token: string;
}

/** A session as the game server gets it for a launch token. */
export interface RedeemedSession {
  readonly sessionId: string;
  readonly playerId: string | null;
  readonly brand: string;
  readonly gameId: string;
  readonly currency: string;
  readonly mode: CasinoMode;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Opens a session with a launch token. An open session of the player for money ends: one game at a time. */
export async function openCasinoSession(db: Kysely<Tables>, launch: Launch, now: Date): Promise<LaunchedSession> {
  const { gameId, brand, currency, mode, visitorId, loginSessionId } = launch;
  const sessionId = randomUUID();
  const token = randomBytes(LAUNCH_TOKEN_BYTES).toString('base64url');
  const playerId = mode === 'REAL' ? visitorId : null;
  await db.transaction().execute(async (trx) => {
    if (playerId !== null) {
      // Two launches at once: the second one waits, and ends the session of the first.
      await sql`SELECT FROM players WHERE id = ${playerId} FOR NO KEY UPDATE`.execute(trx);
      await endCasinoSessions(trx, 'REPLACED', now, playerId);
    }
    await trx
      .insertInto('casino_sessions')
      .values({
        id: sessionId,
        player_id: playerId,
        visitor_id: visitorId,
        login_session_id: loginSessionId,
        game_id: gameId,
        brand,
        mode,
        opened_at: now,
      })
      .execute();
    await trx
      .insertInto('casino_launch_tokens')
      .values({
        hash: hashOf(token),
        session_id: sessionId,
        player_id: playerId,
        brand,
        game_id: gameId,
        currency,
        expires_at: new Date(now.getTime() + LAUNCH_TOKEN_SECONDS * 1_000),
      })
      .execute();
  });
  return { sessionId, token };
}

/** Ends the player's open session for money, if there is one. */
export async function endCasinoSessions(
  db: Kysely<Tables>,
  reason: CasinoSessionEndReason,
  now: Date,
  playerId: string,
): Promise<void> {
  await db
    .updateTable('casino_sessions')
    .set({ ended_at: now, end_reason: reason })
    .where('player_id', '=', playerId)
    .where('mode', '=', 'REAL')
    .where('ended_at', 'is', null)
    .execute();
}

/** Null: unknown, of a game of another game server, used before, expired, or its session is over. One of many simultaneous calls gets the session. */
export async function redeemLaunchToken(
  db: Kysely<Tables>,
  token: string,
  serverId: string,
  now: Date,
): Promise<RedeemedSession | null> {
  const row = await db
    .updateTable('casino_launch_tokens as token')
    .from(['casino_sessions as session', 'casino_games as game'])
    .set({ used_at: now })
    .whereRef('session.id', '=', 'token.session_id')
    .whereRef('game.id', '=', 'token.game_id')
    .where('game.game_server_id', '=', serverId)
    .where('token.hash', '=', hashOf(token))
    .where('token.used_at', 'is', null)
    .where('token.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .returning(['token.session_id', 'token.player_id', 'token.brand', 'token.game_id', 'token.currency', 'session.mode'])
    .executeTakeFirst();
  if (!row) return null;
  const { session_id, player_id, brand, game_id, currency, mode } = row;
  return { sessionId: session_id, playerId: player_id, brand, gameId: game_id, currency, mode };
}

/** Ends a session of this visitor. @returns false: the visitor has no such session; one that is over stays as it is. */
export async function closeCasinoSession(db: Kysely<Tables>, sessionId: string, visitorId: string, now: Date): Promise<boolean> {
  const own = await db
    .selectFrom('casino_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('visitor_id', '=', visitorId)
    .executeTakeFirst();
  if (!own) return false;
  await db
    .updateTable('casino_sessions')
    .set({ ended_at: now, end_reason: 'CLOSED' })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
  return true;
}

/** A game server ends a session that nobody plays in after half an hour; this is for one that is gone. */
const IDLE_SESSION_HOURS = 24;

/** Ends sessions whose launch token was never exchanged in time, and those without a round for a day. */
export async function expireCasinoSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  await sql`
    UPDATE casino_sessions s SET ended_at = ${now}, end_reason = 'EXPIRED'
      WHERE s.ended_at IS NULL AND (
        (s.game_server_id IS NULL AND s.opened_at < ${now}::timestamptz - make_interval(secs => ${LAUNCH_TOKEN_SECONDS}))
        OR (s.opened_at < ${now}::timestamptz - make_interval(hours => ${IDLE_SESSION_HOURS}) AND NOT EXISTS (
          SELECT FROM casino_rounds r
            WHERE r.session_id = s.id
              AND (r.status = 'OPEN' OR r.opened_at >= ${now}::timestamptz - make_interval(hours => ${IDLE_SESSION_HOURS})))))`.execute(
    db,
  );
}

/** Forgets launch tokens of the past. */
export async function forgetLaunchTokens(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('casino_launch_tokens').where('expires_at', '<', before).execute();
}
