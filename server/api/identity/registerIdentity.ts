import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_PATH } from '../../../core/apiPaths.ts';
import { COUNTRY_HEADER, REGION_HEADER } from '../../../core/headers.ts';
import type { Deps } from '../../deps.ts';
import { isDatabaseUnavailable } from '../../platform/databaseFailure.ts';
import { boundPatience } from '../edge/patience.ts';
import type { GrantFailure, Identity } from './identity.ts';
import { createRefreshCookie, wantedTransport } from './refreshCookie.ts';
import { readTokenRequest } from './tokenRequest.ts';

const BODY_LIMIT_BYTES = 10_000;
const REGION = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;
const COUNTRY = /^[A-Z]{2}$/;

class UnreadableBody extends Error {}

function refuse(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description });
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
              ? 'Too many log-ins from this address. Try again later.'
              : 'Too many failed log-ins. Try again later.',
          retry_after_seconds: failure.retryAfterSeconds,
        });
    case 'BUSY':
      return reply.code(503).header('retry-after', failure.retryAfterSeconds).send({
        error: 'temporarily_unavailable',
        error_description: 'Too many players are logging in at the moment; try again',
        retry_after_seconds: failure.retryAfterSeconds,
      });
    case 'INVALID_CREDENTIALS':
      return refuse(reply, 400, 'invalid_grant', 'The username or password is wrong');
    case 'INVALID_REFRESH_TOKEN':
      return reply.code(400).send({
        error: 'invalid_grant',
        error_description: 'The refresh token is not good any more',
        ...(failure.endReason === null ? {} : { session_end_reason: failure.endReason }),
      });
  }
}

/**
 * `POST /api/identity/token` and `POST /api/logout`. Errors have OAuth's shape `{ error, error_description }`; a lock adds
 * `retry_after_seconds`. Answers are never cached, bodies never logged.
 */
export function registerIdentity(app: FastifyInstance, deps: Pick<Deps, 'config'>, identity: Identity): void {
  const refreshCookie = createRefreshCookie(deps.config);
  app.register(async (scope) => {
    boundPatience(scope);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async (_request: FastifyRequest, body: string) => {
        if (body === '') return {};
        try {
          return JSON.parse(body) as unknown;
        } catch {
          throw new UnreadableBody();
        }
      },
    );
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
      if (error instanceof UnreadableBody) return refuse(reply, 400, 'invalid_request', 'The body is not JSON');
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse(reply, 413, 'invalid_request', 'The body is too large');
      if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
        return refuse(reply, 415, 'invalid_request', 'The body must be JSON or form-encoded');
      }
      if (error.statusCode === 429) return refuse(reply, 429, 'too_many_requests', 'Too many requests. Try again later.');
      if (error.statusCode !== undefined && error.statusCode < 500)
        return refuse(reply, error.statusCode, 'invalid_request', 'The request cannot be read');
      if (isDatabaseUnavailable(error)) {
        reply.header('retry-after', '1');
        return refuse(reply, 503, 'temporarily_unavailable', 'The database is not available at the moment; try again');
      }
      request.log.error({ err: error }, 'identity request failed');
      return refuse(reply, 500, 'server_error', 'Something went wrong on our end');
    });

    scope.post(TOKEN_PATH, async (request, reply) => {
      const header = wrongHeader(request);
      if (header !== null) return refuse(reply, 400, 'invalid_request', `${header} is malformed`);
      const cookie = refreshCookie.read(request);
      const read = readTokenRequest(request.body, cookie);
      if (!read.ok)
        return refuse(reply, read.error.error === 'invalid_client' ? 401 : 400, read.error.error, read.error.description);
      const { ip: ipAddress } = request;
      const transport = read.value.grant === 'password' ? wantedTransport(request) : read.value.transport;
      const result =
        read.value.grant === 'password'
          ? await identity.passwordGrant({ ...read.value, transport, ipAddress })
          : await identity.refreshGrant({ ...read.value, transport, ipAddress });
      if (!result.ok) {
        if (read.value.grant === 'refresh' && transport === 'cookie') refreshCookie.clear(request, reply);
        return refuseGrant(reply, result.error);
      }
      if (transport === 'body') return reply.send(result.value);
      const { refresh_token: refreshToken, ...rest } = result.value;
      refreshCookie.set(request, reply, refreshToken, identity.sessionIdleSeconds);
      return reply.send(rest);
    });

    scope.post('/api/logout', async (request, reply) => {
      // A form on another site can send this request, but without an authorization header, so it logs nobody out.
      if (request.headers.authorization !== undefined) refreshCookie.clear(request, reply);
      const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1];
      const session = token === undefined ? null : await identity.readSession(token);
      if (session === null) return refuse(reply, 401, 'invalid_token', 'No session of ours is named');
      await identity.endSession(session, 'log-out', request.ip);
      return reply.code(204).send();
    });
  });
}
