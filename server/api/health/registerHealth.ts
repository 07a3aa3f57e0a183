import type { FastifyInstance } from 'fastify';
import type { AuditRecord } from '../../store/ledger/index.ts';

export interface Health {
  readonly version: string;
  readonly database: 'embedded' | 'postgres';
  readonly pubsub: 'memory' | 'redis';
  /** Null when the server is ready, else the reason in a word or two. */
  notReady(): Promise<string | null>;
  /** Result of the last audit; null before the first. */
  audit(): AuditRecord | null;
}

/**
 * `/healthz`: the process serves requests. `/readyz`: it should receive traffic. `/readyz` reports an audit's differences but stays ready:
 * they concern all servers, and a person must decide whether to take all of them out of service.
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  const { version, database, pubsub } = health;
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version, database, pubsub };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await health.notReady();
    const audit = health.audit();
    if (reason === null) return { status: 'ready', ...(audit === null ? {} : { audit }) };
    return reply.code(503).send({ status: 'not ready', reason });
  });
}
