import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

export interface LoginAttempt {
  /** As typed; compared in lower case. */
  readonly username: string;
  readonly ipAddress: string;
}

export async function loginFailuresSince(db: Kysely<Tables>, attempt: LoginAttempt, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('login_failures')
    .select('failed_at')
    .where('username', '=', attempt.username.toLowerCase())
    .where('ip_address', '=', attempt.ipAddress)
    .where('failed_at', '>', since)
    .execute();
  return rows.map((row) => row.failed_at);
}

/** Also forgets what is too old to lock anything, so that the table stays as small as the last quarter of an hour. */
export async function recordLoginFailure(db: Kysely<Tables>, attempt: LoginAttempt, at: Date, forgetBefore: Date): Promise<void> {
  await db
    .insertInto('login_failures')
    .values({ username: attempt.username.toLowerCase(), ip_address: attempt.ipAddress, failed_at: at })
    .execute();
  await db.deleteFrom('login_failures').where('failed_at', '<', forgetBefore).execute();
}

export async function clearLoginFailures(db: Kysely<Tables>, attempt: LoginAttempt): Promise<void> {
  await db
    .deleteFrom('login_failures')
    .where('username', '=', attempt.username.toLowerCase())
    .where('ip_address', '=', attempt.ipAddress)
    .execute();
}
