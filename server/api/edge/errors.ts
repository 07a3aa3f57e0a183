import type { FastifyError, FastifyInstance } from 'fastify';
import { isDatabaseUnavailable } from '../../platform/databaseFailure.ts';
import { isAppTraffic, pathOf } from './appTraffic.ts';
import { type Refusal, refuse } from './refuse.ts';

const EXPECTED: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'The body is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The body must be application/json' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'MALFORMED_JSON', message: 'The body is not JSON' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'MALFORMED_JSON', message: 'The body is empty' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, code: 'BAD_REQUEST', message: 'The body is not as long as it says' },
};

const DATABASE_AWAY: Refusal = {
  status: 503,
  code: 'DATABASE_UNAVAILABLE',
  message: 'The database is not available at the moment; try again',
  retryable: true,
};

/** The answer for an error; null for a bug. */
export function refusalOf(error: FastifyError): Refusal | null {
  const expected = EXPECTED[error.code];
  if (expected) return expected;
  if (isDatabaseUnavailable(error)) return DATABASE_AWAY;
  if (error.statusCode === 429) return { status: 429, code: 'RATE_LIMITED', message: error.message, retryable: true };
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { status: error.statusCode, code: 'BAD_REQUEST', message: 'The request cannot be read' };
  return null;
}

/** Typed answers for errors that no handler caught. A bug is logged in full; the caller only learns that it happened. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal) return refuse(request, reply, refusal);
    request.log.error({ err: error, path: pathOf(request.url) }, 'a request failed');
    return refuse(request, reply, { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our end' });
  });
}

/** While there is no database, calls of the app are refused at once as retryable instead of waiting. */
export function registerDatabaseGate(app: FastifyInstance, isUp: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isUp() || !isAppTraffic(pathOf(request.url))) return done();
    refuse(request, reply, DATABASE_AWAY);
  });
}
