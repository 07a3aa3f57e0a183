import type { Deps } from './deps.ts';
import type { JobTasks } from './jobRunner.ts';
import { makeDataExport } from './store/history/dataExports.ts';

/** Of the job queue: files of all that is stored of a player. */
export function exportTasks({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobTasks {
  return {
    'make-data-export': ({ number }) => makeDataExport(db, number, clock.now()),
  };
}
