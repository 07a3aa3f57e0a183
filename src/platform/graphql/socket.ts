import { type Client, createClient } from 'graphql-ws';
import { backoffMs } from '../backoff.ts';
import type { Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';

export type SocketState = 'connecting' | 'open' | 'closed';

export interface SubscribeRequest {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface SubscribeSink {
  next(result: { readonly data?: unknown; readonly errors?: readonly unknown[] | undefined }): void;
  /** The server has ended it, or refused it for good. Not called for a lost connection. */
  ended(errors: readonly unknown[]): void;
}

export interface LiveSocket {
  readonly state: ExternalStore<SocketState>;
  /** Goes on over every reconnect until it is ended by either side. */
  subscribe(request: SubscribeRequest, sink: SubscribeSink): () => void;
  /** Closes this connection and makes another one: another player, or a mute server. */
  restart(): void;
  /** The network may be back: do not wait for the pace. */
  wake(): void;
}

export interface SocketPorts {
  readonly url: string;
  readonly timers: Timers;
  readonly connectionParams: () => Promise<Record<string, string>>;
  readonly webSocketImpl?: unknown;
  readonly keepAliveMs?: number;
}

/** The product's numbers (specification, section 7); the library's own are 0 and 5. */
export const KEEP_ALIVE_MS = 30_000;
export const RETRY_ATTEMPTS = 2;
/** A server that does not answer a ping within this is gone, though the connection looks open. */
const PONG_TIMEOUT_MS = 5000;
const ACK_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_CODE = 4408;

interface Closable {
  readonly readyState: number;
  close(code: number, reason: string): void;
}

function isClosable(value: unknown): value is Closable {
  return typeof value === 'object' && value !== null && 'close' in value && 'readyState' in value;
}

/** The library's client tries twice and then gives its subscriptions up; these take them up again, paced, for as long as they are wanted. */
export function liveSocket(ports: SocketPorts): LiveSocket {
  const state = createStore<SocketState>('connecting');
  const wakers = new Set<() => void>();
  let current: Closable | null = null;
  let cancelPong = (): void => undefined;

  const client: Client = createClient({
    url: ports.url,
    keepAlive: ports.keepAliveMs ?? KEEP_ALIVE_MS,
    retryAttempts: RETRY_ATTEMPTS,
    connectionAckWaitTimeout: ACK_TIMEOUT_MS,
    connectionParams: ports.connectionParams,
    retryWait: (retries) =>
      new Promise((resolve) => {
        ports.timers.after(backoffMs(retries - 1), resolve);
      }),
    // A connection that never came about is worth another try like one that broke.
    shouldRetry: () => true,
    ...(ports.webSocketImpl === undefined ? {} : { webSocketImpl: ports.webSocketImpl }),
    on: {
      opened: (socket) => {
        current = isClosable(socket) ? socket : null;
      },
      connected: () => state.set('open'),
      closed: () => {
        current = null;
        cancelPong();
        state.set('closed');
      },
      ping: (received) => {
        if (received) return;
        const socket = current;
        cancelPong = ports.timers.after(PONG_TIMEOUT_MS, () => socket?.close(REQUEST_TIMEOUT_CODE, 'Request Timeout'));
      },
      pong: (received) => {
        if (received) cancelPong();
      },
    },
  });

  const again = (attempt: number, run: () => void): (() => void) => {
    const cancel = ports.timers.after(backoffMs(attempt), () => go());
    const go = (): void => {
      cancel();
      wakers.delete(go);
      run();
    };
    wakers.add(go);
    return () => {
      cancel();
      wakers.delete(go);
    };
  };

  return {
    state,
    subscribe: (request, sink) => {
      let isOver = false;
      let attempt = 0;
      let end = (): void => undefined;
      const start = (): void => {
        end = client.subscribe(
          { ...request, extensions: request.extensions ?? null },
          {
            next: (result) => {
              attempt = 0;
              sink.next(result);
            },
            error: (failure) => {
              if (isOver) return;
              // A list of GraphQL errors is the server's word; anything else is a connection that could not be had.
              if (Array.isArray(failure)) {
                isOver = true;
                sink.ended(failure);
                return;
              }
              state.set('closed');
              end = again(attempt, start);
              attempt += 1;
            },
            complete: () => {
              if (isOver) return;
              isOver = true;
              sink.ended([]);
            },
          },
        );
      };
      start();
      return () => {
        isOver = true;
        end();
      };
    },
    restart: () => client.terminate(),
    wake: () => {
      for (const go of [...wakers]) go();
    },
  };
}
