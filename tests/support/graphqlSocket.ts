import { vi } from 'vitest';
import WebSocket from 'ws';

export interface SocketMessage {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** A plain graphql-transport-ws client that shows every message and the close, for tests of the server. */
export interface GraphqlSocket {
  readonly messages: readonly SocketMessage[];
  /** Sends exactly these characters. */
  sendRaw(text: string): void;
  subscribe(id: string, query: string, variables?: Readonly<Record<string, unknown>>): void;
  complete(id: string): void;
  /** `data` of each next message of a subscription, in order. */
  dataOf<Data>(id: string): Data[];
  /** Waits for a message that fits, among those already received too. */
  waitFor(fits: (message: SocketMessage) => boolean, timeoutMs?: number): Promise<SocketMessage>;
  closed(timeoutMs?: number): Promise<{ readonly code: number; readonly reason: string }>;
  readonly isOpen: boolean;
  close(): void;
}

/** @param parameters of connection_init; null sends none. Resolves once the socket is open, acknowledged or not. */
export async function graphqlSocket(
  baseUrl: string,
  parameters: Readonly<Record<string, unknown>> | null = {},
  protocol = 'graphql-transport-ws',
): Promise<GraphqlSocket> {
  const socket = new WebSocket(`${baseUrl.replace(/^http/, 'ws')}/graphql`, protocol);
  const messages: SocketMessage[] = [];
  let close: { code: number; reason: string } | null = null;
  socket.on('message', (data) => messages.push(JSON.parse(String(data)) as SocketMessage));
  socket.on('close', (code, reason) => {
    close = { code, reason: String(reason) };
  });
  socket.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
    socket.once('unexpected-response', (_request, response) => reject(new Error(`answered ${response.statusCode}`)));
  });
  const send = (message: unknown): void => socket.send(JSON.stringify(message));
  if (parameters) send({ type: 'connection_init', payload: parameters });
  return {
    messages,
    sendRaw: (text) => socket.send(text),
    subscribe: (id, query, variables = {}) => send({ id, type: 'subscribe', payload: { query, variables } }),
    complete: (id) => send({ id, type: 'complete' }),
    dataOf: <Data>(id: string) =>
      messages.flatMap((message) =>
        message.id === id && message.type === 'next' ? [(message.payload as { data: Data }).data] : [],
      ),
    waitFor: (fits, timeoutMs = 5000) =>
      vi.waitFor(
        () => {
          const message = messages.find(fits);
          if (!message) throw new Error(`no such message among ${JSON.stringify(messages)}`);
          return message;
        },
        { timeout: timeoutMs, interval: 5 },
      ),
    closed: (timeoutMs = 5000) =>
      vi.waitFor(
        () => {
          if (!close) throw new Error('still open');
          return close;
        },
        { timeout: timeoutMs, interval: 5 },
      ),
    get isOpen() {
      return socket.readyState === socket.OPEN;
    },
    close: () => socket.close(),
  };
}
