import type { ConfiguredKey } from '../../platform/config/keys.ts';
import type { TokenKey } from './tokens.ts';

/** The configured keys of access tokens. @param databaseKey the one in the database. */
export function tokenKeys(configured: readonly ConfiguredKey[], databaseKey: Uint8Array): readonly [TokenKey, ...TokenKey[]] {
  const [newest, ...others] = configured.map(({ kid, key }) => ({ kid, key: key ?? databaseKey }));
  if (newest === undefined) throw new Error('No key for access tokens is configured.');
  return [newest, ...others];
}
