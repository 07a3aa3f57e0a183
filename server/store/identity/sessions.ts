import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

/** @returns whether it was active until now. */
export async function revokeSession(db: Kysely<Tables>, sessionId: string, reason: string, now: Date): Promise<boolean> {
  const revoked = await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return revoked !== undefined;
}

/** @param except a session that stays. @returns the ids of the sessions that it ended. */
export async function revokePlayerSessions(
  db: Kysely<Tables>,
  playerId: string,
  reason: string,
  now: Date,
  except: string | null = null,
): Promise<readonly string[]> {
  const revoked = await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('player_id', '=', playerId)
    .where('revoked_at', 'is', null)
    .$if(except !== null, (query) => query.where('id', '<>', except ?? ''))
    .returning('id')
    .execute();
  return revoked.map(({ id }) => id);
}

/** From now on the session is renewed only with proof of this key. @throws if another session is bound to it. */
export async function bindSession(db: Kysely<Tables>, sessionId: string, thumbprint: string): Promise<void> {
  await db.updateTable('sessions').set({ dpop_thumbprint: thumbprint }).where('id', '=', sessionId).execute();
}

/** Null when no session is bound to this key. */
export async function sessionOfKey(
  db: Kysely<Tables>,
  thumbprint: string,
): Promise<{ readonly sessionId: string; readonly playerId: string } | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['id as sessionId', 'player_id as playerId'])
    .where('dpop_thumbprint', '=', thumbprint)
    .executeTakeFirst();
  return row ?? null;
}

export interface SessionState {
  readonly expiresAt: Date;
  /** The player's account has limited access. */
  readonly isLimited: boolean;
}

/** Null when the session does not exist or was ended. */
export async function readSessionState(db: Kysely<Tables>, sessionId: string): Promise<SessionState | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .select(['sessions.expires_at', 'players.limited_access'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst();
  return row ? { expiresAt: row.expires_at, isLimited: row.limited_access } : null;
}

export async function previousLoginAt(db: Kysely<Tables>, sessionId: string): Promise<Date | null> {
  const row = await db.selectFrom('sessions').select('previous_login_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.previous_login_at ?? null;
}

/** Stores the longest time that a heartbeat has reported; it never decreases. */
export async function recordElapsed(db: Kysely<Tables>, sessionId: string, elapsedSeconds: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ elapsed_seconds: elapsedSeconds })
    .where('id', '=', sessionId)
    .where('elapsed_seconds', '<', elapsedSeconds)
    .execute();
}

/** The given sessions that are over: ended, expired, or unknown. One query for any number of them. */
export async function endedSessions(db: Kysely<Tables>, sessionIds: readonly string[], now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT asked.id FROM unnest(${sessionIds}::text[]) AS asked (id)
     WHERE NOT EXISTS (SELECT FROM sessions WHERE id = asked.id AND revoked_at IS NULL AND expires_at > ${now})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sessions that expired before: until then they are the record of who was logged in when. */
export async function forgetSessions(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
}
