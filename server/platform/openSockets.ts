import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** Reasons to close that a client may act on (RFC 6455, section 7.4.1, and the IANA registry). */
export const GOING_AWAY = 1001;
export const TRY_AGAIN_LATER = 1013;

export interface OpenSockets {
  readonly size: number;
  /** Says why and closes: a close frame, then the end. */
  closeAll(code: number, reason: string): void;
  /** Closes without a word. */
  cutAll(): void;
  /** Leaves them open and mute: nothing is sent any more, nothing is read. New sockets are not concerned. */
  muteAll(): void;
}

/**
 * Every websocket of a server, whichever library speaks on it: the connections that were upgraded. `refuse` may answer an upgrade itself
 * (raw HTTP) before anybody else sees it.
 */
export function trackSockets(server: Server, refuse: (request: IncomingMessage) => string | null): OpenSockets {
  const sockets = new Set<Duplex>();
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    // A connection cut in the middle of the handshake has nobody else to tell.
    socket.on('error', () => undefined);
    const refusal = refuse(request);
    if (refusal !== null) {
      socket.end(refusal);
      return;
    }
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    get size() {
      return sockets.size;
    },
    closeAll(code, reason) {
      const frame = closeFrame(code, reason);
      for (const socket of sockets) socket.end(frame);
    },
    cutAll() {
      for (const socket of sockets) socket.destroy();
    },
    muteAll() {
      for (const socket of sockets) {
        socket.pause();
        // Whoever speaks on it does not find out that nothing is written.
        socket.write = swallow;
      }
    },
  };
}

/** As Writable.write, with all of it done and nothing of it gone out. */
function swallow(...args: readonly unknown[]): boolean {
  for (const arg of args) if (typeof arg === 'function') process.nextTick(arg);
  return true;
}

/** An unmasked close frame: 0x88, the length, two bytes of code, the reason in UTF-8 (at most 123 bytes). */
function closeFrame(code: number, reason: string): Buffer {
  const text = Buffer.from(reason).subarray(0, 123);
  const frame = Buffer.alloc(4 + text.length);
  frame[0] = 0x88;
  frame[1] = 2 + text.length;
  frame.writeUInt16BE(code, 2);
  text.copy(frame, 4);
  return frame;
}
