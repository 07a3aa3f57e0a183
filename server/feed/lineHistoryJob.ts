import type { Deps } from '../deps.ts';
import type { Loop } from '../platform/loop.ts';
import { quarterOf, recordLines } from '../store/catalogue/index.ts';

/** How often the clock is looked at: it jumps where a sandbox advances it. */
const EVERY_MS = 1_000;
const LAST_RETRY_MS = 60_000;

/**
 * Keeps the prices of selections over time (recordLines): at once, then in each new quarter of an hour of the business clock. Apart from the
 * feed's jobs, so that it delays none of them. Every server runs it: the table has one entry a selection and quarter, whoever writes it.
 */
export function lineHistoryJob(deps: Pick<Deps, 'db' | 'clock'>): Loop {
  let done: number | null = null;

  return {
    name: 'line history',
    everyMs: EVERY_MS,
    lastRetryMs: LAST_RETRY_MS,
    failureText: 'The lines could not be recorded and are tried again',
    async pass() {
      const now = deps.clock.now();
      if (quarterOf(now) !== done) await recordLines(deps.db, now);
      done = quarterOf(now);
    },
  };
}
