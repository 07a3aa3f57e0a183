import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GRAPHQL_PATH } from '../../../core/wire/apiPaths.ts';
import { pathOf } from './appTraffic.ts';

export interface WaitingRoom {
  readonly inWaitingRoom: boolean;
  readonly refreshIntervalSeconds: number;
}

/** Thirty seconds by default (specification, section 9; five by its other reading). */
export const NO_WAITING_ROOM: WaitingRoom = { inWaitingRoom: false, refreshIntervalSeconds: 30 };

const OPERATION = 'Startup';

/**
 * While there is a queue, start-up is answered 202 with `{ inWaitingRoom, refreshIntervalSeconds }`, and the same under `cfWaitingRoom`,
 * the key that the content network's own waiting rooms use.
 */
export function registerWaitingRoom(
  app: FastifyInstance,
  room: () => WaitingRoom,
  operationOf: (request: FastifyRequest) => string | null,
): void {
  app.addHook('preHandler', (request, reply, done) => {
    const current = room();
    if (!current.inWaitingRoom || pathOf(request.url) !== GRAPHQL_PATH || operationOf(request) !== OPERATION) return done();
    reply
      .code(202)
      .header('cache-control', 'no-store')
      .send({ ...current, cfWaitingRoom: current });
  });
}
