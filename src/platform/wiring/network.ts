import { isApplicationPath } from '../../../core/connectivity.ts';
import type { PageToWorker } from '../../../core/messages.ts';
import { systemClock, systemTimers } from '../clock.ts';
import { type Connection, createConnection } from '../connection/connection.ts';
import { platformOperation } from '../graphql/operations.ts';
import { type GraphqlRequest, graphqlRequest } from '../graphql/request.ts';
import type { AppFacts } from '../http/appHeaders.ts';
import { type Fetch, observedFetch } from '../http/observedFetch.ts';
import { createMaintenance, type Maintenance } from '../maintenance/maintenance.ts';

/** Requests, and what they show of the network and the house. */
export interface Network {
  readonly fetch: Fetch;
  readonly request: GraphqlRequest;
  readonly connectivity: Connection;
  readonly maintenance: Maintenance;
}

const REQUEST_TIMEOUT_MS = 15_000;
const PROBE_TIMEOUT_MS = 4000;

export function sendToWorker(message: PageToWorker): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

async function probe(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

export function wireNetwork(facts: AppFacts): Network {
  const connectivity = createConnection({
    clock: systemClock,
    timers: systemTimers,
    probe,
    worker: {
      report: (online, at) => sendToWorker({ type: 'connectivity/report', online, at }),
      ask: () => sendToWorker({ type: 'connectivity/ask' }),
    },
  });
  const maintenance = createMaintenance({
    timers: systemTimers,
    probe: async () => {
      await request('SchemaVersion', {}, { kind: 'none' });
    },
  });
  const observed = observedFetch(
    (input, init) => fetch(input, init),
    {
      answered: (path, response) => {
        connectivity.answered();
        const header = (name: string): string | null => response.headers.get(name);
        maintenance.seen({ status: response.status, fromApplication: isApplicationPath(path), header });
      },
      failed: () => connectivity.failed(),
    },
    REQUEST_TIMEOUT_MS,
  );
  const request = graphqlRequest({ fetch: observed, facts, operation: platformOperation });
  return { fetch: observed, request, connectivity, maintenance };
}
