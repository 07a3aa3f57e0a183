import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LAUNCH_TOKEN } from '../../../core/casino/launchContract.ts';
import { WALLET_PATH, WALLET_REFUSALS, type WalletOperation, type WalletRefusal } from '../../../core/casino/walletContract.ts';
import { MAXIMUM_BET_CENTS } from '../../../core/money/money.ts';
import type { Deps } from '../../deps.ts';
import { isAddress, plainAddress } from '../../platform/proxies.ts';
import { topics } from '../../platform/topics.ts';
import {
  endRound,
  endWalletSession,
  exchangeLaunchToken,
  type ReceivedRequest,
  readWalletBalance,
  receiveRequest,
  transact,
  type WalletDecision,
  winJackpot,
} from '../../store/casino/index.ts';
import { sentAt } from '../../store/sentAt.ts';
import { refuse } from '../edge/refuse.ts';
import { type GameServers, readSignedRequest } from './gameServers.ts';

type Answer = Readonly<Record<string, unknown>> | WalletRefusal;
type Handler = (received: ReceivedRequest, body: unknown) => Promise<Answer>;

const id = z.string().regex(/^[\w.:-]{1,100}$/);
const player = { sessionId: id, playerId: id };
const round = { ...player, roundId: id };
const playerAddress = z.string().max(60).refine(isAddress).transform(plainAddress).optional();
const bet = z.object({ ...round, transactionId: id, amountCents: z.number().int().min(1).max(MAXIMUM_BET_CENTS), playerAddress });
const win = z.object({ ...round, transactionId: id, amountCents: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) });
const jackpot = z.object({ ...round, transactionId: id, jackpotId: id });
const rollback = z.object({ ...round, transactionId: id, betTransactionId: id });
const totals = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const end = z.object({ ...round, betCents: totals, winCents: totals, certainReturnCents: totals.optional() });
const authenticate = z.object({ token: z.string().regex(LAUNCH_TOKEN), exchangeId: id });

function answerOf({ code, ...rest }: WalletDecision): Answer {
  return code ?? rest;
}

/** The wallet of the casino, for game servers alone: signed requests, each received once (docs/casino-wallet.openapi.yaml). */
export function registerWallet(
  app: FastifyInstance,
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  servers: () => GameServers,
): void {
  /** A body that does not fit is refused after its signature has been checked. */
  function handler<Body>(schema: z.ZodType<Body>, run: (received: ReceivedRequest, body: Body) => Promise<Answer>): Handler {
    return async (received, body) => {
      const parsed = schema.safeParse(body);
      return parsed.success ? run(received, parsed.data) : 'BAD_REQUEST';
    };
  }

  /** For operations whose function does not receive the request itself. */
  function received<Body>(schema: z.ZodType<Body>, run: (request: ReceivedRequest, body: Body) => Promise<Answer>): Handler {
    return handler(schema, async (request, body) => (await receiveRequest(db.query, request)) ?? run(request, body));
  }

  const at = sentAt(clock);
  const handlers: Record<WalletOperation, Handler> = {
    authenticate: received(authenticate, async ({ serverId }, { token, exchangeId }) => {
      const tokenHash = createHash('sha256').update(token).digest('hex');
      const session = await exchangeLaunchToken(db.query, serverId, { token, tokenHash, exchangeId }, clock.now());
      return typeof session === 'string' ? session : { ...session };
    }),
    balance: received(z.object(player), async ({ serverId }, body) => answerOf(await readWalletBalance(db, serverId, body))),
    bet: handler(bet, async (request, body) => answerOf(await transact(db, request, { kind: 'BET', request: body }, at))),
    win: handler(win, async (request, body) => answerOf(await transact(db, request, { kind: 'WIN', request: body }, at))),
    rollback: handler(rollback, async (request, body) =>
      answerOf(await transact(db, request, { kind: 'ROLLBACK', request: body }, at)),
    ),
    jackpot: handler(jackpot, async (request, body) => {
      const decision = await winJackpot(db, request, body, at);
      if (decision.code === null) bus.publish(topics.jackpots, '{}');
      return answerOf(decision);
    }),
    end: handler(end, async (request, body) => {
      const { haveJackpotsGrown = false, ...decision } = await endRound(db, request, body, at);
      if (haveJackpotsGrown) bus.publish(topics.jackpots, '{}');
      return answerOf(decision);
    }),
    endSession: received(z.object({ sessionId: id }), async ({ serverId }, { sessionId }) =>
      answerOf(await endWalletSession(db, serverId, sessionId, clock.now())),
    ),
  };

  function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
    if (typeof answer !== 'string') return reply.header('cache-control', 'no-store').send(answer);
    const { status, message, isRetryable } = WALLET_REFUSALS[answer];
    return refuse(request, reply, { status, code: answer, message, retryable: isRetryable });
  }

  app.register(async (scope) => {
    // The signature is of the bytes that were sent.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const [operation, run] of Object.entries(handlers)) {
      const path = `${WALLET_PATH}/${operation}`;
      scope.post(path, async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : '';
        const signed = readSignedRequest(servers(), request.headers, path, body);
        return send(request, reply, signed === null ? 'BAD_SIGNATURE' : await run(signed, parseJson(body)));
      });
    }
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
