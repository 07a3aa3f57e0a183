import type { FastifyInstance } from 'fastify';

export interface Health {
  readonly version: string;
  readonly database: 'embedded' | 'postgres';
  readonly pubsub: 'memory' | 'redis';
  /** Null when work can be done, else why not, in a word or two. */
  notReady(): Promise<string | null>;
}

/** `/healthz`: the process serves requests. `/readyz`: it should be given some. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  const { version, database, pubsub } = health;
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version, database, pubsub };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = await health.notReady();
    if (reason === null) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', reason });
  });
}
