import type { FastifyInstance } from 'fastify';
import { DatabaseSilence } from '../../platform/databaseFailure.ts';

const PATIENCE_MS = 30_000;

/**
 * Bounds how long a caller waits for a database that neither answers nor fails (it is frozen; what waits for a lock gives up by itself: store/purposes.ts). The query may
 * still take effect. Fastify's own `handlerTimeout` ends with the request's body, before any query starts.
 */
export function boundPatience(scope: FastifyInstance, patienceMs = PATIENCE_MS): void {
  scope.addHook('onRequest', (_request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent) reply.send(new DatabaseSilence());
    }, patienceMs);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
