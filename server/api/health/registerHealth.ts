import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../../platform/proxies.ts';
import type { AuditRecord } from '../../store/ledger/index.ts';

export interface Health {
  readonly version: string;
  readonly database: 'embedded' | 'postgres';
  readonly pubsub: 'memory' | 'redis';
  /** Null when the server is ready, else the reason in a word or two. */
  notReady(): Promise<string | null>;
  /** Whether a ready server's database is slow. */
  isSlow(): boolean;
  /** Result of the last audit; null before the first. */
  audit(): AuditRecord | null;
}

/**
 * `/healthz`: the process serves requests. `/readyz`: it should receive traffic. `/readyz` reports an audit's differences but stays ready:
 * they concern all servers, and a person must decide whether to take all of them out of service. So does a slow database: what does not wait
 * for it still works. Why, the audit, and that it is slow, it says on this machine.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  const { version, database, pubsub } = health;
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version, database, pubsub };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await health.notReady();
    const audit = health.audit();
    const isOperator = asksFromHere(request);
    if (reason !== null) return reply.code(503).send({ status: 'not ready', ...(isOperator ? { reason } : {}) });
    const slow = health.isSlow() ? { database: 'slow' } : {};
    return { status: 'ready', ...(isOperator ? { ...slow, ...(audit !== null && { audit }) } : {}) };
  });
}

/** Whether the caller is on this machine, and not a stranger whose request a proxy on it passes on. */
function asksFromHere({ ip, headers }: FastifyRequest): boolean {
  return isLoopback(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}
