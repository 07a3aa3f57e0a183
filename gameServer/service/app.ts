import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { GAME_ENGINES, LAUNCH_TOKEN } from '../../core/casino/launchContract.ts';
import { WALLET_REFUSALS } from '../../core/casino/walletContract.ts';
import { gameOf } from '../../core/games/games.ts';
import { err, type Result } from '../../core/result.ts';
import { createProgramApp, framedPagePolicy } from '../../programs/service/programApp.ts';
import type { GameService, ServiceFault } from './gameService.ts';
import type { GameSession } from './session.ts';

export interface GameAppOptions {
  readonly service: GameService;
  /** Origins of the pages that may show a game in a frame. */
  readonly appOrigins: readonly string[];
  /** The directory of the built page. */
  readonly pageDirectory: string;
  /** Sessions that one address may open in a minute: each asks the operator's wallet. */
  readonly opensPerMinute: number;
  /** Other calls of one address and of one session's key in ten seconds. */
  readonly callsPerAddress: number;
  readonly callsPerKey: number;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly log: Logger;
}

const MINUTE_SECONDS = 60;
const CALLS_SECONDS = 10;

const FAULTS: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  NO_SESSION: { status: 401, message: 'This game has ended. Open it again.' },
  NOT_ANSWERED: { status: 503, message: 'The casino does not answer at the moment.' },
  ROUND_OPEN: { status: 409, message: 'A round is still open.' },
  TOO_MANY_CALLS: { status: 429, message: 'Too many calls. Wait a moment.' },
  TOO_MANY_SESSIONS: { status: 429, message: 'Too many games were opened from here. Wait a minute.' },
  NO_ROUND: { status: 404, message: 'There is no such round.' },
  NOT_REVEALED: { status: 409, message: 'The server seed of this round is still in use. Change the seeds, or close the game.' },
  BAD_SEED: { status: 422, message: 'A client seed has 1 to 64 printable characters without a colon.' },
  BAD_BET: { status: 422, message: 'This is no bet of the game.' },
  BELOW_MINIMUM: { status: 422, message: 'The bet is below the minimum.' },
  ABOVE_MAXIMUM: { status: 422, message: 'The bet is above the maximum.' },
  NOT_A_STEP: { status: 422, message: 'The bet is not a multiple of the smallest step.' },
  ...WALLET_REFUSALS,
};

const seed = z.string().max(64);
const open = z.object({ token: z.string().regex(LAUNCH_TOKEN), exchangeId: z.uuid(), clientSeed: seed });
const nonce = z.number().int().min(0);
const bet = z.object({ seedHash: z.string().length(64), nonce, bet: z.unknown() });
const act = z.object({ nonce, index: z.number().int().min(0), action: z.string().max(20) });
const seeds = z.object({ clientSeed: seed });
const closing = z.object({ key: z.string().max(100) });

/** The origin of the games: their pages, and the API that these pages alone use. */
export function buildGameApp(options: GameAppOptions): FastifyInstance {
  const { service, appOrigins, pageDirectory, opensPerMinute, callsPerAddress, callsPerKey, trustedProxies, log } = options;
  const opens = new RateLimiterMemory({ points: opensPerMinute, duration: MINUTE_SECONDS });
  const byAddress = new RateLimiterMemory({ points: callsPerAddress, duration: CALLS_SECONDS });
  const byKey = new RateLimiterMemory({ points: callsPerKey, duration: CALLS_SECONDS });
  const { app, page } = createProgramApp({ pageDirectory, trustedProxies, log });

  /** Counts a call of a session, or of nobody with an empty key. @returns whether it was refused. */
  async function refusedCall(request: FastifyRequest, reply: FastifyReply, key: string): Promise<boolean> {
    const isOver = await Promise.all([byAddress.consume(request.ip), ...(key === '' ? [] : [byKey.consume(key)])]).then(
      () => false,
      () => true,
    );
    if (isOver) answer(reply.header('retry-after', CALLS_SECONDS), err('TOO_MANY_CALLS'));
    return isOver;
  }

  function answer(
    reply: FastifyReply,
    result: Result<unknown, ServiceFault | 'TOO_MANY_CALLS' | 'TOO_MANY_SESSIONS'>,
  ): FastifyReply {
    if (result.ok) return reply.send(result.value ?? {});
    const { status, message } = FAULTS[result.error] ?? { status: 500, message: 'Something went wrong' };
    return reply.code(status).send({ error: message, code: result.error });
  }

  function route<Body>(
    url: string,
    schema: z.ZodType<Body>,
    run: (key: string, body: Body, address: string) => Promise<Result<unknown, ServiceFault>>,
  ): void {
    app.post(url, async (request, reply) => {
      if (await refusedCall(request, reply, keyOf(request))) return reply;
      const body = schema.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ error: 'The request cannot be read', code: 'BAD_REQUEST' });
      return answer(reply, await run(keyOf(request), body.data, request.ip));
    });
  }

  app.post('/api/session', async (request, reply) => {
    const isOverLimit = await opens.consume(request.ip).then(
      () => false,
      () => true,
    );
    if (isOverLimit) return answer(reply.header('retry-after', MINUTE_SECONDS), err('TOO_MANY_SESSIONS'));
    const body = open.safeParse(request.body);
    if (!body.success) return reply.code(400).send({ error: 'The request cannot be read', code: 'BAD_REQUEST' });
    const opened = await service.open(body.data);
    if (!opened.ok) return answer(reply, opened);
    const { key, session, state } = opened.value;
    return { key, game: describeGame(session), state };
  });
  app.get('/api/session', async (request, reply) =>
    (await refusedCall(request, reply, keyOf(request))) ? reply : answer(reply, await service.state(keyOf(request))),
  );
  route('/api/rounds', bet, (key, body, address) => service.bet(key, body, address));
  route('/api/actions', act, (key, body, address) => service.act(key, body, address));
  route('/api/seeds', seeds, (key, { clientSeed }) => service.changeSeeds(key, clientSeed));
  // A page that is being closed cannot send headers of its own.
  route('/api/end', closing, (_key, { key }) => service.end(key, 'GAME_ENDED'));
  app.get<{ Params: { id: string } }>('/api/rounds/:id', async (request, reply) =>
    (await refusedCall(request, reply, '')) ? reply : answer(reply, await service.pastRound(request.params.id)),
  );
  app.get<{ Params: { engine: string } }>('/play/:engine/:gameId', ({ params }, reply) => {
    if (!GAME_ENGINES.some((engine) => engine === params.engine)) return reply.code(404).send({ error: 'There is no such game' });
    return page(reply, 'play.html', framedPagePolicy(appOrigins));
  });
  app.get('/verify', (_request, reply) => page(reply, 'verify.html', framedPagePolicy(appOrigins)));
  app.get('/api/origins', () => ({ appOrigins }));
  return app;
}

function keyOf(request: FastifyRequest): string {
  return /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** What the page says of the game, computed from the rules that are played. */
function describeGame({ engine, gameId, title, currency, minimumBetCents, maximumBetCents }: GameSession) {
  const game = gameOf(engine, gameId);
  if (game === null) throw new RangeError(`No game ${gameId}: its session should not have been opened`);
  const { rules, bounds, version } = game;
  const { numerator, denominator } = game.jackpotReturn();
  return {
    engine,
    gameId,
    title,
    currency,
    version,
    rules,
    stepCents: bounds.stepCents,
    minimumBetCents: Math.max(minimumBetCents, bounds.minimumCents),
    maximumBetCents: Math.min(maximumBetCents, bounds.maximumCents),
    returnToPlayer: game.returnToPlayer().value,
    jackpotReturn: Number(numerator) / Number(denominator),
  };
}
