import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countedAddress } from '../../platform/proxies.ts';
import type { EdgeLimits } from './limits/edgeLimits.ts';
import { refuse } from './refuse.ts';

/** Probes are answered under any load. */
const PROBE = /^\/(?:healthz|readyz)(?:\?|$)/;

export function tooManyRequests(request: FastifyRequest, reply: FastifyReply, retryAfterSeconds: number): FastifyReply {
  return refuse(request, reply, {
    status: 429,
    code: 'RATE_LIMITED',
    message: 'Too many requests. Try again later.',
    retryable: true,
    retryAfterSeconds,
  });
}

/** Bounds the number of requests of one address, of every kind. */
export function registerRequestLimit(app: FastifyInstance, limits: EdgeLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (PROBE.test(request.url)) return done();
    const waitSeconds = limits.take('requestsPerAddress', { address: countedAddress(request.ip) });
    if (waitSeconds === 0) return done();
    tooManyRequests(request, reply, waitSeconds);
  });
}
