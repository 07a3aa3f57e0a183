import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { Result } from '../../core/result.ts';
import { createProgramApp, framedPagePolicy } from '../../programs/service/programApp.ts';
import { BEHAVIOURS } from './behaviours.ts';
import type { Fault, GatewayService } from './gatewayService.ts';
import { ACTIONS } from './payment.ts';

export interface GatewayAppOptions {
  readonly service: GatewayService;
  /** The secret of the operator. */
  readonly secret: string;
  /** Origins of the pages that may show a payment in a frame. */
  readonly appOrigins: readonly string[];
  /** The directory of the built page. */
  readonly pageDirectory: string;
  /** Calls of pages from one address in ten seconds. */
  readonly callsPerAddress: number;
  readonly trustedProxies: readonly string[];
  readonly log: Logger;
}

const CALLS_SECONDS = 10;

type Refusal = Fault | 'BAD_REQUEST' | 'UNAUTHORIZED' | 'TOO_MANY_CALLS';
const REFUSALS: Readonly<Record<Refusal, { readonly status: number; readonly error: string }>> = {
  BAD_REQUEST: { status: 400, error: 'The request cannot be read' },
  UNAUTHORIZED: { status: 401, error: 'The secret is missing or wrong' },
  UNKNOWN_PAYMENT: { status: 404, error: 'There is no such payment' },
  KEY_REUSED: { status: 409, error: 'The key belongs to another payment' },
  UNKNOWN_ORIGIN: { status: 422, error: 'Pages of this origin may show no payments' },
  NOT_POSSIBLE: { status: 409, error: 'This is not possible with the payment as it is' },
  TOO_MANY_CALLS: { status: 429, error: 'Too many calls. Wait a moment.' },
};

const id = z.string().regex(/^[\w.:-]{1,100}$/);
const newPayment = z.object({
  key: id,
  receiptId: id,
  direction: z.enum(['DEPOSIT', 'WITHDRAWAL']),
  providerCode: z.string().regex(/^[A-Z_]{1,60}$/),
  methodId: z.string().max(100).nullable(),
  amountCents: z.number().int().min(1).max(100_000_000_000),
  currency: z.string().regex(/^[A-Z]{3}$/),
  customerId: id,
  customerName: z.string().max(200),
  returnUrl: z.string().max(1_000),
  fields: z.record(z.string().max(100), z.string().max(500)).default({}),
});
const completion = z.object({ nonce: z.string().max(100) });
const statement = z.object({ since: z.iso.datetime().optional(), customerId: id.optional() });
const rule = z.object({
  customerId: id.nullable().default(null),
  providerCode: z.string().max(60).nullable().default(null),
  behaviour: z.enum(BEHAVIOURS),
  times: z.number().int().min(1).max(10_000).nullable().default(null),
});
const control = z.object({ action: z.enum(ACTIONS) });
const pressed = z.object({ action: z.enum(['approve', 'decline', 'cancel']) });

type Of<Name extends string> = { readonly Params: Readonly<Record<Name, string>> };

/** The origin of the gateway: its API for the operator, the pages of payments, and the API that these pages alone use. */
export function buildGatewayApp(options: GatewayAppOptions): FastifyInstance {
  const { service, secret, appOrigins, pageDirectory, callsPerAddress, trustedProxies, log } = options;
  const { app, page } = createProgramApp({ pageDirectory, trustedProxies, payment: true, log });
  const byAddress = new RateLimiterMemory({ points: callsPerAddress, duration: CALLS_SECONDS });

  function refuse(reply: FastifyReply, code: Refusal): FastifyReply {
    const { status, error } = REFUSALS[code];
    return reply.code(status).send({ error, code });
  }

  function answer(reply: FastifyReply, result: Result<unknown, Refusal>): FastifyReply {
    return result.ok ? reply.send(result.value) : refuse(reply, result.error);
  }

  /** Null: refused. */
  function bodyOf<Schema extends z.ZodType>(schema: Schema, body: unknown, reply: FastifyReply): z.infer<Schema> | null {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    refuse(reply, 'BAD_REQUEST');
    return null;
  }

  app.addHook('preSerialization', async (_request, _reply, payload) => {
    await service.written();
    return payload;
  });
  app.register(async (operator) => {
    operator.addHook('onRequest', async (request, reply) => {
      if (!isSecret(request, secret)) return refuse(reply, 'UNAUTHORIZED');
      return undefined;
    });
    operator.post('/v1/payments', async (request, reply) => {
      const body = bodyOf(newPayment, request.body, reply);
      return body === null ? reply : answer(reply, await service.create(body));
    });
    operator.get<Of<'reference'>>('/v1/payments/:reference', ({ params }, reply) =>
      answer(reply, service.status(params.reference)),
    );
    operator.post<Of<'reference'>>('/v1/payments/:reference/complete', async ({ params, body }, reply) => {
      const completed = bodyOf(completion, body, reply);
      return completed === null ? reply : answer(reply, await service.complete(params.reference, completed.nonce));
    });
    for (const action of ['cancel', 'refund'] as const)
      operator.post<Of<'reference'>>(`/v1/payments/:reference/${action}`, async ({ params }, reply) =>
        answer(reply, await service.act(params.reference, action)),
      );
    operator.get('/v1/statement', (request, reply) => {
      const query = bodyOf(statement, request.query, reply);
      if (query === null) return reply;
      const since = query.since === undefined ? null : new Date(query.since);
      return reply.send({ lines: service.statement(since, query.customerId ?? null) });
    });
    operator.post('/control/behaviours', async (request, reply) => {
      const body = bodyOf(rule, request.body, reply);
      if (body === null) return reply;
      await service.addRule(body);
      return reply.code(204).send();
    });
    operator.post('/control/reset', async (_request, reply) => {
      await service.reset();
      return reply.code(204).send();
    });
    operator.post<Of<'reference'>>('/control/payments/:reference', async ({ params, body }, reply) => {
      const wanted = bodyOf(control, body, reply);
      return wanted === null ? reply : answer(reply, await service.act(params.reference, wanted.action));
    });
  });

  app.register(async (player) => {
    player.addHook('onRequest', async (request, reply) => {
      const isOver = await byAddress.consume(request.ip).then(
        () => false,
        () => true,
      );
      if (isOver) return refuse(reply.header('retry-after', CALLS_SECONDS), 'TOO_MANY_CALLS');
      return undefined;
    });
    player.get<Of<'token'>>('/pay/:token', ({ params, headers }, reply) => {
      if (!/^application\/json\b/.test(headers.accept ?? '')) return page(reply, 'pay.html', framedPagePolicy(appOrigins));
      const { origin } = headers;
      reply.header('vary', 'accept, origin');
      if (origin !== undefined && appOrigins.includes(origin)) reply.header('access-control-allow-origin', origin);
      const redirectUrl = service.redirectOf(params.token);
      return redirectUrl.ok ? reply.send({ redirectUrl: redirectUrl.value }) : refuse(reply, redirectUrl.error);
    });
    player.get<Of<'token'>>('/api/pages/:token', ({ params }, reply) => answer(reply, service.page(params.token)));
    player.post<Of<'token'>>('/api/pages/:token', async ({ params, body }, reply) => {
      const press = bodyOf(pressed, body, reply);
      return press === null ? reply : answer(reply, await service.press(params.token, press.action));
    });
    player.get('/api/origins', () => ({ appOrigins }));
  });
  return app;
}

/** Takes the same time for every wrong secret. */
function isSecret({ headers }: FastifyRequest, expected: string): boolean {
  const given = /^Bearer (\S{1,300})$/.exec(headers.authorization ?? '')?.[1] ?? '';
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
