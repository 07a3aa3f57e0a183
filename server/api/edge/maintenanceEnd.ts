import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAINTENANCE_END_PATH } from '../../../core/wire/apiPaths.ts';
import { type MaintenanceNotice, maintenanceHeaders } from '../../../core/wire/maintenance.ts';
import { countedAddress } from '../../platform/proxies.ts';
import type { EdgeLimits } from './limits/edgeLimits.ts';
import { refuse } from './refuse.ts';
import { tooManyRequests } from './requestLimit.ts';

/** Less than proxies wait for an answer: 60 s are usual. */
export const HOLD_MS = 25_000;
/** The requests that are held are answered at random moments within 1 ms for each of them, and all of them within this time. */
const LONGEST_SPREAD_MS = 400;
const RETRY_AFTER_SECONDS = 5;

type Outcome = 'over' | 'waited' | 'closing' | 'gone';

export interface MaintenanceEnd {
  /** The maintenance may be over: answers what is held. */
  changed(): void;
  /** The server stops: refuses what is held and what still comes. */
  close(): void;
}

/**
 * Holds a request of a device during maintenance and answers it when that is over: 204, with the header that says whether there is one. It is a
 * hint: start-up decides. Held requests and open websockets of an address, which has none of these during maintenance, have one limit.
 */
export function registerMaintenanceEnd(
  app: FastifyInstance,
  limits: Pick<EdgeLimits, 'sockets' | 'refused'>,
  notice: () => MaintenanceNotice,
): MaintenanceEnd {
  const held = new Set<(outcome: Outcome, afterMs?: number) => void>();
  let isClosing = false;

  function hold(reply: FastifyReply): Promise<Outcome> {
    return new Promise((resolve) => {
      let timer = setTimeout(() => end('waited'), HOLD_MS);
      function end(outcome: Outcome, afterMs = 0): void {
        clearTimeout(timer);
        if (afterMs > 0) {
          timer = setTimeout(() => end(outcome), afterMs);
          return;
        }
        held.delete(end);
        resolve(outcome);
      }
      held.add(end);
      reply.raw.once('close', () => end('gone'));
    });
  }

  function stopping(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    return refuse(request, reply, { status: 503, code: 'SHUTTING_DOWN', message: 'The server is shutting down.', retryable: true });
  }

  app.get(MAINTENANCE_END_PATH, async (request, reply) => {
    if (isClosing) return stopping(request, reply);
    if (notice().enabled) {
      const address = countedAddress(request.ip);
      const release = limits.sockets.byAddress.claim(address);
      if (release === null) {
        limits.refused('socketsPerAddress', { address });
        return tooManyRequests(request, reply, RETRY_AFTER_SECONDS);
      }
      const outcome = await hold(reply);
      release();
      if (outcome === 'closing') return stopping(request, reply);
    }
    return reply.code(204).headers(maintenanceHeaders(notice())).header('cache-control', 'no-store').send();
  });

  return {
    changed() {
      if (notice().enabled) return;
      const spreadMs = Math.min(held.size - 1, LONGEST_SPREAD_MS);
      for (const end of held) end('over', Math.random() * spreadMs);
    },
    close() {
      isClosing = true;
      for (const end of held) end('closing');
    },
  };
}
