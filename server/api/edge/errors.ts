import type { FastifyError, FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { isDatabaseUnavailable } from '../../platform/databaseFailure.ts';
import { logClockRefusal, logFailure } from '../../platform/requestContext.ts';
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
    logClockRefusal(request.log, error, request.requestContext);
    const refusal = refusalOf(error);
    if (refusal) return refuse(request, reply, refusal);
    logFailure(request.log, { err: error }, 'a request failed', request.requestContext);
    return refuse(request, reply, { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our end' });
  });
}

const CLOCK_APART: Refusal = {
  status: 503,
  code: 'CLOCK_APART',
  message: 'The server’s clock is not right at the moment; try again',
  retryable: true,
};

/**
 * While there is no database, calls of the app are refused at once as retryable instead of waiting; and while the clock is not the database's, because
 * nothing is done at a time that may be wrong.
 */
export function registerDatabaseGate(app: FastifyInstance, isUp: () => boolean, { apart }: Pick<Clock, 'apart'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = isUp() ? (apart() === null ? null : CLOCK_APART) : DATABASE_AWAY;
    if (refusal === null || !isAppTraffic(pathOf(request.url))) return done();
    refuse(request, reply, refusal);
  });
}

/** The same for an origin of which every path is concerned. */
export function registerClockGate(app: FastifyInstance, { apart }: Pick<Clock, 'apart'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (apart() === null) return done();
    refuse(request, reply, CLOCK_APART);
  });
}
