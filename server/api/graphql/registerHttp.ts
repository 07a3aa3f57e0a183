import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GRAPHQL_PATH } from '../../../core/wire/apiPaths.ts';
import { isDatabaseUnavailable } from '../../platform/databaseFailure.ts';
import { logFailure } from '../../platform/requestContext.ts';
import { boundPatience } from '../edge/patience.ts';
import { AnswerCache } from './answerCache.ts';
import type { CatalogueWatch } from './catalogueWatch.ts';
import type { Engine } from './engine.ts';
import { apiError } from './errors.ts';
import { HttpHandler, refuseRequest } from './httpHandler.ts';
import { mediaTypeFor } from './mediaType.ts';
import { DATABASE_AWAY_MESSAGE, INTERNAL_MESSAGE } from './publicErrors.ts';

const BODY_LIMIT_BYTES = 100_000;

class MalformedJson extends Error {}

/** GET and POST /graphql in a scope of their own, so that their parsers and error handlers apply to no other route. */
export function registerHttp(app: FastifyInstance, engine: Engine, watch: CatalogueWatch, patienceMs?: number): void {
  const handler = new HttpHandler(engine, new AnswerCache(watch));
  app.register(async (scope) => {
    boundPatience(scope, patienceMs);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      async (_request: FastifyRequest, body: string) => {
        try {
          return JSON.parse(body) as unknown;
        } catch {
          throw new MalformedJson();
        }
      },
    );
    scope.setErrorHandler((error: Error & { code?: string }, request, reply) => {
      const mediaType = mediaTypeFor(request.headers.accept) ?? 'application/json';
      if (error instanceof MalformedJson) return refuseRequest(reply, mediaType, [apiError('BAD_REQUEST', 'The body is not JSON')]);
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
        return refuseRequest(reply, mediaType, [apiError('PAYLOAD_TOO_LARGE', `A request has at most ${BODY_LIMIT_BYTES} bytes`)]);
      }
      if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
        return refuseRequest(reply, mediaType, [apiError('UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json')]);
      }
      if (error.code?.startsWith('FST_ERR_CTP'))
        return refuseRequest(reply, mediaType, [apiError('BAD_REQUEST', 'The body cannot be read')]);
      const unavailable = isDatabaseUnavailable(error);
      if (!unavailable) logFailure(engine.deps.log, { err: error }, 'a GraphQL request failed', request.requestContext);
      const { requestId } = request.requestContext;
      const body = unavailable
        ? { errors: [{ message: DATABASE_AWAY_MESSAGE, extensions: { code: 'DATABASE_UNAVAILABLE', requestId } }] }
        : { errors: [{ message: INTERNAL_MESSAGE, extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } }] };
      return reply
        .code(unavailable ? 503 : 500)
        .header('content-type', `${mediaType}; charset=utf-8`)
        .header('cache-control', 'no-store')
        .send(JSON.stringify(body));
    });
    scope.get(GRAPHQL_PATH, handler.handle);
    scope.post(GRAPHQL_PATH, handler.handle);
  });
}
