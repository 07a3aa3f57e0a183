import type { RateLimit } from '../../../platform/limits.ts';
import { LruMap } from '../../../platform/lruMap.ts';
import type { SharedCounter } from '../../../platform/sharedCounters.ts';

/** Keys remembered at a time. A forgotten key starts again from the count in the store. */
const REMEMBERED = 50_000;
/** Concurrent additions to the store, so that a store that does not answer holds few of the database's connections. */
const UNDER_WAY = 4;
/** The count is sent to the store each time another hundredth of the limit is used. */
const PARTS = 100;

interface Window {
  endsAt: number;
  /** Count known to this process: its own, and what the store has reported of the others. */
  counted: number;
  unshared: number;
  isSharing: boolean;
}

/**
 * A limit that all servers count together. The answer comes at once from this process's own count; the store is updated and read in the
 * background, so that no request waits for it, and without a store each process counts alone. All servers together may exceed the limit by
 * a hundredth for each of them, and by the requests admitted while the store answers.
 */
export class SharedLimit {
  readonly #limit: RateLimit;
  readonly #counter: SharedCounter;
  readonly #now: () => number;
  readonly #windows: LruMap<string, Window>;
  readonly #part: number;
  #underWay = 0;

  /** @param name of the limit. `now` is the process's monotonic time in milliseconds. */
  constructor(name: string, limit: RateLimit, counter: SharedCounter, now: () => number = () => performance.now()) {
    this.#windows = new LruMap(`windows of ${name}`, REMEMBERED);
    this.#limit = limit;
    this.#counter = counter;
    this.#now = now;
    this.#part = Math.max(1, Math.floor(limit.points / PARTS));
  }

  /** @returns 0 when it is admitted, else the milliseconds until the next try. */
  take(key: string, points = 1): number {
    const now = this.#now();
    const window = this.#window(key, now);
    if (window.counted + points > this.#limit.points) return Math.max(1, window.endsAt - now);
    this.#add(key, window, points);
    return 0;
  }

  /** Counts points whether or not they are within the limit. */
  charge(key: string, points: number): void {
    this.#add(key, this.#window(key, this.#now()), points);
  }

  #window(key: string, now: number): Window {
    const current = this.#windows.get(key);
    if (current && now < current.endsAt) return current;
    const window = { endsAt: now + this.#limit.seconds * 1_000, counted: 0, unshared: 0, isSharing: false };
    this.#windows.set(key, window);
    return window;
  }

  #add(key: string, window: Window, points: number): void {
    window.counted += points;
    window.unshared += points;
    if (window.unshared >= this.#part && !window.isSharing && this.#underWay < UNDER_WAY) this.#share(key, window);
  }

  #share(key: string, window: Window): void {
    const points = window.unshared;
    window.unshared = 0;
    window.isSharing = true;
    this.#underWay += 1;
    this.#counter
      .add(key, points)
      .then(
        ({ total, msLeft }) => {
          window.counted = total + window.unshared;
          window.endsAt = this.#now() + msLeft;
        },
        () => {
          window.unshared += points;
        },
      )
      .finally(() => {
        window.isSharing = false;
        this.#underWay -= 1;
      });
  }
}
