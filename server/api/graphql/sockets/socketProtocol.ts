import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { type Context, makeServer, type Server } from 'graphql-ws';
import type { FlagsAnnouncement } from '../../../../core/wire/flagsAnnouncement.ts';
import { PINGS } from '../../../../core/wire/socketPing.ts';
import { depsFor } from '../../../deps.ts';
import { brandOf } from '../../../platform/brandOf.ts';
import { countedAddress } from '../../../platform/proxies.ts';
import { topics } from '../../../platform/topics.ts';
import { answerWeight } from '../answerWeight.ts';
import { authenticate } from '../authenticate.ts';
import { readClientHeaders } from '../clientHeaders.ts';
import type { GraphqlContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { apiError, rateLimited } from '../errors.ts';
import { executeTraced } from '../executeTraced.ts';
import type { Operation } from '../operations.ts';
import { asGraphqlErrors, publicErrors } from '../publicErrors.ts';
import { readRequestParams } from '../requestParams.ts';
import { resolveText } from '../resolveText.ts';
import { type Connection, FORBIDDEN, TRY_AGAIN_LATER } from './connection.ts';
import type { EventFanOut } from './eventFanOut.ts';
import { EventUpdates } from './eventUpdates.ts';
import { mapStream } from './mapStream.ts';
import type { SharedReads } from './sharedReads.ts';
import { SharedSource } from './sharedSource.ts';
import { subscriptionLimits } from './subscriptionLimits.ts';

/** The data that graphql-ws carries for each socket. */
export interface SocketExtra {
  readonly connection: Connection;
  readonly host: string;
  readonly secure: boolean;
  /** The unit that limits count. */
  readonly address: string;
  /** The caller's own, as HTTP requests have it: a pass is of one address. */
  readonly callerAddress: string;
}

type SocketContext = Context<Record<string, unknown>, SocketExtra>;

export interface SocketParts {
  readonly fanOut: EventFanOut;
  readonly sharedReads: SharedReads;
  readonly flags: () => FlagsAnnouncement;
}

interface SocketExecutionArgs extends ExecutionArgs {
  readonly operation: Operation;
  readonly id: string;
  readonly connection: Connection;
  /** Ends what a subscription has claimed of its limits; it may be called twice. */
  readonly release: () => void;
}

const INIT_WITHIN_MS = 10_000;
const SUBSCRIPTIONS_A_SOCKET = 50;

/** Reads the log-in and the client's headers from connection_init, or from a later ping. False: the socket must be closed. */
export async function authorizeSocket(
  engine: Engine,
  extra: SocketExtra,
  parameters: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { deps, services } = engine;
  const client = readClientHeaders((name) => parameters[name], deps.config.production);
  if (!client.ok) return false;
  const hostBrand = brandOf(extra.host, null, deps.config);
  const authenticated = await authenticate(parameters.authorization, services.identity, hostBrand);
  if (!authenticated.ok) return false;
  const { viewer, expiresAt } = authenticated.value;
  const before = extra.connection.context?.viewer;
  // A socket may present a newer token of its own session, never one of another session.
  if (before && JSON.stringify(before) !== JSON.stringify(viewer)) return false;
  if (!before && viewer.kind === 'player' && !claimPlayersSocket(engine, extra, viewer.playerId)) return false;
  const brand = brandOf(extra.host, client.value.app, deps.config);
  const origin = `${extra.secure ? 'https' : 'http'}://${extra.host}`;
  const { callerAddress: address } = extra;
  const playerId = viewer.kind === 'player' ? viewer.playerId : null;
  const visitor = () => services.placeOfVisitor({ headers: {}, address, peer: '', playerId });
  const context = { deps, services, viewer, brand, hostBrand, client: client.value, origin, address, addressRegion: null, visitor };
  extra.connection.authorize(context, expiresAt);
  if (!before && viewer.kind === 'player') {
    const end = deps.bus.subscribe(topics.session(viewer.sessionId), () => extra.connection.close(FORBIDDEN, 'Session ended'));
    extra.connection.onClosed(end);
  }
  return true;
}

/** False: the player already has the maximum of sockets, and this one is being closed. */
function claimPlayersSocket({ services }: Engine, { connection, address }: SocketExtra, playerId: string): boolean {
  const release = services.limits.sockets.byPlayer.claim(playerId);
  if (release) connection.onClosed(release);
  else {
    services.limits.refused('socketsPerPlayer', { playerId, address });
    connection.close(TRY_AGAIN_LATER, 'Too many sockets');
  }
  return release !== null;
}

/** Counts an operation over a socket as a player's request. @returns 0, or seconds until the next try. */
function countRequest({ services }: Engine, { connection, address }: SocketExtra): number {
  const viewer = connection.context?.viewer;
  return viewer?.kind === 'player' ? services.limits.take('requestsPerPlayer', { playerId: viewer.playerId, address }) : 0;
}

/** Counts the root fields of a query beyond the first, which its message counts. @returns 0, or seconds until the next try. */
function weigh({ services }: Engine, { rootFields }: Operation, { address }: SocketExtra): number {
  return rootFields > 1 ? services.limits.take('requestsPerAddress', { address }, rootFields - 1) : 0;
}

/** graphql-transport-ws on our operations: the limits, the known queries and the error format are the same for both transports. */
export function socketProtocol(
  engine: Engine,
  schema: GraphQLSchema,
  { fanOut, sharedReads, flags }: SocketParts,
): Server<SocketExtra> {
  const { deps } = engine;
  const limits = subscriptionLimits(engine);
  const subscriptionDeps = depsFor(deps, 'subscriptions');

  async function argsFor(
    context: SocketContext,
    id: string,
    payload: unknown,
  ): Promise<SocketExecutionArgs | readonly GraphQLError[]> {
    const { connection } = context.extra;
    if (!connection.context) return [apiError('UNAUTHENTICATED', 'connection_init comes first')];
    if (Object.keys(context.subscriptions).length > SUBSCRIPTIONS_A_SOCKET) {
      return [apiError('TOO_MANY_SUBSCRIPTIONS', `At most ${SUBSCRIPTIONS_A_SOCKET} operations at once`)];
    }
    const waitSeconds = countRequest(engine, context.extra);
    if (waitSeconds > 0) return [rateLimited(waitSeconds)];
    const params = readRequestParams(payload);
    if (!params.ok) return [params.error];
    const resolved = await resolveText(params.value, engine, deps.config.production);
    if (!resolved.ok) return [resolved.error];
    const operation = engine.operations.prepare({ ...resolved.value, operationName: params.value.operationName });
    if (!operation.ok) return operation.error;
    const isSubscription = operation.value.type === OperationTypeNode.SUBSCRIPTION;
    const weighed = isSubscription ? 0 : weigh(engine, operation.value, context.extra);
    if (weighed > 0) return [rateLimited(weighed)];
    const claimed = isSubscription
      ? limits.claim(connection.context, operation.value, params.value.variables, resolved.value.trusted)
      : () => undefined;
    if (typeof claimed === 'string') return [apiError('TOO_MANY_SUBSCRIPTIONS', claimed)];
    return {
      schema,
      document: operation.value.document,
      operationName: params.value.operationName,
      variableValues: params.value.variables,
      contextValue: isSubscription ? { ...connection.context, deps: subscriptionDeps } : connection.context,
      operation: operation.value,
      id,
      connection,
      release: claimed,
    };
  }

  function shown(result: ExecutionResult, operation: Operation): ExecutionResult {
    return result.errors?.length
      ? { ...result, errors: asGraphqlErrors(publicErrors(result.errors, deps.log, operation.name)) }
      : result;
  }

  /** Errors, or a stream; messages of a stream that yields nothing are written to the connection. */
  async function open(args: SocketExecutionArgs): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> {
    const { operation, id, connection } = args;
    const context = args.contextValue as GraphqlContext;
    const variables = args.variableValues ?? {};
    const stream = await createSourceEventStream(args);
    if (!isStream(stream)) return stream;
    if (stream instanceof EventUpdates) return fanOut.open({ id, operation, variables, eventIds: stream.eventIds }, connection);
    if (stream instanceof SharedSource) return sharedReads.open({ id, operation, variables, context, source: stream }, connection);
    return mapStream(stream, async (value) => shown(await operation.execute(value, context, variables), operation));
  }

  return makeServer<Record<string, unknown>, SocketExtra>({
    schema,
    connectionInitWaitTimeout: INIT_WITHIN_MS,
    onConnect: async ({ extra, connectionParams }) =>
      (await authorizeSocket(engine, extra, connectionParams ?? {})) && { ...PINGS, flags: flags() },
    onSubscribe: (context, id, payload) => argsFor(context, id, payload),
    // The value is the one that argsFor returned.
    execute: async (given) => {
      const { operation, contextValue, variableValues, connection } = given as SocketExecutionArgs;
      const { limits: edge } = engine.services;
      const who = { address: countedAddress(connection.context?.address ?? '') };
      const waitSeconds = edge.take('answersPerAddress', who);
      if (waitSeconds > 0) return { errors: [rateLimited(waitSeconds)] };
      const result = shown(await executeTraced(operation, contextValue, variableValues ?? {}), operation);
      edge.charge('answersPerAddress', who, answerWeight(operation, JSON.stringify(result.data ?? null).length));
      return result;
    },
    subscribe: async (given) => {
      const args = given as SocketExecutionArgs;
      try {
        const stream = await open(args);
        if (isStream(stream)) return endingWith(stream, args.release);
        args.release();
        return shown(stream, args.operation);
      } catch (error) {
        args.release();
        if (error instanceof GraphQLError) return shown({ errors: [error] }, args.operation);
        throw error;
      }
    },
    onError: (_context, _id, _payload, errors) =>
      errors.map((error) => publicErrors([error], deps.log, null)[0] ?? { message: '' }),
  });
}

function isStream<Stream extends AsyncIterable<unknown>>(value: Stream | ExecutionResult): value is Stream {
  return Symbol.asyncIterator in value;
}

/** The stream; `onEnd` is called when it has ended, by itself or by its consumer. */
function endingWith<Value>(stream: AsyncGenerator<Value, void, void>, onEnd: () => void): AsyncGenerator<Value, void, void> {
  return {
    async next() {
      try {
        const result = await stream.next();
        if (result.done) onEnd();
        return result;
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    async return() {
      onEnd();
      return stream.return();
    },
    async throw(error: unknown) {
      onEnd();
      return stream.throw(error);
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      onEnd();
      await stream.return();
    },
  };
}
