/** The page's time. Only this file reads the system clock; other code gets a Clock. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

/** Timers as a port, so that tests control time. Each call returns its cancel function. */
export interface Timers {
  after(delayMs: number, run: () => void): () => void;
  every(intervalMs: number, run: () => void): () => void;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The longest delay of a browser's timer. */
const LONGEST_MS = 2_147_483_647;

export const systemTimers: Timers = {
  after: (delayMs, run) => {
    const timer = setTimeout(run, Math.min(Math.max(delayMs, 0), LONGEST_MS));
    return () => clearTimeout(timer);
  },
  every: (intervalMs, run) => {
    const timer = setInterval(run, intervalMs);
    return () => clearInterval(timer);
  },
};

/** Resolves after delayMs on these timers. */
export function wait(timers: Timers, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    timers.after(delayMs, resolve);
  });
}
