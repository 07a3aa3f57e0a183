import type { ProbeOutcome } from './answerOrigin.ts';
import type { Connectivity } from './messages.ts';

/**
 * Decides from evidence whether requests get through; shared by worker and pages. One failed request proves nothing (the server may have
 * cut only that one), so a failure triggers a probe of /healthz, and only a failed probe means offline. A response of our server means online,
 * even an error. One of something else (core/wire/answerOrigin.ts) is no better than none: it triggers a probe, too. Nobody is offline by one miss:
 * a probe that nothing has raised is followed by a second one, and who has heard our server since the probe began contradicts it
 * (docs/adr/0136-evidence-has-an-age.md).
 */
export type ConnectivityEvidence =
  | { readonly kind: 'answered'; readonly at: number }
  | { readonly kind: 'failed'; readonly at: number }
  | { readonly kind: 'foreign'; readonly at: number }
  | { readonly kind: 'probeAnswered'; readonly at: number }
  | { readonly kind: 'probeFailed'; readonly at: number }
  /** Something else answered. `error`: with an error, as what stands before a server that restarts. */
  | { readonly kind: 'probeForeign'; readonly at: number }
  | { readonly kind: 'probeError'; readonly at: number };

export const PROBE_EVIDENCE = {
  ours: 'probeAnswered',
  foreign: 'probeForeign',
  error: 'probeError',
  none: 'probeFailed',
} as const satisfies Record<ProbeOutcome, ConnectivityEvidence['kind']>;

/** What pages and worker of a browser say to each other before one of them goes offline. */
export type DoubtMessage =
  /** Has anybody heard our server since then? answers: of requests, as messages of a websocket may still come where nothing goes out. */
  | { readonly since: number; readonly by: 'answers' | 'anything' }
  /** Our server was heard at this time. */
  | { readonly heardAt: number };

export const DOUBT_CHANNEL = 'slipstream-connection';
/** How long an answer to a doubt may take. */
export const DOUBT_MS = 150;
/** Offline lasts at least this long, so that nothing flickers. */
const STEADY_MS = 1000;

export interface ConnectivityStep {
  readonly connectivity: Connectivity;
  readonly changed: boolean;
  /** True: probe /healthz now and weigh the outcome as evidence. */
  readonly probe: boolean;
}

export function weighConnectivity(before: Connectivity, { kind, at }: ConnectivityEvidence): ConnectivityStep {
  const stay: ConnectivityStep = { connectivity: before, changed: false, probe: false };
  const settle = (online: boolean, foreign?: Connectivity['foreign']): ConnectivityStep => {
    if (before.online === online && before.foreign === foreign) return stay;
    const since = before.online === online ? before.since : at;
    return { connectivity: { online, since, ...(foreign && { foreign }) }, changed: true, probe: false };
  };
  switch (kind) {
    case 'answered':
    case 'probeAnswered':
      return !before.online && at - before.since < STEADY_MS ? stay : settle(true);
    case 'probeFailed':
      return settle(false);
    case 'probeForeign':
      return settle(false, 'page');
    case 'probeError':
      return settle(false, 'error');
    case 'failed':
    case 'foreign':
      return { ...stay, probe: before.online };
  }
}

/** A server that restarts is mostly back within twenty seconds, and prices are live some seconds later. */
const EAGER_PROBES = 8;
const EAGER_MS = 3000;
const LATER_MS = 10_000;
/** After three minutes probes are rare, to spare the server and the device. */
const LATER_PROBES = 25;
const RARE_MS = 15_000;

/** The delay before probe n (from 0) while offline: 1, 2, then for twenty seconds 3, then 10, after three minutes 15. */
export function probeDelayMs(attempt: number): number {
  if (attempt < EAGER_PROBES) return Math.min(1000 * (attempt + 1), EAGER_MS);
  return attempt < LATER_PROBES ? LATER_MS : RARE_MS;
}
