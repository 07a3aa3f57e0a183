/**
 * Waits until `condition` answers something true, asking again and again, and answers it. A wait for a condition is never flaky; a sleep
 * is. @throws Error when `patienceMs` is over, or what the condition throws.
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
