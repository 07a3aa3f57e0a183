import type { Database } from '../store/database.ts';
import { probeWrite } from '../store/probeWrite.ts';

/** How long the database may take to answer. */
const PATIENCE_MS = 1_000;
/** How long a successful test write is trusted, however often probes ask; a failed one is trusted for less. */
const WRITABLE_FOR_MS = 3_000;
const UNWRITABLE_FOR_MS = 500;

interface Finding {
  readonly reason: string | null;
  readonly untilMs: number;
}

/** Answers null when the database can be read and written within a second, else the reason for the probe. */
export function createReadiness(db: Pick<Database, 'pool'>): () => Promise<string | null> {
  let writable: Finding = { reason: null, untilMs: 0 };
  let writing: Promise<string | null> | null = null;

  async function write(): Promise<string | null> {
    const reason = await probeWrite(db).then(
      () => null,
      () => 'the database cannot be written to',
    );
    writable = { reason, untilMs: performance.now() + (reason === null ? WRITABLE_FOR_MS : UNWRITABLE_FOR_MS) };
    return reason;
  }

  function writeReason(): Promise<string | null> | string | null {
    if (performance.now() < writable.untilMs) return writable.reason;
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  }

  async function reason(): Promise<string | null> {
    try {
      await db.pool.query('SELECT 1');
    } catch {
      return 'the database is away';
    }
    return writeReason();
  }

  return async () => {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('the database does not answer'), PATIENCE_MS);
    });
    try {
      return await Promise.race([reason(), timedOut]);
    } finally {
      clearTimeout(timer);
    }
  };
}
