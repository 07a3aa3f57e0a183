import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { isSessionEndReason, type SessionEndReason } from '../../../core/wire/sessionEnd.ts';
import { type Access, accessOf } from '../../domain/identity/clients.ts';
import { type IdentityPolicy, sessionExpiry, type TokenTransport } from '../../domain/identity/policy.ts';
import type { Clock } from '../../platform/clock.ts';
import { checkedNow } from '../businessClock.ts';
import type { Tables } from '../schema.ts';
import { isKnownNetwork } from './knownNetworks.ts';
import { revokeSession, type SessionState } from './sessions.ts';

export interface Rotation {
  readonly token: string;
  readonly transport: TokenTransport;
  /** How the client receives the next token, if its session has full access; any other is always in the body. */
  readonly nextTransport: TokenTransport;
  readonly clientId: string;
  readonly brand: string;
  readonly clock: Pick<Clock, 'now'>;
  readonly policy: IdentityPolicy;
  /** The key whose proof came with the request; null: without a proof. */
  readonly thumbprint: string | null;
  /** Where the request comes from. */
  readonly network: string;
  /** The secret from which a token's successor is computed. */
  readonly key: Uint8Array;
}

interface RotatedSession {
  readonly sessionId: string;
  readonly playerId: string;
}

export type RotationOutcome =
  | (RotatedSession & {
      readonly kind: 'ROTATED';
      readonly refreshToken: string;
      readonly access: Access;
      readonly state: SessionState;
      readonly isRepeat: boolean;
    })
  /** Also for a token of another brand or client, whose session goes on: its owner has not sent it. */
  | { readonly kind: 'INVALID'; readonly endReason: SessionEndReason | null }
  /** The session is bound to a key that the caller has not. It goes on: its owner has the key. */
  | (RotatedSession & { readonly kind: 'WRONG_KEY' })
  /** The token was already replaced, or used on another transport: it may be stolen, so the whole session is over. */
  | (RotatedSession & { readonly kind: 'REUSED'; readonly reason: 'REPLACED' | 'WRONG_TRANSPORT' });

function hashOf(refreshToken: string): string {
  return createHash('sha256').update(refreshToken).digest('hex');
}

/** The successor of a token: computed, so that a repeated request gets the same token and none is stored. */
function successorOf(refreshToken: string, key: Uint8Array): string {
  return createHmac('sha256', key).update('refresh token after ').update(refreshToken).digest('base64url');
}

async function keep(db: Kysely<Tables>, token: string, sessionId: string, now: Date): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ hash: hashOf(token), session_id: sessionId, created_at: now, used_at: null })
    .execute();
}

/** A random token and what is stored of it. */
export function newRefreshToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The first token of a session. */
export async function issueRefreshToken(db: Kysely<Tables>, sessionId: string, now: Date): Promise<string> {
  const { token } = newRefreshToken();
  await keep(db, token, sessionId, now);
  return token;
}

/** An account may become limited, or cease to be, during a session. */
async function isLimited(db: Kysely<Tables>, playerId: string): Promise<boolean> {
  const player = await db.selectFrom('players').select('limited_access').where('id', '=', playerId).executeTakeFirstOrThrow();
  return player.limited_access;
}

/** @returns whether it was unused. */
async function spend(db: Kysely<Tables>, hash: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return used !== undefined;
}

interface Repetition {
  readonly hash: string;
  readonly successor: string;
  readonly playerId: string;
  readonly network: string;
  readonly now: Date;
  readonly leewaySeconds: number;
}

/**
 * Whether a used token is the last one used, and its answer may have been lost: within the leeway from anywhere; after it from a network that
 * the player has logged in from, and not for two tokens in a row. Two who share a token ask twice for one successor after the other, one
 * whose answers are lost does not.
 */
async function mayRepeat(
  db: Kysely<Tables>,
  { hash, successor, playerId, network, now, leewaySeconds }: Repetition,
): Promise<boolean> {
  const read = (one: string) =>
    db.selectFrom('refresh_tokens').select(['used_at', 'asked_again']).where('hash', '=', one).executeTakeFirst();
  const [used, next] = [await read(hash), await read(hashOf(successor))];
  if (!used?.used_at || !next || next.used_at !== null) return false;
  const isRecent = Math.abs(now.getTime() - used.used_at.getTime()) < leewaySeconds * 1000;
  if (!isRecent && (used.asked_again || !(await isKnownNetwork(db, playerId, network)))) return false;
  await db.updateTable('refresh_tokens').set({ asked_again: true }).where('hash', '=', hashOf(successor)).execute();
  return true;
}

/**
 * Exchanges a refresh token for the next, under the session's lock. A session has one unused token at any time: a browser that repeats its
 * last refresh, because a reload or the network may have lost the answer, gets the same successor again; any other use of a replaced token
 * ends the session.
 */
export async function rotateRefreshToken(
  db: Kysely<Tables>,
  { token, transport, nextTransport, clientId, brand, clock, policy, thumbprint, network, key }: Rotation,
): Promise<RotationOutcome> {
  const hash = hashOf(token);
  return db.transaction().execute(async (trx): Promise<RotationOutcome> => {
    const now = await checkedNow(trx, clock);
    const session = await trx
      .selectFrom('sessions')
      .selectAll()
      .where('id', '=', (sub) => sub.selectFrom('refresh_tokens').select('session_id').where('hash', '=', hash))
      .forUpdate()
      .executeTakeFirst();
    if (!session || session.client_id !== clientId || (session.brand !== null && session.brand !== brand))
      return { kind: 'INVALID', endReason: null };
    if (session.revoked_at !== null || session.expires_at <= now)
      return { kind: 'INVALID', endReason: isSessionEndReason(session.revoked_reason) ? session.revoked_reason : null };
    const named = { sessionId: session.id, playerId: session.player_id };
    if (session.dpop_thumbprint !== null && session.dpop_thumbprint !== thumbprint) return { ...named, kind: 'WRONG_KEY' };
    if (session.transport !== null && session.transport !== transport) {
      await revokeSession(trx, session.id, 'refresh token came another way', now);
      return { ...named, kind: 'REUSED', reason: 'WRONG_TRANSPORT' };
    }
    const successor = successorOf(token, key);
    const account = { isLimited: await isLimited(trx, session.player_id) };
    const access = accessOf(clientId, account);
    if (!(await spend(trx, hash, now))) {
      const leewaySeconds = policy.cookieReuseLeewaySeconds;
      const repetition = { hash, successor, playerId: session.player_id, network, now, leewaySeconds };
      if (transport === 'cookie' && (await mayRepeat(trx, repetition))) {
        return {
          ...named,
          kind: 'ROTATED',
          refreshToken: successor,
          access,
          state: { ...account, expiresAt: session.expires_at },
          isRepeat: true,
        };
      }
      await revokeSession(trx, session.id, 'refresh token reused', now);
      return { ...named, kind: 'REUSED', reason: 'REPLACED' };
    }
    const expiresAt = sessionExpiry(session.created_at, now, policy);
    await trx
      .updateTable('sessions')
      .set({ expires_at: expiresAt, transport: access === 'full' ? nextTransport : 'body', brand })
      .where('id', '=', session.id)
      .execute();
    await keep(trx, successor, session.id, now);
    return { ...named, kind: 'ROTATED', refreshToken: successor, access, state: { ...account, expiresAt }, isRepeat: false };
  });
}

/** Refresh tokens of sessions that expired before. */
export async function forgetRefreshTokens(db: Kysely<Tables>, before: Date): Promise<void> {
  await sql`
    DELETE FROM refresh_tokens USING sessions
     WHERE sessions.id = refresh_tokens.session_id AND sessions.expires_at < ${before}`.execute(db);
}
