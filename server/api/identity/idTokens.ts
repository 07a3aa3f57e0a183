import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { Deps } from '../../deps.ts';
import { addSigningKey, readSigningKeys, type StoredKey } from '../../store/identity/index.ts';

export const ID_TOKEN_ALGORITHM = 'ES256';

const DAY_MS = 24 * 3_600_000;
/** A key signs for this long; then the next one is created. */
const SIGNS_FOR_MS = 90 * DAY_MS;
/** Longer than `SIGNS_FOR_MS`, so that what an earlier key has signed can be verified after the change. */
export const PUBLISHED_DAYS = 120;

export interface IdTokenClaims {
  readonly issuer: string;
  readonly clientId: string;
  readonly playerId: string;
  readonly sessionId: string;
  readonly nonce: string | null;
  readonly authenticatedAt: Date;
  readonly accessToken: string;
  readonly lifetimeSeconds: number;
}

export interface IdTokens {
  sign(claims: IdTokenClaims): Promise<string>;
  /** The public keys (RFC 7517). */
  publicKeys(): Promise<{ readonly keys: readonly JWK[] }>;
}

/** Left half of the SHA-256 of the access token (OpenID Connect Core, section 3.1.3.6). */
function hashOf(accessToken: string): string {
  return createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url');
}

/**
 * Tells a client who has logged in. Unlike access tokens, which only this server reads, they are signed with a key whose public half
 * anybody can get. A new key follows by itself after 90 days, by the business clock, for all servers.
 */
export function createIdTokens({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>): IdTokens {
  const daysAgo = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds);

  async function currentKey(): Promise<StoredKey> {
    const since = daysAgo(SIGNS_FOR_MS);
    const [newest] = await readSigningKeys(db.query, config.databaseKeys, since);
    if (newest) return newest;
    const { privateKey } = await generateKeyPair(ID_TOKEN_ALGORITHM, { extractable: true });
    const key = { kid: randomUUID(), privateJwk: { ...(await exportJWK(privateKey)) }, createdAt: clock.now() };
    await addSigningKey(db.query, config.databaseKeys, key, since);
    const [added] = await readSigningKeys(db.query, config.databaseKeys, since);
    return added ?? key;
  }

  return {
    async sign({ issuer, clientId, playerId, sessionId, nonce, authenticatedAt, accessToken, lifetimeSeconds }) {
      const { kid, privateJwk } = await currentKey();
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({
        auth_time: Math.floor(authenticatedAt.getTime() / 1000),
        at_hash: hashOf(accessToken),
        sid: sessionId,
        ...(nonce === null ? {} : { nonce }),
      })
        .setProtectedHeader({ alg: ID_TOKEN_ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setSubject(playerId)
        .setAudience(clientId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(await importJWK(privateJwk, ID_TOKEN_ALGORITHM));
    },
    async publicKeys() {
      await currentKey();
      const stored = await readSigningKeys(db.query, config.databaseKeys, daysAgo(PUBLISHED_DAYS * DAY_MS));
      const keys = stored.map(({ kid, privateJwk: { d: _private, ...publicJwk } }) => ({
        ...publicJwk,
        kid,
        use: 'sig',
        alg: ID_TOKEN_ALGORITHM,
      }));
      return { keys };
    },
  };
}
