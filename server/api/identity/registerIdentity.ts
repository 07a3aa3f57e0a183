import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOG_OUT_PATH, TOKEN_PATH } from '../../../core/wire/apiPaths.ts';
import { CODE_REQUIRED } from '../../../core/wire/codeRequired.ts';
import { COUNTRY_HEADER, REGION_HEADER } from '../../../core/wire/headers.ts';
import { PLAYER_STOPPED, type SessionEndReason } from '../../../core/wire/sessionEnd.ts';
import { NONCE_HEADER, NONCE_NEEDED, PROOF_HEADER } from '../../../core/wire/sessionProof.ts';
import type { Deps } from '../../deps.ts';
import { ACCOUNT_CLOSED } from '../../domain/identity/accountPolicy.ts';
import { APP_CLIENT_ID } from '../../domain/identity/clients.ts';
import { DAY_USED_TEXT, stopText } from '../../domain/saferPlay/stops.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { countedAddress } from '../../platform/proxies.ts';
import type { Services } from '../services.ts';
import type { GrantFailure } from './identity.ts';
import { prepareOauthScope, refuseToken } from './oauthScope.ts';
import { createRefreshCookie, wantedTransport } from './refreshCookie.ts';
import { readTokenRequest } from './tokenRequest.ts';

const REGION = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;
const COUNTRY = /^[A-Z]{2}$/;

const logIn = z.object({ grant_type: z.literal('password') });
const named = z.object({ client_id: z.string().min(1).max(200) });

function proofOf(request: FastifyRequest): string | null {
  const proof = request.headers[PROOF_HEADER];
  return typeof proof === 'string' ? proof : null;
}

/** Region and country that the client reports: optional, but validated. */
function wrongHeader(request: FastifyRequest): string | null {
  const region = request.headers[REGION_HEADER];
  const country = request.headers[COUNTRY_HEADER];
  if (region !== undefined && !(typeof region === 'string' && REGION.test(region))) return REGION_HEADER;
  if (country !== undefined && !(typeof country === 'string' && COUNTRY.test(country))) return COUNTRY_HEADER;
  return null;
}

function refuseGrant(reply: FastifyReply, failure: GrantFailure): FastifyReply {
  switch (failure.code) {
    case 'REFUSED':
      return reply
        .code(429)
        .header('retry-after', failure.retryAfterSeconds)
        .send({
          error: failure.limit === 'ADDRESS' ? 'too_many_requests' : 'login_locked',
          error_description:
            failure.limit === 'ADDRESS'
              ? 'Too many logins from this address. Try again later.'
              : 'Too many failed logins. Try again later.',
          retry_after_seconds: failure.retryAfterSeconds,
        });
    case 'BUSY':
      return reply.code(503).header('retry-after', failure.retryAfterSeconds).send({
        error: 'temporarily_unavailable',
        error_description: 'Too many players are logging in at the moment; try again',
        retry_after_seconds: failure.retryAfterSeconds,
      });
    case 'INVALID_CREDENTIALS':
      return refuseToken(reply, 400, 'invalid_grant', 'The username or password is wrong');
    case 'DAY_USED':
      return reply.code(400).send({
        error: PLAYER_STOPPED,
        error_description: DAY_USED_TEXT,
        session_end_reason: 'DAILY_TIME_LIMIT' satisfies SessionEndReason,
      });
    case 'STOPPED':
      return reply.code(400).send({ error: PLAYER_STOPPED, error_description: stopText(failure.stop) });
    case 'CODE_REQUIRED':
      return refuseToken(reply, 400, CODE_REQUIRED, failure.text);
    case 'CLOSED':
      return reply.code(400).send({ error: PLAYER_STOPPED, error_description: ACCOUNT_CLOSED });
    case 'INVALID_REFRESH_TOKEN':
      return reply.code(400).send({
        error: 'invalid_grant',
        error_description: 'The refresh token is not good any more',
        ...(failure.endReason === null ? {} : { session_end_reason: failure.endReason }),
      });
    case 'INVALID_CODE':
      return refuseToken(reply, 400, 'invalid_grant', 'The authorization code is not good any more');
  }
}

export interface TokenRoute {
  readonly path: string;
  /** Whether the app may ask for its refresh token in a cookie: only at the app's own origin. */
  readonly cookies: boolean;
}

/** A token endpoint. Answers are never cached, bodies never logged; a lock adds `retry_after_seconds` to OAuth's error. */
export function registerTokenRoute(
  scope: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  { identity, clients, origins, limits }: Services,
  { path, cookies }: TokenRoute,
): void {
  const refreshCookie = createRefreshCookie(config);
  scope.post(path, async (request, reply) => {
    const header = wrongHeader(request);
    if (header !== null) return refuseToken(reply, 400, 'invalid_request', `${header} is malformed`);
    // Identity limits log-ins itself (domain/identity/loginLimits.ts).
    const waitSeconds = logIn.safeParse(request.body).success
      ? 0
      : limits.take('tokensPerAddress', { address: countedAddress(request.ip) });
    if (waitSeconds > 0) {
      reply.header('retry-after', waitSeconds);
      return refuseToken(reply, 429, 'too_many_requests', 'Too many requests. Try again later.');
    }
    const brand = brandOf(request.host, null, config);
    const client = named.safeParse(request.body);
    if (!client.success) return refuseToken(reply, 400, 'invalid_request', 'client_id is missing');
    const { client_id: clientId } = client.data;
    if ((await clients.find(clientId, brand, request.protocol)) === null)
      return refuseToken(reply, 401, 'invalid_client', 'This client is not known here');
    const read = readTokenRequest(request.body, cookies ? refreshCookie.read(request) : null);
    if (!read.ok) return refuseToken(reply, 400, read.error.error, read.error.description);
    const tokenRequest = read.value;
    const isApp = cookies && clientId === APP_CLIENT_ID;
    const proof = isApp ? proofOf(request) : null;
    const proved = proof === null ? null : await identity.proofs.read(proof, { host: request.host, path });
    if (proved?.ok === false) {
      if (proved.error.code === 'INVALID') return refuseToken(reply, 400, 'invalid_dpop_proof', 'The proof is not good here');
      reply.header(NONCE_HEADER, proved.error.nonce);
      return refuseToken(reply, 400, NONCE_NEEDED, 'The proof is too old or too new; repeat it with the nonce');
    }
    const caller = { brand, ipAddress: request.ip, thumbprint: proved?.value ?? null };
    const wanted = isApp ? wantedTransport(request) : 'body';
    const grant = async () => {
      switch (tokenRequest.grant) {
        case 'password':
          return identity.passwordGrant({ ...tokenRequest, ...caller, transport: wanted });
        case 'refresh':
          return identity.refreshGrant({ ...tokenRequest, ...caller });
        case 'limited':
          return identity.refreshGrant({
            refreshToken: tokenRequest.limitedAccessToken,
            clientId,
            ...caller,
            nextTransport: wanted,
          });
        case 'code':
          return identity.codeGrant({ ...tokenRequest, ...caller, transport: wanted, issuer: origins.issuer(request, brand) });
      }
    };
    const result = await grant();
    if (!result.ok) {
      if (tokenRequest.grant === 'refresh' && tokenRequest.transport === 'cookie') refreshCookie.clear(request, reply);
      return refuseGrant(reply, result.error);
    }
    const { refresh_token: refreshToken, ...rest } = result.value;
    const transport = tokenRequest.grant === 'refresh' ? tokenRequest.transport : wanted;
    if (transport === 'body') return reply.send(result.value);
    if (refreshToken === undefined) refreshCookie.clear(request, reply);
    else refreshCookie.set(request, reply, refreshToken, identity.sessionIdleSeconds);
    return reply.send(rest);
  });
}

/** `POST /api/identity/token` and `POST /api/logout`, at the app's origin. */
export function registerIdentity(app: FastifyInstance, deps: Pick<Deps, 'config'>, services: Services): void {
  const { identity } = services;
  const refreshCookie = createRefreshCookie(deps.config);
  app.register(async (scope) => {
    prepareOauthScope(scope);
    registerTokenRoute(scope, deps, services, { path: TOKEN_PATH, cookies: true });

    scope.post(LOG_OUT_PATH, async (request, reply) => {
      // A form on another site can send this request, but without an authorization header, so it logs nobody out.
      if (request.headers.authorization !== undefined) refreshCookie.clear(request, reply);
      const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1];
      const session = token === undefined ? null : await identity.readSession(token);
      const proof = proofOf(request);
      const proved =
        proof === null ? null : await identity.proofs.read(proof, { host: request.host, path: LOG_OUT_PATH }, { lasting: true });
      if (session !== null) await identity.endSession(session, 'log-out', request.ip);
      if (proved?.ok) await identity.endSessionOfKey(proved.value, request.ip);
      if (session === null && !proved?.ok) return refuseToken(reply, 401, 'invalid_token', 'No session of ours is named');
      return reply.code(204).send();
    });
  });
}
