import type { Deps } from '../deps.ts';
import { makeDataExport } from '../store/history/index.ts';
import type { QueuedWork } from './queue.ts';

/** Makes files of all that is stored of a player. */
export function dataExportWork({ db, clock }: Pick<Deps, 'db' | 'clock'>): QueuedWork {
  return {
    'make-data-export': ({ number }) => makeDataExport(db.of('long'), number, clock.now()),
  };
}
