import type { Connectivity } from '../../../core/wire/messages.ts';
import type { ExternalStore } from '../externalStore.ts';

export interface ConnectionFacts {
  /** Requests get through, judged by evidence. */
  readonly online: boolean;
  /** What answers in place of our server; then `online` is false. */
  readonly foreign?: Connectivity['foreign'];
  /** The websocket is open and brings prices. */
  readonly live: boolean;
}

/**
 * online: requests get through again · live: the websocket is open again, so updates may have been missed · opened: the websocket is open
 * for the first time, and requests got through before.
 */
export type Reconnect = 'online' | 'live' | 'opened';

/** Calls the listener each time a part of the connection recovers. Returns its end. */
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
