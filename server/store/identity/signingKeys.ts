import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';

export interface StoredKey {
  readonly kid: string;
  readonly privateJwk: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

const KEYS_LOCK = 70_004;

/** The keys created since then, newest first. */
export async function readSigningKeys(db: Kysely<Tables>, since: Date): Promise<readonly StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({ kid: row.kid, privateJwk: row.private_jwk, createdAt: row.created_at }));
}

/** Adds the key unless another server has added one since then. */
export async function addSigningKey(db: Kysely<Tables>, key: StoredKey, unlessSince: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${KEYS_LOCK})`.execute(trx);
    if ((await readSigningKeys(trx, unlessSince)).length > 0) return;
    await trx
      .insertInto('signing_keys')
      .values({ kid: key.kid, private_jwk: JSON.stringify(key.privateJwk), created_at: key.createdAt })
      .execute();
  });
}

export async function forgetSigningKeys(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('signing_keys').where('created_at', '<', before).execute();
}
