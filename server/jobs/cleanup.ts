import type { Deps } from '../deps.ts';
import type { Loop } from '../platform/loop.ts';
import type { ContextWork } from './contextWork.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;

type CleanupDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Deletes the records of all contexts that are no longer needed. Several servers may do this at once. */
export async function deleteExpired({ db, clock, config }: CleanupDeps, contexts: readonly ContextWork[]): Promise<void> {
  const now = clock.now().getTime();
  const long = db.of('long');
  for (const { retention = [] } of contexts)
    for (const { days, remove } of retention) {
      const age = typeof days === 'number' ? days : days(config);
      await remove(long.query, new Date(now - age * DAY_MS), long);
    }
}

export function cleanupLoop(deps: CleanupDeps, contexts: readonly ContextWork[]): Loop {
  return {
    name: 'cleanup',
    everyMs: EVERY_MS,
    firstMs: EVERY_MS,
    failureText: 'cleanup failed',
    pass: () => deleteExpired(deps, contexts),
  };
}
