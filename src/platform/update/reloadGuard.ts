import type { Clock } from '../clock.ts';
import type { TextStorage } from '../storage/keptText.ts';

const KEY = 'slipstream.reloaded';
/** A chunk that is missing again so soon is not missing because of a deploy. */
const QUIET_MS = 60_000;

/**
 * After a deploy a page may ask for a chunk that is gone; one reload helps. A second one in a minute would not, and with storage blocked
 * nobody could count them, so then there is none.
 * @returns whether to reload now.
 */
export function mayReload(storage: () => TextStorage, clock: Clock): boolean {
  try {
    const last = Number(storage().getItem(KEY) ?? 0);
    if (clock.now() - last < QUIET_MS) return false;
    storage().setItem(KEY, String(clock.now()));
    return true;
  } catch {
    return false;
  }
}
