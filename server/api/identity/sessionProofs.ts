import { createHmac } from 'node:crypto';
import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { err, ok, type Result } from '../../../core/result.ts';
import { PROOF_ALGORITHM, PROOF_TYPE } from '../../../core/wire/sessionProof.ts';
import type { Clock } from '../../platform/clock.ts';

/** How far the clock of a device may be from the server's, and at least how long a nonce is good. */
const FRESH_MS = 5 * 60_000;

const claimsOf = z.object({
  jti: z.string().min(1),
  htm: z.literal('POST'),
  htu: z.url(),
  iat: z.number(),
  nonce: z.string().optional(),
});

/** Where a proof was sent. */
export interface ProofPlace {
  /** The host of the request: with the port, unless it is the scheme's own. */
  readonly host: string;
  readonly path: string;
}

export interface SessionProofs {
  /**
   * The thumbprint (RFC 7638) of the key that signed a proof. INVALID: no proof, or one for another place. STALE: the proof is neither of the
   * last minutes nor with a nonce of them; `nonce` is for the next try.
   * @param lasting true: a proof of any age, for a log-out that could not be sent for days. Sent again, it ends what is over.
   */
  read(
    proof: string,
    place: ProofPlace,
    options?: { readonly lasting: boolean },
  ): Promise<Result<string, { readonly code: 'INVALID' } | { readonly code: 'STALE'; readonly nonce: string }>>;
}

/** @param secret of all servers, so that each knows the nonces of the others. */
export function createSessionProofs({ clock }: { readonly clock: Clock }, secret: Uint8Array): SessionProofs {
  const nonceOf = (period: number): string => createHmac('sha256', secret).update(`proof nonce ${period}`).digest('base64url');

  return {
    async read(proof, { host, path }, { lasting } = { lasting: false }) {
      const now = clock.now();
      try {
        const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
          algorithms: [PROOF_ALGORITHM],
          typ: PROOF_TYPE,
          currentDate: now,
        });
        const claims = claimsOf.safeParse(payload);
        if (!claims.success || protectedHeader.jwk === undefined) return err({ code: 'INVALID' });
        const { htu, iat, nonce } = claims.data;
        const url = new URL(htu);
        if (url.host !== new URL(`${url.protocol}//${host}`).host || url.pathname !== path) return err({ code: 'INVALID' });
        const period = Math.floor(now.getTime() / FRESH_MS);
        const isNonce = nonce === nonceOf(period) || nonce === nonceOf(period - 1);
        const isFresh = lasting || isNonce || Math.abs(now.getTime() - iat * 1000) <= FRESH_MS;
        return isFresh ? ok(await calculateJwkThumbprint(protectedHeader.jwk)) : err({ code: 'STALE', nonce: nonceOf(period) });
      } catch (failure) {
        // An address that cannot be read is a TypeError.
        if (failure instanceof errors.JOSEError || failure instanceof TypeError) return err({ code: 'INVALID' });
        throw failure;
      }
    },
  };
}
