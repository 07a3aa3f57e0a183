import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import { REQUEST_ID_HEADER } from '../../core/wire/headers.ts';
import { readRequestId } from '../../core/wire/requestIds.ts';

export interface ProgramAppOptions {
  /** The directory of the built pages. */
  readonly pageDirectory: string;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  /** Whether the pages may ask the browser for payments; the operator's frame must allow it, too. */
  readonly payment?: boolean;
  readonly log: Logger;
}

export interface ProgramApp {
  readonly app: FastifyInstance;
  /** Sends a page of `pageDirectory`. */
  page(reply: FastifyReply, name: string, policy: string): FastifyReply;
}

const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Scripts, styles and requests of this origin alone; only the app may show it in a frame. */
export function framedPagePolicy(appOrigins: readonly string[]): string {
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

/** How long a request may take to arrive, and how many connections may be open, in all and from one address. */
const REQUEST_MS = 15_000;
const CONNECTIONS = 5_000;
const CONNECTIONS_PER_ADDRESS = 500;

const FILE = /^[\w-]+\.(?:js|css|svg|woff2)$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The origin of a program beside the server: bounds, headers, faults and files, as every one of them has. */
export function createProgramApp({ pageDirectory, trustedProxies, payment = false, log }: ProgramAppOptions): ProgramApp {
  const headers = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${payment ? 'self' : ''}), usb=()`,
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-security-policy': API_POLICY,
  };
  const app: FastifyInstance = fastify({
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 },
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: ({ headers: sent }) => readRequestId(sent[REQUEST_ID_HEADER]) ?? randomUUID(),
    bodyLimit: 16 * 1024,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    forceCloseConnections: true,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
  });
  boundConnections(app, trustedProxies);
  app.setErrorHandler((error: { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply
      .code(status)
      .send({ error: status < 500 ? 'The request cannot be read' : 'Something went wrong', code: 'BAD_REQUEST' });
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
    const file = path.join(pageDirectory, name);
    if (!FILE.test(name) || !existsSync(file)) return reply.code(404).send({ error: 'There is no such file' });
    return reply
      .headers({ 'content-type': TYPES[path.extname(name)] ?? '', 'cache-control': 'no-cache' })
      .send(createReadStream(file));
  });
  return {
    app,
    page(reply, name, policy) {
      const file = path.join(pageDirectory, name);
      if (!existsSync(file)) return reply.code(404).send({ error: 'The pages are not built', code: 'NOT_BUILT' });
      return reply
        .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
        .send(createReadStream(file));
    },
  };
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
