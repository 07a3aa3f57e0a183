import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../database.ts';

/** Assumed location of a visitor's IP address. */
export interface Visitor {
  readonly countryCode: string;
  readonly regionCode: string | null;
  readonly city: string | null;
  readonly ipAddress: string | null;
}

const VISITOR_SETTING = 'visitor';

const stored = z.object({
  countryCode: z.string(),
  regionCode: z.string().nullish(),
  city: z.string().nullish(),
  ipAddress: z.string().nullish(),
});

/** Addresses are not resolved: every visitor is in New Jersey until the sandbox sets another place. */
const DEFAULT_VISITOR: Visitor = { countryCode: 'US', regionCode: 'US-NJ', city: 'Newark', ipAddress: null };

export interface KnownVisitor extends Visitor {
  /** Stored JSON; null where nothing is stored. */
  readonly stored: string | null;
}

const READ_VISITOR = { name: 'visitor', text: 'SELECT value::text FROM settings WHERE key = $1', values: [VISITOR_SETTING] };
const lastRead = new WeakMap<Database['pool'], KnownVisitor>();

export async function readVisitor(
  { pool }: Pick<Database, 'pool'>,
  connection: Pick<PoolClient, 'query'> = pool,
): Promise<KnownVisitor> {
  const { rows } = await connection.query<{ value: string }>(READ_VISITOR);
  const value = rows[0]?.value ?? null;
  const parsed = stored.safeParse(value === null ? null : JSON.parse(value));
  const { countryCode, regionCode = null, city = null, ipAddress = null } = parsed.success ? parsed.data : DEFAULT_VISITOR;
  const known = { countryCode, regionCode, city, ipAddress, stored: value };
  lastRead.set(pool, known);
  return known;
}

/** The last value that this process read. Before relying on it the caller must let the database compare `stored`, as a placement does. */
export async function lastKnownVisitor(db: Pick<Database, 'pool'>): Promise<KnownVisitor> {
  return lastRead.get(db.pool) ?? readVisitor(db);
}
