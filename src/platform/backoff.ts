const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/** The delay before attempt n (from 0) of an unlimited retry: 0.5, 1, 2, 4, 8, then always 15 seconds. */
export function backoffMs(attempt: number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(attempt, 10), LONGEST_MS);
}

/** From 75 to 125 % of a delay, so that pages which lost one server do not all reconnect at the same time. @param random from 0 to 1. */
export function jittered(delayMs: number, random: number): number {
  return delayMs * (0.75 + random / 2);
}
