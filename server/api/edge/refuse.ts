import type { FastifyReply, FastifyRequest } from 'fastify';
import { GRAPHQL_PATH } from '../../../core/wire/apiPaths.ts';
import { pathOf } from './appTraffic.ts';

/** A refusal given before any handler runs. */
export interface Refusal {
  readonly status: number;
  /** SCREAMING_SNAKE_CASE, for programs. */
  readonly code: string;
  /** For people to read. */
  readonly message: string;
  /** Whether the same request may work in a moment. */
  readonly retryable?: boolean;
  /** One second by default. */
  readonly retryAfterSeconds?: number;
}

/** Answers in the format of the path: GraphQL's `errors`, else `{ error, code, retryable }`. */
export function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, code, message, retryable = false, retryAfterSeconds = 1 } = refusal;
  if (retryable) reply.header('retry-after', retryAfterSeconds);
  const isGraphql = pathOf(request.url) === GRAPHQL_PATH;
  const ids = status >= 500 ? { requestId: request.requestContext?.requestId } : {};
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(
      JSON.stringify(
        isGraphql ? { errors: [{ message, extensions: { code, retryable, ...ids } }] } : { error: message, code, retryable },
      ),
    );
}
