import http from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly agent?: http.Agent;
}

/** One request to 127.0.0.1, sent as written: no client normalizes the path or the host. */
export function ask(port: number, { method = 'GET', path = '/', headers = {}, body, agent }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, method, headers: { host: `localhost:${port}`, ...headers } };
    const request = http.request({ ...options, ...(agent ? { agent } : {}) }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.once('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** A POST of JSON. */
export function post(port: number, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return ask(port, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function graphql(port: number, query: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return post(port, '/graphql', { query }, headers);
}

/** The status of the answer to opening a websocket; after 101 it is closed again. */
export function upgradeStatus(port: number, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      port,
      host: '127.0.0.1',
      path: '/graphql',
      headers: {
        host: `localhost:${port}`,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        'sec-websocket-protocol': 'graphql-transport-ws',
        ...headers,
      },
    });
    request.once('error', reject);
    request.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.once('upgrade', (_response, socket) => {
      socket.destroy();
      resolve(101);
    });
    request.end();
  });
}

/** Sends raw bytes, without a client that would normalize them. Resolves with all bytes received until the connection is closed. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(answer));
  });
}
