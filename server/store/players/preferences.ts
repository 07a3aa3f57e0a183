import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export interface PlayerPreferences {
  readonly strongAuthEnabled: boolean;
  /** When the password was last reset through a mailed link. */
  readonly passwordResetAt: Date | null;
  readonly emailOffers: boolean;
}

export async function readPreferences(db: Kysely<Tables>, playerId: string): Promise<PlayerPreferences | null> {
  const row = await db
    .selectFrom('players')
    .select(['strong_auth_enabled', 'password_reset_at', 'email_offers'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row
    ? { strongAuthEnabled: row.strong_auth_enabled, passwordResetAt: row.password_reset_at, emailOffers: row.email_offers }
    : null;
}

export async function setStrongAuth(db: Kysely<Tables>, playerId: string, isEnabled: boolean): Promise<void> {
  await db.updateTable('players').set({ strong_auth_enabled: isEnabled }).where('id', '=', playerId).execute();
}

export async function notePasswordReset(db: Kysely<Tables>, playerId: string, now: Date): Promise<void> {
  await db.updateTable('players').set({ password_reset_at: now }).where('id', '=', playerId).execute();
}

export async function setEmailOffers(db: Kysely<Tables>, playerId: string, isWanted: boolean): Promise<void> {
  await db.updateTable('players').set({ email_offers: isWanted }).where('id', '=', playerId).execute();
}
