import type { Database } from '../database.ts';

/** The region of a session: the one stored at its first request, which this is where there is none. */
export async function sessionRegion({ query }: Pick<Database, 'query'>, sessionId: string, presentRegion: string): Promise<string> {
  await query
    .insertInto('session_regions')
    .values({ session_id: sessionId, region_code: presentRegion })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await query
    .selectFrom('session_regions')
    .select('region_code')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.region_code ?? presentRegion;
}
