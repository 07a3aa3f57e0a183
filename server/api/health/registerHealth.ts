import type { FastifyInstance } from 'fastify';
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
 * `/healthz`: the process serves requests. `/readyz`: it should receive traffic. An audit's differences are no reason not to: they concern all
 * servers, and a person must decide whether to take all of them out of service. Nor is a slow database: what does not wait for it still works.
 * Why, and all else, is for operators (healthDetail.ts).
 */
export function registerHealth(app: FastifyInstance, health: Health): void {
  const { version, database, pubsub } = health;
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version, database, pubsub };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if ((await health.notReady()) === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready' });
  });
}
