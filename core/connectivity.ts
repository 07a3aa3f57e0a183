import type { Connectivity } from './messages.ts';

/**
 * Decides from evidence whether requests get through; shared by worker and pages. One failed request proves nothing (the server may have
 * cut only that one), so a failure triggers a probe of /healthz, and only a failed probe means offline. A response of our server means online,
 * even an error. One of something else (core/answerOrigin.ts) is no better than none: it triggers a probe, too.
 */
export type ConnectivityEvidence =
  | { readonly kind: 'answered'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number }
  | { readonly kind: 'foreign'; readonly at: number }
  | { readonly kind: 'probeAnswered'; readonly at: number }
  | { readonly kind: 'probeFailed'; readonly at: number }
  | { readonly kind: 'probeForeign'; readonly at: number };

export const PROBE_EVIDENCE = { ours: 'probeAnswered', foreign: 'probeForeign', none: 'probeFailed' } as const;

export interface ConnectivityStep {
  readonly connectivity: Connectivity;
  readonly changed: boolean;
  /** True: probe /healthz now and weigh the outcome as evidence. */
  readonly probe: boolean;
}

export function weighConnectivity(before: Connectivity, evidence: ConnectivityEvidence): ConnectivityStep {
  const settle = (online: boolean, foreign = false): ConnectivityStep => {
    const changed = before.online !== online || (before.foreign ?? false) !== foreign;
    const since = before.online === online ? before.since : evidence.at;
    return { connectivity: changed ? { online, since, ...(foreign && { foreign }) } : before, changed, probe: false };
  };
  switch (evidence.kind) {
    case 'answered':
    case 'probeAnswered':
      return settle(true);
    case 'probeFailed':
      return settle(false);
    case 'probeForeign':
      return settle(false, true);
    case 'failed':
    case 'foreign':
      return { connectivity: before, changed: false, probe: before.online };
  }
}

const FIRST_PROBE_MS = 1000;
const PROBE_MS = 1500;
/** Three minutes of probes. After that, probes are rare to spare the server and the device. */
const EAGER_PROBES = 120;
const LONGEST_PROBE_MS = 15_000;

/** The delay before probe n (from 0) while offline: 1 second, then 1.5, after three minutes 15 seconds. */
export function probeDelayMs(attempt: number): number {
  if (attempt === 0) return FIRST_PROBE_MS;
  return attempt <= EAGER_PROBES ? PROBE_MS : LONGEST_PROBE_MS;
}
