import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export interface Credentials {
  readonly playerId: string;
  readonly passwordHash: string;
}

/** By username or e-mail, ignoring case. */
export async function findCredentials(db: Kysely<Tables>, name: string): Promise<Credentials | null> {
  const row = await db
    .selectFrom('players')
    .innerJoin('player_credentials', 'player_credentials.player_id', 'players.id')
    .select(['players.id', 'player_credentials.password_hash'])
    .where(({ eb, fn, or }) =>
      or([
        eb(fn('lower', ['players.username']), '=', name.toLowerCase()),
        eb(fn('lower', ['players.email']), '=', name.toLowerCase()),
      ]),
    )
    // A username may equal another player's e-mail: the username always wins.
    .orderBy(({ eb, fn }) => eb(fn('lower', ['players.username']), '=', name.toLowerCase()), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { playerId: row.id, passwordHash: row.password_hash } : null;
}

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
