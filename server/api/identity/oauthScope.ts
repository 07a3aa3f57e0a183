import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../platform/databaseFailure.ts';
import { logClockRefusal, logFailure } from '../../platform/requestContext.ts';
import { boundPatience } from '../edge/patience.ts';

const BODY_LIMIT_BYTES = 10_000;

class UnreadableBody extends Error {}

/** An error in OAuth's shape (RFC 6749, section 5.2). */
export function refuseToken(reply: FastifyReply, status: number, error: string, description: string): FastifyReply {
  return reply.code(status).send({ error, error_description: description });
}

/** A form as an object; a name that was sent more than once has a list of its values, which no check accepts. */
function readForm(body: string): Readonly<Record<string, string | readonly string[]>> {
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

/** A scope whose bodies are JSON or forms, whose answers are never cached, and whose errors have OAuth's shape. */
export function prepareOauthScope(scope: FastifyInstance): void {
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
    async (_request: FastifyRequest, body: string) => readForm(body),
  );
  scope.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  scope.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => {
    if (error instanceof UnreadableBody) return refuseToken(reply, 400, 'invalid_request', 'The body is not JSON');
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuseToken(reply, 413, 'invalid_request', 'The body is too large');
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
      return refuseToken(reply, 415, 'invalid_request', 'The body must be JSON or form-encoded');
    }
    if (error.statusCode === 429) return refuseToken(reply, 429, 'too_many_requests', 'Too many requests. Try again later.');
    if (error.statusCode !== undefined && error.statusCode < 500)
      return refuseToken(reply, error.statusCode, 'invalid_request', 'The request cannot be read');
    logClockRefusal(request.log, error, request.requestContext);
    if (isDatabaseUnavailable(error)) {
      reply.header('retry-after', '1');
      return refuseToken(reply, 503, 'temporarily_unavailable', 'The database is not available at the moment; try again');
    }
    logFailure(request.log, { err: error }, 'identity request failed', request.requestContext);
    return refuseToken(reply, 500, 'server_error', 'Something went wrong on our end');
  });
}
