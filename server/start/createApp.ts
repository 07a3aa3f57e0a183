import type { RequestListener } from 'node:http';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { registerRequestLog } from '../api/edge/requestLog.ts';
import { refuseUnreadableBytes, refuseUnreadablePath } from '../api/edge/unreadable.ts';
import type { Deps } from '../deps.ts';
import type { FrontServer } from '../platform/frontServer.ts';
import { trustsPeer } from '../platform/proxies.ts';

const BODY_LIMIT_BYTES = 256 * 1024;

export interface CreatedApp {
  readonly app: FastifyInstance;
  /** From now on the listening server serves it; nothing without one. Once it is ready. */
  serve(): void;
}

/** An empty app of one of the server's origins. @param front already listening; without it (tests) only app.inject() works. */
export function createApp({ config, log }: Pick<Deps, 'config' | 'log'>, front: FrontServer | null): CreatedApp {
  let handle: RequestListener | undefined;
  const app: FastifyInstance = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies.length > 0 && trustsPeer(config.trustedProxies),
    routerOptions: { maxParamLength: 500 },
    // During shutdown the front server refuses new requests.
    return503OnClosing: false,
    frameworkErrors: refuseUnreadablePath,
    clientErrorHandler: refuseUnreadableBytes,
    // Fastify takes over a server that is already listening.
    ...(front && {
      serverFactory(listener: RequestListener) {
        handle = listener;
        return front.server;
      },
    }),
  });
  registerRequestLog(app, { config, log });
  return {
    app,
    serve() {
      if (front && handle) front.serve(handle);
    },
  };
}
