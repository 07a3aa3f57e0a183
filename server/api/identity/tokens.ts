import { errors, jwtVerify, SignJWT } from 'jose';
import { err, ok, type Result } from '../../../core/result.ts';
import type { TokenFailure, VerifiedToken } from './identity.ts';

const ISSUER = 'slipstream';
const ALGORITHM = 'HS256';

export interface TokenSigner {
  sign(viewer: VerifiedToken['viewer'], now: Date, lifetimeSeconds: number): Promise<string>;
  /** @param tolerateExpiry for logging out, which must work with an expired token. */
  verify(token: string, now: Date, tolerateExpiry?: boolean): Promise<Result<VerifiedToken, TokenFailure>>;
}

/**
 * One symmetric key, because only this server reads its tokens. The audience distinguishes the two kinds, so that an anonymous token is
 * never accepted as a player's.
 */
export function tokenSigner(key: Uint8Array): TokenSigner {
  return {
    sign(viewer, now, lifetimeSeconds) {
      const issued = Math.floor(now.getTime() / 1000);
      const claims = viewer.kind === 'player' ? { sid: viewer.sessionId } : {};
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(viewer.kind)
        .setSubject(viewer.kind === 'player' ? viewer.playerId : viewer.anonymousId)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetimeSeconds)
        .sign(key);
    },
    async verify(token, now, tolerateExpiry = false) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: tolerateExpiry ? new Date(0) : now,
          requiredClaims: ['sub', 'aud', 'exp'],
        });
        const expiresAt = new Date((payload.exp ?? 0) * 1000);
        const subject = payload.sub ?? '';
        const session = payload.sid;
        if (payload.aud === 'anonymous') return ok({ viewer: { kind: 'anonymous', anonymousId: subject }, expiresAt });
        if (payload.aud !== 'player' || typeof session !== 'string') return err('INVALID');
        return ok({ viewer: { kind: 'player', playerId: subject, sessionId: session }, expiresAt });
      } catch (failure) {
        return err(failure instanceof errors.JWTExpired ? 'EXPIRED' : 'INVALID');
      }
    },
  };
}
