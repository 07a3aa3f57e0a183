import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Access, accessOf } from '../../domain/identity/clients.ts';
import { type IdentityPolicy, sessionExpiry, type TokenTransport } from '../../domain/identity/policy.ts';
import { notePerson } from '../persons/index.ts';
import type { Tables } from '../schema.ts';
import { issueRefreshToken } from './refreshTokens.ts';
import type { SessionState } from './sessions.ts';

export interface OpenedSession {
  readonly sessionId: string;
  readonly playerId: string;
  readonly refreshToken: string;
  readonly access: Access;
  readonly state: SessionState;
  /** Sessions that this log-in ended. */
  readonly endedSessionIds: readonly string[];
}

export interface NewSession {
  readonly playerId: string;
  /** Only a session with full access uses the cookie. */
  readonly transport: TokenTransport;
  readonly clientId: string;
  /** Tokens are good at hosts of this brand only. */
  readonly brand: string;
  readonly now: Date;
  readonly policy: IdentityPolicy;
}

/** A log-in: a new session with its first refresh token, in one transaction. */
export function openSession(db: Kysely<Tables>, session: NewSession): Promise<OpenedSession> {
  return db.transaction().execute((trx) => openSessionIn(trx, session));
}

/** As `openSession`, in a transaction of the caller. */
export async function openSessionIn(
  trx: Transaction<Tables>,
  { playerId, transport, clientId, brand, now, policy }: NewSession,
): Promise<OpenedSession> {
  const player = await trx
    .selectFrom('players')
    .select(['last_login_at', 'limited_access'])
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
  const expiresAt = sessionExpiry(now, now, policy);
  const state = { expiresAt, isLimited: player.limited_access };
  const access = accessOf(clientId, state);
  await trx
    .insertInto('sessions')
    .values({
      id: sessionId,
      player_id: playerId,
      created_at: now,
      expires_at: expiresAt,
      transport: access === 'full' ? transport : 'body',
      revoked_at: null,
      revoked_reason: null,
      previous_login_at: player.last_login_at,
      client_id: clientId,
      brand,
    })
    .execute();
  await trx.updateTable('players').set({ last_login_at: now }).where('id', '=', playerId).execute();
  const refreshToken = await issueRefreshToken(trx, sessionId, now);
  await notePerson(trx, playerId, 'LOG_IN', now);
  return { sessionId, playerId, refreshToken, access, state, endedSessionIds: ended.map((row) => row.id) };
}
