import type { ProbeOutcome } from '../core/answerOrigin.ts';
import { type ConnectivityEvidence, PROBE_EVIDENCE, weighConnectivity } from '../core/connectivity.ts';
import type { Connectivity, WorkerToPage } from '../core/messages.ts';
import type { StateStore } from './stateStore.ts';

export interface ConnectivityPorts {
  readonly store: StateStore;
  readonly now: () => number;
  /** Fetches /healthz past every cache. */
  readonly probe: () => Promise<ProbeOutcome>;
  readonly broadcast: (message: WorkerToPage) => Promise<void>;
}

export interface ConnectivityTracker {
  current(): Promise<Connectivity>;
  answered(): Promise<void>;
  failed(): Promise<void>;
  /** Something else than our server answered. */
  foreign(): Promise<void>;
  /** A page reports its own evidence: an open or dead websocket, a load that bypassed the worker. */
  reported(connectivity: { readonly online: boolean; readonly foreign: boolean }): Promise<void>;
  /** A page requests the state. It is sent to all pages; while offline, a probe follows. */
  asked(): Promise<void>;
}

const KEY = 'connectivity';

function isConnectivity(value: unknown): value is Connectivity {
  return typeof value === 'object' && value !== null && 'online' in value && typeof value.online === 'boolean' && 'since' in value;
}

/** The offline state of all tabs: persisted in the store and sent to every page when it changes. Evidence is weighed in order. */
export function createConnectivityTracker(ports: ConnectivityPorts): ConnectivityTracker {
  let memory: Connectivity | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let probing: Promise<void> | null = null;

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
  const weigh = (evidence: ConnectivityEvidence): Promise<boolean> =>
    inTurn(async () => {
      const step = weighConnectivity(await load(), evidence);
      memory = step.connectivity;
      if (step.changed) {
        await ports.store.write(KEY, step.connectivity);
        await send(step.connectivity);
      }
      return step.probe;
    });
  const probe = (): Promise<void> => {
    probing ??= ports
      .probe()
      .then(async (outcome) => {
        await weigh({ kind: PROBE_EVIDENCE[outcome], at: ports.now() });
      })
      .finally(() => {
        probing = null;
      });
    return probing;
  };
  return {
    current: load,
    answered: async () => {
      await weigh({ kind: 'answered', at: ports.now() });
    },
    failed: async () => {
      if (await weigh({ kind: 'failed', at: ports.now() })) await probe();
    },
    foreign: async () => {
      if (await weigh({ kind: 'foreign', at: ports.now() })) await probe();
    },
    reported: async ({ online, foreign }) => {
      await weigh({ kind: PROBE_EVIDENCE[online ? 'ours' : foreign ? 'foreign' : 'none'], at: ports.now() });
    },
    asked: async () => {
      const connectivity = await load();
      await send(connectivity);
      if (!connectivity.online) await probe();
    },
  };
}
