import { createHmac, randomUUID } from 'node:crypto';
import { err, ok } from '../../../core/result.ts';
import type { Deps } from '../../deps.ts';
import { DEFAULT_IDENTITY_POLICY, type IdentityPolicy } from '../../domain/identity/policy.ts';
import type { Config } from '../../platform/config.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { rotateRefreshToken } from '../../store/identity/refreshTokens.ts';
import { revokeSession } from '../../store/identity/sessions.ts';
import { signingKey } from '../../store/identity/signingKey.ts';
import { LruMap } from '../graphql/lruMap.ts';
import type { Identity, SessionName, TokenGrant, VerifiedToken } from './identity.ts';
import { createPasswordLogin } from './passwordLogin.ts';
import { sessionWatch } from './sessionWatch.ts';
import { tokenSigner } from './tokens.ts';

const VERIFIED_TOKENS = 10_000;

/** The policy with the operator's configuration applied. */
export function configuredPolicy({ login }: Pick<Config, 'login'>): IdentityPolicy {
  const { loginLimits } = DEFAULT_IDENTITY_POLICY;
  return {
    ...DEFAULT_IDENTITY_POLICY,
    loginsWaiting: login.queue,
    loginLimits: {
      ...loginLimits,
      addressAttempts: { ...loginLimits.addressAttempts, count: login.attemptsPerMinute },
      addressFailures: { ...loginLimits.addressFailures, count: login.failuresPerMinute },
    },
  };
}

/** The server's identity service; one a process. See docs/adr/0003-identity.md for why it is not oidc-provider yet. */
export async function createIdentity(deps: Deps, policy: IdentityPolicy = configuredPolicy(deps.config)): Promise<Identity> {
  const key = await signingKey(deps.db.query);
  const refreshKey = createHmac('sha256', key).update('refresh tokens').digest();
  const signer = tokenSigner(key);
  const logIn = createPasswordLogin(deps, policy);
  const sessions = sessionWatch(deps);
  // A token's signature is verified once, its expiry and its session every time.
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

  async function grant({ playerId, sessionId }: SessionName, refreshToken: string): Promise<TokenGrant> {
    return {
      access_token: await signer.sign({ kind: 'player', playerId, sessionId }, deps.clock.now(), policy.accessTokenSeconds),
      refresh_token: refreshToken,
      user_id: playerId,
      expires_in: policy.accessTokenSeconds,
      refresh_expires_in: policy.sessionIdleSeconds,
      token_type: 'Bearer',
    };
  }

  function ended(session: SessionName, reason: string, address: string): void {
    sessions.ended(session.sessionId);
    logSecurity(deps.log, 'session.ended', { ...session, address, outcome: reason });
  }

  return {
    async passwordGrant(request) {
      const opened = await logIn(request);
      if (!opened.ok) return opened;
      const { playerId, endedSessionIds, refreshToken } = opened.value;
      for (const sessionId of endedSessionIds) ended({ playerId, sessionId }, 'another log-in', request.ipAddress);
      return ok(await grant(opened.value, refreshToken));
    },

    async refreshGrant({ refreshToken: token, transport = 'body', ipAddress: address }) {
      const now = deps.clock.now();
      const outcome = await rotateRefreshToken(deps.db.query, { token, transport, now, policy, key: refreshKey });
      if (outcome.kind === 'INVALID') return err({ code: 'INVALID_REFRESH_TOKEN', endReason: outcome.endReason });
      const { sessionId, playerId } = outcome;
      if (outcome.kind === 'REUSED') {
        logSecurity(deps.log, 'refresh.reused', { playerId, sessionId, address, outcome: outcome.reason });
        ended({ playerId, sessionId }, 'refresh token reused', address);
        return err({ code: 'INVALID_REFRESH_TOKEN', endReason: null });
      }
      if (outcome.isRepeat) logSecurity(deps.log, 'refresh.repeated', { playerId, sessionId, address });
      return ok(await grant(outcome, outcome.refreshToken));
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

    async endSession(session, reason, ipAddress) {
      const wasAlive = await revokeSession(deps.db.query, session.sessionId, reason, deps.clock.now());
      if (wasAlive) ended(session, reason, ipAddress);
    },
  };
}
