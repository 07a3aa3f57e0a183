import { WebSocketServer } from 'ws';
import type { FanOutCommand } from './protocol.ts';

/** The baseline: raw `ws`, one finished string to every socket. */
const sockets = new WebSocketServer({
  port: 0,
  host: '127.0.0.1',
  perMessageDeflate: false,
  handleProtocols: () => 'graphql-transport-ws',
});

sockets.on('connection', (socket) => {
  // Answers a handshake as the product does, so that the same clients can connect.
  socket.on('message', (data) => {
    if (String(data).includes('connection_init')) socket.send('{"type":"connection_ack"}');
  });
});

process.on('message', (command: FanOutCommand) => {
  if (command.kind === 'start') {
    const address = sockets.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
    return;
  }
  const text = `{"id":"1","type":"next","payload":{"data":{"eventUpdated":${command.update}}}}`;
  for (const socket of sockets.clients) socket.send(text);
});
