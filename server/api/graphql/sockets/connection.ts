import type { WebSocket } from 'ws';
import { PING_MESSAGE, PONG_MESSAGE, unheardMessage } from '../../../../core/wire/socketPing.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { GraphqlContext } from '../context.ts';
import { type HearingEvent, NOT_PINGED, stepHearing } from './hearing.ts';

/** A socket whose client is this far behind is dropped; the client reconnects and reads the current state. */
const MAXIMUM_BUFFERED_BYTES = 1_048_576;

/** Close codes beyond those of graphql-transport-ws: 4403 says that the log-in of this socket is no longer valid. */
export const FORBIDDEN = 4403;
/** "Try again later" in the registry of websocket close codes. */
export const TRY_AGAIN_LATER = 1013;

/** One open websocket: its owner, its expiry, and the only way to write to it. */
export class Connection {
  readonly #socket: WebSocket;
  #context: GraphqlContext | null = null;
  #expiresAt: Date | null = null;
  #muted = false;
  #isClosed = false;
  #hasSent = false;
  #awaitsPong = false;
  #hearing = NOT_PINGED;
  readonly #onClosed: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Null until connection_init was accepted. */
  get context(): GraphqlContext | null {
    return this.#context;
  }

  get isMuted(): boolean {
    return this.#muted;
  }

  authorize(context: GraphqlContext, expiresAt: Date | null): void {
    this.#context = context;
    this.#expiresAt = expiresAt;
  }

  /** Writes a finished message; nothing is queued for a client that does not read. */
  send(text: string): void {
    const socket = this.#socket;
    if (this.#muted || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAXIMUM_BUFFERED_BYTES) {
      socket.terminate();
      return;
    }
    this.#hasSent = true;
    socket.send(text);
  }

  /** Called every half of SERVER_PING_MS: pings if nothing was sent since the last call, but not before connection_init. */
  pingIfQuiet(): void {
    const isQuiet = !this.#hasSent;
    this.#hasSent = false;
    if (!isQuiet || this.#context === null) return;
    this.#awaitsPong = true;
    this.send(PING_MESSAGE);
  }

  /** Takes what the websocket's own pings show: a client whose messages are lost while it still receives ours learns it from us. */
  hear(event: HearingEvent): void {
    if (this.#context === null || this.#muted) return;
    const { hearing, effect } = stepHearing(this.#hearing, event);
    this.#hearing = hearing;
    if (effect.kind === 'ping' && this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
    if (effect.kind !== 'unheard') return;
    this.#awaitsPong = true;
    this.send(unheardMessage(effect.withinMs));
  }

  /** Whether this message is the answer to our ping; limits do not count one such answer for each ping. */
  takePong(text: string): boolean {
    if (!this.#awaitsPong || text !== PONG_MESSAGE) return false;
    this.#awaitsPong = false;
    return true;
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Sandbox: keeps the socket open and sends nothing more, like a half-open connection. */
  mute(): void {
    this.#muted = true;
  }

  closeIfExpired(clock: Clock): void {
    if (this.#expiresAt && this.#expiresAt <= clock.now()) this.close(FORBIDDEN, 'Token expired');
  }

  /** Runs `work` when the socket is closed; at once if it already is. */
  onClosed(work: () => void): void {
    if (this.#isClosed) work();
    else this.#onClosed.push(work);
  }

  closed(): void {
    this.#isClosed = true;
    for (const work of this.#onClosed.splice(0)) work();
  }
}
