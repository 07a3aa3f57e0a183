import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Deps, depsFor } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { projectRoot } from '../../platform/projectRoot.ts';
import type { Services } from '../services.ts';
import { catalogueWatch } from './catalogueWatch.ts';
import type { GraphqlContext } from './context.ts';
import { earlierBuilds } from './earlierBuilds.ts';
import type { Engine } from './engine.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { type NamedRequest, operationNameOf } from './operationName.ts';
import { Operations } from './operations.ts';
import { persistedQueries, readManifest } from './persistedQueries.ts';
import { registerHttp } from './registerHttp.ts';
import { buildApiSchema, readContract } from './schema.ts';
import { type SocketServer, type SocketServerOptions, socketServer } from './sockets/socketServer.ts';

export interface GraphqlOptions extends SocketServerOptions {
  /** The directory of schema/ and dist/: the project's own by default. */
  readonly root?: string;
  /** The build's persisted queries (text by hash), where they are not read from dist/. */
  readonly manifest?: ReadonlyMap<string, string>;
  /** A request that the database does not answer within this time is refused as retryable. */
  readonly patienceMs?: number;
}

export interface GraphqlServer {
  /** For the sandbox's socket faults, and for draining. */
  readonly sockets: SocketServer;
  /** Also resolves persisted operations by their hash. */
  operationNameOf(request: NamedRequest): string | null;
  readonly loops: readonly Loop[];
  /** Closes every socket; the HTTP server finishes the HTTP requests under way. */
  close(): void;
}

/** GraphQL at /graphql: HTTP on `app`, websockets on its HTTP server. The database must be migrated. */
export function registerGraphql(
  app: FastifyInstance,
  deps: Deps,
  services: Services,
  resolvers: Resolvers<GraphqlContext>,
  options: GraphqlOptions = {},
): GraphqlServer {
  const root = options.root ?? projectRoot();
  const schema = buildApiSchema(readContract(path.join(root, 'schema')), resolvers);
  const manifest = options.manifest ?? readManifest(path.join(root, 'dist/persisted-queries.json'));
  const persisted = persistedQueries(manifest);
  const builds = earlierBuilds(deps, manifest, persisted);
  const forReading = depsFor(deps, 'reading');
  const engine: Engine = {
    deps: forReading,
    services,
    operations: new Operations(schema, deps.config.introspection),
    persisted,
    builds,
  };
  const watch = catalogueWatch(forReading);
  app.addHook('onReady', () => watch.refresh());
  app.addHook('onReady', () => builds.start());
  registerHttp(app, engine, watch, options.patienceMs);
  const sockets = socketServer(app.server, engine, schema, options);
  return {
    sockets,
    operationNameOf: (request) => operationNameOf(request, persisted),
    loops: [...sockets.loops, builds.loop],
    close() {
      sockets.close();
      watch.stop();
      services.stop();
    },
  };
}
