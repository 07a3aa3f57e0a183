import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/** The password's hash; null: the player has no password. */
export async function credentialsOf(db: Kysely<Tables>, playerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('player_credentials')
    .select('password_hash')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.password_hash ?? null;
}

export async function storeCredentials(db: Kysely<Tables>, playerId: string, passwordHash: string): Promise<void> {
  await db
    .insertInto('player_credentials')
    .values({ player_id: playerId, password_hash: passwordHash })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ password_hash: passwordHash }))
    .execute();
}
