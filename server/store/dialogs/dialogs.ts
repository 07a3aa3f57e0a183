import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import type { DialogContent } from './tables.ts';

export interface Dialog extends DialogContent {
  readonly id: string;
}

/** A page asks for all of them at once. */
const MAXIMUM_OPEN = 20;

/** The dialogs that the player has not closed, oldest first; an offer only while something may be offered to them. */
export async function openDialogs(db: Kysely<Tables>, playerId: string, now: Date): Promise<readonly Dialog[]> {
  const rows = await db
    .selectFrom('custom_dialogs')
    .select(['id', 'content'])
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`(content ->> 'isOffer' IS DISTINCT FROM 'true' OR player_is_offered(player_id, ${now}))`)
    .orderBy('id')
    .limit(MAXIMUM_OPEN)
    .execute();
  return rows.map(({ id, content }) => ({ id: String(id), ...content }));
}

/** Null: there is no such player. */
export async function addDialog(
  db: Kysely<Tables>,
  playerId: string,
  content: DialogContent,
  createdAt: Date,
): Promise<string | null> {
  const player = await db.selectFrom('players').select('id').where('id', '=', playerId).executeTakeFirst();
  if (!player) return null;
  const { id } = await db
    .insertInto('custom_dialogs')
    .values({ player_id: playerId, content: JSON.stringify(content), created_at: createdAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Closes a dialog of this player; a dialog of another player, or one that is closed, stays as it is. */
export async function closeDialog(db: Kysely<Tables>, playerId: string, id: string, closedAt: Date): Promise<void> {
  await db
    .updateTable('custom_dialogs')
    .set({ closed_at: closedAt })
    .where('id', '=', Number(id))
    .where('player_id', '=', playerId)
    .where('closed_at', 'is', null)
    .execute();
}
