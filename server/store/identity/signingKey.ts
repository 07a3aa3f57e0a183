import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';

const SETTING = 'identity.signingKey';

/** Created by the first process and shared by all later ones, so that tokens remain valid after a restart. */
export async function signingKey(db: Kysely<Tables>): Promise<Uint8Array> {
  await db
    .insertInto('settings')
    .values({ key: SETTING, value: JSON.stringify(randomBytes(32).toString('base64url')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirstOrThrow();
  if (typeof value !== 'string') throw new Error(`Setting ${SETTING} is not a key.`);
  return Buffer.from(value, 'base64url');
}
