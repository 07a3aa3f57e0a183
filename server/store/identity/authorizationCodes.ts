import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../schema.ts';
import { revokeSession } from './sessions.ts';

/** Specification by RFC 6749, section 4.1.2: at most ten minutes. A browser needs a second. */
const LIFETIME_MS = 60_000;

export interface NewCode {
  readonly clientId: string;
  readonly brand: string;
  readonly playerId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly scope: string;
  readonly nonce: string | null;
}

export interface CodeUse {
  readonly code: string;
  readonly clientId: string;
  readonly brand: string;
  readonly redirectUri: string;
  /** The challenge of the verifier that came with the code. */
  readonly challenge: string;
}

export interface RedeemedCode {
  readonly playerId: string;
  readonly scope: string;
  readonly nonce: string | null;
  readonly authenticatedAt: Date;
}

export type CodeRefusal =
  | { readonly kind: 'UNKNOWN' | 'EXPIRED' | 'OTHER_CLIENT' | 'OTHER_REDIRECT' | 'WRONG_VERIFIER' }
  /** Somebody has the code who should not have it: what it opened is over. */
  | { readonly kind: 'REUSED'; readonly ended: { readonly sessionId: string; readonly playerId: string } | null };

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** @returns the code, which is stored as a hash. */
export async function issueAuthorizationCode(db: Kysely<Tables>, grant: NewCode, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await db
    .insertInto('authorization_codes')
    .values({
      hash: hashOf(code),
      client_id: grant.clientId,
      brand: grant.brand,
      player_id: grant.playerId,
      redirect_uri: grant.redirectUri,
      challenge: grant.challenge,
      scope: grant.scope,
      nonce: grant.nonce,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
      used_at: null,
      session_id: null,
    })
    .execute();
  return code;
}

/** The player has a new password: a code that was issued with the old one opens no session. */
export async function forgetUnusedCodes(db: Kysely<Tables>, playerId: string): Promise<void> {
  await db.deleteFrom('authorization_codes').where('player_id', '=', playerId).where('used_at', 'is', null).execute();
}

/**
 * Uses a code under its row's lock. The first use spends it, right or wrong: a code that was guessed at or sent by another client is good
 * for nobody. A second use ends the session that the first one opened (RFC 6749, section 4.1.2).
 */
export async function redeemCode(
  trx: Transaction<Tables>,
  { code, clientId, brand, redirectUri, challenge }: CodeUse,
  now: Date,
): Promise<{ readonly redeemed: RedeemedCode } | { readonly refused: CodeRefusal }> {
  const hash = hashOf(code);
  const row = await trx.selectFrom('authorization_codes').selectAll().where('hash', '=', hash).forUpdate().executeTakeFirst();
  if (!row) return { refused: { kind: 'UNKNOWN' } };
  if (row.used_at !== null) {
    const wasAlive = row.session_id !== null && (await revokeSession(trx, row.session_id, 'authorization code reused', now));
    const ended = wasAlive && row.session_id !== null ? { sessionId: row.session_id, playerId: row.player_id } : null;
    return { refused: { kind: 'REUSED', ended } };
  }
  await trx.updateTable('authorization_codes').set({ used_at: now }).where('hash', '=', hash).execute();
  if (row.client_id !== clientId || row.brand !== brand) return { refused: { kind: 'OTHER_CLIENT' } };
  if (row.expires_at <= now) return { refused: { kind: 'EXPIRED' } };
  if (row.redirect_uri !== redirectUri) return { refused: { kind: 'OTHER_REDIRECT' } };
  if (row.challenge !== challenge) return { refused: { kind: 'WRONG_VERIFIER' } };
  const { player_id: playerId, scope, nonce, created_at: authenticatedAt } = row;
  return { redeemed: { playerId, scope, nonce, authenticatedAt } };
}

/** Remembers the session that a code has opened, for a second use. */
export async function nameCodesSession(trx: Transaction<Tables>, code: string, sessionId: string): Promise<void> {
  await trx.updateTable('authorization_codes').set({ session_id: sessionId }).where('hash', '=', hashOf(code)).execute();
}

/** Codes that expired before. */
export async function forgetCodes(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('authorization_codes').where('expires_at', '<', before).execute();
}
