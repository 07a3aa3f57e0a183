import { describe, expect, it } from 'vitest';
import { createStore } from '../externalStore.ts';
import { type ConnectionFacts, onReconnect } from './reconnect.ts';

function setUp(initial: ConnectionFacts) {
  const connection = createStore(initial);
  const received: string[] = [];
  const stop = onReconnect(connection, (what) => received.push(what));
  return { received, stop, to: (online: boolean, live: boolean) => connection.set({ online, live }) };
}

describe('a reconnect', () => {
  it('is reported once for requests and once for the websocket, in either order', () => {
    const { received, to } = setUp({ online: true, live: true });
    to(false, true);
    to(false, false);
    expect(received).toEqual([]);
    to(true, false);
    to(true, true);
    expect(received).toEqual(['online', 'live']);
    to(false, false);
    to(true, true);
    expect(received).toEqual(['online', 'live', 'online']);
  });

  it('is not reported when the websocket opens for the first time', () => {
    const { received, to } = setUp({ online: true, live: false });
    to(true, true);
    to(true, false);
    to(true, true);
    expect(received).toEqual(['opened', 'live']);
  });

  it('is not reported while requests do not get through, nor after the listener is removed', () => {
    const { received, stop, to } = setUp({ online: false, live: false });
    to(false, true);
    expect(received).toEqual([]);
    stop();
    to(true, true);
    expect(received).toEqual([]);
  });
});
