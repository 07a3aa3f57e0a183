import { SERVER_PING_MS } from '../../../core/wire/socketPing.ts';

/** Silence for this long, a little more than the ping interval, triggers a probe. */
export const SUSPECT_AFTER_MS = SERVER_PING_MS + 500;
/** Silence for this long closes the connection; the probe must end within it. */
export const DEAD_AFTER_MS = SERVER_PING_MS + 2000;
/** A timer that fires later than this shows that the page was suspended (asleep, hidden, busy): messages may still be unread. */
const OVERDUE_MS = 1000;

/**
 * The state of an open websocket, judged by its messages. unwatched: closed, or its server promises no pings, so silence proves
 * nothing · receiving: the last message came at `at` · suspected: no message has come since `at`, for too long.
 */
export type Silence =
  | { readonly kind: 'unwatched' }
  | { readonly kind: 'receiving' | 'suspected'; readonly at: number; readonly dueAt: number };

/** promised: opened by a server that sends pings · due: the time `dueAt` has passed. */
export type SilenceEvent = { readonly kind: 'promised' | 'message' | 'due' | 'closed'; readonly at: number };

/** probe: send a quick probe · alive: the suspicion was wrong · leave: close the websocket and open another one. */
export type SilenceEffect = 'none' | 'probe' | 'alive' | 'leave';

export interface SilenceStep {
  readonly silence: Silence;
  readonly effect: SilenceEffect;
}

export const UNWATCHED: Silence = { kind: 'unwatched' };

function receive(at: number): Silence {
  return { kind: 'receiving', at, dueAt: at + SUSPECT_AFTER_MS };
}

/** Detects a connection that is lost without a close: its packets vanish. */
export function stepSilence(silence: Silence, { kind, at }: SilenceEvent): SilenceStep {
  if (kind === 'closed') return { silence: UNWATCHED, effect: 'none' };
  if (silence.kind === 'unwatched') return { silence: kind === 'promised' ? receive(at) : silence, effect: 'none' };
  if (kind !== 'due')
    // The timer that is set keeps running and checks `at` when it fires.
    return silence.kind === 'suspected'
      ? { silence: receive(at), effect: 'alive' }
      : { silence: { ...silence, at }, effect: 'none' };
  if (at - silence.dueAt > OVERDUE_MS) return { silence: receive(at), effect: 'none' };
  if (silence.kind === 'suspected') return { silence: UNWATCHED, effect: 'leave' };
  if (at - silence.at < SUSPECT_AFTER_MS) return { silence: receive(silence.at), effect: 'none' };
  return { silence: { kind: 'suspected', at: silence.at, dueAt: silence.at + DEAD_AFTER_MS }, effect: 'probe' };
}
