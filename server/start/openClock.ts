import type { Logger } from 'pino';
import type { MachineTime } from '../platform/clock.ts';
import { type DatabaseClock, databaseClock } from '../platform/databaseClock.ts';
import type { Loop } from '../platform/loop.ts';
import { readBusinessClock, readDatabaseMs } from '../store/businessClock.ts';
import type { Database } from '../store/database.ts';

const COMPARED_EVERY_MS = 2_000;

/** The business clock of this process, measured once, with the sandbox's offset of now. */
export async function openClock(
  db: Pick<Database, 'pool' | 'query'>,
  log: Pick<Logger, 'error' | 'warn'>,
  machine?: MachineTime,
): Promise<DatabaseClock> {
  const clock = databaseClock(() => readDatabaseMs(db), log, machine);
  await clock.measure();
  clock.setOffsetSeconds((await readBusinessClock(db)).offset_seconds);
  return clock;
}

export function clockLoop({ measure }: DatabaseClock): Loop {
  return {
    name: 'clock',
    everyMs: COMPARED_EVERY_MS,
    failureText: 'The clock could not be compared with the database’s',
    pass: measure,
  };
}
