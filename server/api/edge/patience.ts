import type { FastifyInstance } from 'fastify';
import { DatabaseSilence } from '../../platform/databaseFailure.ts';

const PATIENCE_MS = 30_000;

/**
 * A database that neither works nor fails (a frozen one, a lock that is never let go) keeps no caller of this scope for ever. What it was
 * asked may still happen. Fastify's own `handlerTimeout` ends with the request's body, which is before any of it.
 */
export function boundPatience(scope: FastifyInstance, patienceMs = PATIENCE_MS): void {
  scope.addHook('onRequest', async (_request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent) reply.send(new DatabaseSilence());
    }, patienceMs);
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
