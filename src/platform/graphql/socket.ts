import { type Client, createClient } from 'graphql-ws';
import { promisesPings } from '../../../core/socketPing.ts';
import type { Clock, Timers } from '../clock.ts';
import { reconnectPace } from '../connection/reconnectPace.ts';
import { DEAD_AFTER_MS, type Silence, type SilenceEvent, SUSPECT_AFTER_MS, stepSilence, UNWATCHED } from '../connection/silence.ts';
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
  /** Gives this connection or the present attempt up and connects at once: another player, a mute server, a network that is back. */
  restart(): void;
  /** Something else was answered: the wait before the next attempt is over (see reconnectPace). */
  hurry(): void;
}

export interface SocketPorts {
  readonly url: string;
  readonly clock: Clock;
  readonly timers: Timers;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Nothing comes over the open connection: to be decided by another way within this time. */
  readonly onSilence: (withinMs: number) => void;
  /** Something has come after all. */
  readonly onSignal: () => void;
  readonly connectionParams: () => Promise<Record<string, string>>;
  readonly webSocketImpl?: unknown;
  readonly keepAliveMs?: number;
}

/** The product's numbers (specification, section 7); the library's own are 0 and 5. */
export const KEEP_ALIVE_MS = 30_000;
export const RETRY_ATTEMPTS = 2;
/** A server that does not answer a ping within this is gone, though the connection looks open. */
const PONG_TIMEOUT_MS = 5000;
/** For an attempt as a whole. Without it one into a black hole lasts as long as the browser likes, which is minutes. */
const CONNECT_TIMEOUT_MS = 10_000;
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
  const { clock, timers } = ports;
  const state = createStore<SocketState>('connecting');
  const pace = reconnectPace(ports, ports.random);
  let current: Closable | null = null;
  let silence: Silence = UNWATCHED;
  let cancelPong = (): void => undefined;
  let cancelDue = (): void => undefined;
  let cancelConnect = (): void => undefined;

  const restart = (): void => {
    pace.release();
    client.terminate();
  };

  const note = (kind: SilenceEvent['kind']): void => {
    const at = clock.now();
    const dueBefore = silence.kind === 'unwatched' ? null : silence.dueAt;
    const step = stepSilence(silence, { kind, at });
    silence = step.silence;
    const dueAt = silence.kind === 'unwatched' ? null : silence.dueAt;
    if (kind === 'due' || dueAt !== dueBefore) {
      cancelDue();
      // Never longer than that, should somebody have put the clock back.
      if (dueAt !== null) cancelDue = timers.after(Math.min(dueAt - at, DEAD_AFTER_MS), () => note('due'));
    }
    if (step.effect === 'probe') ports.onSilence(DEAD_AFTER_MS - SUSPECT_AFTER_MS);
    if (step.effect === 'alive') ports.onSignal();
    if (step.effect === 'leave') restart();
  };

  const client: Client = createClient({
    url: ports.url,
    keepAlive: ports.keepAliveMs ?? KEEP_ALIVE_MS,
    retryAttempts: RETRY_ATTEMPTS,
    connectionParams: ports.connectionParams,
    retryWait: pace.turn,
    // A connection that never came about is worth another try like one that broke.
    shouldRetry: () => true,
    ...(ports.webSocketImpl === undefined ? {} : { webSocketImpl: ports.webSocketImpl }),
    on: {
      connecting: () => {
        pace.began();
        cancelConnect();
        cancelConnect = timers.after(CONNECT_TIMEOUT_MS, () => client.terminate());
      },
      opened: (socket) => {
        current = isClosable(socket) ? socket : null;
      },
      connected: (_socket, payload) => {
        cancelConnect();
        pace.connected();
        if (promisesPings(payload)) note('promised');
        state.set('open');
      },
      closed: () => {
        current = null;
        cancelConnect();
        cancelPong();
        note('closed');
        state.set('closed');
      },
      message: () => note('message'),
      ping: (received) => {
        if (received) return;
        const socket = current;
        cancelPong = timers.after(PONG_TIMEOUT_MS, () => socket?.close(REQUEST_TIMEOUT_CODE, 'Request Timeout'));
      },
      pong: (received) => {
        if (received) cancelPong();
      },
    },
  });

  return {
    state,
    subscribe: (request, sink) => {
      let isOver = false;
      let end = (): void => undefined;
      const start = (): void => {
        if (isOver) return;
        end = client.subscribe(
          { ...request, extensions: request.extensions ?? null },
          {
            next: sink.next,
            error: (failure) => {
              if (isOver) return;
              // A list of GraphQL errors is the server's word; anything else is a connection that could not be had.
              if (Array.isArray(failure)) {
                isOver = true;
                sink.ended(failure);
                return;
              }
              state.set('closed');
              // The library counts a subscription as wanted until it is ended, failed or not.
              end();
              void pace.turn().then(start);
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
    restart,
    hurry: pace.hurry,
  };
}
