import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

/** When somebody says, or shows, who they are. */
export type PersonOccasion = 'SIGN_UP' | 'LOG_IN' | 'ADDRESS' | 'DOCUMENT';

/**
 * Leaves for the operator which other accounts are of this person, or may be (functions/person.sql). Nobody who asks is told.
 * @returns HELD: of the same person as a stopped or closed account; nothing is staked, paid in or offered until an operator has decided · MARKED: it
 * may be · null: neither.
 */
export async function notePerson(
  db: Kysely<Tables>,
  playerId: string,
  occasion: PersonOccasion,
  now: Date,
): Promise<'HELD' | 'MARKED' | null> {
  const { rows } = await sql<{ stop: 'HELD' | 'MARKED' | null }>`
    SELECT note_person(${playerId}, ${occasion}, ${now}) AS stop`.execute(db);
  return rows[0]?.stop ?? null;
}

/** Whether an operator has to decide first, because another account of this person is stopped or closed. */
export async function isHeldPerson(db: Kysely<Tables>, playerId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    SELECT stop_of_person(${playerId}, ${now}) IS NOT DISTINCT FROM 'HELD' AS "isHeld"`.execute(db);
  return rows[0]?.isHeld ?? false;
}
