import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Database } from '../database.ts';

/** Where a visitor's IP address seems to be. */
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

/** Nothing looks an address up here: everybody is in New Jersey until the sandbox says otherwise. */
const DEFAULT_VISITOR: Visitor = { countryCode: 'US', regionCode: 'US-NJ', city: 'Newark', ipAddress: null };

export interface KnownVisitor extends Visitor {
  /** JSON as it is stored; null where nothing is. */
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

/** As this process read it last. For whoever has the database compare `stored` before relying on it, as a placement does. */
export async function lastKnownVisitor(db: Pick<Database, 'pool'>): Promise<KnownVisitor> {
  return lastRead.get(db.pool) ?? readVisitor(db);
}
