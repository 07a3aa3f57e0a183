import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SANDBOX_TOKEN_HEADER } from '../../../core/wire/headers.ts';
import { secretsOf } from '../../../core/wire/secretList.ts';
import type { Deps } from '../../deps.ts';
import type { Config } from '../../platform/config.ts';
import { inRequest } from '../../platform/requestContext.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { pathOf } from '../edge/appTraffic.ts';
import { refusedOrigin } from '../edge/hosts.ts';

/** Values of `Sec-Fetch-Site` for a request of the user or of a page of the same origin. */
const OWN_FETCH_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

interface SandboxRefusal {
  readonly status: 401 | 403;
  readonly error: string;
  readonly field: string;
}

/**
 * Refuses pages of other sites, and callers without the token where one is set. Programs other than browsers send neither `Origin` nor
 * `Sec-Fetch-Site`. Changes are written to the security log.
 */
export function guardSandbox(scope: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refusal = refusalOf(request, config);
    if (refusal) return reply.code(refusal.status).send({ error: refusal.error, field: refusal.field });
  });
  scope.addHook('onResponse', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const subject = `${request.method} ${pathOf(request.url)}`;
    // The answer is over in an event of the connection.
    inRequest(request.requestContext, () =>
      logSecurity(log, 'sandbox', 'sandbox.used', { address: request.ip, subject, outcome: String(reply.statusCode) }),
    );
  });
}

function refusalOf(
  request: FastifyRequest,
  { hosts, sandboxToken }: Pick<Config, 'hosts' | 'sandboxToken'>,
): SandboxRefusal | null {
  const foreign = (field: string): SandboxRefusal => ({
    status: 403,
    error: 'The sandbox is not for pages of other sites',
    field,
  });
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && !OWN_FETCH_SITES.has(String(site))) return foreign('sec-fetch-site');
  if (refusedOrigin(hosts, request.headers.origin, request.host) !== null) return foreign('origin');
  if (sandboxToken !== null && !secretsOf(sandboxToken).some((one) => isSame(tokenOf(request), one)))
    return { status: 401, error: 'The sandbox of this server needs its token', field: 'authorization' };
  return null;
}

function tokenOf(request: FastifyRequest): string {
  const bearer = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return bearer ?? String(request.headers[SANDBOX_TOKEN_HEADER] ?? '');
}

/** Takes the same time for every wrong token. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
