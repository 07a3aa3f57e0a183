import { createServer, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

export interface AlteringProxy {
  readonly url: string;
  /** The paths of all requests, in the order of their arrival. */
  readonly received: readonly string[];
  /** From now on this path answers with `alter` applied to the server's answer. */
  alter(path: string, change: (body: string) => string): void;
  close(): Promise<void>;
}

/**
 * A proxy that changes single files between server and browser: it serves a next release without a build of one.
 * @param target the server's address, or what chooses one for each request and each websocket, as a balancer does.
 * @param port by default any.
 */
export async function startAlteringProxy(target: string | (() => string), port = 0): Promise<AlteringProxy> {
  const targetPort = (): string => new URL(typeof target === 'string' ? target : target()).port;
  const received: string[] = [];
  const changes = new Map<string, (body: string) => string>();
  const forward = (incoming: IncomingMessage): RequestOptions => ({
    host: '127.0.0.1',
    port: targetPort(),
    method: incoming.method,
    path: incoming.url,
    headers: incoming.headers,
  });

  const server = createServer((incoming, outgoing) => {
    const [path = ''] = (incoming.url ?? '').split('?');
    received.push(path);
    const change = changes.get(path);
    const options = forward(incoming);
    if (change)
      options.headers = { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' };
    const onward = request(options, (answer) => {
      if (!change) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = change(Buffer.concat(chunks).toString());
        const { 'content-length': _length, etag: _etag, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': Buffer.byteLength(body) });
        outgoing.end(body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });

  server.on('upgrade', (incoming, socket, head) => {
    const onward = connect(Number(targetPort()), '127.0.0.1', () => {
      const lines = Array.from(
        { length: incoming.rawHeaders.length / 2 },
        (_, index) => `${incoming.rawHeaders[2 * index]}: ${incoming.rawHeaders[2 * index + 1]}`,
      );
      onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });

  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    alter: (path, change) => void changes.set(path, change),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        // The server no longer knows those of websockets.
        for (const socket of sockets) socket.destroy();
      }),
  };
}
