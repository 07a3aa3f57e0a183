/** The worker's time; only this file reads it. */
export function now(): number {
  return Date.now();
}
