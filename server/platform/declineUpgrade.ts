import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

const OFFER = /^(?:upgrade|connection|http2-settings)$/i;

/**
 * Some clients offer another protocol with an ordinary request (`Upgrade: h2c`), and a server may ignore the offer. Node has stopped
 * parsing the request as HTTP by then, so it is passed to the server again from its beginning, without the offer.
 */
export function declineUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  const { rawHeaders } = request;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (!OFFER.test(rawHeaders[index] ?? '')) lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  socket.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}
