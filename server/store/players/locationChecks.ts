import { sql } from 'kysely';
import type { Located } from '../../domain/location/borders.ts';
import type { JudgedPosition } from '../../domain/location/checkRules.ts';
import type { Database } from '../database.ts';

type Query = Pick<Database, 'query'>;

export interface LoggedCheck {
  readonly playerId: string;
  readonly sessionId: string | null;
  readonly at: Date;
  /** The nonce of the packet; null: it could not be read. */
  readonly nonce: string | null;
  /** What spoke against a bet. */
  readonly codes: readonly string[];
  readonly located: Located | null;
  /** When the position was taken; null: there is none. */
  readonly takenAt: Date | null;
  readonly address: string | null;
}

const CHECK_LOCK = 70_005;

/**
 * One check: counted, logged and what it gives stored, or none of it. Checks of one player wait for each other, so that those at once are
 * counted, too.
 */
export function inLocationCheck<Value>({ query }: Query, playerId: string, run: (db: Query) => Promise<Value>): Promise<Value> {
  return query.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${CHECK_LOCK}, hashtext(${playerId}))`.execute(trx);
    return run({ query: trx });
  });
}

/** Adds a check to the log. @returns false for a packet that was used before: nothing is added. */
export async function logLocationCheck({ query }: Query, check: LoggedCheck): Promise<boolean> {
  const { located } = check;
  const { numInsertedOrUpdatedRows = 0n } = await query
    .insertInto('location_checks')
    .values({
      player_id: check.playerId,
      session_id: check.sessionId,
      at: check.at,
      nonce: check.nonce,
      codes: check.codes,
      decision: located?.decision ?? null,
      region_code: located?.region?.code ?? null,
      neighbour_code: located?.neighbour?.code ?? null,
      ip_address: check.address,
      position_at: check.takenAt,
      distance_metres: located === null ? null : Math.round(located.distanceMetres),
      doubt_metres: located === null ? null : Math.round(located.doubtMetres),
    })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The youngest position that was judged in a check after a time; null: there is none. */
export async function readYoungestPosition({ query }: Query, playerId: string, after: Date): Promise<JudgedPosition | null> {
  const row = await query
    .selectFrom('location_checks')
    .select(['position_at', 'codes'])
    .where('player_id', '=', playerId)
    .where('at', '>', after)
    .where('position_at', 'is not', null)
    .orderBy('position_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.position_at ? { takenAt: row.position_at, wasRefused: row.codes.length > 0 } : null;
}

/** How many checks a player has made after a time. */
export async function countLocationChecks({ query }: Query, playerId: string, after: Date): Promise<number> {
  const { count } = await query
    .selectFrom('location_checks')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('player_id', '=', playerId)
    .where('at', '>', after)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface FoundCheck {
  readonly at: Date;
  readonly codes: readonly string[];
  readonly decision: Located['decision'] | null;
  readonly regionCode: string | null;
  readonly neighbourCode: string | null;
  readonly distanceMetres: number | null;
  readonly doubtMetres: number | null;
}

/** The last check of a player; null: there was none. */
export async function readLastCheck({ query }: Query, playerId: string): Promise<FoundCheck | null> {
  const row = await query
    .selectFrom('location_checks')
    .select(['at', 'codes', 'decision', 'region_code as regionCode', 'neighbour_code as neighbourCode'])
    .select(['distance_metres as distanceMetres', 'doubt_metres as doubtMetres'])
    .where('player_id', '=', playerId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
