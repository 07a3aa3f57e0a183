import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { IdentityPolicy } from '../../domain/identity/policy.ts';
import type { Tables } from '../schema.ts';

export interface OpenedSession {
  readonly sessionId: string;
  readonly playerId: string;
  readonly refreshToken: string;
  /** Sessions that ended because this one began. */
  readonly endedSessionIds: readonly string[];
}

export type RotationOutcome =
  | { readonly kind: 'ROTATED'; readonly session: OpenedSession }
  | { readonly kind: 'INVALID' }
  /** The token had been used before: somebody has a copy, so the whole session is over. */
  | { readonly kind: 'REUSED'; readonly sessionId: string };

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}

async function issueRefreshToken(db: Kysely<Tables>, sessionId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, created_at: now, used_at: null })
    .execute();
  return token;
}

/** A log-in: a new session with its first refresh token, in one transaction. */
export async function openSession(db: Kysely<Tables>, playerId: string, now: Date, policy: IdentityPolicy): Promise<OpenedSession> {
  return db.transaction().execute(async (trx) => {
    const player = await trx
      .selectFrom('players')
      .select('last_login_at')
      .where('id', '=', playerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const ended = policy.oneSessionPerPlayer
      ? await trx
          .updateTable('sessions')
          .set({ revoked_at: now, revoked_reason: 'another log-in' })
          .where('player_id', '=', playerId)
          .where('revoked_at', 'is', null)
          .returning('id')
          .execute()
      : [];
    const sessionId = randomUUID();
    await trx
      .insertInto('sessions')
      .values({
        id: sessionId,
        player_id: playerId,
        created_at: now,
        expires_at: later(now, policy.sessionIdleSeconds),
        revoked_at: null,
        revoked_reason: null,
        previous_login_at: player.last_login_at,
      })
      .execute();
    await trx.updateTable('players').set({ last_login_at: now }).where('id', '=', playerId).execute();
    const refreshToken = await issueRefreshToken(trx, sessionId, now);
    return { sessionId, playerId, refreshToken, endedSessionIds: ended.map((row) => row.id) };
  });
}

/** The token used last, and how many seconds ago. */
async function lastUse(db: Kysely<Tables>, sessionId: string, now: Date): Promise<{ hash: string; agoSeconds: number } | null> {
  const row = await db
    .selectFrom('refresh_tokens')
    .select(['hash', 'used_at'])
    .where('session_id', '=', sessionId)
    .where('used_at', 'is not', null)
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.used_at ? { hash: row.hash, agoSeconds: Math.abs(now.getTime() - row.used_at.getTime()) / 1000 } : null;
}

/** @returns whether it had not been used before. */
async function spendToken(db: Kysely<Tables>, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * One refresh token for the next, under the session's lock: of two tabs that send the same one, the second has reused it, and the session is
 * over. With a leeway, the token used last may come once more within that time, because its answer may have been lost to a reload; the
 * successor that nobody seems to have is dead then, so that there never are two.
 */
export async function rotateRefreshToken(
  db: Kysely<Tables>,
  token: string,
  now: Date,
  policy: IdentityPolicy,
  leewaySeconds = 0,
): Promise<RotationOutcome> {
  const hash = hashOf(token);
  return db.transaction().execute(async (trx): Promise<RotationOutcome> => {
    const session = await trx
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', (sub) => sub.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash))
      .forUpdate()
      .executeTakeFirst();
    if (!session || session.revoked_at !== null || session.expires_at <= now) return { kind: 'INVALID' };
    if (!(await spendToken(trx, hash, now))) {
      const last = await lastUse(trx, session.id, now);
      if (last?.hash !== hash || last.agoSeconds >= leewaySeconds) {
        await revokeSession(trx, session.id, 'refresh token reused', now);
        return { kind: 'REUSED', sessionId: session.id };
      }
      await trx.deleteFrom('refresh_tokens').where('session_id', '=', session.id).where('used_at', 'is', null).execute();
    }
    const last = later(session.created_at, policy.sessionMaximumSeconds);
    const idle = later(now, policy.sessionIdleSeconds);
    await trx
      .updateTable('sessions')
      .set({ expires_at: new Date(Math.min(idle.getTime(), last.getTime())) })
      .where('id', '=', session.id)
      .execute();
    const refreshToken = await issueRefreshToken(trx, session.id, now);
    return { kind: 'ROTATED', session: { sessionId: session.id, playerId: session.player_id, refreshToken, endedSessionIds: [] } };
  });
}

export async function revokeSession(db: Kysely<Tables>, sessionId: string, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_reason: reason })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Until when a session lasts; null when there is none any more, or it was ended. */
export async function sessionEnd(db: Kysely<Tables>, sessionId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

export async function previousLoginAt(db: Kysely<Tables>, sessionId: string): Promise<Date | null> {
  const row = await db.selectFrom('sessions').select('previous_login_at').where('id', '=', sessionId).executeTakeFirst();
  return row?.previous_login_at ?? null;
}

/** Remembers the longest time a heartbeat has told, and never less than before. */
export async function recordElapsed(db: Kysely<Tables>, sessionId: string, elapsedSeconds: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ elapsed_seconds: elapsedSeconds })
    .where('id', '=', sessionId)
    .where('elapsed_seconds', '<', elapsedSeconds)
    .execute();
}

/** Refresh tokens of sessions that ran out before. The sessions themselves stay: they are the record of who was logged in when. */
export async function forgetRefreshTokens(db: Kysely<Tables>, before: Date): Promise<void> {
  await db
    .deleteFrom('refresh_tokens')
    .where('session_id', 'in', (sub) => sub.selectFrom('sessions').select('id').where('expires_at', '<', before))
    .execute();
}
