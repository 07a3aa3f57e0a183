import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export interface ResetRecipient {
  readonly playerId: string;
  readonly email: string;
  readonly firstName: string;
}

/** The player with an e-mail address, in any case; null: none. */
export async function findByEmail(db: Kysely<Tables>, email: string): Promise<ResetRecipient | null> {
  const row = await db
    .selectFrom('players')
    .innerJoin('player_credentials', 'player_credentials.player_id', 'players.id')
    .select(['players.id', 'players.email', 'players.first_name'])
    .where(({ eb, fn }) => eb(fn('lower', ['players.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row ? { playerId: row.id, email: row.email, firstName: row.first_name } : null;
}

/** Ends the earlier ones: of several mails the newest one's link works. Called in a transaction. @returns the token. */
export async function issueResetToken(trx: Kysely<Tables>, playerId: string, now: Date, validSeconds: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validSeconds * 1000);
  await forgetResetsOf(trx, playerId);
  await trx
    .insertInto('password_resets')
    .values({ token_hash: hashOf(token), player_id: playerId, created_at: now, expires_at: expiresAt })
    .execute();
  return token;
}

/** The player of a valid token, with the words that the new password may not contain. The token stays valid. */
export async function findReset(db: Kysely<Tables>, token: string, now: Date) {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('players', 'players.id', 'password_resets.player_id')
    .select(['players.id', 'players.username', 'players.email', 'players.first_name', 'players.last_name'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { id: playerId, username, email, first_name: firstName, last_name: lastName } = row;
  return { playerId, words: { username, email, firstName, lastName } };
}

/** Uses a token up, and with it every other one of its player. One of two at once succeeds. @returns whether it was still valid. */
export async function spendReset(trx: Kysely<Tables>, token: string, playerId: string, now: Date): Promise<boolean> {
  const spent = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashOf(token))
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .returning('token_hash')
    .executeTakeFirst();
  if (!spent) return false;
  await forgetResetsOf(trx, playerId);
  return true;
}

export async function forgetResetsOf(db: Kysely<Tables>, playerId: string): Promise<void> {
  await db.deleteFrom('password_resets').where('player_id', '=', playerId).execute();
}

/** Tokens that expired before. */
export async function forgetResets(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', before).execute();
}
