import http2 from 'node:http2';
import { WebSocket } from 'ws';
import { SERVER_HEADER } from '../../core/wire/headers.ts';
import { identityHost } from './caddy.ts';

export interface OpenSocket {
  /** The code it was closed with; null: it is open. */
  closed(): number | null;
}

/** A websocket of a visitor, who sends nothing. */
export async function openSocket(url: string): Promise<OpenSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  let closed: number | null = null;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => socket.send('{"type":"connection_init"}'));
    socket.once('message', () => resolve());
    socket.on('close', (code) => {
      closed = code;
    });
  });
  return { closed: () => closed };
}

interface Answer {
  readonly headers: http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader;
  readonly body: string;
}

/** One request over HTTP/2, which fails where the proxy speaks none, or its certificate is not trusted. */
function ask(url: string, headers: http2.OutgoingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const session = http2.connect(url);
    session.once('error', reject);
    const stream = session.request(headers);
    let answered: Answer['headers'] = {};
    let body = '';
    stream.once('error', reject);
    stream.once('response', (received) => {
      answered = received;
    });
    stream.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    stream.once('end', () => {
      session.close();
      resolve({ headers: answered, body });
    });
    stream.end();
  });
}

/** What pages and a CDN rely on, and the proxy has to pass on as a server has said it. */
export async function proxyFaults(url: string): Promise<readonly string[]> {
  const page = await ask(url, { ':path': '/' });
  const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.body) ?? [];
  const asset = await ask(url, { ':path': script, 'accept-encoding': 'br' });
  const again = await ask(url, { ':path': '/', 'if-none-match': page.headers.etag });
  const identity = new URL(url);
  identity.hostname = identityHost('tsb');
  const discovery = await ask(url, { ':path': '/.well-known/openid-configuration', ':authority': identity.host });
  const facts: readonly (readonly [fault: string, holds: boolean])[] = [
    ['A page is not answered over HTTP/2', page.headers[':status'] === 200],
    ['An answer has lost the header of the server', page.headers[SERVER_HEADER] !== undefined],
    ['A page is not validated by its ETag', again.headers[':status'] === 304],
    ['A script is not compressed by the build', asset.headers['content-encoding'] === 'br'],
    ['A script may not be cached for a year', /immutable/.test(asset.headers['cache-control'] ?? '')],
    [
      'The issuer of tokens is not the name that the request to the proxy has',
      discovery.body.includes(`"issuer":"${identity.origin}"`),
    ],
  ];
  return facts.flatMap(([fault, holds]) => (holds ? [] : fault));
}
