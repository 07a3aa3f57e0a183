import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

/** Takes effect within two seconds, in sessions that are open too. @returns false: there is no such player. */
export async function setLimitedAccess(db: Kysely<Tables>, playerId: string, isLimited: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('players')
    .set({ limited_access: isLimited })
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
