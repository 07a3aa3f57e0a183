import { base64url } from './base64url.ts';
import type { PkceCrypto } from './pkce.ts';

/** Part of every alias. Choices of "Ask again after" have been stored by the digest of this text since before there were aliases. */
const PREFIX = 'ask-again ';

/**
 * What this device calls a player wherever it stores whose something is: a digest, from which nobody finds the random id. The same player
 * has the same alias at each log-in, because a bet without an answer stays theirs over a log-out (docs/adr/0141).
 * @param subtle null on a page that is not secure, which has no digests: there the alias is the id
 */
export async function playerAliasOf(playerId: string, subtle: PkceCrypto['subtle'] | null): Promise<string> {
  if (subtle === null) return playerId;
  return base64url(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(PREFIX + playerId))));
}
