import { randomUUID } from 'node:crypto';
import { err, ok } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { lockedForSeconds } from '../../domain/identity/loginLock.ts';
import { DEFAULT_IDENTITY_POLICY, type IdentityPolicy } from '../../domain/identity/policy.ts';
import { findCredentials } from '../../store/identity/credentials.ts';
import { clearLoginFailures, loginFailuresSince, recordLoginFailure } from '../../store/identity/loginFailures.ts';
import { MAXIMUM_PASSWORD_LENGTH, verifyPassword } from '../../store/identity/passwords.ts';
import { type OpenedSession, openSession, revokeSession, rotateRefreshToken } from '../../store/identity/sessions.ts';
import { signingKey } from '../../store/identity/signingKey.ts';
import { LruMap } from '../graphql/lruMap.ts';
import type { Identity, TokenGrant, VerifiedToken } from './identity.ts';
import { sessionWatch } from './sessionWatch.ts';
import { tokenSigner } from './tokens.ts';

const VERIFIED_TOKENS = 10_000;

/** The server's identity service; one a process. See docs/adr/0003-identity.md for why it is not oidc-provider yet. */
export async function createIdentity(deps: Deps, policy: IdentityPolicy = DEFAULT_IDENTITY_POLICY): Promise<Identity> {
  const signer = tokenSigner(await signingKey(deps.db.query));
  const sessions = sessionWatch(deps);
  // A signature is checked once a token, its expiry and its session every time.
  const verified = new LruMap<string, VerifiedToken>(VERIFIED_TOKENS);

  async function verify(token: string, kind: VerifiedToken['viewer']['kind']) {
    const now = deps.clock.now();
    let known = verified.get(token);
    if (!known) {
      const result = await signer.verify(token, now);
      if (!result.ok) return result;
      known = result.value;
      verified.set(token, known);
    }
    if (known.viewer.kind !== kind) return err('INVALID' as const);
    if (known.expiresAt <= now) return err('EXPIRED' as const);
    return ok(known);
  }

  async function grant(session: OpenedSession): Promise<TokenGrant> {
    const viewer = { kind: 'player', playerId: session.playerId, sessionId: session.sessionId } as const;
    return {
      access_token: await signer.sign(viewer, deps.clock.now(), policy.accessTokenSeconds),
      refresh_token: session.refreshToken,
      user_id: session.playerId,
      expires_in: policy.accessTokenSeconds,
      refresh_expires_in: policy.sessionIdleSeconds,
      token_type: 'Bearer',
    };
  }

  return {
    async passwordGrant({ username, password, ipAddress }) {
      const now = deps.clock.now();
      const attempt = { username: username.trim(), ipAddress };
      const windowStart = new Date(now.getTime() - policy.loginLock.windowSeconds * 1000);
      const failures = await loginFailuresSince(deps.db.query, attempt, windowStart);
      const retryAfterSeconds = lockedForSeconds(failures, now, policy.loginLock);
      if (retryAfterSeconds > 0) return err({ code: 'LOCKED', retryAfterSeconds });

      const credentials = await findCredentials(deps.db.query, attempt.username);
      const right =
        password.length <= MAXIMUM_PASSWORD_LENGTH && (await verifyPassword(credentials?.passwordHash ?? null, password));
      if (!right || !credentials) {
        await recordLoginFailure(deps.db.query, attempt, now, windowStart);
        return err({ code: 'INVALID_CREDENTIALS' });
      }
      await clearLoginFailures(deps.db.query, attempt);
      const session = await openSession(deps.db.query, credentials.playerId, now, policy);
      session.endedSessionIds.forEach(sessions.ended);
      return ok(await grant(session));
    },

    async refreshGrant(refreshToken, transport = 'body') {
      const leeway = transport === 'cookie' ? policy.cookieReuseLeewaySeconds : 0;
      const outcome = await rotateRefreshToken(deps.db.query, refreshToken, deps.clock.now(), policy, leeway);
      if (outcome.kind === 'ROTATED') return ok(await grant(outcome.session));
      if (outcome.kind === 'REUSED') sessions.ended(outcome.sessionId);
      return err({ code: 'INVALID_REFRESH_TOKEN' });
    },

    async verifyAccessToken(token) {
      const result = await verify(token, 'player');
      if (!result.ok || result.value.viewer.kind !== 'player') return result;
      return (await sessions.isAlive(result.value.viewer.sessionId)) ? result : err('SESSION_ENDED');
    },

    async readSession(token) {
      const result = await signer.verify(token, deps.clock.now(), true);
      return result.ok && result.value.viewer.kind === 'player' ? result.value.viewer : null;
    },

    issueAnonymousToken(anonymousId = randomUUID()) {
      return signer.sign({ kind: 'anonymous', anonymousId }, deps.clock.now(), policy.anonymousTokenSeconds);
    },

    verifyAnonymousToken: (token) => verify(token, 'anonymous'),

    sessionIdleSeconds: policy.sessionIdleSeconds,

    async endSession(sessionId, reason) {
      await revokeSession(deps.db.query, sessionId, reason, deps.clock.now());
      sessions.ended(sessionId);
    },
  };
}
