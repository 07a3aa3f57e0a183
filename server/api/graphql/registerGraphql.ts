import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { projectRoot } from '../../platform/projectRoot.ts';
import { catalogueWatch } from './catalogueWatch.ts';
import type { Engine } from './engine.ts';
import { type NamedRequest, operationNameOf } from './operationName.ts';
import { Operations } from './operations.ts';
import { type PersistedQueries, persistedQueries, readManifest } from './persistedQueries.ts';
import { registerHttp } from './registerHttp.ts';
import { resolvers } from './resolvers.ts';
import { buildApiSchema, readContract } from './schema.ts';
import type { Services } from './services.ts';
import { type SocketServer, type SocketServerOptions, socketServer } from './sockets/socketServer.ts';

export interface GraphqlOptions extends SocketServerOptions {
  /** Where schema/ and dist/ are: the project's own by default. */
  readonly root?: string;
  /** Where they are not to be read from dist/. */
  readonly persisted?: PersistedQueries;
  /** After so many milliseconds without an answer of the database a request is told that it may be tried again. */
  readonly patienceMs?: number;
}

export interface GraphqlServer {
  /** For the sandbox's socket faults, and for draining. */
  readonly sockets: SocketServer;
  /** Knows persisted operations by their hash, too. */
  operationNameOf(request: NamedRequest): string | null;
  /** Closes every socket; HTTP requests under way are the HTTP server's to finish. */
  close(): void;
}

/** What the app's build left of its queries under a project's root. */
function builtQueries(root: string = projectRoot()): PersistedQueries {
  return persistedQueries(readManifest(path.join(root, 'dist/persisted-queries.json')));
}

/** GraphQL at /graphql: HTTP on `app`, websockets on its HTTP server. The database must be migrated. */
export function registerGraphql(app: FastifyInstance, deps: Deps, services: Services, options: GraphqlOptions = {}): GraphqlServer {
  const root = options.root ?? projectRoot();
  const schema = buildApiSchema(readContract(path.join(root, 'schema')), resolvers);
  const persisted = options.persisted ?? builtQueries(root);
  const engine: Engine = { deps, services, operations: new Operations(schema, deps.config.introspection), persisted };
  const watch = catalogueWatch(deps);
  app.addHook('onReady', () => watch.refresh());
  registerHttp(app, engine, watch, options.patienceMs);
  const sockets = socketServer(app.server, engine, schema, options);
  return {
    sockets,
    operationNameOf: (request) => operationNameOf(request, persisted),
    close() {
      sockets.close();
      watch.stop();
      services.stop();
    },
  };
}
