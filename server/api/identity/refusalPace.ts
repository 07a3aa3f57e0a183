import { watchQueue } from '../../platform/meters.ts';

/** Interval between refusals of a process, and how many wait at most: beyond that the oldest is sent at once. */
export interface RefusalPaceRule {
  readonly everyMs: number;
  readonly mostHeld: number;
}

/**
 * Sends refusals at a steady pace. A client that sends its next attempt after the last answer is slowed down and costs almost nothing while
 * it waits; a single refusal is not delayed.
 */
export function createRefusalPace({ everyMs, mostHeld }: RefusalPaceRule): () => Promise<void> {
  const held: (() => void)[] = [];
  watchQueue('refused log-ins', held);
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
