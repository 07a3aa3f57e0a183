import { type ConnectivityEvidence, weighConnectivity } from '../core/connectivity.ts';
import type { Connectivity, WorkerToPage } from '../core/messages.ts';
import type { StateStore } from './stateStore.ts';

export interface ConnectivityPorts {
  readonly store: StateStore;
  readonly now: () => number;
  /** Asks /healthz past every cache. True: an answer came. */
  readonly probe: () => Promise<boolean>;
  readonly broadcast: (message: WorkerToPage) => Promise<void>;
}

export interface ConnectivityKeeper {
  current(): Promise<Connectivity>;
  answered(): Promise<void>;
  failed(): Promise<void>;
  /** A page has evidence of its own: an open or dead websocket, a load that the worker did not see. */
  reported(online: boolean): Promise<void>;
  /** A page asks: it hears what is known, and while that is offline the network is asked again. */
  asked(): Promise<void>;
}

const KEY = 'connectivity';

function isConnectivity(value: unknown): value is Connectivity {
  return typeof value === 'object' && value !== null && 'online' in value && typeof value.online === 'boolean' && 'since' in value;
}

/** Holds the offline state for all tabs: kept in the store, told to every page when it changes. Evidence is weighed one after the other. */
export function connectivityKeeper(ports: ConnectivityPorts): ConnectivityKeeper {
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
  const tell = (connectivity: Connectivity): Promise<void> => ports.broadcast({ type: 'connectivity/changed', connectivity });
  const weigh = (evidence: ConnectivityEvidence): Promise<boolean> =>
    inTurn(async () => {
      const step = weighConnectivity(await load(), evidence);
      memory = step.connectivity;
      if (step.changed) {
        await ports.store.write(KEY, step.connectivity);
        await tell(step.connectivity);
      }
      return step.probe;
    });
  const probe = (): Promise<void> => {
    probing ??= ports
      .probe()
      .then(async (answered) => {
        await weigh({ kind: answered ? 'probeAnswered' : 'probeFailed', at: ports.now() });
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
    reported: async (online) => {
      await weigh({ kind: online ? 'probeAnswered' : 'probeFailed', at: ports.now() });
    },
    asked: async () => {
      const connectivity = await load();
      await tell(connectivity);
      if (!connectivity.online) await probe();
    },
  };
}
