import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TOKEN_PATH } from '../../../core/apiPaths.ts';
import { networkOf } from '../../domain/identity/network.ts';

const REFRESHES = 600;
const WINDOW = '1 minute';

/** Limits refreshes from one address, in this process. Identity limits log-ins, in the database (domain/identity/loginLimits.ts). */
export function limitTokenRequests(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== TOKEN_PATH || route.method !== 'POST') return;
    route.config = {
      ...route.config,
      rateLimit: {
        max: REFRESHES,
        timeWindow: WINDOW,
        hook: 'preHandler',
        keyGenerator: (request) => networkOf(request.ip),
        allowList: isLogIn,
      },
    };
  });
}

function isLogIn(request: FastifyRequest): boolean {
  const body: Readonly<Record<string, unknown>> = Object(request.body);
  return body.grant_type === 'password';
}
