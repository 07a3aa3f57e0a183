import { createReadStream, existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { GAME_ENGINES, LAUNCH_TOKEN } from '../../core/casino/launchContract.ts';
import { WALLET_REFUSALS } from '../../core/casino/walletContract.ts';
import { gameOf } from '../../core/games/games.ts';
import { err, type Result } from '../../core/result.ts';
import type { GameService, ServiceFault } from './gameService.ts';
import type { GameSession } from './session.ts';

export interface GameAppOptions {
  readonly service: GameService;
  /** Origins of the pages that may show a game in a frame. */
  readonly appOrigins: readonly string[];
  /** Of the built page. */
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

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Scripts, styles and requests of this origin alone; only the app may show it in a frame. */
export function gamePolicy(appOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${appOrigins.join(' ') || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const MINUTE_SECONDS = 60;
const CALLS_SECONDS = 10;
/** How long a request may take to arrive, and how many connections may be open, in all and from one address. */
const REQUEST_MS = 15_000;
const CONNECTIONS = 5_000;
const CONNECTIONS_PER_ADDRESS = 500;

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

const FILE = /^[\w-]+\.(?:js|css|svg|woff2)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The origin of the games: their pages, and the API that these pages alone use. */
export function buildGameApp(options: GameAppOptions): FastifyInstance {
  const { service, appOrigins, pageDirectory, opensPerMinute, callsPerAddress, callsPerKey, trustedProxies, log } = options;
  const opens = new RateLimiterMemory({ points: opensPerMinute, duration: MINUTE_SECONDS });
  const byAddress = new RateLimiterMemory({ points: callsPerAddress, duration: CALLS_SECONDS });
  const byKey = new RateLimiterMemory({ points: callsPerKey, duration: CALLS_SECONDS });
  const app: FastifyInstance = fastify({
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...HEADERS, 'content-security-policy': API_POLICY });
  });
  boundConnections(app, trustedProxies);
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply
      .code(status)
      .send({ error: status < 500 ? 'The request cannot be read' : 'Something went wrong', code: 'BAD_REQUEST' });
  });

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
    run: (key: string, body: Body) => Promise<Result<unknown, ServiceFault>>,
  ): void {
    app.post(url, async (request, reply) => {
      if (await refusedCall(request, reply, keyOf(request))) return reply;
      const body = schema.safeParse(request.body);
      if (!body.success) return reply.code(400).send({ error: 'The request cannot be read', code: 'BAD_REQUEST' });
      return answer(reply, await run(keyOf(request), body.data));
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
  route('/api/rounds', bet, (key, body) => service.bet(key, body));
  route('/api/actions', act, (key, body) => service.act(key, body));
  route('/api/seeds', seeds, (key, { clientSeed }) => service.changeSeeds(key, clientSeed));
  // A page that is being closed cannot send headers of its own.
  route('/api/end', closing, (_key, { key }) => service.end(key, 'GAME_ENDED'));
  app.get<{ Params: { id: string } }>('/api/rounds/:id', async (request, reply) =>
    (await refusedCall(request, reply, '')) ? reply : answer(reply, await service.pastRound(request.params.id)),
  );
  app.get('/healthz', () => ({ status: 'ok' }));

  function page(reply: FastifyReply, name: string, policy: string): FastifyReply {
    const file = path.join(pageDirectory, name);
    if (!existsSync(file)) return reply.code(404).send({ error: 'The pages of the games are not built', code: 'NOT_BUILT' });
    return reply
      .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
      .send(createReadStream(file));
  }
  app.get<{ Params: { engine: string } }>('/play/:engine/:gameId', ({ params }, reply) => {
    if (!GAME_ENGINES.some((engine) => engine === params.engine)) return reply.code(404).send({ error: 'There is no such game' });
    return page(reply, 'play.html', gamePolicy(appOrigins));
  });
  app.get('/verify', (_request, reply) => page(reply, 'verify.html', gamePolicy(appOrigins)));
  app.get('/api/origins', () => ({ appOrigins }));
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
    const file = path.join(pageDirectory, name);
    if (!FILE.test(name) || !existsSync(file)) return reply.code(404).send({ error: 'There is no such file' });
    return reply
      .headers({ 'content-type': TYPES[path.extname(name)] ?? '', 'cache-control': 'no-cache' })
      .send(createReadStream(file));
  });
  return app;
}

/** Cuts connections beyond the bounds; a proxy has those of many clients. */
function boundConnections({ server }: FastifyInstance, trustedProxies: readonly string[]): void {
  server.maxConnections = CONNECTIONS;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (trustedProxies.includes(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
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
    ...{ engine, gameId, title, currency, version, rules, stepCents: bounds.stepCents },
    minimumBetCents: Math.max(minimumBetCents, bounds.minimumCents),
    maximumBetCents: Math.min(maximumBetCents, bounds.maximumCents),
    returnToPlayer: game.returnToPlayer().value,
    jackpotReturn: Number(numerator) / Number(denominator),
  };
}
