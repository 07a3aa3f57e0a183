import type { Deps } from '../deps.ts';
import { writeSaferPlayHead } from '../store/saferPlay/index.ts';
import type { QueuedWork } from './queue.ts';

/** Rows that somebody with all rights removes before their head is written are not missed. */
const EVERY_MS = 300_000;

/**
 * Closes the log of safer play with a head over the rows that have none. The head goes to the server's log, too, which is stored elsewhere: rows
 * and heads that somebody writes anew in the database do not fit it.
 */
export function saferPlayWork({ db, log }: Pick<Deps, 'db' | 'log'>) {
  return {
    'write-safer-play-head': {
      everyMs: EVERY_MS,
      async run() {
        const written = await writeSaferPlayHead(db);
        if (written === null) return;
        const { position, entries, head } = written;
        log.info({ position, entries, head: head.toString('hex') }, 'the log of safer play has a new head');
      },
    },
  } satisfies QueuedWork;
}
