/**
 * The server pings a websocket after this long without sending anything, so that a client notices a dead connection within seconds.
 * The keepalive of 30 s (specification, section 7) is independent of this.
 */
export const SERVER_PING_MS = 2000;

/** Payload of connection_ack: the server's promise to ping. Without it a client must not expect pings. */
export const PINGS: Readonly<Record<string, unknown>> = { pings: true };

export function promisesPings(acknowledged: Readonly<Record<string, unknown>> | undefined): boolean {
  return acknowledged?.pings === true;
}

export const PING_MESSAGE = '{"type":"ping"}';
export const PONG_MESSAGE = '{"type":"pong"}';

/** A ping that says: the server has not heard this client for a while. The client probes, and needs an answer within `withinMs`. */
export function unheardMessage(withinMs: number): string {
  return JSON.stringify({ type: 'ping', payload: { unheardWithinMs: withinMs } });
}
