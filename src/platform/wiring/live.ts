import { GRAPHQL_PATH } from '../../../core/apiPaths.ts';
import { lazyModule } from '../../../core/lazyModule.ts';
import { systemClock, systemTimers } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { WritableStore } from '../externalStore.ts';
import type { GraphqlRequest } from '../graphql/request.ts';
import type { LiveSocket, SocketState } from '../graphql/socket.ts';
import { type AppFacts, appHeaders } from '../http/appHeaders.ts';
import type { EventSnapshotsQuery } from '../prices/eventSnapshots.generated.ts';
import { livePort } from '../prices/livePort.ts';
import { PriceStore } from '../prices/priceStore.ts';
import { Watcher } from '../prices/watcher.ts';
import type { IdentityParts } from './identity.ts';
import type { Network } from './network.ts';

/** Several things come back at once when a connection does. */
const RETURN_DEBOUNCE_MS = 200;

/** The websocket and the prices that come over it. */
export interface LiveParts {
  readonly socket: () => Promise<LiveSocket>;
  readonly priceStore: PriceStore;
  readonly watcher: Watcher;
  /** Hears when everything should be fetched anew: the connection is back. */
  readonly onReturn: (refetch: () => void) => void;
  start(): void;
}

export function wireLive(
  facts: AppFacts,
  network: Network,
  request: GraphqlRequest,
  identity: IdentityParts,
  report: ReportError,
  state: WritableStore<SocketState>,
): LiveParts {
  const returns = new Set<() => void>();

  let isDue = false;
  const returned = (): void => {
    if (isDue) return;
    isDue = true;
    systemTimers.after(RETURN_DEBOUNCE_MS, () => {
      isDue = false;
      for (const refetch of returns) refetch();
    });
  };

  const openSocket = lazyModule(async (): Promise<LiveSocket> => {
    const { liveSocket } = await import('../graphql/socket.ts');
    const live = liveSocket({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${GRAPHQL_PATH}`,
      timers: systemTimers,
      connectionParams: async () => appHeaders(facts, await identity.authorize()),
    });
    let hasBeenOpen = false;
    live.state.subscribe(() => {
      const now = live.state.getSnapshot();
      state.set(now);
      if (now === 'closed') network.connectivity.look();
      if (now !== 'open') return;
      network.connectivity.answered();
      if (hasBeenOpen) returned();
      hasBeenOpen = true;
    });
    state.set(live.state.getSnapshot());
    return live;
  });
  const socket = (): Promise<LiveSocket> => openSocket.load();

  const priceStore = new PriceStore({
    clock: systemClock,
    timers: systemTimers,
    nextFrame: (run) => void requestAnimationFrame(run),
  });
  const snapshots = async (ids: readonly string[]): Promise<EventSnapshotsQuery['eventSnapshots'] | null> => {
    const answer = await request<EventSnapshotsQuery>('EventSnapshots', { ids }, { kind: 'none' });
    return answer.ok ? answer.value.eventSnapshots : null;
  };
  const watcher = new Watcher({
    store: priceStore,
    clock: systemClock,
    timers: systemTimers,
    live: livePort({ state, socket, report, snapshots }),
  });

  return {
    socket,

    priceStore,
    watcher,
    onReturn: (refetch) => void returns.add(refetch),
    start: () => {
      let wasOnline = network.connectivity.getSnapshot().online;
      network.connectivity.subscribe(() => {
        const { online } = network.connectivity.getSnapshot();
        if (online === wasOnline) return;
        wasOnline = online;
        if (!online) {
          priceStore.disconnected();
          return;
        }
        // A socket may have survived, deaf: whatever it missed is asked for over a new one.
        const live = openSocket.loaded();
        if (live?.state.getSnapshot() === 'open') live.restart();
        else live?.wake();
        void identity.startup.load();
        returned();
      });
      let player = identity.session.getSnapshot().playerId;
      identity.session.subscribe(() => {
        const { playerId } = identity.session.getSnapshot();
        if (playerId === player) return;
        player = playerId;
        // The socket belongs to whoever opened it.
        openSocket.loaded()?.restart();
      });
    },
  };
}
