import type { ProbeOutcome } from '../../../core/wire/answerOrigin.ts';
import {
  type ConnectivityEvidence,
  DOUBT_MS,
  type DoubtMessage,
  PROBE_EVIDENCE,
  probeDelayMs,
  weighConnectivity,
} from '../../../core/wire/connectivity.ts';
import type { Connectivity } from '../../../core/wire/messages.ts';
import { jittered } from '../backoff.ts';
import { type Clock, type Timers, wait } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { Tabs } from '../tabs/tabs.ts';

/** The worker that controls this page; without one the page decides alone. */
export interface WorkerPort {
  isThere(): boolean;
  report(connectivity: Connectivity, at: number): void;
  /** It answers with its state; while offline it probes for all tabs. @param hurried at once. */
  ask(hurried: boolean): void;
}

export interface ConnectionPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Fetches /healthz past every cache; `none`: no response within the time limit. */
  readonly probe: (timeoutMs: number) => Promise<ProbeOutcome>;
  readonly worker: WorkerPort;
  /** The other tabs and the worker. */
  readonly tabs: Tabs<DoubtMessage>;
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
  /** Gives the time of the websocket's newest message, which is as good as an answer. */
  listenTo(heardAt: () => number): void;
}

/** A request, or the websocket, has missed its answer before: one more miss decides. */
const PROBE_TIMEOUT_MS = 4000;
/** While a page without a websocket is visible, a probe follows an answer after this time. */
export const WATCH_MS = 3000;
/** A probe that nothing has raised has this time, then there is a second one with as much. The answer to either is good. */
const FIRST_MISS_MS = 1500;
/** After this time a pending probe may be lost, and another one may start. */
const PROBE_AGAIN_MS = 1000;
/** A worker that has not answered by then is not asked alone. */
const WORKER_MS = 2000;

/**
 * Whether this page's requests get through. The page weighs its own evidence (only it sees the first load and the websocket) and reports
 * to the worker; the worker informs all tabs. While offline the worker probes for all tabs, and without one the page does.
 */
export function createConnection(ports: ConnectionPorts): Connection {
  const { clock, timers, worker, tabs } = ports;
  const store = createStore<Connectivity>({ online: true, since: clock.now() });
  const listeners: (() => void)[] = [];
  let attempt = 0;
  let answeredAt = clock.now();
  let socketHeardAt = (): number => 0;
  let receivedAt = 0;
  /** The round trip of the newest answered probe. */
  let roundTripMs = 0;
  let cancelNext = (): void => undefined;
  let newestProbeAt = Number.NEGATIVE_INFINITY;

  const newestAt = (by: 'answers' | 'anything'): number => (by === 'answers' ? answeredAt : Math.max(answeredAt, socketHeardAt()));

  const settle = (next: Connectivity): void => {
    store.set(next);
    cancelNext();
    attempt = 0;
    if (!next.online) probeLater();
  };

  const noteAnswer = (): void => {
    answeredAt = clock.now();
    for (const listener of listeners) listener();
  };

  const weigh = (kind: ConnectivityEvidence['kind']): void => {
    const evidence = { kind, at: clock.now() };
    const step = weighConnectivity(store.getSnapshot(), evidence);
    if (step.changed) {
      settle(step.connectivity);
      worker.report(step.connectivity, evidence.at);
    }
    if (step.probe) probe(PROBE_TIMEOUT_MS, 'second');
    if (kind === 'answered' || kind === 'probeAnswered') noteAnswer();
  };

  /** Whether another tab or the worker has heard our server since then. */
  const isContradicted = async (since: number, by: 'answers' | 'anything'): Promise<boolean> => {
    tabs.send({ since, by });
    await wait(timers, DOUBT_MS);
    return answeredAt > since;
  };
  tabs.listen((message) => {
    if ('heardAt' in message) answeredAt = Math.max(answeredAt, message.heardAt);
    else if (newestAt(message.by) > message.since) tabs.send({ heardAt: newestAt(message.by) });
  });

  const answerOf = async (limitMs: number): Promise<ProbeOutcome> => {
    const before = clock.now();
    const outcome = await ports.probe(limitMs);
    if (outcome === 'ours') roundTripMs = clock.now() - before;
    return outcome;
  };

  /** @param miss `first`: nothing was missed before, so that one miss is not enough. */
  const outcomeOf = async (limitMs: number, miss: 'first' | 'second'): Promise<ProbeOutcome> => {
    if (miss === 'second') return answerOf(limitMs);
    const first = answerOf(2 * limitMs);
    const soon = await Promise.race([first, wait(timers, limitMs).then(() => 'none' as const)]);
    if (soon !== 'none') return soon;
    const both = [first, answerOf(limitMs)];
    return new Promise((resolve) => {
      for (const one of both) void one.then((outcome) => outcome !== 'none' && resolve(outcome));
      void Promise.all(both).then(() => resolve('none'));
    });
  };

  const probe = (limitMs: number, miss: 'first' | 'second'): void => {
    const at = clock.now();
    if (at - newestProbeAt < PROBE_AGAIN_MS) return;
    newestProbeAt = at;
    const by = miss === 'first' ? 'anything' : 'answers';
    void outcomeOf(Math.max(limitMs, 3 * roundTripMs + 500), miss).then(async (outcome) => {
      if (newestProbeAt === at) newestProbeAt = Number.NEGATIVE_INFINITY;
      // A response since the probe was sent is newer evidence, in any tab.
      if (outcome !== 'ours' && newestAt(by) > at) return;
      if (outcome === 'none' && store.getSnapshot().online && (await isContradicted(at, by))) return;
      weigh(PROBE_EVIDENCE[outcome]);
    });
  };

  /** One probe for all tabs, by the worker; by the page where there is none, or none that answers. */
  const probeOffline = (hurried: boolean): void => {
    if (!worker.isThere()) {
      probe(PROBE_TIMEOUT_MS, 'second');
      return;
    }
    const at = clock.now();
    worker.ask(hurried);
    timers.after(WORKER_MS, () => {
      if (receivedAt < at && !store.getSnapshot().online) probe(PROBE_TIMEOUT_MS, 'second');
    });
  };

  /** Does not wait for the previous probe, which may take its whole time limit. */
  const probeLater = (): void => {
    cancelNext = timers.after(jittered(probeDelayMs(attempt), ports.random()), () => {
      probeOffline(false);
      probeLater();
    });
    attempt += 1;
  };

  const probeIfQuiet = (quietMs: number): void => {
    if (store.getSnapshot().online && clock.now() - newestAt('anything') >= quietMs) probe(FIRST_MISS_MS, 'first');
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    answered: () => weigh('answered'),
    failed: () => weigh('failed'),
    foreign: () => weigh('foreign'),
    receive: (connectivity) => {
      receivedAt = clock.now();
      const { online, foreign } = store.getSnapshot();
      if (connectivity.online === online && connectivity.foreign === foreign) return;
      // This page knows better.
      if (!connectivity.online && answeredAt > connectivity.since) worker.report(store.getSnapshot(), answeredAt);
      else {
        settle(connectivity);
        if (connectivity.online) noteAnswer();
      }
    },
    check: () => {
      if (store.getSnapshot().online) {
        worker.ask(false);
        probe(FIRST_MISS_MS, 'first');
      } else probeOffline(true);
    },
    suspect: (timeoutMs) => probe(timeoutMs, 'second'),
    hurry: () => {
      if (store.getSnapshot().online) probeIfQuiet(PROBE_AGAIN_MS);
      else {
        probeOffline(true);
        settle(store.getSnapshot());
      }
    },
    watch: (mayProbe) => {
      timers.every(PROBE_AGAIN_MS, () => {
        if (mayProbe()) probeIfQuiet(WATCH_MS);
      });
    },
    onAnswer: (listener) => void listeners.push(listener),
    listenTo: (heard) => {
      socketHeardAt = heard;
    },
  };
}
