/** Whether a client is heard, by the websocket's own pings, which browsers answer without the page. Times in milliseconds. */
export interface Hearing {
  /** The time of the ping that is not answered yet. */
  readonly pingedAt: number | null;
  /** How long the last answer took; null before the first. */
  readonly roundTripMs: number | null;
  /** The client has been told that it is not heard since this ping. */
  readonly isReported: boolean;
}

export type HearingEvent = { readonly kind: 'ping' | 'pong' | 'sweep'; readonly at: number };

/** unheard: tell the client, whose own way to the server may be lost while it still receives; it probes within this time. */
export type HearingEffect = { readonly kind: 'none' | 'ping' } | { readonly kind: 'unheard'; readonly withinMs: number };

export interface HearingStep {
  readonly hearing: Hearing;
  readonly effect: HearingEffect;
}

export const NOT_PINGED: Hearing = { pingedAt: null, roundTripMs: null, isReported: false };

const LEAST_OVERDUE_MS = 900;
const LEAST_PROBE_MS = 1500;
/** Until a round trip is known, the network may be slow. */
const UNKNOWN_ROUND_TRIP_MS = 2000;
const NONE: HearingEffect = { kind: 'none' };

export function stepHearing(hearing: Hearing, { kind, at }: HearingEvent): HearingStep {
  const { pingedAt, roundTripMs, isReported } = hearing;
  if (kind === 'pong')
    return {
      hearing: { pingedAt: null, roundTripMs: pingedAt === null ? roundTripMs : at - pingedAt, isReported: false },
      effect: NONE,
    };
  if (pingedAt === null)
    return kind === 'ping' ? { hearing: { ...hearing, pingedAt: at }, effect: { kind: 'ping' } } : { hearing, effect: NONE };
  const slack = 2 * (roundTripMs ?? UNKNOWN_ROUND_TRIP_MS);
  if (isReported || at - pingedAt < Math.max(LEAST_OVERDUE_MS, slack + 500)) return { hearing, effect: NONE };
  return {
    hearing: { ...hearing, isReported: true },
    effect: { kind: 'unheard', withinMs: Math.max(LEAST_PROBE_MS, slack + 500) },
  };
}
