import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { quarterOf, recordLines } from '../store/catalogue/index.ts';

export interface LineHistoryJob {
  /** Records the lines at once, then in each new quarter of an hour of the business clock. May be called once. */
  start(): void;
  /** Ends after the current pass. */
  stop(): Promise<void>;
}

/** How often the clock is looked at: it jumps where a sandbox advances it. */
const EVERY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/**
 * Keeps the prices of selections over time (recordLines). Apart from the feed's jobs, so that it delays none of them. Every server runs it:
 * the table has one entry a selection and quarter, whoever writes it.
 */
export function lineHistoryJob(deps: Pick<Deps, 'db' | 'clock' | 'log'>): LineHistoryJob {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    let done: number | null = null;
    let pauseMs = EVERY_MS;
    while (!ending.signal.aborted) {
      const now = deps.clock.now();
      try {
        if (quarterOf(now) !== done) await recordLines(deps.db, now);
        done = quarterOf(now);
        pauseMs = EVERY_MS;
      } catch (error) {
        pauseMs = Math.min(LAST_RETRY_MS, pauseMs * 2);
        deps.log.warn({ err: error, retryMs: pauseMs }, 'The lines could not be recorded and are tried again');
      }
      await wait(pauseMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    start() {
      running = run();
    },
    async stop() {
      ending.abort();
      await running;
    },
  };
}
