/** Refusals a second that leave a process, and how many wait for it at most: beyond that the oldest leaves at once. */
export interface RefusalPaceRule {
  readonly everyMs: number;
  readonly mostHeld: number;
}

/**
 * Lets refusals out at a steady pace. Whoever sends the next attempt when the last one is answered is slowed by it, and costs next to
 * nothing while it waits; a single refused player waits not at all.
 */
export function createRefusalPace({ everyMs, mostHeld }: RefusalPaceRule): () => Promise<void> {
  const held: (() => void)[] = [];
  let isPausing = false;

  function pause(): void {
    isPausing = true;
    setTimeout(() => {
      isPausing = false;
      const oldest = held.shift();
      if (!oldest) return;
      pause();
      oldest();
    }, everyMs).unref();
  }

  return () => {
    if (!isPausing) {
      pause();
      return Promise.resolve();
    }
    if (held.length >= mostHeld) held.shift()?.();
    return new Promise((resolve) => held.push(resolve));
  };
}
