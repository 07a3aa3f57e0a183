import type { Connectivity } from './messages.ts';

/**
 * Whether requests get through, decided by evidence alone and shared by worker and pages. One request that fails proves nothing (the
 * server may have cut just that one), so a failure asks for a probe of /healthz and only a failed probe means offline. Any answer, even an
 * error's, means online.
 */
export type ConnectivityEvidence =
  | { readonly kind: 'answered'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number }
  | { readonly kind: 'probeAnswered'; readonly at: number }
  | { readonly kind: 'probeFailed'; readonly at: number };

export interface ConnectivityStep {
  readonly connectivity: Connectivity;
  readonly changed: boolean;
  /** True: ask /healthz now and bring the outcome back as evidence. */
  readonly probe: boolean;
}

export function weighConnectivity(before: Connectivity, evidence: ConnectivityEvidence): ConnectivityStep {
  const settle = (online: boolean): ConnectivityStep => {
    const changed = before.online !== online;
    return { connectivity: changed ? { online, since: evidence.at } : before, changed, probe: false };
  };
  switch (evidence.kind) {
    case 'answered':
    case 'probeAnswered':
      return settle(true);
    case 'probeFailed':
      return settle(false);
    case 'failed':
      return { connectivity: before, changed: false, probe: before.online };
  }
}

const FIRST_PROBE_MS = 1000;
const PROBE_MS = 1500;
/** Three minutes of them. Who is offline for longer does not sit and wait, and a server that is down for longer is spared. */
const EAGER_PROBES = 120;
const LONGEST_PROBE_MS = 15_000;

/** How long to wait before probing for the nth time (from 0) while offline: 1, then every 1.5, after three minutes every 15 seconds. */
export function probeDelayMs(attempt: number): number {
  if (attempt === 0) return FIRST_PROBE_MS;
  return attempt <= EAGER_PROBES ? PROBE_MS : LONGEST_PROBE_MS;
}
