import type { Competition } from './slate.ts';

/** How many rows stand at first, which is more than a tall screen shows, and how many come with each quiet moment after. */
export const FIRST_ROWS = 7;
export const MORE_ROWS = 4;

/**
 * The first so many events of a slate, in their competitions. What is there in full keeps its identity, so that only what grows is
 * rendered again.
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
