import type { FastifyInstance } from 'fastify';
import type { AuditRecord } from '../../store/ledger/index.ts';

export interface Health {
  readonly version: string;
  readonly database: 'embedded' | 'postgres';
  readonly pubsub: 'memory' | 'redis';
  /** Null when work can be done, else why not, in a word or two. */
  notReady(): Promise<string | null>;
  /** What the last audit found; null before the first. */
  audit(): AuditRecord | null;
}

/**
 * `/healthz`: the process serves requests. `/readyz`: it should be given some. An audit that found a difference is told there and does not
 * make it unready: it is true of all servers, and taking all of them out of service is for a person to decide.
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
