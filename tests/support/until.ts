/**
 * Polls `condition` until its result is truthy, and returns the result. A wait for a condition is never flaky; a sleep
 * is. @throws Error when `patienceMs` is over, or the error of the condition.
 */
export async function until<Value>(
  condition: () => Promise<Value> | Value,
  patienceMs = 10_000,
  everyMs = 25,
): Promise<NonNullable<Value>> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`Waited ${patienceMs} ms in vain for ${condition.toString().slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
