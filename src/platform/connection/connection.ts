import type { ProbeOutcome } from '../../../core/answerOrigin.ts';
import { type ConnectivityEvidence, PROBE_EVIDENCE, probeDelayMs, weighConnectivity } from '../../../core/connectivity.ts';
import type { Connectivity } from '../../../core/messages.ts';
import { jittered } from '../backoff.ts';
import type { Clock, Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';

/** The worker that controls this page; without one the page decides alone. */
export interface WorkerPort {
  report(connectivity: Connectivity, at: number): void;
  ask(): void;
}

export interface ConnectionPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Fetches /healthz past every cache; `none`: no response within the time limit. */
  readonly probe: (timeoutMs: number) => Promise<ProbeOutcome>;
  readonly worker: WorkerPort;
}

export interface Connection extends ExternalStore<Connectivity> {
  answered(): void;
  failed(): void;
  /** Something else than our server answered. */
  foreign(): void;
  /** The worker has decided for all tabs. */
  receive(connectivity: Connectivity): void;
  /** Probes now; called on a hint (the browser's events, the page shown again). */
  check(): void;
  /** An open websocket is silent: a quick probe decides, unless a response is received first. */
  suspect(timeoutMs: number): void;
  /** A person uses the page: probes, unless an answer is new, and while offline eagerly again. */
  hurry(): void;
  /** From now on a page that may probe does, when there is no answer for a while: without a websocket nothing else notices a hole. */
  watch(mayProbe: () => boolean): void;
  /** Calls the listener at every good response: of a request, a probe, the websocket or the worker. */
  onAnswer(listener: () => void): void;
}

const PROBE_TIMEOUT_MS = 4000;
/** While a page without a websocket is visible, a probe follows an answer after this time, and must end within the next. */
export const WATCH_MS = 3000;
const WATCH_PROBE_MS = 2000;
/** After this time a pending probe may be lost, and another one may start. */
const PROBE_AGAIN_MS = 1000;

/**
 * Whether this page's requests get through. The page weighs its own evidence (only it sees the first load and the websocket) and reports
 * to the worker; the worker informs all tabs. While offline the page keeps probing, so that it recovers by itself.
 */
export function createConnection(ports: ConnectionPorts): Connection {
  const store = createStore<Connectivity>({ online: true, since: ports.clock.now() });
  const listeners: (() => void)[] = [];
  let attempt = 0;
  let answers = 0;
  let answeredAt = ports.clock.now();
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
    answeredAt = ports.clock.now();
    for (const listener of listeners) listener();
  };

  const weigh = (kind: ConnectivityEvidence['kind']): void => {
    const evidence = { kind, at: ports.clock.now() };
    const step = weighConnectivity(store.getSnapshot(), evidence);
    if (step.changed) {
      settle(step.connectivity);
      ports.worker.report(step.connectivity, evidence.at);
    }
    if (step.probe) probe(PROBE_TIMEOUT_MS);
    if (kind === 'answered' || kind === 'probeAnswered') noteAnswer();
  };

  const probe = (timeoutMs: number): void => {
    const at = ports.clock.now();
    if (at - newestProbeAt < PROBE_AGAIN_MS) return;
    newestProbeAt = at;
    const before = answers;
    void ports.probe(timeoutMs).then((outcome) => {
      if (newestProbeAt === at) newestProbeAt = Number.NEGATIVE_INFINITY;
      // A response since the probe was sent is newer evidence.
      if (outcome === 'ours' || answers === before) weigh(PROBE_EVIDENCE[outcome]);
    });
  };

  /** Does not wait for the previous probe, which may take its whole time limit. */
  const probeLater = (): void => {
    cancelNext = ports.timers.after(jittered(probeDelayMs(attempt), ports.random()), () => {
      probe(PROBE_TIMEOUT_MS);
      probeLater();
    });
    attempt += 1;
  };

  const probeIfQuiet = (quietMs: number): void => {
    if (store.getSnapshot().online && ports.clock.now() - answeredAt >= quietMs) probe(WATCH_PROBE_MS);
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    answered: () => weigh('answered'),
    failed: () => weigh('failed'),
    foreign: () => weigh('foreign'),
    receive: (connectivity) => {
      const { online, foreign } = store.getSnapshot();
      if (connectivity.online === online && connectivity.foreign === foreign) return;
      settle(connectivity);
      if (connectivity.online) noteAnswer();
    },
    check: () => {
      ports.worker.ask();
      probe(PROBE_TIMEOUT_MS);
    },
    suspect: probe,
    hurry: () => {
      if (store.getSnapshot().online) probeIfQuiet(PROBE_AGAIN_MS);
      else {
        probe(PROBE_TIMEOUT_MS);
        settle(store.getSnapshot());
      }
    },
    watch: (mayProbe) => {
      ports.timers.every(PROBE_AGAIN_MS, () => {
        if (mayProbe()) probeIfQuiet(WATCH_MS);
      });
    },
    onAnswer: (listener) => void listeners.push(listener),
  };
}
