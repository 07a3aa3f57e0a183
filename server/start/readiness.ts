import { isDatabaseSlow } from '../platform/databaseFailure.ts';
import { orAfter } from '../platform/orAfter.ts';
import type { Database } from '../store/database.ts';
import { probeWrite } from '../store/probeWrite.ts';

/** How long the database may take to answer. */
const PATIENCE_MS = 1_000;
/** An answer that takes longer is slow. */
const SLOW_MS = 300;
/** How long a successful test write is trusted, however often probes ask; a failed one is trusted for less. */
const WRITABLE_FOR_MS = 3_000;
const UNWRITABLE_FOR_MS = 500;

export interface DatabaseReadiness {
  /** Null when the database can be used, if only slowly; else the reason for the probe, within a second. */
  notReady(): Promise<string | null>;
  /** Whether its last answer took long, or its test write gave up at a lock: no reason to take a server out of service. */
  isSlow(): boolean;
}

/** @param db with connections of its own (purposes.ts), so that it never waits for those of requests */
export function createReadiness(db: Pick<Database, 'pool'>): DatabaseReadiness {
  let unwritable: string | null = null;
  let writtenUntilMs = 0;
  let isWriteSlow = false;
  let isAnswerSlow = false;
  let asking: Promise<string | null> | null = null;

  async function write(): Promise<string | null> {
    const error = await probeWrite(db).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    isWriteSlow = isDatabaseSlow(error);
    unwritable = error === null || isWriteSlow ? null : 'the database cannot be written to';
    writtenUntilMs = performance.now() + (error === null ? WRITABLE_FOR_MS : UNWRITABLE_FOR_MS);
    return unwritable;
  }

  async function ask(): Promise<string | null> {
    const askedMs = performance.now();
    try {
      await db.pool.query('SELECT 1');
    } catch (error) {
      return isDatabaseSlow(error) ? 'the database does not answer' : 'the database is away';
    }
    isAnswerSlow = performance.now() - askedMs > SLOW_MS;
    return performance.now() < writtenUntilMs ? unwritable : write();
  }

  return {
    notReady() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      return orAfter(asking, PATIENCE_MS, 'the database does not answer');
    },
    isSlow: () => isWriteSlow || isAnswerSlow,
  };
}
