import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TOKEN_PATH } from '../../../core/apiPaths.ts';

const ATTEMPTS = 120;
const WINDOW = '1 minute';

/**
 * Log-in attempts on one name from one address. Identity locks a name after wrong passwords; this bounds the work of checking them. A
 * whole household or a load test behind one address has as many names, and is not concerned.
 */
export function limitTokenRequests(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== TOKEN_PATH || route.method !== 'POST') return;
    route.config = {
      ...route.config,
      rateLimit: { max: ATTEMPTS, timeWindow: WINDOW, hook: 'preHandler', keyGenerator: nameAndAddress },
    };
  });
}

/** Who is asked about: the name of a log-in, the token of a refresh. */
function nameAndAddress(request: FastifyRequest): string {
  const body: Readonly<Record<string, unknown>> = Object(request.body);
  return `${request.ip} ${String(body.username ?? body.refresh_token ?? '')
    .slice(0, 200)
    .toLowerCase()}`;
}
