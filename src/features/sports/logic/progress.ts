import type { Competition } from './slate.ts';

/** The number of rows rendered at first, more than a tall screen shows, and the number added at each idle callback. */
export const FIRST_ROWS = 7;
export const MORE_ROWS = 4;

/**
 * The first `count` events of a slate, in their competitions. Complete competitions keep their identity, so that only a growing one
 * renders again.
 */
export function firstEvents(competitions: readonly Competition[], count: number): readonly Competition[] {
  const shown: Competition[] = [];
  let left = count;
  for (const competition of competitions) {
    if (left <= 0) break;
    const { events } = competition;
    shown.push(events.length <= left ? competition : { ...competition, events: events.slice(0, left) });
    left -= events.length;
  }
  return shown;
}
