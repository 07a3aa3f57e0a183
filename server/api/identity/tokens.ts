import { webcrypto } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { err, ok, type Result } from '../../../core/result.ts';
import type { BrandCode } from '../../platform/brands.ts';
import { DATABASE_KEY } from '../../platform/config/keys.ts';
import type { TokenFailure, VerifiedToken } from './identity.ts';

const ISSUER = 'slipstream';
const ALGORITHM = 'HS256';

/** Access tokens differ by what they are for, so that one kind is never accepted as another. */
export type TokenAudience = 'player' | 'identity' | 'anonymous';

export interface SignedToken extends VerifiedToken {
  readonly audience: TokenAudience;
  readonly brand: BrandCode;
}

export interface TokenSigner {
  sign(token: Omit<SignedToken, 'expiresAt'>, now: Date, lifetimeSeconds: number): Promise<string>;
  /** @param tolerateExpiry for logging out, which must work with an expired token. */
  verify(token: string, now: Date, tolerateExpiry?: boolean): Promise<Result<SignedToken, TokenFailure>>;
}

/** A key with the name that its tokens carry. */
export interface TokenKey {
  readonly kid: string;
  readonly key: Uint8Array;
}

function importKey(key: Uint8Array): Promise<webcrypto.CryptoKey> {
  return webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

/**
 * Symmetric keys, because only this server reads its tokens; the audience distinguishes their kinds. The first key signs, and all of them
 * verify: what an earlier key has signed is good until it expires.
 */
export function tokenSigner(keys: readonly [TokenKey, ...TokenKey[]]): TokenSigner {
  const [newest] = keys;
  // jose imports a key that is given as bytes once more for every token.
  const imported = new Map(keys.map(({ kid, key }) => [kid, importKey(key)]));
  const keyOf = ({ kid }: { readonly kid?: string }): Promise<webcrypto.CryptoKey> => {
    // Tokens from before keys had names are of the database's key.
    const key = imported.get(kid ?? DATABASE_KEY);
    if (key === undefined) throw new errors.JWSInvalid('No key of this name is in use');
    return key;
  };
  return {
    async sign({ viewer, audience, brand }, now, lifetimeSeconds) {
      const issued = Math.floor(now.getTime() / 1000);
      const claims = viewer.kind === 'player' ? { sid: viewer.sessionId } : {};
      return new SignJWT({ ...claims, brand })
        .setProtectedHeader({ alg: ALGORITHM, kid: newest.kid })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(viewer.kind === 'player' ? viewer.playerId : viewer.anonymousId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(await keyOf(newest));
    },
    async verify(token, now, tolerateExpiry = false) {
      try {
        const { payload } = await jwtVerify(token, keyOf, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: tolerateExpiry ? new Date(0) : now,
          requiredClaims: ['sub', 'aud', 'exp', 'brand'],
        });
        const { aud: audience, sid: sessionId, brand, sub: subject = '' } = payload;
        if (typeof brand !== 'string') return err('INVALID');
        const rest = { brand, expiresAt: new Date((payload.exp ?? 0) * 1000) };
        if (audience === 'anonymous') return ok({ ...rest, audience, viewer: { kind: 'anonymous', anonymousId: subject } });
        if ((audience !== 'player' && audience !== 'identity') || typeof sessionId !== 'string') return err('INVALID');
        return ok({ ...rest, audience, viewer: { kind: 'player', playerId: subject, sessionId } });
      } catch (failure) {
        return err(failure instanceof errors.JWTExpired ? 'EXPIRED' : 'INVALID');
      }
    },
  };
}
