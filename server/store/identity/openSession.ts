import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type IdentityPolicy, sessionExpiry, type TokenTransport } from '../../domain/identity/policy.ts';
import type { Tables } from '../schema.ts';
import { issueRefreshToken } from './refreshTokens.ts';

export interface OpenedSession {
  readonly sessionId: string;
  readonly playerId: string;
  readonly refreshToken: string;
  /** Sessions that this log-in ended. */
  readonly endedSessionIds: readonly string[];
}

export interface NewSession {
  readonly playerId: string;
  readonly transport: TokenTransport;
  readonly now: Date;
  readonly policy: IdentityPolicy;
}

/** A log-in: a new session with its first refresh token, in one transaction. */
export async function openSession(db: Kysely<Tables>, { playerId, transport, now, policy }: NewSession): Promise<OpenedSession> {
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
        expires_at: sessionExpiry(now, now, policy),
        transport,
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
