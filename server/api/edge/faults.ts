import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GRAPHQL_PATH } from '../../../core/wire/apiPaths.ts';
import { pathOf } from './appTraffic.ts';
import { refuse } from './refuse.ts';

export interface FaultEffect {
  readonly delayMs?: number | undefined;
  readonly status?: number | undefined;
  readonly errorCode?: string | undefined;
  /** The request is not handled; the connection is cut. */
  readonly dropRequest?: boolean | undefined;
  /** The request is handled, then the connection is cut instead of an answer. */
  readonly dropResponse?: boolean | undefined;
}

export interface Fault {
  /** The name of a GraphQL operation, or a path, which includes all paths below it. */
  readonly match: string;
  readonly effect: FaultEffect;
  /** Null: until the fault is removed. */
  readonly times: number | null;
}

/** Faults injected at the edge, in this process's memory: each process has its own, and a restart removes them. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  list(): readonly Fault[];
  /** The first fault that matches, with its remaining uses reduced by one. */
  take(names: readonly string[]): FaultEffect | null;
}

export function createFaults(): Faults {
  let faults: { match: string; effect: FaultEffect; timesLeft: number }[] = [];
  return {
    add: ({ match, effect, times }) => void faults.push({ match, effect, timesLeft: times ?? Number.POSITIVE_INFINITY }),
    clear: () => {
      faults = [];
    },
    list: () =>
      faults.map(({ match, effect, timesLeft }) => ({ match, effect, times: Number.isFinite(timesLeft) ? timesLeft : null })),
    take(names) {
      const fault = faults.find(({ match }) => names.some((name) => fits(match, name)));
      if (!fault) return null;
      fault.timesLeft -= 1;
      if (fault.timesLeft <= 0) faults = faults.filter((other) => other !== fault);
      return fault.effect;
    },
  };
}

function fits(match: string, name: string): boolean {
  return name === match || (match.startsWith('/') && name.startsWith(match.endsWith('/') ? match : `${match}/`));
}

const DROP_RESPONSE = Symbol('drop the response');

declare module 'fastify' {
  interface FastifyRequest {
    [DROP_RESPONSE]?: boolean;
  }
}

/** Puts the faults before every handler but the sandbox's own. `operationOf` names the GraphQL operation of a request. */
export function registerFaults(
  app: FastifyInstance,
  faults: Faults,
  operationOf: (request: FastifyRequest) => string | null,
): void {
  app.addHook('preHandler', async (request, reply) => {
    if (faults.list().length === 0) return;
    const path = pathOf(request.url);
    if (path.startsWith('/sandbox/')) return;
    const operation = path === GRAPHQL_PATH ? operationOf(request) : null;
    const effect = faults.take(operation === null ? [path] : [operation, path]);
    if (effect) return inject(effect, request, reply);
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request[DROP_RESPONSE]) request.raw.socket.destroy();
    done(null, payload);
  });
}

async function inject(effect: FaultEffect, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (effect.delayMs) await delay(effect.delayMs);
  if (effect.dropRequest) {
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  }
  if (effect.dropResponse) {
    request[DROP_RESPONSE] = true;
    return undefined;
  }
  if (effect.status === undefined && effect.errorCode === undefined) return undefined;
  const isGraphql = pathOf(request.url) === GRAPHQL_PATH;
  return refuse(request, reply, {
    status: effect.status ?? (isGraphql ? 200 : 500),
    code: effect.errorCode ?? 'INJECTED_FAULT',
    message: 'A fault injected by the sandbox',
  });
}
