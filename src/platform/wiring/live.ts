import { lazyModule } from '../../../core/lazyModule.ts';
import { HIGHLIGHT_MS, highlightHoldMs } from '../../../core/money/highlight.ts';
import type { FlagsAnnouncement } from '../../../core/wire/flagsAnnouncement.ts';
import { afterPaint } from '../afterPaint.ts';
import { systemClock, systemTimers } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import { createStore, type ExternalStore, type WritableStore } from '../externalStore.ts';
import type { GraphqlRequest } from '../graphql/request.ts';
import type { LiveSocket, SocketState } from '../graphql/socket.ts';
import type { Urls } from '../graphql/sportsbookUrls.ts';
import { type AppFacts, appHeaders } from '../http/appHeaders.ts';
import { createInputGate } from '../inputGate.ts';
import type { EventSnapshotsQuery } from '../prices/eventSnapshots.generated.ts';
import type { PriceSource } from '../prices/pollPrices.ts';
import { PriceStore } from '../prices/priceStore.ts';
import { type LivePort, livePort, Watcher } from '../prices/watcher.ts';
import type { IdentityParts } from './identity.ts';
import type { Network } from './network.ts';

/** The websocket and the prices it delivers. */
export interface LiveParts {
  readonly socket: () => Promise<LiveSocket>;
  readonly priceStore: PriceStore;
  readonly watcher: Watcher;
  readonly priceSource: ExternalStore<PriceSource>;
  /** The newest message of the open websocket about feature flags; null: it is not open, or says nothing of them. */
  readonly announcedFlags: ExternalStore<FlagsAnnouncement | null>;
  start(): void;
}

export function createLive(
  facts: AppFacts,
  network: Network,
  request: GraphqlRequest,
  identity: IdentityParts,
  report: ReportError,
  state: WritableStore<SocketState>,
  urls: ExternalStore<Urls>,
): LiveParts {
  const { connectivity } = network;
  const announcedFlags = createStore<FlagsAnnouncement | null>(null);
  const openSocket = lazyModule(async (): Promise<LiveSocket> => {
    const { liveSocket } = await import('../graphql/socket.ts');
    const live = liveSocket({
      url: () => urls.getSnapshot().websocket,
      clock: systemClock,
      timers: systemTimers,
      random: Math.random,
      onSilence: connectivity.suspect,
      onSignal: connectivity.answered,
      onRefused: (timedOut) =>
        void polls.load().then(
          (refused) => refused(timedOut),
          () => undefined,
        ),
      onFlags: announcedFlags.set,
      connectionParams: async () => appHeaders(facts, await identity.authorize()),
    });
    live.state.subscribe(() => {
      const now = live.state.getSnapshot();
      state.set(now);
      if (now === 'closed') {
        announcedFlags.set(null);
        connectivity.check();
      }
      if (now === 'open') connectivity.answered();
    });
    connectivity.listenTo(live.heardAt);
    state.set(live.state.getSnapshot());
    return live;
  });
  const socket = (): Promise<LiveSocket> => openSocket.load();

  const highlightMs = (): number =>
    identity.startup.getSnapshot().data?.applicationMetadata.oddsHighlightMilliseconds ?? HIGHLIGHT_MS;
  const input = createInputGate({ timers: systemTimers, afterPaint });
  const priceStore = new PriceStore({
    clock: systemClock,
    timers: systemTimers,
    nextFrame: (run) => void requestAnimationFrame(() => input.whenOpen(run)),
    mayNotify: input.isOpen,
    highlightMs,
  });
  const snapshots: LivePort['snapshots'] = async (ids, scope) => {
    const answer = await request<EventSnapshotsQuery>('EventSnapshots', { ids, scope }, { kind: 'none' });
    return answer.ok ? answer.value.eventSnapshots : null;
  };
  const watcher = new Watcher({
    store: priceStore,
    clock: systemClock,
    timers: systemTimers,
    live: livePort({ state, socket, report, snapshots }),
  });

  const priceSource = createStore<PriceSource>('socket');
  const polls = lazyModule(async () => {
    const { createPricePolls } = await import('../prices/pollPrices.ts');
    return createPricePolls({
      store: priceStore,
      clock: systemClock,
      timers: systemTimers,
      watcher,
      snapshots,
      socketState: state,
      connectivity,
      source: priceSource,
      isVisible: () => document.visibilityState !== 'hidden',
    });
  });

  return {
    socket,
    priceStore,
    watcher,
    priceSource,
    announcedFlags,
    start: () => {
      input.watch(window);
      let wasOnline = connectivity.getSnapshot().online;
      connectivity.subscribe(() => {
        const { online } = connectivity.getSnapshot();
        if (online === wasOnline) return;
        wasOnline = online;
        if (!online) {
          watcher.disconnected();
          return;
        }
        // The socket may have survived without receiving, or be connecting in vain; a new one fetches what was missed.
        openSocket.loaded()?.restart();
        void identity.startup.load();
      });
      identity.startup.subscribe(() => {
        const fadeMs = highlightMs() - highlightHoldMs(highlightMs());
        document.documentElement.style.setProperty('--highlight-fade', `${fadeMs}ms`);
      });
      // Another region has an address of its own.
      urls.subscribe(() => openSocket.loaded()?.restart());
      // Where the network lets no websocket open, answers are no reason to try again sooner.
      connectivity.onAnswer(() => {
        if (priceSource.getSnapshot() === 'socket') openSocket.loaded()?.hurry();
      });
      let player = identity.session.getSnapshot().playerAlias;
      identity.session.subscribe(() => {
        const { playerAlias } = identity.session.getSnapshot();
        if (playerAlias === player) return;
        player = playerAlias;
        // The socket belongs to the player who opened it.
        openSocket.loaded()?.restart();
      });
    },
  };
}
