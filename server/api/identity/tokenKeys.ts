import type { ConfiguredKey } from '../../platform/config/keys.ts';
import type { Config } from '../../platform/config.ts';
import { derived } from '../../platform/derived.ts';
import { LruMap } from '../../platform/lruMap.ts';
import { type SignedToken, type TokenKey, type TokenSigner, tokenSigner } from './tokens.ts';

/** The configured keys of access tokens. @param databaseKey the one in the database. */
export function tokenKeys(configured: readonly ConfiguredKey[], databaseKey: Uint8Array): readonly [TokenKey, ...TokenKey[]] {
  const [newest, ...others] = configured.map(({ kid, key }) => ({ kid, key: key ?? databaseKey }));
  if (newest === undefined) throw new Error('No key for access tokens is configured.');
  return [newest, ...others];
}

const VERIFIED_TOKENS = 10_000;

export interface ConfiguredTokens {
  readonly signer: TokenSigner;
  /** A token's signature is verified once, its expiry and its session every time. */
  readonly verified: LruMap<string, SignedToken>;
}

/** By the keys that are configured now; those of tokens that were verified by others are forgotten. */
export function configuredTokens(config: Pick<Config, 'tokenKeys'>, databaseKey: Uint8Array): () => ConfiguredTokens {
  return derived(
    () => config.tokenKeys,
    (configured) => ({
      signer: tokenSigner(tokenKeys(configured, databaseKey)),
      verified: new LruMap('verified tokens', VERIFIED_TOKENS),
    }),
  );
}
