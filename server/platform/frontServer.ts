import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as afterPolling, setTimeout as delay } from 'node:timers/promises';
import { countedAddress, type TrustsPeer } from './proxies.ts';
import { StartupFailure } from './startupFailure.ts';

const SOCKET_PATIENCE_MS = 1_000;
/** How long a server that leaves still listens, and then still reads, so that whoever does not know it yet is told instead of cut off. */
const GRACE_MS = 500;
/**
 * Refusals of a server that leaves are given together, once in this time. Clients that ask again at once then come together too, and the
 * listener is closed between two refusals, when none of them is on its way: the system would reset it.
 */
const REFUSALS_EVERY_MS = 100;
/** How often requests that take too long to arrive are looked for. */
const CHECK_EVERY_MS = 1_000;

/**
 * The listening socket, open before there is anything to serve, so that a busy port is known at once and a probe hears "not yet" instead
 * of nothing. It counts the requests under way, because a server may only leave when they are answered.
 */
export interface FrontServer {
  readonly server: Server;
  /** The port it listens on; for PORT=0 the one the system chose. */
  readonly port: number;
  /** From now on requests go to this listener. */
  serve(listener: RequestListener): void;
  /**
   * New requests are refused with a retryable 503, those under way are answered, and every answer says that its connection is closed with
   * it. Then nothing is accepted any more. What is not answered in `patienceMs` is cut.
   */
  drain(patienceMs: number): Promise<void>;
}

export interface FrontServerLimits {
  readonly connectionsPerAddress: number;
  readonly requestSeconds: number;
  /** Proxies hold the connections of many. */
  readonly trusts: TrustsPeer;
  onRefused(address: string): void;
}

/**
 * @param headers of every answer that is given here, before there is an app and after.
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

  const timeoutMs = limits.requestSeconds * 1_000;
  const server = createServer(
    { requestTimeout: timeoutMs, headersTimeout: timeoutMs, connectionsCheckingInterval: CHECK_EVERY_MS },
    (request, response) => {
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
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await listen(server, port, host);

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
      const refusals = setInterval(refuseHeld, REFUSALS_EVERY_MS);
      await Promise.all([delay(graceMs), Promise.race([answered, delay(patienceMs, undefined, { ref: false })])]);
      clearInterval(refusals);
      refuseHeld();
      if (graceMs > 0) await delay(REFUSALS_EVERY_MS);
      // What was late because this process was busy is accepted first.
      await afterPolling();
      await afterPolling();
      // Without the part of http.Server's own close() that cuts connections which may just be asking something.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      listener = refuse;
      refuseHeld();
      await delay(graceMs);
      server.closeAllConnections();
      // Websockets have been told; one whose other end says nothing is not waited for.
      await Promise.race([closed, delay(Math.min(patienceMs, SOCKET_PATIENCE_MS))]);
      for (const socket of connections) socket.destroy();
      await closed;
      // Stops its search for slow requests.
      server.close();
    },
  };
}

/** Cuts connections of an address that has too many. */
function boundConnections({ connectionsPerAddress, trusts, onRefused }: FrontServerLimits): (socket: Socket) => void {
  const open = new Map<string, number>();
  const counted = new WeakSet<Socket>();
  return (socket) => {
    const peer = socket.remoteAddress ?? '';
    // A connection whose offer of another protocol is declined comes a second time.
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

/** Answers when all of the request has arrived: a client that is still sending would be cut off instead of told. */
function refuseWith(code: string, message: string, headers: Readonly<Record<string, string>>) {
  const body = JSON.stringify({ error: message, code, retryable: true });
  return (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    request.once('end', () => {
      response.writeHead(503, {
        ...headers,
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

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new StartupFailure(`Port ${port} on ${host} is already in use; set PORT to another one.`));
      else if (error.code === 'EACCES')
        reject(new StartupFailure(`Port ${port} may not be used by this user; set PORT to another one.`));
      else reject(new StartupFailure(`The server cannot listen on ${host}:${port}: ${error.message}.`));
    });
    server.listen(port, host, () => resolve());
  });
}
