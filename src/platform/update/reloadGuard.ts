import type { Clock } from '../clock.ts';
import type { TextStorage } from '../storage/persistedText.ts';

const KEY = 'slipstream.reloaded';
/** A chunk that is missing again within this time has another cause than a deploy. */
const QUIET_MS = 60_000;

/**
 * After a deploy a page may request a chunk that is gone, and browsers remember a failed load for the lifetime of the page: one reload
 * helps. A second reload of the same page within a minute would not; the next navigation is a new attempt. When storage is blocked,
 * reloads cannot be counted, so there is none.
 * @param place identifies the history entry.
 * @returns whether to reload now.
 */
export function mayReload(storage: () => TextStorage, clock: Clock, place: string): boolean {
  try {
    const [lastAt = '0', ...lastPlace] = (storage().getItem(KEY) ?? '').split(' ');
    if (lastPlace.join(' ') === place && clock.now() - Number(lastAt) < QUIET_MS) return false;
    storage().setItem(KEY, `${clock.now()} ${place}`);
    return true;
  } catch {
    return false;
  }
}
