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

/** Fails with this error where the work takes longer; what it comes to after that changes nothing. */
export function inTime<Value>(timers: Timers, limitMs: number, work: Promise<Value>, late: () => Error): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = timers.after(limitMs, () => reject(late()));
    work.then(resolve, reject).finally(stop);
  });
}

/** Resolves after delayMs on these timers. */
export function wait(timers: Timers, delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    timers.after(delayMs, resolve);
  });
}
