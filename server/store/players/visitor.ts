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

/** Prepared, because every placement asks. */
const READ_VISITOR = { name: 'visitor', text: 'SELECT value FROM settings WHERE key = $1', values: [VISITOR_SETTING] };

export async function readVisitor({ pool }: Pick<Database, 'pool'>): Promise<Visitor> {
  const { rows } = await pool.query<{ value: unknown }>(READ_VISITOR);
  const parsed = stored.safeParse(rows[0]?.value);
  if (!parsed.success) return DEFAULT_VISITOR;
  const { countryCode, regionCode = null, city = null, ipAddress = null } = parsed.data;
  return { countryCode, regionCode, city, ipAddress };
}
