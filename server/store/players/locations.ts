import { sql } from 'kysely';
import { type FailedLocationCheck, isProved, type LocationCheck } from '../../domain/saferPlay/playerFaults.ts';
import type { Database } from '../database.ts';
import { logSaferPlay } from '../saferPlay/index.ts';

type Query = Pick<Database, 'query'>;

/** Assumed location of a visitor's IP address. */
export interface Visitor {
  readonly countryCode: string;
  readonly regionCode: string | null;
  readonly city: string | null;
  readonly ipAddress: string | null;
}

/** Addresses are not resolved: in a sandbox every visitor is in New Jersey until another location is set. */
export const SANDBOX_LOCATION: Visitor = { countryCode: 'US', regionCode: 'US-NJ', city: 'Newark', ipAddress: null };
/** ISO 3166 leaves ZZ to its users. No bet, game or sign-up is possible from there. */
export const UNKNOWN_LOCATION: Visitor = { countryCode: 'ZZ', regionCode: null, city: null, ipAddress: null };

function columnsOf({ countryCode, regionCode, city, ipAddress }: Visitor) {
  return { country_code: countryCode, region_code: regionCode, city, ip_address: ipAddress };
}

/** The player's own location, else that of all others. @param playerId null for those who are not logged in. */
export async function readVisitor({ pool }: Pick<Database, 'pool'>, playerId: string | null): Promise<Visitor> {
  const { rows } = await pool.query<Visitor>({
    name: 'visitor',
    text: `SELECT country_code AS "countryCode", region_code AS "regionCode", city, ip_address AS "ipAddress" FROM player_locations
             WHERE (player_id = $1 OR player_id IS NULL) AND country_code IS NOT NULL ORDER BY player_id LIMIT 1`,
    values: [playerId],
  });
  return rows[0] ?? UNKNOWN_LOCATION;
}

/** Where a player is now: by a pass that holds, which names its region, else the place that a sandbox says. */
export async function readPresence(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  now: Date,
): Promise<Pick<Visitor, 'countryCode' | 'regionCode'> & { readonly hasPass: boolean }> {
  const { rows } = await pool.query<{ country: string; region: string | null; holds: boolean }>({
    name: 'presence',
    text: `SELECT holds, CASE WHEN holds THEN left(pass_region, 2) ELSE country_code END AS country,
                  CASE WHEN holds THEN pass_region ELSE region_code END AS region
             FROM (SELECT *, coalesce(pass_expires_at > $2, false) AS holds FROM player_locations
                     WHERE player_id = $1 OR player_id IS NULL) place
             WHERE holds OR country_code IS NOT NULL ORDER BY player_id LIMIT 1`,
    values: [playerId, now],
  });
  const [row] = rows;
  if (row === undefined) return { countryCode: UNKNOWN_LOCATION.countryCode, regionCode: null, hasPass: false };
  return { countryCode: row.country, regionCode: row.region, hasPass: row.holds };
}

/**
 * Where the sandbox says that a player is, or for null everybody without a location of their own. It is a pass, too, so that a demo needs no check;
 * but another address ends a pass of the player's own.
 */
export async function setVisitor({ query }: Query, playerId: string | null, visitor: Visitor): Promise<void> {
  const location = { ...columnsOf(visitor), source: 'SANDBOX' } as const;
  const passOver = sql<Date | null>`CASE WHEN player_locations.pass_expires_at IS NOT NULL THEN to_timestamp(0) END`;
  await query
    .insertInto('player_locations')
    .values({ player_id: playerId, ...location })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ ...location, pass_expires_at: passOver }))
    .execute();
}

/** For the start of a sandbox, which leaves what an earlier one has said. */
export async function storeDefaultLocation({ query }: Query): Promise<void> {
  const location = { ...columnsOf(SANDBOX_LOCATION), source: 'SANDBOX' } as const;
  await query
    .insertInto('player_locations')
    .values({ player_id: null, ...location })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(location).where('player_locations.country_code', 'is', null))
    .execute();
}

/** For the start without a sandbox: what one made up counts for nothing. */
export async function deleteSandboxLocations({ query }: Query): Promise<void> {
  const none = { country_code: null, region_code: null, city: null, ip_address: null, source: null };
  await query.updateTable('player_locations').set(none).where('source', '=', 'SANDBOX').execute();
}

/** Null: the last check was good, or there was none. A pass that is over counts as a check that proves nothing. */
export async function readLocationCheck({ query }: Query, playerId: string, now: Date): Promise<LocationCheck | null> {
  const row = await query
    .selectFrom('player_locations')
    .select(['outcome', 'expires_at', 'pass_expires_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.outcome !== null) return { outcome: row.outcome, expiresAt: row.expires_at };
  return row.pass_expires_at !== null && row.pass_expires_at <= now ? { outcome: 'FAILED', expiresAt: null } : null;
}

/** Stores and logs a check that was made. Null: it was good. What it gave before is over. @param pass what it gives. */
export function setLocationCheck(
  { query }: Query,
  playerId: string,
  check: LocationCheck | null,
  at: Date,
  pass: LocationPass | null = null,
): Promise<void> {
  return query.transaction().execute((trx) => storeLocationCheck({ query: trx }, playerId, check, at, pass));
}

/** setLocationCheck within a transaction of the caller's. */
export async function storeLocationCheck(
  db: Query,
  playerId: string,
  check: LocationCheck | null,
  at: Date,
  pass: LocationPass | null = null,
): Promise<void> {
  const found = {
    outcome: check?.outcome ?? null,
    expires_at: check?.expiresAt ?? null,
    pass_region: pass?.regionCode ?? null,
    pass_address: pass?.address ?? null,
    pass_expires_at: pass?.expiresAt ?? null,
    pass_refresh_at: pass?.refreshAt ?? null,
  };
  await db.query
    .insertInto('player_locations')
    .values({ player_id: playerId, ...found })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(found))
    .execute();
  await logSaferPlay(
    db,
    playerId,
    'LOCATION_CHECKED',
    { outcome: check?.outcome ?? 'GOOD', expiresAt: check?.expiresAt ?? null },
    at,
  );
}

/**
 * What is not proved, such as a packet that is not valid, replaces no check that is: a failed one, or a pass. Each launch of a game asks;
 * what is as before is not stored.
 */
export function setUnprovedCheck(
  { query }: Query,
  playerId: string,
  outcome: FailedLocationCheck | null,
  now: Date,
): Promise<void> {
  return query.transaction().execute((trx) => storeUnprovedCheck({ query: trx }, playerId, outcome, now));
}

/** setUnprovedCheck within a transaction of the caller's. */
export async function storeUnprovedCheck(
  db: Query,
  playerId: string,
  outcome: FailedLocationCheck | null,
  now: Date,
): Promise<void> {
  const [before, pass] = [await readLocationCheck(db, playerId, now), await readPass(db, playerId)];
  // A pass holds to its end, and one that is over lets nobody bet as it is.
  if ((before !== null && isProved(before, now)) || pass !== null || (before?.outcome ?? null) === outcome) return;
  await storeLocationCheck(db, playerId, outcome === null ? null : { outcome, expiresAt: null }, now, null);
}

/** The right to bet in a region until a time, by a location check. */
export interface LocationPass {
  /** ISO 3166-2. */
  readonly regionCode: string;
  readonly expiresAt: Date;
  readonly refreshAt: Date;
  /** The IP address from which the check was made. */
  readonly address: string | null;
}

/** The pass of the last good check, also one that is over; null: there is none. */
export async function readPass({ query }: Query, playerId: string): Promise<LocationPass | null> {
  const row = await query
    .selectFrom('player_locations')
    .select(['pass_region', 'pass_expires_at', 'pass_refresh_at', 'pass_address'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (!row || row.pass_region === null || row.pass_expires_at === null || row.pass_refresh_at === null) return null;
  return { regionCode: row.pass_region, expiresAt: row.pass_expires_at, refreshAt: row.pass_refresh_at, address: row.pass_address };
}

/** Where the player bets from: the region of their pass, else the place of their address. */
export async function readBettingPlace(
  db: Database,
  playerId: string | null,
): Promise<Pick<Visitor, 'countryCode' | 'regionCode'>> {
  const pass = playerId === null ? null : await readPass(db, playerId);
  if (pass === null) return readVisitor(db, playerId);
  return { countryCode: pass.regionCode.slice(0, 2), regionCode: pass.regionCode };
}

/** Ends the pass of a player who asks from another address than the check did: the next bet waits for another check. @returns whether it did. */
export async function endPassOfOtherAddress(
  { pool }: Pick<Database, 'pool'>,
  playerId: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await pool.query<{ ended: boolean }>({
    name: 'end pass of other address',
    text: 'SELECT asks_from_elsewhere($1, $2, $3) AS ended',
    values: [playerId, address, now],
  });
  return rows[0]?.ended === true;
}
