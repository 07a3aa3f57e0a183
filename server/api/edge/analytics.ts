import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countedAddress } from '../../platform/proxies.ts';
import type { EdgeLimits } from './limits/edgeLimits.ts';
import { refuse } from './refuse.ts';
import { tooManyRequests } from './requestLimit.ts';
import { unusableInput } from './unusableInput.ts';

export interface AnalyticsEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly receivedAt: string;
}

/** Destination of the events (analyticsSinks.ts, otlpSink.ts). It never throws, and never makes a client wait. */
export interface AnalyticsSink {
  receive(event: AnalyticsEvent): void;
}

const BODY_LIMIT_BYTES = 32 * 1024;
const EVENTS_A_REQUEST = 100;
const EVENT_BYTES = 4 * 1024;
/** Nesting limit: a list of events, an event, its properties, and three levels in them. */
const DEEPEST = 6;

/** A name is no text: nothing of a person fits into it. */
const NAME = /^[A-Za-z][\w.]{0,63}$/;

const event = z.object({ name: z.string().regex(NAME), properties: z.record(z.string(), z.unknown()).default({}) });
const body = z.union([event, z.array(event).max(EVENTS_A_REQUEST)]);

function eventsOf(input: unknown): z.infer<typeof event>[] | string {
  const unusable = unusableInput(input, DEEPEST);
  if (unusable !== null) return unusable;
  const parsed = body.safeParse(input);
  if (!parsed.success) return `Expected { name, properties? } or a list of at most ${EVENTS_A_REQUEST} of them`;
  const events = [parsed.data].flat();
  const isTooLarge = events.some((each) => Buffer.byteLength(JSON.stringify(each)) > EVENT_BYTES);
  return isTooLarge ? `An event has at most ${EVENT_BYTES} bytes` : events;
}

/** `POST /api/analytics`: one `{ name, properties? }` or up to 100 of them, of 4 kB each and 32 kB in all; 202 without a body. */
export function registerAnalytics(app: FastifyInstance, sink: AnalyticsSink, limits: EdgeLimits, now: () => Date): void {
  app.route({
    method: 'POST',
    url: '/api/analytics',
    bodyLimit: BODY_LIMIT_BYTES,
    async onRequest(request, reply) {
      const waitSeconds = limits.take('reportsPerAddress', { address: countedAddress(request.ip) });
      if (waitSeconds > 0) return tooManyRequests(request, reply, waitSeconds);
    },
    async handler(request, reply) {
      const events = eventsOf(request.body);
      if (typeof events === 'string') return refuse(request, reply, { status: 422, code: 'BAD_USER_INPUT', message: events });
      for (const each of events) sink.receive({ ...each, receivedAt: now().toISOString() });
      return reply.code(202).send();
    },
  });
}
