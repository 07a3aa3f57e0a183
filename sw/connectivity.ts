import type { ProbeOutcome } from '../core/wire/answerOrigin.ts';
import {
  type ConnectivityEvidence,
  DOUBT_MS,
  type DoubtMessage,
  PROBE_EVIDENCE,
  probeDelayMs,
  weighConnectivity,
} from '../core/wire/connectivity.ts';
import type { Connectivity, WorkerToPage } from '../core/wire/messages.ts';
import type { StateStore } from './stateStore.ts';

export interface ConnectivityPorts {
  readonly store: StateStore;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Fetches /healthz past every cache. */
  readonly probe: () => Promise<ProbeOutcome>;
  readonly broadcast: (message: WorkerToPage) => Promise<void>;
  /** To the pages of this browser. */
  readonly doubt: (message: DoubtMessage) => void;
}

export interface ConnectivityTracker {
  current(): Promise<Connectivity>;
  answered(): Promise<void>;
  failed(): Promise<void>;
  /** Something else than our server answered. */
  foreign(): Promise<void>;
  /** A page reports its own evidence of this time: an open or dead websocket, a load that bypassed the worker. */
  reported(seen: Pick<Connectivity, 'online' | 'foreign'>, at: number): Promise<void>;
  /** A page requests the state. It is sent to all pages; while offline, a probe follows when one is due, or at once where it is hurried. */
  requested(hurried: boolean): Promise<void>;
  /** What a page says to the others, or wants to know from them. */
  heard(message: DoubtMessage): void;
}

const KEY = 'connectivity';
/** Timers of pages are not exact. */
const EARLY = 0.75;

function isConnectivity(value: unknown): value is Connectivity {
  return typeof value === 'object' && value !== null && 'online' in value && typeof value.online === 'boolean' && 'since' in value;
}

/** The offline state of all tabs: persisted in the store and sent to every page when it changes. Evidence is weighed in order. */
export function createConnectivityTracker(ports: ConnectivityPorts): ConnectivityTracker {
  let memory: Connectivity | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let probing: Promise<void> | null = null;
  let answeredAt = 0;
  /** The number of the next probe while offline. */
  let attempt = 0;
  let probedAt = 0;

  const load = async (): Promise<Connectivity> => {
    if (memory !== null) return memory;
    const stored = await ports.store.read(KEY);
    memory ??= isConnectivity(stored) ? stored : { online: true, since: ports.now() };
    return memory;
  };
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = queue.then(work);
    queue = mine.catch(() => undefined);
    return mine;
  };
  const send = (connectivity: Connectivity): Promise<void> => ports.broadcast({ type: 'connectivity/changed', connectivity });
  const change = async (connectivity: Connectivity): Promise<void> => {
    memory = connectivity;
    attempt = 0;
    await ports.store.write(KEY, connectivity);
    await send(connectivity);
  };
  const weigh = (kind: ConnectivityEvidence['kind']): Promise<boolean> =>
    inTurn(async () => {
      const at = ports.now();
      if (kind === 'answered' || kind === 'probeAnswered') answeredAt = at;
      const step = weighConnectivity(await load(), { kind, at });
      if (step.changed) await change(step.connectivity);
      return step.probe;
    });
  /** Whether a page has had an answer since then. */
  const isContradicted = async (since: number): Promise<boolean> => {
    ports.doubt({ since, by: 'answers' });
    await ports.wait(DOUBT_MS);
    return answeredAt > since;
  };
  const probe = (): Promise<void> => {
    probing ??= (async () => {
      const at = ports.now();
      probedAt = at;
      const outcome = await ports.probe();
      if (outcome !== 'ours' && answeredAt > at) return;
      if (outcome === 'none' && (await load()).online && (await isContradicted(at))) return;
      await weigh(PROBE_EVIDENCE[outcome]);
    })().finally(() => {
      probing = null;
    });
    return probing;
  };
  return {
    current: load,
    answered: async () => {
      await weigh('answered');
    },
    failed: async () => {
      if (await weigh('failed')) await probe();
    },
    foreign: async () => {
      if (await weigh('foreign')) await probe();
    },
    reported: ({ online, foreign }, at) =>
      inTurn(async () => {
        const before = await load();
        if (online) answeredAt = Math.max(answeredAt, at);
        // Older than what the worker has seen itself.
        else if (answeredAt > at) return;
        if (online !== before.online || foreign !== before.foreign)
          await change({ online, since: before.online === online ? before.since : at, ...(foreign && { foreign }) });
      }),
    requested: async (hurried) => {
      const connectivity = await load();
      await send(connectivity);
      if (connectivity.online) return;
      if (hurried) attempt = 0;
      else if (ports.now() - probedAt < probeDelayMs(attempt) * EARLY) return;
      attempt += 1;
      await probe();
    },
    heard: (message) => {
      if ('heardAt' in message) answeredAt = Math.max(answeredAt, message.heardAt);
      else if (answeredAt > message.since) ports.doubt({ heardAt: answeredAt });
    },
  };
}
