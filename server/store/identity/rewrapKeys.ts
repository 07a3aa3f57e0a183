import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { SIGNING_KEY_SETTING } from './signingKey.ts';
import { KEYS_LOCK, signingKeyPurpose } from './signingKeys.ts';
import { isWrappedByOther, unwrapKey, type WrappingKeys, wrapKey } from './wrappedKeys.ts';

/**
 * Wraps the stored keys by the newest one from outside, also those that were stored as they are. Servers go on: they read what any key of their list has
 * wrapped. As the owner of the tables; without keys from outside, nothing.
 * @throws Error where a stored key cannot be unwrapped, and then changes none.
 */
export async function rewrapKeys(query: Kysely<Tables>, wrapping: WrappingKeys): Promise<void> {
  if (wrapping.length === 0) return;
  await query.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${KEYS_LOCK})`.execute(trx);
    const setting = await trx.selectFrom('settings').select('value').where('key', '=', SIGNING_KEY_SETTING).executeTakeFirst();
    if (typeof setting?.value === 'string' && isWrappedByOther(setting.value, wrapping)) {
      const text = unwrapKey(setting.value, SIGNING_KEY_SETTING, wrapping);
      const value = JSON.stringify(wrapKey(text, SIGNING_KEY_SETTING, wrapping));
      await trx.updateTable('settings').set({ value }).where('key', '=', SIGNING_KEY_SETTING).execute();
    }
    for (const { kid, private_jwk: stored } of await trx.selectFrom('signing_keys').select(['kid', 'private_jwk']).execute()) {
      const text: unknown = stored;
      const purpose = signingKeyPurpose(kid);
      if (typeof text === 'string' && !isWrappedByOther(text, wrapping)) continue;
      const plain = typeof text === 'string' ? unwrapKey(text, purpose, wrapping) : JSON.stringify(text);
      const value = JSON.stringify(wrapKey(plain, purpose, wrapping));
      await trx.updateTable('signing_keys').set({ private_jwk: value }).where('kid', '=', kid).execute();
    }
  });
}
