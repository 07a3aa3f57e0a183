import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { GraphQLSchema } from 'graphql';
import { handleProtocols, MessageType } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { GRAPHQL_PATH } from '../../../../core/wire/apiPaths.ts';
import { type FlagsAnnouncement, flagsMessage, spreadMsOf } from '../../../../core/wire/flagsAnnouncement.ts';
import { PONG_MESSAGE, SERVER_PING_MS } from '../../../../core/wire/socketPing.ts';
import { declineUpgrade } from '../../../platform/declineUpgrade.ts';
import type { Loop } from '../../../platform/loop.ts';
import { type Caller, callerOf, countedAddress, plainAddress, trustsPeer } from '../../../platform/proxies.ts';
import { idHeaders, inRequest, type RequestContext } from '../../../platform/requestContext.ts';
import { UNKNOWN_LOCATION } from '../../../store/players/index.ts';
import { type HostRefusal, refusedHost, refusedOrigin } from '../../edge/hosts.ts';
import type { GraphqlContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { Connection, FORBIDDEN, TRY_AGAIN_LATER } from './connection.ts';
import { EventFanOut } from './eventFanOut.ts';
import { sessionSweep } from './sessionSweep.ts';
import { SharedReads } from './sharedReads.ts';
import { answerIds, numberedMessages, socketContext } from './socketContext.ts';
import { authorizeSocket, type SocketExtra, socketProtocol } from './socketProtocol.ts';

const MAXIMUM_MESSAGE_BYTES = 65_536;
/** Specification, section 9: keepalive 30000 ms. */
const KEEP_ALIVE_MS = 30_000;
/** How often expired log-ins are searched for and quiet sockets pinged. */
const SWEEP_MS = SERVER_PING_MS / 2;
const BAD_MESSAGE = 4400;
const INTERNAL_ERROR = 4500;
const GOING_AWAY = 1001;

/** Why an upgrade is refused now (maintenance, a waiting room): status and headers. */
export interface UpgradeRefusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SocketServerOptions {
  readonly refuseUpgrade?: (request: IncomingMessage) => UpgradeRefusal | null;
  /** Which version of the feature flags this server has. */
  readonly flagsRevision?: () => string;
}

export interface SocketServer {
  count(): number;
  /** Closes every socket, with 1001 unless a more specific code is given; clients reconnect. */
  dropAll(code?: number, reason?: string): void;
  /** Mutes every open socket; new ones are not affected. */
  muteAll(): void;
  readonly loops: readonly Loop[];
  /** Flags have changed: tells every socket which version there is now. One that is closed meanwhile learns it when it is open again. */
  announceFlags(): void;
  close(): void;
}

function refuse(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': '0' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const SERVER_MESSAGES: ReadonlySet<unknown> = new Set([MessageType.ConnectionAck, MessageType.Next, MessageType.Error]);

/** graphql-ws throws at these as if they were a bug of the server. It handles messages that cannot be parsed itself. */
function isServerMessage(text: string): boolean {
  try {
    const message: unknown = JSON.parse(text);
    return isRecord(message) && SERVER_MESSAGES.has(message.type);
  } catch {
    return false;
  }
}

/** Refuses a host that is not ours and a page that is not ours. Programs other than browsers send no origin. */
function refused({ deps, services }: Engine, request: IncomingMessage, caller: Caller): UpgradeRefusal | null {
  const refusal: HostRefusal | null =
    refusedHost(deps.config.hosts, request, caller.host) ?? refusedOrigin(deps.config.hosts, request.headers.origin, caller.host);
  if (refusal === null) return null;
  services.limits.logSecurity('visitor', 'host.refused', caller.address, {
    address: caller.address,
    subject: refusal.subject,
    outcome: refusal.code,
  });
  return { status: refusal.status, headers: {} };
}

/** Shared executions are nobody's. */
function nobodyOf({ deps, services }: Engine): GraphqlContext {
  return {
    deps,
    services,
    viewer: { kind: 'none' },
    brand: deps.config.brand,
    hostBrand: deps.config.brand,
    client: { platform: null, appVersion: null, app: null, client: null, installId: null },
    origin: '',
    address: '',
    addressRegion: null,
    visitor: async () => UNKNOWN_LOCATION,
  };
}

/** The websocket at /graphql: connections, keepalive and closing. socketProtocol handles the messages. */
export function socketServer(
  http: HttpServer,
  engine: Engine,
  schema: GraphQLSchema,
  options: SocketServerOptions = {},
): SocketServer {
  const { deps, services } = engine;
  const trusts = trustsPeer(deps.config.trustedProxies);
  const protocol = socketProtocol(engine, schema, {
    fanOut: new EventFanOut(deps, nobodyOf(engine)),
    sharedReads: new SharedReads(deps),
    flags: () => announcement(),
  });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAXIMUM_MESSAGE_BYTES,
    clientTracking: false,
    handleProtocols,
  });
  answerIds(sockets);
  /** Each with what keeps it alive. */
  const connections = new Map<Connection, (now: number) => void>();
  let closing = false;

  function announcement(): FlagsAnnouncement {
    return { revision: options.flagsRevision?.() ?? 'none', spreadMs: spreadMsOf(connections.size) };
  }

  function opened(socket: WebSocket, { address, host, secure }: Caller, context: RequestContext): void {
    const connection = new Connection(socket);
    const inMessage = numberedMessages(connection, context);
    const extra: SocketExtra = { connection, host, secure, address: countedAddress(address), callerAddress: plainAddress(address) };
    connections.set(connection, keepAlive(socket));
    socket.on('pong', () => connection.hear({ kind: 'pong', at: performance.now() }));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => connection.send(text),
        close: (code, reason) => connection.close(code ?? GOING_AWAY, reason ?? ''),
        onMessage: (receive) => {
          socket.on('message', (data) => {
            if (connection.isMuted) return;
            const text = String(data);
            if (connection.takePong(text)) return;
            if (services.limits.take('requestsPerAddress', { address: extra.address }) > 0) {
              connection.close(TRY_AGAIN_LATER, 'Too many messages');
              return;
            }
            if (isServerMessage(text)) {
              connection.close(BAD_MESSAGE, 'Only the server says that');
              return;
            }
            inMessage(() => {
              receive(text).catch((error: unknown) => {
                deps.log.error({ err: error }, 'a websocket message failed');
                connection.close(INTERNAL_ERROR, 'Internal server error');
              });
            });
          });
        },
        // A ping may carry a newer token, so that a socket outlives the one it was opened with.
        onPing: async (payload) => {
          if (isRecord(payload) && 'authorization' in payload && !(await authorizeSocket(engine, extra, payload))) {
            connection.close(FORBIDDEN, 'Forbidden');
          } else connection.send(PONG_MESSAGE);
        },
      },
      extra,
    );
    // Garbage closes its own socket; ws has sent its close code by then.
    socket.on('error', () => connection.close(BAD_MESSAGE, 'Unreadable message'));
    socket.once('close', (code, reason) => {
      connections.delete(connection);
      connection.closed();
      closed(code, String(reason)).catch((error: unknown) => deps.log.error({ err: error }, 'a websocket was not closed cleanly'));
    });
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      declineUpgrade(http, request, socket, head);
      return;
    }
    const caller = callerOf(request, trusts);
    const context = socketContext(engine, request, caller);
    inRequest(context, () => open(request, socket, head, caller, context));
  }

  function open(request: IncomingMessage, socket: Duplex, head: Buffer, caller: Caller, context: RequestContext): void {
    const path = request.url?.split('?', 1)[0];
    if (path !== GRAPHQL_PATH) {
      // Another upgrade listener may handle this path.
      if (http.listenerCount('upgrade') === 1) refuse(socket, 404);
      return;
    }
    socket.on('error', () => socket.destroy());
    const refusal = closing ? { status: 503, headers: {} } : (options.refuseUpgrade?.(request) ?? refused(engine, request, caller));
    if (refusal) {
      refuse(socket, refusal.status, { ...refusal.headers, ...idHeaders(context) });
      return;
    }
    const address = countedAddress(caller.address);
    const release = services.limits.sockets.byAddress.claim(address);
    if (!release) {
      services.limits.refused('socketsPerAddress', { address });
      refuse(socket, 429, { 'retry-after': '5', ...idHeaders(context) });
      return;
    }
    socket.once('close', release);
    sockets.handleUpgrade(request, socket, head, (opening) => opened(opening, caller, context));
  }

  http.on('upgrade', upgrade);
  let sweeps = 0;
  async function sweep(): Promise<void> {
    sweeps += 1;
    const kind = sweeps % 2 === 0 ? 'ping' : 'sweep';
    for (const [connection, stayAlive] of connections) {
      connection.closeIfExpired(deps.clock);
      connection.pingIfQuiet();
      connection.hear({ kind, at: performance.now() });
      stayAlive(performance.now());
    }
  }

  return {
    count: () => connections.size,
    dropAll(code = GOING_AWAY, reason = 'Dropped') {
      for (const connection of connections.keys()) connection.close(code, reason);
    },
    muteAll() {
      for (const connection of connections.keys()) connection.mute();
    },
    loops: [
      {
        name: 'sockets',
        everyMs: SWEEP_MS,
        firstMs: SWEEP_MS,
        failureText: 'the open sockets could not be looked at',
        pass: sweep,
      },
      sessionSweep(deps, () => connections.keys()),
    ],
    announceFlags() {
      const text = flagsMessage(announcement());
      for (const connection of connections.keys()) if (connection.context !== null) connection.send(text);
    },
    close() {
      closing = true;
      http.off('upgrade', upgrade);
      for (const connection of connections.keys()) connection.close(GOING_AWAY, 'Going away');
    },
  };
}

/** Pings every KEEP_ALIVE_MS, when it is called often enough; a socket that has not answered by the next ping is terminated. */
function keepAlive(socket: WebSocket): (now: number) => void {
  let answered = true;
  let dueAt = performance.now() + KEEP_ALIVE_MS;
  socket.on('pong', () => {
    answered = true;
  });
  return (now) => {
    if (now < dueAt) return;
    dueAt = now + KEEP_ALIVE_MS;
    if (answered) socket.ping();
    else socket.terminate();
    answered = false;
  };
}
