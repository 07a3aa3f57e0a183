import type { ExternalStore } from '../externalStore.ts';

export interface ConnectionFacts {
  /** Requests get through, by evidence. */
  readonly online: boolean;
  /** The websocket is open: prices move. */
  readonly live: boolean;
}

/**
 * online: requests get through again · live: the websocket is open again, so updates may have been missed · opened: the websocket is open for
 * the first time, and requests did get through before.
 */
export type Reconnect = 'online' | 'live' | 'opened';

/** Calls back each time the connection comes back, in either of its two parts. Answers the end. */
export function onReconnect(connection: ExternalStore<ConnectionFacts>, listener: (what: Reconnect) => void): () => void {
  let before = connection.getSnapshot();
  let wasLive = before.live;
  return connection.subscribe(() => {
    const now = connection.getSnapshot();
    const isOnlineAgain = now.online && !before.online;
    const isOpen = now.live && !before.live;
    before = now;
    if (isOnlineAgain) listener('online');
    else if (isOpen && now.online) listener(wasLive ? 'live' : 'opened');
    wasLive ||= now.live;
  });
}
