import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  readonly status: number;
  readonly body: Buffer;
  /** Status line and headers as received. */
  readonly head: string;
}

/** Headers of an answer by their lower-case names. */
export function headersOf({ head }: HttpAnswer): Readonly<Record<string, string>> {
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection that sends finished requests and reads answers with a content-length, so that the load generator itself takes
 * little time, like pgbench.
 */
export class HttpConnection {
  readonly #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #waiting: { resolve(answer: HttpAnswer): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('The connection was closed')));
  }

  /** @param localAddress where it comes from; all of 127.0.0.0/8 is this machine. */
  static open(port: number, localAddress = '127.0.0.1'): Promise<HttpConnection> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.once('connect', () => resolve(new HttpConnection(socket)));
      socket.once('error', reject);
    });
  }

  send(request: string | Buffer): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const end = this.#received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = this.#received.subarray(0, end).toString('latin1');
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    const waiting = this.#waiting;
    if (Number.isNaN(length)) {
      waiting?.reject(new Error(`An answer without a length:\n${head}`));
      return;
    }
    const total = end + HEAD_END.length + length;
    if (this.#received.length < total) return;
    const body = this.#received.subarray(end + HEAD_END.length, total);
    this.#received = this.#received.subarray(total);
    this.#waiting = null;
    waiting?.resolve({ status: Number(head.slice(9, 12)), body, head });
  }
}

/** A finished request as it goes over the wire. */
export function request(method: 'GET' | 'POST', path: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = method === 'POST' ? `content-length: ${Buffer.byteLength(body)}\r\n` : '';
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}${length}\r\n${body}`;
}
