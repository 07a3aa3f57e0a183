import { SERVER_PING_MS } from '../../../core/socketPing.ts';

/** A little more than the server's pings are apart: silence for this long asks for a probe. */
export const SUSPECT_AFTER_MS = SERVER_PING_MS + 500;
/** Silence for this long ends the connection, and the time limit of the probe with it. */
export const DEAD_AFTER_MS = SERVER_PING_MS + 2000;
/** A timer that is later than this shows that the page itself stood still (asleep, hidden, busy): what came meanwhile is still unread. */
const OVERDUE_MS = 1000;

/**
 * What is known of an open websocket from what comes over it. unwatched: closed, or its server promises no pings, so silence proves
 * nothing · heard: something came at `at` · suspected: nothing has come since, for too long.
 */
export type Silence =
  | { readonly kind: 'unwatched' }
  | { readonly kind: 'heard' | 'suspected'; readonly at: number; readonly dueAt: number };

/** promised: opened, by a server that pings · due: the time of `dueAt` is over. */
export type SilenceEvent = { readonly kind: 'promised' | 'message' | 'due' | 'closed'; readonly at: number };

/** probe: ask the server by another way, quickly · alive: the suspicion was wrong · leave: close the websocket and open another one. */
export type SilenceEffect = 'none' | 'probe' | 'alive' | 'leave';

export interface SilenceStep {
  readonly silence: Silence;
  readonly effect: SilenceEffect;
}

export const UNWATCHED: Silence = { kind: 'unwatched' };

function receive(at: number): Silence {
  return { kind: 'heard', at, dueAt: at + SUSPECT_AFTER_MS };
}

/** A black hole on the way (packets vanish, nothing is closed) is noticed from what does not come. */
export function stepSilence(silence: Silence, { kind, at }: SilenceEvent): SilenceStep {
  if (kind === 'closed') return { silence: UNWATCHED, effect: 'none' };
  if (silence.kind === 'unwatched') return { silence: kind === 'promised' ? receive(at) : silence, effect: 'none' };
  if (kind !== 'due')
    // The timer that is set goes on, and finds out what has been heard since.
    return silence.kind === 'suspected'
      ? { silence: receive(at), effect: 'alive' }
      : { silence: { ...silence, at }, effect: 'none' };
  if (at - silence.dueAt > OVERDUE_MS) return { silence: receive(at), effect: 'none' };
  if (silence.kind === 'suspected') return { silence: UNWATCHED, effect: 'leave' };
  if (at - silence.at < SUSPECT_AFTER_MS) return { silence: receive(silence.at), effect: 'none' };
  return { silence: { kind: 'suspected', at: silence.at, dueAt: silence.at + DEAD_AFTER_MS }, effect: 'probe' };
}
