import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export interface PlayerPreferences {
  readonly strongAuthEnabled: boolean;
  readonly emailOffers: boolean;
}

export async function readPreferences(db: Kysely<Tables>, playerId: string): Promise<PlayerPreferences | null> {
  const row = await db
    .selectFrom('players')
    .select(['strong_auth_enabled', 'email_offers'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row ? { strongAuthEnabled: row.strong_auth_enabled, emailOffers: row.email_offers } : null;
}

export async function setStrongAuth(db: Kysely<Tables>, playerId: string, isEnabled: boolean): Promise<void> {
  await db.updateTable('players').set({ strong_auth_enabled: isEnabled }).where('id', '=', playerId).execute();
}

export async function setEmailOffers(db: Kysely<Tables>, playerId: string, isWanted: boolean): Promise<void> {
  await db.updateTable('players').set({ email_offers: isWanted }).where('id', '=', playerId).execute();
}
