import { type ConnectivityEvidence, probeDelayMs, weighConnectivity } from '../../../core/connectivity.ts';
import type { Connectivity } from '../../../core/messages.ts';
import { jittered } from '../backoff.ts';
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
  /** From 0 to 1. */
  readonly random: () => number;
  /** Asks /healthz past every cache. True: an answer came within the time limit. */
  readonly probe: (timeoutMs: number) => Promise<boolean>;
  readonly worker: WorkerPort;
}

export interface Connection extends ExternalStore<Connectivity> {
  answered(): void;
  failed(): void;
  /** The worker has decided, for all tabs. */
  receive(connectivity: Connectivity): void;
  /** A hint (the browser's events, the page shown again): probe now. */
  check(): void;
  /** Nothing comes over an open websocket: a quick probe decides, unless something is answered meanwhile. */
  suspect(timeoutMs: number): void;
  /** Calls back at every good answer of any kind: of a request, a probe, the websocket or the worker. */
  onAnswer(listener: () => void): void;
}

const PROBE_TIMEOUT_MS = 4000;
/** A probe that has been on its way for longer may be lost, and keeps no other one back. */
const PROBE_AGAIN_MS = 1000;

/**
 * Whether this page's requests get through. The page weighs its own evidence (it alone sees the first load and the websocket) and tells the
 * worker; the worker tells all tabs. While offline the page probes at a pace, so that it comes back by itself.
 */
export function createConnection(ports: ConnectionPorts): Connection {
  const store = createStore<Connectivity>({ online: true, since: ports.clock.now() });
  const listeners: (() => void)[] = [];
  let attempt = 0;
  let answers = 0;
  let cancelNext = (): void => undefined;
  let newestProbeAt = Number.NEGATIVE_INFINITY;

  const settle = (next: Connectivity): void => {
    store.set(next);
    cancelNext();
    attempt = 0;
    if (!next.online) probeLater();
  };

  const noteAnswer = (): void => {
    answers += 1;
    for (const listener of listeners) listener();
  };

  const weigh = (kind: ConnectivityEvidence['kind']): void => {
    const evidence = { kind, at: ports.clock.now() };
    const step = weighConnectivity(store.getSnapshot(), evidence);
    if (step.changed) {
      settle(step.connectivity);
      ports.worker.report(step.connectivity.online, evidence.at);
    }
    if (step.probe) probe(PROBE_TIMEOUT_MS);
    if (kind === 'answered' || kind === 'probeAnswered') noteAnswer();
  };

  const probe = (timeoutMs: number): void => {
    const at = ports.clock.now();
    if (at - newestProbeAt < PROBE_AGAIN_MS) return;
    newestProbeAt = at;
    const before = answers;
    void ports.probe(timeoutMs).then((answered) => {
      if (newestProbeAt === at) newestProbeAt = Number.NEGATIVE_INFINITY;
      if (answered) weigh('probeAnswered');
      // Whatever was answered since it was sent is the newer evidence.
      else if (answers === before) weigh('probeFailed');
    });
  };

  /** Does not wait for the probe before: one into a black hole takes its whole time. */
  const probeLater = (): void => {
    cancelNext = ports.timers.after(jittered(probeDelayMs(attempt), ports.random()), () => {
      probe(PROBE_TIMEOUT_MS);
      probeLater();
    });
    attempt += 1;
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    answered: () => weigh('answered'),
    failed: () => weigh('failed'),
    receive: (connectivity) => {
      if (connectivity.online === store.getSnapshot().online) return;
      settle(connectivity);
      if (connectivity.online) noteAnswer();
    },
    check: () => {
      ports.worker.ask();
      probe(PROBE_TIMEOUT_MS);
    },
    suspect: probe,
    onAnswer: (listener) => void listeners.push(listener),
  };
}
