import { setTimeout as wait } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import type { Database } from '../database.ts';

const TRIES = 10;
const PAUSE_MS = 200;

/** What graphile-worker says goes nowhere: it names payloads and errors, and what matters is an event. */
export const SILENT = new Logger(() => () => undefined);

/**
 * Brings the schema of the job queue (graphile_worker) up to date, as the role that owns the tables. Where several processes do this
 * at once, all but one may fail, and find it done when they try again.
 */
export async function installJobQueue({ pool }: Pick<Database, 'pool'>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await runMigrations({ pgPool: pool, logger: SILENT });
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await wait(PAUSE_MS);
    }
  }
}
