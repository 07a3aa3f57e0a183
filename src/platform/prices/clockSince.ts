import type { LiveEventState } from './liveEvent.ts';

/**
 * The moment of the clock and the score of an event in play; null: now. They are old while its feed is silent, as its prices are
 * suspended then, and while the page has no connection. Between a gap and the snapshot that fills it, which is a moment, nothing is said.
 */
export function clockSince(event: Pick<LiveEventState, 'status' | 'state' | 'asOf' | 'silentSince'> | null): string | null {
  if (event === null || event.status !== 'IN_PLAY') return null;
  return event.silentSince ?? (event.state === 'paused' ? event.asOf : null);
}
