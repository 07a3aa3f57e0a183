/** An idle task waits at most this long (specification, section 9). */
export const IDLE_TASK_TIMEOUT_MS = 50;

/** Runs a task when the browser is idle, or after the timeout. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_TASK_TIMEOUT_MS });
  else setTimeout(run, IDLE_TASK_TIMEOUT_MS);
}
