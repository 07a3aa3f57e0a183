import { sql } from 'kysely';
import type { FailedLocationCheck, LimitKind, LimitPeriod, PlayLimit } from '../../domain/casino/launchRules.ts';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

/** Bets and rounds of the limit's period: their stakes, or what they lost; below zero, the player is ahead. */
async function usedSince({ query }: Query, playerId: string, kind: LimitKind, period: LimitPeriod, now: Date): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    SELECT casino_limit_used(${playerId}, ${kind}, ${period}, ${now}) AS used`.execute(query);
  return rows[0]?.used ?? 0;
}

/** The player's limits with what counts against them, losses first. */
export async function readPlayLimits(db: Query, playerId: string, now: Date): Promise<readonly PlayLimit[]> {
  const limits = await db.query
    .selectFrom('casino_limits')
    .select(['kind', 'period', 'amount_cents'])
    .where('player_id', '=', playerId)
    .orderBy('kind')
    .orderBy('period')
    .execute();
  return Promise.all(
    limits.map(async ({ kind, period, amount_cents }) => ({
      ...{ kind, period, limitCents: amount_cents },
      usedCents: await usedSince(db, playerId, kind, period, now),
    })),
  );
}

/** Replaces all limits of the player. */
export async function setPlayLimits(
  { query }: Query,
  playerId: string,
  limits: readonly Pick<PlayLimit, 'kind' | 'period' | 'limitCents'>[],
): Promise<void> {
  await query.transaction().execute(async (trx) => {
    await trx.deleteFrom('casino_limits').where('player_id', '=', playerId).execute();
    for (const { kind, period, limitCents } of limits)
      await trx.insertInto('casino_limits').values({ player_id: playerId, kind, period, amount_cents: limitCents }).execute();
  });
}

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
