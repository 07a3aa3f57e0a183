/** The only file of the worker that reads the time. */
export function now(): number {
  return Date.now();
}
