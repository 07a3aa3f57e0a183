import fastify, { type FastifyInstance } from 'fastify';
import { registerAccounts } from '../../server/api/accounts/registerAccounts.ts';
import { registerErrors } from '../../server/api/edge/errors.ts';
import { registerRequestLog } from '../../server/api/edge/requestLog.ts';
import { type GraphqlOptions, type GraphqlServer, registerGraphql } from '../../server/api/graphql/registerGraphql.ts';
import { registerIdentity } from '../../server/api/identity/registerIdentity.ts';
import { createServices, type ServiceOptions, type Services } from '../../server/api/services.ts';
import { contexts, resolvers } from '../../server/contexts.ts';

import type { Deps } from '../../server/deps.ts';
import { APP_CLIENT_ID } from '../../server/domain/identity/clients.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { queuedWork } from '../../server/jobs/work.ts';
import { memoryBus } from '../../server/platform/bus.ts';
import { type Clock, systemClock } from '../../server/platform/clock.ts';
import { type Config, readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { createLoops, type Loop } from '../../server/platform/loop.ts';
import type { Database } from '../../server/store/database.ts';
import { createPlayer, type NewPlayer, type Player } from '../../server/store/players/index.ts';
import { CHEAP_PASSWORDS } from './passwords.ts';
import { type ScratchDatabase, scratchDatabase } from './scratchDatabase.ts';

export interface TestApiOptions extends GraphqlOptions, ServiceOptions {
  readonly config?: Partial<Config>;
  /** Pauses of the API's loops, which are all that run here, by their names; their own by default. */
  readonly paces?: Readonly<Record<string, number>>;
  /** The clock; this machine's by default. */
  openClock?(db: Database): Promise<Clock>;
  /** The level from which `logged` collects; errors by default. */
  readonly logLevel?: string;
}

export interface GraphqlAnswer<Data = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: Data | null | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly unknown[];
    readonly extensions: { readonly code: string };
  }[];
}

export interface LoggedIn {
  readonly player: Player;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly authorization: string;
}

export interface TestApi {
  readonly deps: Deps;
  /** The database with all rights, to tamper with it. */
  readonly owner: ScratchDatabase['owner'];
  readonly services: Services;
  readonly app: FastifyInstance;
  readonly graphql: GraphqlServer;
  /** Everything logged, at level error by default: tests that cause none end with it empty. */
  readonly logged: string[];
  /** Does the jobs that are due, as the servers' runner would. */
  runJobs(): Promise<void>;
  /** `http://127.0.0.1:port`, listening from the first call on. */
  url(): Promise<string>;
  query<Data = Record<string, unknown>>(
    text: string,
    variables?: Readonly<Record<string, unknown>>,
    authorization?: string,
  ): Promise<GraphqlAnswer<Data>>;
  newPlayer(fields?: Partial<NewPlayer>): Promise<Player & { readonly password: string }>;
  /** For a new player by default. */
  logIn(fields?: Partial<NewPlayer>): Promise<LoggedIn>;
  /** `Anonymous …` of a new visitor. */
  anonymous(): Promise<string>;
  stop(): Promise<void>;
}

let players = 0;

/** GraphQL and identity on a database of their own, without the rest of the product. Integration tests only. */
export async function buildTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const scratch = await scratchDatabase();
  const logged: string[] = [];
  const log = createLog(options.logLevel ?? 'error', { write: (line) => void logged.push(line) });
  const config = { ...readConfig({ SANDBOX: 'true', ...CHEAP_PASSWORDS }), ...options.config };
  const clock = (await options.openClock?.(scratch.owner)) ?? systemClock();
  const deps: Deps = { config, log, clock, bus: memoryBus(log), db: scratch.db };
  const services = await createServices(deps, options);
  const app = fastify({ forceCloseConnections: true });
  registerRequestLog(app, deps);
  registerErrors(app);
  registerIdentity(app, deps, services);
  registerAccounts(app, services.accounts);
  // Without the queries of dist/, which may be another build's.
  const graphql = registerGraphql(app, deps, services, resolvers, { manifest: new Map(), ...options });
  await app.ready();
  const everyMs = ({ name, everyMs }: Loop): number => options.paces?.[name] ?? everyMs;
  const loops = createLoops(deps, [...services.loops, ...graphql.loops], { everyMs });
  await loops.start();
  let listening: Promise<string> | null = null;

  async function newPlayer(fields: Partial<NewPlayer> = {}): Promise<Player & { password: string }> {
    players += 1;
    const username = fields.username ?? `player${process.pid}x${players}`;
    const input: NewPlayer = {
      username,
      password: 'correct horse',
      email: `${username}@slipstream.test`,
      firstName: 'Maya',
      lastName: 'Rivera',
      regionCode: 'US-NJ',
      balanceCents: 100_000,
      ...fields,
    };
    const created = await createPlayer(deps, input);
    if (!created.ok) throw new Error(created.error);
    return { ...created.value, password: input.password };
  }

  return {
    deps,
    owner: scratch.owner,
    services,
    app,
    graphql,
    logged,
    runJobs: () =>
      runDueJobs(
        deps,
        queuedWork(deps, contexts, { gateway: options.paymentGateway ?? null, sendMail: services.accounts.messages.sendMail }),
      ),
    url() {
      listening ??= app.listen({ port: 0, host: '127.0.0.1' });
      return listening;
    },
    async query<Data>(text: string, variables: Readonly<Record<string, unknown>> = {}, authorization?: string) {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          ...(authorization === undefined ? {} : { authorization }),
        },
        payload: JSON.stringify({ query: text, variables }),
      });
      const body = response.json<{ data?: Data; errors?: GraphqlAnswer['errors'] }>();
      return { status: response.statusCode, headers: response.headers, data: body.data, errors: body.errors ?? [] };
    },
    newPlayer,
    async logIn(fields) {
      const player = await newPlayer(fields);
      const response = await app.inject({
        method: 'POST',
        url: '/api/identity/token',
        payload: { grant_type: 'password', client_id: APP_CLIENT_ID, username: player.username, password: player.password },
      });
      const grant = response.json<{ access_token: string; refresh_token: string }>();
      return {
        player,
        accessToken: grant.access_token,
        refreshToken: grant.refresh_token,
        authorization: `Bearer ${grant.access_token}`,
      };
    },
    anonymous: async () => `Anonymous ${await services.identity.issueAnonymousToken(config.brand)}`,
    async stop() {
      graphql.close();
      await loops.stop();
      await app.close();
      await deps.bus.close();
      await scratch.drop();
    },
  };
}
