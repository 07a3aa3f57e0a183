import { type ProbeOutcome, probeOutcomeOf } from '../../../core/wire/answerOrigin.ts';
import { DOUBT_CHANNEL, type DoubtMessage } from '../../../core/wire/connectivity.ts';
import type { PageToWorker } from '../../../core/wire/messages.ts';
import { systemClock, systemTimers } from '../clock.ts';
import { type Connection, createConnection } from '../connection/connection.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import { type Fetch, observedFetch } from '../http/observedFetch.ts';
import { createMaintenance, type Maintenance } from '../maintenance/maintenance.ts';
import { openTabs } from '../tabs/tabs.ts';
import { requestPause } from '../update/requestPause.ts';

/** The page's requests, with their evidence for connection and maintenance. */
export interface Network {
  readonly fetch: Fetch;
  /** The same with another time limit. */
  readonly fetchWithin: (timeoutMs: number) => Fetch;
  readonly connectivity: Connection;
  /** When the oldest of the stored answers on this page was sent, in epoch milliseconds; null: there is none. */
  readonly storedAt: ExternalStore<number | null>;
  /** Whether the server is well, asked past every cache. */
  readonly isReachable: () => Promise<boolean>;
  readonly maintenance: Maintenance;
  /** Another worker is about to take over: all tabs pause their requests until it has. */
  pauseRequests(): void;
  /** Another worker has taken over, and this tab is not reloaded. */
  resumeRequests(): void;
  /** Sets the request that checks whether maintenance is over. Until it is set, it is not. */
  setMaintenanceCheck(isOver: () => Promise<boolean>): void;
}

const REQUEST_TIMEOUT_MS = 15_000;
const PROBE_TIMEOUT_MS = 4000;

export function sendToWorker(message: PageToWorker): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

function askHealth(timeoutMs: number): Promise<Response> {
  return fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
}

async function probe(timeoutMs: number, maintenance: Maintenance): Promise<ProbeOutcome> {
  try {
    const response = await askHealth(timeoutMs);
    maintenance.probed(response);
    return await probeOutcomeOf(response);
  } catch {
    return 'none';
  }
}

/** Not while the server starts, stops or is replaced: then the health path is answered with an error, perhaps by something else. */
async function isHealthy(timeoutMs: number): Promise<boolean> {
  try {
    const response = await askHealth(timeoutMs);
    return response.ok && (await probeOutcomeOf(response)) === 'ours';
  } catch {
    return false;
  }
}

export function createNetwork(): Network {
  const storedAt = createStore<number | null>(null);
  const stored = (at: number): void => storedAt.set(Math.min(at, storedAt.getSnapshot() ?? at));
  let isStartupBack = async (): Promise<boolean> => false;
  const pause = requestPause(systemTimers);
  const maintenance = createMaintenance({
    timers: systemTimers,
    isOver: () => isStartupBack(),
    tellOver: () => sendToWorker({ type: 'maintenance/over' }),
  });
  const connectivity = createConnection({
    clock: systemClock,
    timers: systemTimers,
    random: Math.random,
    // A probe, too, would start a worker that is being replaced.
    probe: async (timeoutMs) => {
      await pause.over();
      return probe(timeoutMs, maintenance);
    },
    worker: {
      isThere: () => Boolean(navigator.serviceWorker?.controller),
      report: ({ online, foreign }, at) => sendToWorker({ type: 'connectivity/report', online, at, ...(foreign && { foreign }) }),
      ask: (hurried) => sendToWorker({ type: 'connectivity/ask', hurried }),
    },
    tabs: openTabs<DoubtMessage>(DOUBT_CHANNEL),
  });
  const tabs = openTabs<'pause'>('slipstream-requests');
  tabs.listen(() => pause.begin());
  const send: Fetch = async (input, init) => {
    await pause.over();
    return fetch(input, init);
  };
  const fetchWithin = (timeoutMs: number): Fetch =>
    observedFetch(send, [connectivity, { answered: (_path, response) => maintenance.answered(response), stored }], timeoutMs);
  return {
    fetch: fetchWithin(REQUEST_TIMEOUT_MS),
    fetchWithin,
    connectivity,
    storedAt,
    isReachable: () => isHealthy(PROBE_TIMEOUT_MS),
    maintenance,
    pauseRequests: () => {
      tabs.send('pause');
      pause.begin();
    },
    resumeRequests: pause.end,
    setMaintenanceCheck: (isOver) => {
      isStartupBack = isOver;
    },
  };
}
