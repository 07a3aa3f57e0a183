import type { RateLimit } from '../../../platform/limits.ts';
import type { SharedCounter } from '../../../platform/sharedCounters.ts';
import { LruMap } from '../../graphql/lruMap.ts';

/** Keys that are remembered at a time; who is forgotten starts again from what the store knows. */
const REMEMBERED = 50_000;
/** Additions to the store under way at a time, so that a store which does not answer holds few of the database's connections. */
const UNDER_WAY = 4;
/** The store is told each time another hundredth of a limit is used. */
const PARTS = 100;

interface Window {
  endsAt: number;
  /** As far as this process knows: its own, and what the store has told of the others'. */
  counted: number;
  untold: number;
  isTelling: boolean;
}

/**
 * A limit that all servers count together. The answer is given at once from this process's own count; the store is told, and asked, in the
 * background, so that nobody waits for it and a store that is away only makes each process count alone. All servers together may exceed the
 * limit by a hundredth for each of them, and by what arrives while the store answers.
 */
export class SharedLimit {
  readonly #limit: RateLimit;
  readonly #counter: SharedCounter;
  readonly #now: () => number;
  readonly #windows = new LruMap<string, Window>(REMEMBERED);
  readonly #part: number;
  #underWay = 0;

  /** `now` is the process's monotonic time in milliseconds. */
  constructor(limit: RateLimit, counter: SharedCounter, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#counter = counter;
    this.#now = now;
    this.#part = Math.max(1, Math.floor(limit.points / PARTS));
  }

  /** @returns 0 when it is admitted, else the milliseconds until it may be tried again. */
  take(key: string, points = 1): number {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (!window || now >= window.endsAt) {
      window = { endsAt: now + this.#limit.seconds * 1_000, counted: 0, untold: 0, isTelling: false };
      this.#windows.set(key, window);
    }
    if (window.counted + points > this.#limit.points) return Math.max(1, window.endsAt - now);
    window.counted += points;
    window.untold += points;
    if (window.untold >= this.#part && !window.isTelling && this.#underWay < UNDER_WAY) this.#tell(key, window);
    return 0;
  }

  #tell(key: string, window: Window): void {
    const told = window.untold;
    window.untold = 0;
    window.isTelling = true;
    this.#underWay += 1;
    this.#counter
      .add(key, told)
      .then(
        ({ total, msLeft }) => {
          window.counted = total + window.untold;
          window.endsAt = this.#now() + msLeft;
        },
        () => {
          window.untold += told;
        },
      )
      .finally(() => {
        window.isTelling = false;
        this.#underWay -= 1;
      });
  }
}
