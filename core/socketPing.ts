/**
 * The server pings a websocket over which it has sent nothing for this long, so that a client knows within seconds when nothing gets through
 * any more. The keepalive of 30 s (specification, section 7) goes on beside it.
 */
export const SERVER_PING_MS = 2000;

/** Payload of connection_ack: the server's promise to ping. Without it a client must not miss any pings. */
export const PINGS: Readonly<Record<string, unknown>> = { pings: true };

export function promisesPings(acknowledged: Readonly<Record<string, unknown>> | undefined): boolean {
  return acknowledged?.pings === true;
}

export const PING_MESSAGE = '{"type":"ping"}';
export const PONG_MESSAGE = '{"type":"pong"}';
