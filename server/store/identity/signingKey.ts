import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { unwrapKey, type WrappingKeys, wrapKey } from './wrappedKeys.ts';

export const SIGNING_KEY_SETTING = 'identity.signingKey';

/** Created by the first process and shared by all later ones, so that tokens remain valid after a restart. */
export async function signingKey(db: Kysely<Tables>, wrapping: WrappingKeys): Promise<Uint8Array> {
  const made = wrapKey(randomBytes(32).toString('base64url'), SIGNING_KEY_SETTING, wrapping);
  await db
    .insertInto('settings')
    .values({ key: SIGNING_KEY_SETTING, value: JSON.stringify(made) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SIGNING_KEY_SETTING)
    .executeTakeFirstOrThrow();
  if (typeof value !== 'string') throw new Error(`Setting ${SIGNING_KEY_SETTING} is not a key.`);
  return Buffer.from(unwrapKey(value, SIGNING_KEY_SETTING, wrapping), 'base64url');
}
