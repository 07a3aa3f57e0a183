import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

/** Whether anything may be offered to the player now, by any door: a screen, a mail, a toast (functions/player_offers.sql). */
export async function isOffered(db: Kysely<Tables>, playerId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ offered: boolean }>`SELECT player_is_offered(${playerId}, ${at}) AS offered`.execute(db);
  return rows[0]?.offered ?? false;
}
