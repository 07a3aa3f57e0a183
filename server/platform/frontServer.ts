import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as afterPolling, setTimeout as delay } from 'node:timers/promises';
import { countedAddress, type TrustsPeer } from './proxies.ts';
import { idHeaders, requestIdsOf } from './requestContext.ts';
import { StartupFailure } from './startupFailure.ts';

const SOCKET_PATIENCE_MS = 1_000;
/** How long a draining server still listens, and then still reads, so that new requests get an answer instead of a reset. */
const GRACE_MS = 500;
/**
 * Interval between refusals of a draining server, which are sent together. Clients that retry at once then also come together, and the
 * listener is closed between two refusals, when no retry is under way that the system would reset.
 */
const REFUSALS_EVERY_MS = 100;
const QUIET_TURNS = 10;
/** Interval of the search for requests that take too long to arrive. */
const CHECK_EVERY_MS = 1_000;

/**
 * The listening socket, open before the app is ready, so that a busy port is noticed at once and a probe gets "not yet" instead of nothing.
 * It counts the requests under way, because a server may only stop when they are answered.
 */
export interface FrontServer {
  readonly server: Server;
  /** The port it listens on; for PORT=0 the one the system chose. */
  readonly port: number;
  /** From now on this listener handles requests. */
  serve(listener: RequestListener): void;
  /**
   * New requests are refused with a retryable 503, those under way are answered, and every answer closes its connection. Then nothing more
   * is accepted. Requests not answered in `patienceMs` are cut.
   */
  drain(patienceMs: number): Promise<void>;
}

export interface FrontServerLimits {
  readonly connectionsPerAddress: number;
  readonly requestSeconds: number;
  /** The environment variable that sets the port, for the message when it is taken. */
  readonly portVariable?: string;
  /** A proxy holds the connections of many clients. */
  readonly trusts: TrustsPeer;
  onRefused(address: string): void;
}

/**
 * @param headers of every answer given here, before the app is ready and while it drains.
 * @throws StartupFailure when the port is taken or may not be used.
 */
export async function openFrontServer(
  port: number,
  host: string,
  headers: Readonly<Record<string, string>>,
  limits: FrontServerLimits,
): Promise<FrontServer> {
  let listener: RequestListener = refuseWith('STARTING', 'The server is starting.', headers);
  const underWay = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let allAnswered: (() => void) | null = null;
  /** Connections and requests since the start. */
  let arrived = 0;

  const timeoutMs = limits.requestSeconds * 1_000;
  const server = createServer(
    { requestTimeout: timeoutMs, headersTimeout: timeoutMs, connectionsCheckingInterval: CHECK_EVERY_MS },
    (request, response) => {
      arrived += 1;
      if (allAnswered === null) {
        underWay.add(response);
        response.once('close', () => {
          underWay.delete(response);
          if (underWay.size === 0) allAnswered?.();
        });
      }
      listener(request, response);
    },
  );
  server.on('connection', boundConnections(limits));
  server.on('connection', (socket) => {
    arrived += 1;
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await listen(server, port, host, limits.portVariable ?? 'PORT');

  return {
    server,
    port: portOf(server),
    serve(next) {
      listener = next;
    },
    async drain(patienceMs) {
      const graceMs = Math.min(patienceMs, GRACE_MS);
      const answered = new Promise<void>((resolve) => {
        allAnswered = resolve;
        if (underWay.size === 0) resolve();
      });
      for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
      const refuse = refuseWith('SHUTTING_DOWN', 'The server is shutting down.', headers);
      const held: (() => void)[] = [];
      listener = graceMs > 0 ? (request, response) => void held.push(() => refuse(request, response)) : refuse;
      const refuseHeld = (): void => {
        for (const refuseOne of held.splice(0)) refuseOne();
      };
      let isRefusing = true;
      const refusals = (async () => {
        for (; isRefusing; await delay(REFUSALS_EVERY_MS)) refuseHeld();
      })();
      await Promise.all([delay(graceMs), Promise.race([answered, delay(patienceMs, undefined, { ref: false })])]);
      isRefusing = false;
      refuseHeld();
      await refusals;
      // Connections that waited because this process was busy are accepted first.
      await untilQuiet(() => arrived);
      // http.Server's own close() would also cut idle connections that may be about to send a request.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      listener = refuse;
      refuseHeld();
      await delay(graceMs);
      // A timer of a process that was busy runs before it reads what has arrived meanwhile.
      await untilQuiet(() => arrived);
      server.closeIdleConnections();
      // Requests that are still arriving get their refusal. Websockets have been notified; one whose client does not answer is not waited for.
      await Promise.race([closed, delay(Math.min(patienceMs, SOCKET_PATIENCE_MS))]);
      for (const socket of connections) socket.destroy();
      await closed;
      // Stops its interval for slow requests.
      server.close();
    },
  };
}

/**
 * Resolves when nothing has arrived for some turns of the event loop, which take no time. A client in the same process needs three to read an
 * answer and to connect again. Where something always arrives, it ends as well.
 */
async function untilQuiet(arrived: () => number): Promise<void> {
  let seen = arrived();
  for (let quiet = 0, turns = 0; quiet < QUIET_TURNS && turns < 100 * QUIET_TURNS; turns += 1) {
    await afterPolling();
    quiet = arrived() === seen ? quiet + 1 : 0;
    seen = arrived();
  }
}

/** Cuts connections of an address that has too many. */
function boundConnections({ connectionsPerAddress, trusts, onRefused }: FrontServerLimits): (socket: Socket) => void {
  const open = new Map<string, number>();
  const counted = new WeakSet<Socket>();
  return (socket) => {
    const peer = socket.remoteAddress ?? '';
    // A connection whose upgrade was declined is announced a second time.
    if (counted.has(socket) || trusts(peer)) return;
    counted.add(socket);
    const address = countedAddress(peer);
    const count = (open.get(address) ?? 0) + 1;
    if (count > connectionsPerAddress) {
      onRefused(address);
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  };
}

/** Answers when the whole request has arrived: a client that is still sending would otherwise get a reset. */
function refuseWith(code: string, message: string, headers: Readonly<Record<string, string>>) {
  const body = JSON.stringify({ error: message, code, retryable: true });
  return (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    request.once('end', () => {
      response.writeHead(503, {
        ...headers,
        ...idHeaders(requestIdsOf(request.headers)),
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '1',
        connection: 'close',
      });
      response.end(body);
    });
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function listen(server: Server, port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new StartupFailure(`Port ${port} on ${host} is already in use; set ${variable} to another one.`));
      else if (error.code === 'EACCES')
        reject(new StartupFailure(`Port ${port} may not be used by this user; set ${variable} to another one.`));
      else reject(new StartupFailure(`The server cannot listen on ${host}:${port}: ${error.message}.`));
    });
    server.listen(port, host, () => resolve());
  });
}
