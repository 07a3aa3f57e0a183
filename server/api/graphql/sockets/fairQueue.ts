import { watchQueue } from '../../../platform/meters.ts';

export interface FairQueue {
  /** Runs `work` when it is this key's turn. */
  run<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
}

/**
 * Bounds how much runs at a time. Keys take turns, so that one with much to do does not delay another by more than one piece of work.
 * @param name in metrics
 */
export function createFairQueue(name: string, atOnce: number): FairQueue {
  const waiting = new Map<string, (() => void)[]>();
  watchQueue(name, waiting);
  let running = 0;

  function startNext(): void {
    const next = waiting.entries().next();
    if (next.done) return;
    const [key, starts] = next.value;
    const start = starts.shift();
    // Behind all other keys again, or gone.
    waiting.delete(key);
    if (starts.length > 0) waiting.set(key, starts);
    running += 1;
    start?.();
  }

  return {
    async run(key, work) {
      if (running < atOnce) running += 1;
      else {
        await new Promise<void>((resolve) => {
          const starts = waiting.get(key);
          if (starts) starts.push(resolve);
          else waiting.set(key, [resolve]);
        });
      }
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
