import { describe, expect, it } from 'vitest';
import { createStore } from '../externalStore.ts';
import { type ConnectionFacts, onReconnect } from './reconnect.ts';

function setUp(initial: ConnectionFacts) {
  const connection = createStore(initial);
  const heard: string[] = [];
  const stop = onReconnect(connection, (what) => heard.push(what));
  return { heard, stop, to: (online: boolean, live: boolean) => connection.set({ online, live }) };
}

describe('a connection that comes back', () => {
  it('is told once for requests and once for the websocket, whichever comes first', () => {
    const { heard, to } = setUp({ online: true, live: true });
    to(false, true);
    to(false, false);
    expect(heard).toEqual([]);
    to(true, false);
    to(true, true);
    expect(heard).toEqual(['online', 'live']);
    to(false, false);
    to(true, true);
    expect(heard).toEqual(['online', 'live', 'online']);
  });

  it('is not one when the websocket opens for the first time', () => {
    const { heard, to } = setUp({ online: true, live: false });
    to(true, true);
    to(true, false);
    to(true, true);
    expect(heard).toEqual(['opened', 'live']);
  });

  it('is not told of while requests do not get through, nor to who has gone', () => {
    const { heard, stop, to } = setUp({ online: false, live: false });
    to(false, true);
    expect(heard).toEqual([]);
    stop();
    to(true, true);
    expect(heard).toEqual([]);
  });
});
