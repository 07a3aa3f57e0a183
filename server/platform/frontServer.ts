import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupFailure } from './startupFailure.ts';

const SOCKET_PATIENCE_MS = 1_000;

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
   * New requests are refused with a retryable 503, those under way are answered, then nothing is accepted any more. What is not
   * answered in `patienceMs` is cut.
   */
  drain(patienceMs: number): Promise<void>;
}

/**
 * @param headers of every answer that is given here, before there is an app and after.
 * @throws StartupFailure when the port is taken or may not be used.
 */
export async function openFrontServer(port: number, host: string, headers: Readonly<Record<string, string>>): Promise<FrontServer> {
  let listener: RequestListener = refuseWith('STARTING', 'The server is starting.', headers);
  const underWay = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let allAnswered: (() => void) | null = null;

  const server = createServer((request, response) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (underWay.size === 0) allAnswered?.();
    });
    listener(request, response);
  });
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
      listener = refuseWith('SHUTTING_DOWN', 'The server is shutting down.', headers);
      const answered = new Promise<void>((resolve) => {
        allAnswered = resolve;
      });
      if (underWay.size > 0) await Promise.race([answered, delay(patienceMs, undefined, { ref: false })]);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      // Websockets have been told; one whose other end says nothing is not waited for.
      await Promise.race([closed, delay(Math.min(patienceMs, SOCKET_PATIENCE_MS))]);
      for (const socket of connections) socket.destroy();
      await closed;
    },
  };
}

function refuseWith(code: string, message: string, headers: Readonly<Record<string, string>>) {
  const body = JSON.stringify({ error: message, code, retryable: true });
  return (request: IncomingMessage, response: ServerResponse): void => {
    request.resume();
    response.writeHead(503, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '1',
      connection: 'close',
    });
    response.end(body);
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
