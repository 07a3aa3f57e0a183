import type { Clock } from '../clock.ts';
import type { TextStorage } from '../storage/persistedText.ts';

const KEY = 'slipstream.reloaded';
/** A chunk that is missing again so soon is not missing because of a deploy. */
const QUIET_MS = 60_000;

/**
 * After a deploy a page may ask for a chunk that is gone, and browsers remember a failed load for as long as the page lives: one reload
 * helps. A second one for the same page in a minute would not; the next navigation is a new attempt. With storage blocked nobody could
 * count them, so then there is none.
 * @param place names the history entry.
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
