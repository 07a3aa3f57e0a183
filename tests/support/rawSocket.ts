import { connect, type Socket } from 'node:net';

/** A websocket in raw bytes, for behaviour that no client library offers, such as not reading. */
export interface RawSocket {
  readonly localPort: number;
  send(message: unknown): void;
  /** Reads until these characters are received, and nothing after them. */
  readUntil(text: string): Promise<void>;
  close(): void;
}

/** Short enough for two bytes of length. The key that clients mask with is free to choose: all zeros leaves the text as it is. */
function textMessage(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.from([0x81, 0x80 | 126, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(body.byteLength, 2);
  return Buffer.concat([head, body]);
}

function readUntil(socket: Socket, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let read = '';
    const onData = (chunk: Buffer): void => {
      read += chunk.toString('latin1');
      if (!read.includes(text)) return;
      socket.off('data', onData);
      socket.off('close', onClose);
      socket.pause();
      resolve();
    };
    const onClose = (): void => reject(new Error(`closed before ${text} came: ${read}`));
    socket.on('data', onData);
    socket.once('close', onClose);
    socket.resume();
  });
}

/** Resolves once the server has agreed to graphql-transport-ws. */
export async function rawSocket(baseUrl: string): Promise<RawSocket> {
  const { hostname, host, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  // A close with unread data is a reset.
  socket.on('error', () => undefined);
  const lines = [
    'GET /graphql HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    'Sec-WebSocket-Protocol: graphql-transport-ws',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await readUntil(socket, '\r\n\r\n');
  return {
    localPort: socket.localPort ?? 0,
    send: (message) => void socket.write(textMessage(JSON.stringify(message))),
    readUntil: (text) => readUntil(socket, text),
    close: () => void socket.destroy(),
  };
}
