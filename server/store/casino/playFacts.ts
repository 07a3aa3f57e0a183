import type { FailedLocationCheck } from '../../domain/casino/launchRules.ts';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

export interface LocationCheck {
  readonly outcome: FailedLocationCheck;
  /** Of the geo packet that proved it; null: nothing did. */
  readonly expiresAt: Date | null;
}

/** Whether a failed check is still proved by the geo packet that it comes from. */
export const isProved = ({ expiresAt }: LocationCheck, now: Date): boolean => expiresAt !== null && expiresAt > now;

/** Whether it keeps the player from bets on sports, as functions/player_may.sql decides. */
export const blocksSports = ({ outcome }: LocationCheck): boolean => outcome !== 'CASINO_CLOSED';

/** Null: the last check was good, or there was none. */
export async function readLocationCheck({ query }: Query, playerId: string): Promise<LocationCheck | null> {
  const row = await query
    .selectFrom('casino_location_checks')
    .select(['outcome', 'expires_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row === undefined ? null : { outcome: row.outcome, expiresAt: row.expires_at };
}

/** Null: the check was good. */
export async function setLocationCheck({ query }: Query, playerId: string, check: LocationCheck | null): Promise<void> {
  if (check === null) {
    await query.deleteFrom('casino_location_checks').where('player_id', '=', playerId).execute();
    return;
  }
  const found = { outcome: check.outcome, expires_at: check.expiresAt };
  await query
    .insertInto('casino_location_checks')
    .values({ player_id: playerId, ...found })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(found))
    .execute();
}

/** What is not proved, such as a packet that is not valid, replaces no check that is. */
export async function setUnprovedCheck(db: Query, playerId: string, outcome: FailedLocationCheck | null, now: Date): Promise<void> {
  const before = await readLocationCheck(db, playerId);
  if (before !== null && isProved(before, now)) return;
  await setLocationCheck(db, playerId, outcome === null ? null : { outcome, expiresAt: null });
}
