import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../edge/refuse.ts';

export interface AnalyticsEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly receivedAt: string;
}

export interface AnalyticsBroker {
  receive(event: AnalyticsEvent): void;
  /** Newest first. */
  list(name: string | undefined): readonly AnalyticsEvent[];
  clear(): void;
}

const KEPT = 5_000;

/** The event broker of the reference back end: it keeps what it hears in memory, as much as a test wants to see. */
export function analyticsBroker(): AnalyticsBroker {
  let events: AnalyticsEvent[] = [];
  return {
    receive(event) {
      events.push(event);
      if (events.length > 2 * KEPT) events = events.slice(-KEPT);
    },
    list: (name) =>
      events
        .filter((event) => name === undefined || event.name === name)
        .slice(-KEPT)
        .reverse(),
    clear() {
      events = [];
    },
  };
}

const event = z.object({ name: z.string().min(1).max(200), properties: z.record(z.string(), z.unknown()).default({}) });
const body = z.union([event, z.array(event).max(100)]);

/** `POST /api/analytics`: one `{ name, properties? }` or up to 100 of them; 202 without a body. */
export function registerAnalytics(app: FastifyInstance, broker: AnalyticsBroker, now: () => Date): void {
  app.post('/api/analytics', async (request, reply) => {
    const parsed = body.safeParse(request.body);
    if (!parsed.success)
      return refuse(request, reply, {
        status: 422,
        code: 'BAD_USER_INPUT',
        message: 'Expected { name, properties? } or a list of them',
      });
    for (const one of [parsed.data].flat()) broker.receive({ ...one, receivedAt: now().toISOString() });
    return reply.code(202).send();
  });
}
