import { type Client, createClient } from 'graphql-ws';
import { type FlagsAnnouncement, flagsAnnouncementIn } from '../../../core/wire/flagsAnnouncement.ts';
import { promisesPings } from '../../../core/wire/socketPing.ts';
import type { Clock, Timers } from '../clock.ts';
import { reconnectPace } from '../connection/reconnectPace.ts';
import { DEAD_AFTER_MS, type Silence, type SilenceEvent, SUSPECT_AFTER_MS, stepSilence, UNWATCHED } from '../connection/silence.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import { quietClose } from './quietClose.ts';

export type SocketState = 'connecting' | 'open' | 'closed';

export interface SubscribeRequest {
  readonly operationName: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

export interface SubscribeSink {
  next(result: { readonly data?: unknown; readonly errors?: readonly unknown[] | undefined }): void;
  /** The server has ended or refused the subscription. Not called for a lost connection. */
  ended(errors: readonly unknown[]): void;
}

export interface LiveSocket {
  readonly state: ExternalStore<SocketState>;
  /** When its newest message came, in epoch milliseconds; 0 while it is not open. */
  heardAt(): number;
  /** Survives reconnects until either side ends it. */
  subscribe(request: SubscribeRequest, sink: SubscribeSink): () => void;
  /** Drops this connection or attempt and connects at once: another player, a silent server, a recovered network. */
  restart(): void;
  /** A response came on another way: ends the wait before the next attempt (see reconnectPace). */
  hurry(): void;
}

export interface SocketPorts {
  /** Asked at every attempt. */
  readonly url: () => string;
  readonly clock: Clock;
  readonly timers: Timers;
  /** From 0 to 1. */
  readonly random: () => number;
  /** The open connection is silent, or the server does not hear it: a probe must decide within this time. */
  readonly onSilence: (withinMs: number) => void;
  /** An attempt ended before the server had acknowledged it: the network closed it, or nothing answered in time. */
  readonly onRefused: (timedOut: boolean) => void;
  /** A message has come after all. */
  readonly onSignal: () => void;
  /** The server says which version of the feature flags it has: when the socket opens, and after each change. */
  readonly onFlags: (flags: FlagsAnnouncement) => void;
  readonly connectionParams: () => Promise<Record<string, string>>;
  /** The platform's by default; tests bring their own. */
  readonly webSocketImpl?: unknown;
  readonly keepAliveMs?: number;
}

/** The product's values (specification, section 7); the library's defaults are 0 and 5. */
const KEEP_ALIVE_MS = 30_000;
const RETRY_ATTEMPTS = 2;
/** A server that does not answer a ping within this time is lost, though the connection seems open. */
const PONG_TIMEOUT_MS = 5000;
/** The limit of a whole attempt. Without it, a hanging attempt lasts as long as the browser allows, which is minutes. */
const CONNECT_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_CODE = 4408;

interface Closable {
  readonly readyState: number;
  close(code: number, reason: string): void;
}

function isClosable(value: unknown): value is Closable {
  return typeof value === 'object' && value !== null && 'close' in value && 'readyState' in value;
}

/** The codes from 4000 on are those of the server and of the library. */
function isClosedByNetwork(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'code' in event && Number(event.code) < 4000;
}

/** The library gives subscriptions up after two retries; after them they start again at the reconnect pace. */
export function liveSocket(ports: SocketPorts): LiveSocket {
  const { clock, timers } = ports;
  const state = createStore<SocketState>('connecting');
  const pace = reconnectPace(ports, ports.random);
  let current: Closable | null = null;
  let isAcknowledged = false;
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
      // The limit covers a clock that was set back.
      if (dueAt !== null) cancelDue = timers.after(Math.min(dueAt - at, DEAD_AFTER_MS), () => note('due'));
    }
    if (step.effect === 'probe') ports.onSilence(DEAD_AFTER_MS - SUSPECT_AFTER_MS);
    if (step.effect === 'alive') ports.onSignal();
    if (step.effect === 'leave') restart();
  };

  const noteFlags = (payload: Readonly<Record<string, unknown>> | undefined): void => {
    const flags = flagsAnnouncementIn(payload);
    if (flags !== null) ports.onFlags(flags);
  };

  let subscriptions = 0;
  const client: Client = createClient({
    url: ports.url,
    // Every message repeats it, so it is shorter than the client's own.
    generateID: () => {
      subscriptions += 1;
      return String(subscriptions);
    },
    keepAlive: ports.keepAliveMs ?? KEEP_ALIVE_MS,
    retryAttempts: RETRY_ATTEMPTS,
    connectionParams: ports.connectionParams,
    retryWait: pace.turn,
    // An attempt that failed is retried like a connection that broke.
    shouldRetry: () => true,
    webSocketImpl: quietClose((ports.webSocketImpl ?? WebSocket) as typeof WebSocket),
    on: {
      connecting: () => {
        isAcknowledged = false;
        pace.began();
        cancelConnect();
        cancelConnect = timers.after(CONNECT_TIMEOUT_MS, () => {
          ports.onRefused(true);
          client.terminate();
        });
      },
      opened: (socket) => {
        current = isClosable(socket) ? socket : null;
      },
      connected: (_socket, payload) => {
        isAcknowledged = true;
        cancelConnect();
        pace.connected();
        if (promisesPings(payload)) note('promised');
        state.set('open');
        noteFlags(payload);
      },
      closed: (event) => {
        if (!isAcknowledged && isClosedByNetwork(event)) ports.onRefused(false);
        current = null;
        cancelConnect();
        cancelPong();
        note('closed');
        state.set('closed');
      },
      message: () => note('message'),
      ping: (received, payload) => {
        const withinMs = received && payload?.unheardWithinMs;
        if (typeof withinMs === 'number') ports.onSilence(withinMs);
        if (received) {
          noteFlags(payload);
          return;
        }
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
    heardAt: () => (silence.kind === 'unwatched' ? 0 : silence.at),
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
              // A list of GraphQL errors is an answer of the server; any other failure is a failed connection.
              if (Array.isArray(failure)) {
                isOver = true;
                sink.ended(failure);
                return;
              }
              state.set('closed');
              // The library counts a failed subscription as wanted until it is ended.
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
