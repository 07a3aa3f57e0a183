import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type BoundedSecurityLog, boundedSecurityLog } from '../../platform/boundedSecurityLog.ts';
import { brandOf } from '../../platform/brandOf.ts';
import { loggedPath } from '../../platform/log.ts';
import { record } from '../../platform/meters.ts';
import { clientOf, idHeaders, inRequest, type RequestContext, requestIdsOf } from '../../platform/requestContext.ts';
import { beginRequest } from '../../platform/tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext;
  }
}

/** Statuses of refused access, whoever gave them. */
const REFUSED: ReadonlySet<number> = new Set([401, 403]);

type HttpContext = RequestContext & {
  /** Why access was refused; null: it was not, or its status says so. */
  reason: string | null;
};

function contextOf({ host, ip, headers, method }: FastifyRequest, config: Deps['config']): HttpContext {
  const span = beginRequest(method, headers);
  return {
    ...requestIdsOf(headers),
    ...(span && { span, trace: span.trace }),
    address: ip,
    get brand() {
      return brandOf(host, null, config);
    },
    client: clientOf(headers['user-agent']),
    player: null,
    operation: null,
    isInSecurityLog: false,
    failure: null,
    reason: null,
    refused(reason) {
      this.reason ??= reason;
    },
  };
}

function logRefused(logSecurity: BoundedSecurityLog, request: FastifyRequest, context: HttpContext, status: number): void {
  const { address, operation, player, reason } = context;
  if (context.isInSecurityLog || (reason === null && !REFUSED.has(status))) return;
  const outcome = reason ?? String(status);
  const subject = operation ?? `${request.method} ${loggedPath(request.url)}`;
  logSecurity(player ?? 'visitor', 'access.refused', `${address} ${outcome}`, { address, outcome, subject });
}

function logRequest(log: Deps['log'], request: FastifyRequest, reply: FastifyReply, context: HttpContext): void {
  const { failure, operation } = context;
  // What fails from now on has a line of its own.
  delete context.failure;
  if (!failure && !log.isLevelEnabled('info')) return;
  const line = {
    ...failure?.fields,
    method: request.method,
    path: loggedPath(request.url),
    status: reply.raw.statusCode,
    ...(!reply.raw.writableFinished && { aborted: true }),
    durationMs: Math.round(reply.elapsedTime),
    remoteAddress: context.address,
    ...(operation !== null && { operation }),
    ...(failure && failure.count > 1 && { failures: failure.count }),
  };
  if (failure) log.error(line, failure.message);
  else log.info(line, 'a request');
}

/** Gives each request its ids, answers them, and writes one line about it when it is over. */
export function registerRequestLog(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  const logSecurity = boundedSecurityLog(log);
  app.addHook('onRequest', (request, reply, done) => {
    const context = contextOf(request, config);
    request.requestContext = context;
    reply.headers(idHeaders(context));
    // Also where the caller has left before the answer.
    reply.raw.once('close', () =>
      inRequest(context, () => {
        logRefused(logSecurity, request, context, reply.raw.statusCode);
        logRequest(log, request, reply, context);
        const labels = { method: request.method, status: String(reply.raw.statusCode) };
        context.span?.end(reply.raw.statusCode, `${request.method} ${request.routeOptions.url ?? 'unknown'}`);
        record('slipstream_http_request_seconds', labels, reply.elapsedTime / 1_000);
      }),
    );
    inRequest(context, done);
  });
  // A body arrives in events of the connection, which are not part of the request's work.
  app.addHook('preValidation', (request, _reply, done) => inRequest(request.requestContext, done));
}
