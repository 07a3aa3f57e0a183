import { isDatabaseSlow } from '../platform/databaseFailure.ts';
import { orAfter } from '../platform/orAfter.ts';
import type { Database } from '../store/database.ts';
import { probeWrite } from '../store/probeWrite.ts';
import { isAdmitted } from '../store/schemaEpoch.ts';

/** How long a probe waits for an answer. */
const PATIENCE_MS = 1_000;
/** A database that has answered so lately is slow, and not away. */
const SILENCE_MS = 5_000;
const SILENT = 'the database does not answer';
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
  let answeredMs = Number.NEGATIVE_INFINITY;
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
    const startMs = performance.now();
    let isOurs: boolean;
    try {
      isOurs = await isAdmitted(db);
    } catch (error) {
      return isDatabaseSlow(error) ? SILENT : 'the database is away';
    }
    answeredMs = performance.now();
    isAnswerSlow = answeredMs - startMs > SLOW_MS;
    if (!isOurs) return 'the database no longer admits this version';
    return answeredMs < writtenUntilMs ? unwritable : write();
  }

  return {
    async notReady() {
      asking ??= ask().finally(() => {
        asking = null;
      });
      const reason = await orAfter(asking, PATIENCE_MS, SILENT);
      if (reason !== SILENT || performance.now() - answeredMs > SILENCE_MS) return reason;
      isAnswerSlow = true;
      return unwritable;
    },
    isSlow: () => isWriteSlow || isAnswerSlow,
  };
}
