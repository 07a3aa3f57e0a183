import type { Deps } from './deps.ts';
import type { JobTasks } from './jobRunner.ts';
import { addJob } from './store/jobs/jobs.ts';
import { writeSaferPlayRoots } from './store/saferPlay/log.ts';

/** A day's root is written by the first run after it. */
const EVERY_MS = 3_600_000;

/**
 * Of the job queue: closes each day of the log of safer play that is over with its root. The root goes to the server's log, too, which is kept
 * elsewhere: rows and roots that somebody writes anew in the database do not fit it.
 */
export function saferPlayTasks({ db, log }: Pick<Deps, 'db' | 'log'>): JobTasks {
  return {
    async 'write-safer-play-roots'() {
      for (const { day, entries, root } of await writeSaferPlayRoots(db))
        log.info({ day, entries, root: root.toString('hex') }, 'a day of the log of safer play is closed');
      await addJob(db.query, 'write-safer-play-roots', {}, { key: 'write-safer-play-roots', runInMs: EVERY_MS });
    },
  };
}

/** At each start, for the days that no server has seen end; the job plans its next run itself. */
export async function planSaferPlayRoots({ db }: Pick<Deps, 'db'>): Promise<void> {
  await addJob(db.query, 'write-safer-play-roots', {}, { key: 'write-safer-play-roots' });
}
