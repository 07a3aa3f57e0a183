import { z } from 'zod';
import type { Database } from '../database.ts';

/** Assumed location of a visitor's IP address. */
export interface Visitor {
  readonly countryCode: string;
  readonly regionCode: string | null;
  readonly city: string | null;
  readonly ipAddress: string | null;
}

/** Where everybody's IP addresses seem to be. */
export interface Visitors {
  /** @param playerId null for those who are not logged in. */
  of(playerId: string | null): Visitor;
  /** Stored JSON; null where nothing is stored. */
  readonly stored: string | null;
}

/** The key in the table of settings. */
export const VISITOR_SETTING = 'visitor';

/** The field of a player's own place in the stored object, whose other fields are the place of all others. */
export function visitorField(playerId: string): string {
  return `player:${playerId}`;
}

const place = z.object({
  countryCode: z.string(),
  regionCode: z.string().nullish(),
  city: z.string().nullish(),
  ipAddress: z.string().nullish(),
});
const object = z.record(z.string(), z.unknown());

/** Addresses are not resolved: in a sandbox every visitor is in New Jersey until another place is set. */
const DEFAULT_VISITOR: Visitor = { countryCode: 'US', regionCode: 'US-NJ', city: 'Newark', ipAddress: null };
/** ISO 3166 leaves ZZ to its users. No bet, game or sign-up is possible from there. */
const UNKNOWN_PLACE: Visitor = { countryCode: 'ZZ', regionCode: null, city: null, ipAddress: null };

const withoutPlaces = new WeakSet<Database['pool']>();

/** For a server without a sandbox: no place is made up. Only one that is stored counts. */
export function leavePlacesUnknown({ pool, subscriptions }: Pick<Database, 'pool' | 'subscriptions'>): void {
  withoutPlaces.add(pool);
  withoutPlaces.add(subscriptions.pool);
}

const READ_VISITORS = { name: 'visitor', text: 'SELECT value::text FROM settings WHERE key = $1', values: [VISITOR_SETTING] };
const lastRead = new WeakMap<Database['pool'], Visitors>();

function placeOf(value: unknown): Visitor | null {
  const parsed = place.safeParse(value);
  if (!parsed.success) return null;
  const { countryCode, regionCode = null, city = null, ipAddress = null } = parsed.data;
  return { countryCode, regionCode, city, ipAddress };
}

/** Read once, because every request asks it. */
function visitorsOf(stored: string | null, otherwise: Visitor): Visitors {
  const fields = object.catch({}).parse(stored === null ? {} : JSON.parse(stored));
  const everybody = placeOf(fields) ?? otherwise;
  const own = new Map(Object.entries(fields).map(([field, value]) => [field, placeOf(value) ?? everybody]));
  return { stored, of: (playerId) => (playerId === null ? everybody : (own.get(visitorField(playerId)) ?? everybody)) };
}

export async function readVisitors({ pool }: Pick<Database, 'pool'>): Promise<Visitors> {
  const { rows } = await pool.query<{ value: string }>(READ_VISITORS);
  const visitors = visitorsOf(rows[0]?.value ?? null, withoutPlaces.has(pool) ? UNKNOWN_PLACE : DEFAULT_VISITOR);
  lastRead.set(pool, visitors);
  return visitors;
}

/** @param playerId null for those who are not logged in. */
export async function readVisitor(db: Pick<Database, 'pool'>, playerId: string | null): Promise<Visitor> {
  return (await readVisitors(db)).of(playerId);
}

/** How often something is asked again because visitors were elsewhere than read; nobody moves that often. */
export const VISITOR_TRIES = 10;

/** The last value that this process read. Before relying on it the caller must let the database compare `stored`, as placements and the casino's wallet do. */
export async function lastKnownVisitors(db: Pick<Database, 'pool'>): Promise<Visitors> {
  return lastRead.get(db.pool) ?? readVisitors(db);
}
