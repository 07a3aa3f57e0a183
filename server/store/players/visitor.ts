import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../schema.ts';

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

export async function readVisitor(db: Kysely<Tables>): Promise<Visitor> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', VISITOR_SETTING).executeTakeFirst();
  const parsed = stored.safeParse(row?.value);
  if (!parsed.success) return DEFAULT_VISITOR;
  const { countryCode, regionCode = null, city = null, ipAddress = null } = parsed.data;
  return { countryCode, regionCode, city, ipAddress };
}
