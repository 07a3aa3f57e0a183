import type { Database } from '../database.ts';

/** When the session, which must exist, was logged in. */
export async function sessionStart({ query }: Pick<Database, 'query'>, sessionId: string): Promise<Date> {
  const row = await query.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirstOrThrow();
  return row.created_at;
}
