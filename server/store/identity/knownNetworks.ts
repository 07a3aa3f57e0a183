import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/** Whether the player has logged in from this network before; false where there is no player. */
export async function isKnownNetwork(db: Kysely<Tables>, playerId: string | null, network: string): Promise<boolean> {
  if (playerId === null) return false;
  const row = await db
    .selectFrom('login_networks')
    .select('network')
    .where('player_id', '=', playerId)
    .where('network', '=', network)
    .executeTakeFirst();
  return row !== undefined;
}
