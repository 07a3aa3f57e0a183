const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/** How long to wait before the nth attempt (from 0) of something that goes on until it works: 0.5, 1, 2, 4, 8, then every 15 seconds. */
export function backoffMs(attempt: number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(attempt, 10), LONGEST_MS);
}

/** Between three and five quarters of a delay, so that pages which lost one server do not all come back in one moment. @param random from 0 to 1. */
export function jittered(delayMs: number, random: number): number {
  return delayMs * (0.75 + random / 2);
}
