import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isEmpty } from '../../../core/isEmpty.ts';
import { logFailure } from '../../platform/requestContext.ts';
import { refusalOf } from '../edge/errors.ts';
import { guardSandbox } from './guard.ts';
import { BadInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

/** A context as far as the control API is concerned. */
interface WithSandbox {
  readonly sandbox?: (scope: FastifyInstance, parts: SandboxParts) => void;
}

/**
 * The sandbox control API. Its routes do not exist unless sandbox mode is on. Every answer is JSON; invalid input is 422 `{ error, field
 * }`.
 */
export function registerSandbox(app: FastifyInstance, parts: SandboxParts, contexts: readonly WithSandbox[]): void {
  app.register(
    async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => parseJson(body));
      guardSandbox(scope, parts.deps);
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        if (error instanceof BadInput) return reply.code(422).send({ error: error.message, field: error.field });
        const refusal = refusalOf(error);
        if (refusal) {
          const status = refusal.status === 400 ? 422 : refusal.status;
          return reply.code(status).send({ error: refusal.message, field: 'body', code: refusal.code });
        }
        logFailure(request.log, { err: error }, 'a sandbox call failed', request.requestContext);
        return reply.code(500).send({ error: 'Something went wrong on our end', field: '', code: 'INTERNAL_SERVER_ERROR' });
      });
      for (const { sandbox } of contexts) sandbox?.(scope, parts);
    },
    { prefix: '/sandbox' },
  );
}

function parseJson(body: string): unknown {
  if (isEmpty(body)) return {};
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new BadInput('The body is not JSON', 'body');
  }
}
