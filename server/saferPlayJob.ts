import type { Deps } from './deps.ts';
import type { JobTasks } from './jobRunner.ts';
import { addJob } from './store/jobs/jobs.ts';
import { writeSaferPlayHead } from './store/saferPlay/log.ts';

/** Rows that somebody with all rights removes before their head is written are not missed. */
const EVERY_MS = 300_000;
const JOB = 'write-safer-play-head';

/**
 * Of the job queue: closes the log of safer play with a head over the rows that have none. The head goes to the server's log, too, which is kept
 * elsewhere: rows and heads that somebody writes anew in the database do not fit it.
 */
export function saferPlayTasks({ db, log }: Pick<Deps, 'db' | 'log'>): JobTasks {
  return {
    async [JOB]() {
      const written = await writeSaferPlayHead(db);
      if (written !== null) {
        const { position, entries, head } = written;
        log.info({ position, entries, head: head.toString('hex') }, 'the log of safer play has a new head');
      }
      await addJob(db.query, JOB, {}, { key: JOB, runInMs: EVERY_MS });
    },
  };
}

/** At each start; the job plans its next run itself. */
export async function planSaferPlayHead({ db }: Pick<Deps, 'db'>): Promise<void> {
  await addJob(db.query, JOB, {}, { key: JOB });
}
