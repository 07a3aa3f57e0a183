import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { unwrapKey, type WrappingKeys, wrapKey } from './wrappedKeys.ts';

export interface StoredKey {
  readonly kid: string;
  readonly privateJwk: Readonly<Record<string, unknown>>;
  readonly createdAt: Date;
}

export const KEYS_LOCK = 70_004;

/** What a key of this id is wrapped for. */
export const signingKeyPurpose = (kid: string): string => `signing_keys:${kid}`;

/** The keys created since then, newest first. */
export async function readSigningKeys(db: Kysely<Tables>, wrapping: WrappingKeys, since: Date): Promise<readonly StoredKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({ kid: row.kid, privateJwk: readJwk(row.private_jwk, row.kid, wrapping), createdAt: row.created_at }));
}

/** An object as it is, or the text of a wrapped one. */
function readJwk(stored: unknown, kid: string, wrapping: WrappingKeys): StoredKey['privateJwk'] {
  const jwk: unknown = typeof stored === 'string' ? JSON.parse(unwrapKey(stored, signingKeyPurpose(kid), wrapping)) : stored;
  return jwk as StoredKey['privateJwk'];
}

/** What is stored of a key: JSON of the object, or of the text that it is wrapped to. */
export function writtenJwk(jwk: unknown, kid: string, wrapping: WrappingKeys): string {
  const text = JSON.stringify(jwk);
  return wrapping.length === 0 ? text : JSON.stringify(wrapKey(text, signingKeyPurpose(kid), wrapping));
}

/** Adds the key unless another server has added one since then. */
export async function addSigningKey(db: Kysely<Tables>, wrapping: WrappingKeys, key: StoredKey, unlessSince: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${KEYS_LOCK})`.execute(trx);
    if ((await readSigningKeys(trx, wrapping, unlessSince)).length > 0) return;
    await trx
      .insertInto('signing_keys')
      .values({ kid: key.kid, private_jwk: writtenJwk(key.privateJwk, key.kid, wrapping), created_at: key.createdAt })
      .execute();
  });
}

export async function forgetSigningKeys(db: Kysely<Tables>, before: Date): Promise<void> {
  await db.deleteFrom('signing_keys').where('created_at', '<', before).execute();
}
