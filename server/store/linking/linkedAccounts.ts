import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AccountLinkResult } from '../../../core/wire/accountLinking.ts';
import type { Tables } from '../schema.ts';
import type { LinkingTables } from './tables.ts';

export type LinkedAccountType = LinkingTables['linked_accounts']['account_type'];

/** Linkings that one player may have under way, in as many tabs. */
const MAXIMUM_NONCES = 5;

const hashOf = (nonce: string): Buffer => createHash('sha256').update(nonce).digest();

/** Stores a nonce for this player; the oldest ones over the maximum end. */
export async function storeNonce(db: Kysely<Tables>, playerId: string, nonce: string, expiresAt: Date): Promise<void> {
  await db
    .insertInto('account_link_nonces')
    .values({ nonce_hash: hashOf(nonce), player_id: playerId, expires_at: expiresAt })
    .execute();
  await db
    .deleteFrom('account_link_nonces')
    .where('nonce_hash', 'in', (from) =>
      from
        .selectFrom('account_link_nonces')
        .select('nonce_hash')
        .where('player_id', '=', playerId)
        .orderBy('expires_at', 'desc')
        .orderBy('nonce_hash')
        .offset(MAXIMUM_NONCES),
    )
    .execute();
}

export interface ExternalAccount {
  readonly issuer: string;
  readonly pairwiseId: string;
  readonly username: string;
  readonly nonce: string;
}

/**
 * Links an account whose id token was verified. The nonce has to be one of this player that was not used before: of many simultaneous
 * calls with it, one gets on. The unique constraints decide between players who link the same account at the same time.
 */
export async function linkAccount(
  db: Kysely<Tables>,
  playerId: string,
  type: LinkedAccountType,
  { issuer, pairwiseId, username, nonce }: ExternalAccount,
  now: Date,
): Promise<AccountLinkResult> {
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('account_link_nonces')
      .where('nonce_hash', '=', hashOf(nonce))
      .where('player_id', '=', playerId)
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return 'INVALID_TOKEN';
    await trx
      .insertInto('linked_accounts')
      .values({ player_id: playerId, account_type: type, issuer, pairwise_id: pairwiseId, username, linked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const linked = await trx
      .selectFrom('linked_accounts')
      .select('player_id')
      .where('player_id', '=', playerId)
      .where('issuer', '=', issuer)
      .where('pairwise_id', '=', pairwiseId)
      .executeTakeFirst();
    return linked ? 'SUCCESS' : 'DUPLICATE_PAIRWISE_ID';
  });
}

/** Null: the player has linked none of this type. */
export async function findLinkedAccount(
  db: Kysely<Tables>,
  playerId: string,
  type: LinkedAccountType,
): Promise<{ readonly username: string } | null> {
  const row = await db
    .selectFrom('linked_accounts')
    .select('username')
    .where('player_id', '=', playerId)
    .where('account_type', '=', type)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false: there was none. */
export async function unlinkAccount(db: Kysely<Tables>, playerId: string, type: LinkedAccountType): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('linked_accounts')
    .where('player_id', '=', playerId)
    .where('account_type', '=', type)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function forgetNonces(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('account_link_nonces').where('expires_at', '<', before).execute();
}
