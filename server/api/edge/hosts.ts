import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { findHost, type HostRule, isOwnOrigin } from '../../platform/hosts.ts';
import { isLoopback } from '../../platform/proxies.ts';
import { pathOf } from './appTraffic.ts';
import type { EdgeLimits } from './limits/edgeLimits.ts';
import { type Refusal, refuse } from './refuse.ts';

export interface HostRefusal extends Refusal {
  /** The host or origin that was refused. */
  readonly subject: string;
}

/** Probes may name the server by any host. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Why a request is refused for its host; null when it names one of ours, once. `host` comes from a trusted proxy or from the header. */
export function refusedHost(rules: readonly HostRule[], request: IncomingMessage, host: string): HostRefusal | null {
  const named = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host');
  if (named.length > 1) return { status: 400, code: 'BAD_REQUEST', message: 'A request names one host', subject: host };
  if (findHost(rules, host) !== null) return null;
  return { status: 421, code: 'MISDIRECTED_REQUEST', message: 'This server does not answer for that host', subject: host };
}

/** Why a request is refused for the page that sent it; null when the page is ours, or no page sent it. */
export function refusedOrigin(rules: readonly HostRule[], origin: string | undefined, host: string): HostRefusal | null {
  if (origin === undefined || isOwnOrigin(rules, origin, host)) return null;
  return { status: 403, code: 'FOREIGN_ORIGIN', message: 'Pages of other sites are not served here', subject: origin };
}

/** Refuses every request for a host that is not ours, before its body is read. */
export function registerHosts(app: FastifyInstance, rules: readonly HostRule[], limits: EdgeLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = refusedHost(rules, request.raw, request.host);
    const isProbe = PROBES.has(pathOf(request.url)) && isLoopback(request.socket.remoteAddress ?? '');
    if (refusal === null || (isProbe && refusal.status === 421)) return done();
    limits.logSecurity('visitor', 'host.refused', request.ip, {
      address: request.ip,
      subject: refusal.subject,
      outcome: refusal.code,
    });
    refuse(request, reply, refusal);
  });
}
