import { type ConnectivityEvidence, probeDelayMs, weighConnectivity } from '../../../core/connectivity.ts';
import type { Connectivity } from '../../../core/messages.ts';
import type { Clock, Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';

/** The worker that controls this page; without one the page decides alone. */
export interface WorkerPort {
  report(online: boolean, at: number): void;
  ask(): void;
}

export interface ConnectionPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Asks /healthz past every cache. True: an answer came. */
  readonly probe: () => Promise<boolean>;
  readonly worker: WorkerPort;
}

export interface Connection extends ExternalStore<Connectivity> {
  answered(): void;
  failed(): void;
  /** The worker has decided, for all tabs. */
  heard(connectivity: Connectivity): void;
  /** A hint (the browser's events, the page shown again): look now. */
  look(): void;
}

/**
 * Whether this page's requests get through. The page weighs its own evidence (it alone sees the first load and the websocket) and tells the
 * worker; the worker tells all tabs. While offline the page probes at a pace, so that it comes back by itself.
 */
export function createConnection(ports: ConnectionPorts): Connection {
  const store = createStore<Connectivity>({ online: true, since: ports.clock.now() });
  let attempt = 0;
  let cancelNext = (): void => undefined;
  let isProbing = false;

  const settle = (next: Connectivity): void => {
    store.set(next);
    cancelNext();
    attempt = 0;
    if (!next.online) later();
  };

  const weigh = (evidence: ConnectivityEvidence): void => {
    const step = weighConnectivity(store.getSnapshot(), evidence);
    if (step.changed) {
      settle(step.connectivity);
      ports.worker.report(step.connectivity.online, evidence.at);
    }
    if (step.probe) probe();
  };

  const probe = (): void => {
    if (isProbing) return;
    isProbing = true;
    void ports.probe().then((answered) => {
      isProbing = false;
      const before = store.getSnapshot();
      weigh({ kind: answered ? 'probeAnswered' : 'probeFailed', at: ports.clock.now() });
      if (!answered && store.getSnapshot() === before) later();
    });
  };

  const later = (): void => {
    cancelNext();
    cancelNext = ports.timers.after(probeDelayMs(attempt), probe);
    attempt += 1;
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    answered: () => weigh({ kind: 'answered', at: ports.clock.now() }),
    failed: () => weigh({ kind: 'failed', at: ports.clock.now() }),
    heard: (connectivity) => {
      if (connectivity.online === store.getSnapshot().online) return;
      settle(connectivity);
    },
    look: () => {
      ports.worker.ask();
      probe();
    },
  };
}
