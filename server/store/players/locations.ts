import { type FailedLocationCheck, isProved, type LocationCheck } from '../../domain/responsibleGaming/playerFaults.ts';
import type { Database } from '../database.ts';

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
const UNKNOWN_LOCATION: Visitor = { countryCode: 'ZZ', regionCode: null, city: null, ipAddress: null };

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

/** Where the sandbox says that a player is, or for null everybody without a location of their own. */
export async function setVisitor({ query }: Query, playerId: string | null, visitor: Visitor): Promise<void> {
  const location = { ...columnsOf(visitor), source: 'SANDBOX' } as const;
  await query
    .insertInto('player_locations')
    .values({ player_id: playerId, ...location })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(location))
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

/** Null: the last check was good, or there was none. */
export async function readLocationCheck({ query }: Query, playerId: string): Promise<LocationCheck | null> {
  const row = await query
    .selectFrom('player_locations')
    .select(['outcome', 'expires_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row === undefined || row.outcome === null ? null : { outcome: row.outcome, expiresAt: row.expires_at };
}

/** Null: the check was good. */
export async function setLocationCheck({ query }: Query, playerId: string, check: LocationCheck | null): Promise<void> {
  const found = { outcome: check?.outcome ?? null, expires_at: check?.expiresAt ?? null };
  await query
    .insertInto('player_locations')
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
