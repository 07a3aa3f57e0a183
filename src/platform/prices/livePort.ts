import type { ExternalStore } from '../externalStore.ts';
import { directOperation, persistedQuery } from '../graphql/operations.ts';
import type { LiveSocket, SocketState } from '../graphql/socket.ts';
import { whenReady } from '../whenReady.ts';
import type { EventFrame, EventSnapshot } from './types.ts';
import type { LivePort } from './watcher.ts';

export interface LivePortParts {
  readonly state: ExternalStore<SocketState>;
  readonly socket: () => Promise<LiveSocket>;
  /** Null: no answer. */
  readonly snapshots: (eventIds: readonly string[]) => Promise<readonly EventSnapshot[] | null>;
  readonly report: (scope: string, error: unknown) => void;
}

/** The watcher's side of the shared socket: the platform's own two subscriptions, without Apollo in between. */
export function livePort({ state, socket, snapshots, report }: LivePortParts): LivePort {
  const subscribe = (name: string, eventIds: readonly string[], next: (data: unknown) => void): (() => void) => {
    const { text, hash } = directOperation(name);
    return whenReady(
      socket(),
      (live) =>
        live.subscribe(
          {
            operationName: name,
            query: text,
            variables: { eventIds },
            ...(hash === null ? {} : { extensions: persistedQuery(hash) }),
          },
          {
            next: (result) => {
              if (result.data !== undefined && result.data !== null) next(result.data);
              else report('prices.subscription', new Error(JSON.stringify(result.errors)));
            },
            ended: (errors) => {
              if (errors.length > 0) report('prices.subscription', new Error(JSON.stringify(errors)));
            },
          },
        ),
      (error) => report('prices.socket', error),
    );
  };
  return {
    state,
    watchEvents: (eventIds, onFrame) =>
      subscribe('EventUpdated', eventIds, (data) => onFrame((data as { eventUpdated: EventFrame }).eventUpdated)),
    watchTicks: (eventIds, onTick) =>
      subscribe('SequenceTick', eventIds, (data) =>
        onTick((data as { sequenceTick: readonly { eventId: string; sequence: number }[] }).sequenceTick),
      ),
    snapshots,
    restart: () => void socket().then((live) => live.restart()),
  };
}
