import { createHmac, randomUUID, webcrypto } from 'node:crypto';
import { err, ok, type Result } from '../../../core/result.ts';
import { challengeOf } from '../../../core/wire/pkce.ts';
import type { Deps } from '../../deps.ts';
import { type Access, APP_CLIENT_ID } from '../../domain/identity/clients.ts';
import { networkOf } from '../../domain/identity/network.ts';
import { DEFAULT_IDENTITY_POLICY, type IdentityPolicy } from '../../domain/identity/policy.ts';
import type { Config } from '../../platform/config.ts';
import { type Actor, logSecurity } from '../../platform/securityLog.ts';
import { checkedNow } from '../../store/businessClock.ts';
import {
  bindSession,
  finishLogIn,
  issueAuthorizationCode,
  nameCodesSession,
  openSessionIn,
  recordLoginSuccess,
  redeemCode,
  revokeSession,
  rotateRefreshToken,
  type SessionState,
  sessionOfKey,
  signingKey,
} from '../../store/identity/index.ts';
import { isClosed } from '../../store/players/index.ts';
import { lockedStop } from '../../store/saferPlay/index.ts';
import { createCodeServices } from '../accounts/accountServices.ts';
import type { Providers } from '../providers.ts';
import type { CodeGrantRequest, GrantFailure, Identity, SessionName, TokenGrant } from './identity.ts';
import type { IdTokens } from './idTokens.ts';
import { createPasswordLogin } from './passwordLogin.ts';
import { createSecondFactor } from './secondFactor.ts';
import type { SessionActivity } from './sessionActivity.ts';
import { createSessionProofs } from './sessionProofs.ts';
import { sessionWatch } from './sessionWatch.ts';
import { configuredTokens } from './tokenKeys.ts';
import type { SignedToken, TokenAudience } from './tokens.ts';

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

/** The session that a grant is answered for. */
interface GrantedSession extends SessionName {
  readonly brand: string;
  readonly access: Access;
  readonly refreshToken: string;
  readonly state: SessionState;
  /** The key that a new session is bound to. */
  readonly thumbprint?: string | null | undefined;
}

/** The server's identity service; one a process. docs/adr/0003-identity.md and 0019-authorization-code.md say why it is our own. */
export async function createIdentity(
  deps: Deps,
  idTokens: Pick<IdTokens, 'sign'>,
  activity: Pick<SessionActivity, 'seen'>,
  policy: IdentityPolicy = configuredPolicy(deps.config),
  providers: Providers = {},
): Promise<Identity> {
  const key = await signingKey(deps.db.query, deps.config.databaseKeys);
  const derived = (purpose: string): Buffer => createHmac('sha256', key).update(purpose).digest();
  const refreshKey = derived('refresh tokens');
  const logIn = createPasswordLogin(deps, policy, createSecondFactor(createCodeServices(deps, providers)));
  const [sessions, tokens] = [sessionWatch(deps), configuredTokens(deps.config, key)];

  async function verify(
    token: string,
    audience: TokenAudience,
    brand: string,
  ): Promise<Result<SignedToken, 'INVALID' | 'EXPIRED'>> {
    const now = deps.clock.now();
    const { signer, verified } = tokens();
    let signedToken = verified.get(token);
    if (!signedToken) {
      const result = await signer.verify(token, now);
      if (!result.ok) return err(result.error === 'EXPIRED' ? 'EXPIRED' : 'INVALID');
      signedToken = result.value;
      verified.set(token, signedToken);
    }
    if (signedToken.audience !== audience || signedToken.brand !== brand) return err('INVALID');
    if (signedToken.expiresAt <= now) return err('EXPIRED');
    return ok(signedToken);
  }

  async function verifyPlayers(token: string, audience: 'player' | 'identity', brand: string) {
    const result = await verify(token, audience, brand);
    if (!result.ok || result.value.viewer.kind !== 'player') return result;
    const state = await sessions.state(result.value.viewer.sessionId);
    if (state === null) return err('SESSION_ENDED' as const);
    activity.seen(result.value.viewer.playerId, result.value.viewer.sessionId);
    return state.isLimited ? ok({ ...result.value, viewer: { ...result.value.viewer, limited: true as const } }) : result;
  }

  async function grant(session: GrantedSession): Promise<TokenGrant> {
    const { playerId, sessionId, access, brand, refreshToken, state, thumbprint = null } = session;
    // Before anybody has the session's tokens.
    if (thumbprint !== null) await bindSession(deps.db.query, sessionId, thumbprint);
    sessions.opened(sessionId, state);
    const viewer = { kind: 'player', playerId, sessionId } as const;
    const audience = access === 'identity' ? 'identity' : 'player';
    return {
      access_token: await tokens().signer.sign({ viewer, audience, brand }, deps.clock.now(), policy.accessTokenSeconds),
      ...(access === 'limited' ? { limited_access_token: refreshToken } : { refresh_token: refreshToken }),
      user_id: playerId,
      expires_in: policy.accessTokenSeconds,
      refresh_expires_in: policy.sessionIdleSeconds,
      token_type: 'Bearer',
    };
  }

  function ended(session: SessionName, reason: string, address: string, actor: Actor = session): void {
    sessions.ended(session.sessionId);
    logSecurity(deps.log, actor, 'session.ended', { ...session, address, outcome: reason });
  }

  async function endSession(session: SessionName, reason: string, address: string): Promise<void> {
    const wasAlive = await revokeSession(deps.db.query, session.sessionId, reason, deps.clock.now());
    if (wasAlive) ended(session, reason, address);
  }

  function opened(
    session: { readonly playerId: string; readonly sessionId: string; readonly endedSessionIds: readonly string[] },
    address: string,
  ): void {
    const { playerId, sessionId, endedSessionIds } = session;
    logSecurity(deps.log, { playerId, sessionId }, 'login.succeeded', { address });
    for (const other of endedSessionIds) ended({ playerId, sessionId: other }, 'another log-in', address);
  }

  async function exchangeCode({
    code,
    verifier,
    redirectUri,
    clientId,
    brand,
    transport = 'body',
    ipAddress: address,
  }: CodeGrantRequest) {
    const challenge = await challengeOf(webcrypto, verifier);
    const outcome = await deps.db.query.transaction().execute(async (trx) => {
      const now = await checkedNow(trx, deps.clock);
      const used = await redeemCode(trx, { code, clientId, brand, redirectUri, challenge }, now);
      if ('refused' in used) return used;
      const stop = await lockedStop(trx, used.redeemed.playerId, now);
      if (stop !== null) return { stop };
      if (await isClosed(trx, used.redeemed.playerId)) return { closed: true } as const;
      const session = await openSessionIn(trx, { playerId: used.redeemed.playerId, transport, clientId, brand, now, policy });
      await nameCodesSession(trx, code, session.sessionId);
      return { ...used, session };
    });
    if ('session' in outcome) {
      opened(outcome.session, address);
      return ok(outcome);
    }
    if ('stop' in outcome) {
      logSecurity(deps.log, 'visitor', 'code.refused', { address, subject: clientId, outcome: outcome.stop.kind.toUpperCase() });
      return err({ code: 'STOPPED', stop: outcome.stop } as const satisfies GrantFailure);
    }
    if ('closed' in outcome) {
      logSecurity(deps.log, 'visitor', 'code.refused', { address, subject: clientId, outcome: 'ACCOUNT_CLOSED' });
      return err({ code: 'CLOSED' } as const satisfies GrantFailure);
    }
    const { refused } = outcome;
    logSecurity(deps.log, 'visitor', 'code.refused', { address, subject: clientId, outcome: refused.kind });
    if (refused.kind === 'REUSED' && refused.ended !== null) ended(refused.ended, 'authorization code reused', address, 'system');
    return err({ code: 'INVALID_CODE' } as const satisfies GrantFailure);
  }

  return {
    async passwordGrant(request) {
      const { brand, transport = 'body', thumbprint } = request;
      const clientId = APP_CLIENT_ID;
      const session = await logIn(request, (login) => finishLogIn(deps, login, { transport, clientId, brand, policy }));
      if (!session.ok) return session;
      if ('stop' in session.value) return err({ code: 'STOPPED', stop: session.value.stop });
      opened(session.value, request.ipAddress);
      return ok(await grant({ ...session.value, brand, thumbprint }));
    },

    async refreshGrant({
      refreshToken: token,
      clientId,
      brand,
      transport = 'body',
      nextTransport = transport,
      thumbprint = null,
      ipAddress: address,
    }) {
      const rotation = {
        token,
        transport,
        nextTransport,
        clientId,
        brand,
        clock: deps.clock,
        policy,
        thumbprint,
        network: networkOf(address),
        key: refreshKey,
      };
      const outcome = await rotateRefreshToken(deps.db.query, rotation);
      if (outcome.kind === 'INVALID') return err({ code: 'INVALID_REFRESH_TOKEN', endReason: outcome.endReason });
      const { sessionId, playerId } = outcome;
      if (outcome.kind === 'WRONG_KEY') {
        logSecurity(deps.log, 'visitor', 'refresh.wrongKey', { playerId, sessionId, address });
        return err({ code: 'INVALID_REFRESH_TOKEN', endReason: null });
      }
      if (outcome.kind === 'REUSED') {
        logSecurity(deps.log, 'visitor', 'refresh.reused', { playerId, sessionId, address, outcome: outcome.reason });
        ended({ playerId, sessionId }, 'refresh token reused', address, 'system');
        return err({ code: 'INVALID_REFRESH_TOKEN', endReason: null });
      }
      if (outcome.isRepeat) logSecurity(deps.log, { playerId, sessionId }, 'refresh.repeated', { address });
      return ok(await grant({ ...outcome, brand }));
    },

    async authorize({ request, brand, ...credentials }) {
      return logIn(credentials, async (login, now) => {
        const { playerId } = login;
        await recordLoginSuccess(deps.db.query, login, now);
        logSecurity(deps.log, { playerId }, 'code.issued', { address: credentials.ipAddress, subject: request.clientId });
        return issueAuthorizationCode(deps.db.query, { ...request, brand, playerId }, now);
      });
    },

    async codeGrant(request) {
      const { clientId, brand, issuer } = request;
      const outcome = await exchangeCode(request);
      if (!outcome.ok) return outcome;
      const { session, redeemed } = outcome.value;
      const granted = await grant({ ...session, brand, thumbprint: request.thumbprint });
      if (!redeemed.scope.split(' ').includes('openid')) return ok(granted);
      const idToken = await idTokens.sign({
        ...redeemed,
        issuer,
        clientId,
        sessionId: session.sessionId,
        accessToken: granted.access_token,
        lifetimeSeconds: policy.accessTokenSeconds,
      });
      return ok({ ...granted, id_token: idToken, scope: redeemed.scope });
    },

    verifyAccessToken: (token, brand) => verifyPlayers(token, 'player', brand),

    verifyIdentityToken: (token, brand) => verifyPlayers(token, 'identity', brand),

    async readSession(token) {
      const result = await tokens().signer.verify(token, deps.clock.now(), true);
      return result.ok && result.value.viewer.kind === 'player' ? result.value.viewer : null;
    },

    issueAnonymousToken(brand, anonymousId = randomUUID()) {
      const viewer = { kind: 'anonymous', anonymousId } as const;
      return tokens().signer.sign({ viewer, audience: 'anonymous', brand }, deps.clock.now(), policy.anonymousTokenSeconds);
    },

    verifyAnonymousToken: (token, brand) => verify(token, 'anonymous', brand),

    sessionIdleSeconds: policy.sessionIdleSeconds,

    endSession,

    proofs: createSessionProofs(deps, derived('session proofs')),

    async endSessionOfKey(thumbprint, address) {
      const session = await sessionOfKey(deps.db.query, thumbprint);
      if (session !== null) await endSession(session, 'log-out', address);
    },

    sessionsEnded(playerId, sessionIds, reason, ipAddress) {
      for (const sessionId of sessionIds) ended({ playerId, sessionId }, reason, ipAddress);
    },
  };
}
