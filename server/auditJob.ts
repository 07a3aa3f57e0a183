import type { Deps } from './deps.ts';
import { logSecurity } from './platform/securityLog.ts';
import { type AuditRecord, audit, readAuditRecord, tryAuditLock, writeAuditRecord } from './store/ledger/index.ts';

/** The audit as a background job of every server, in every mode. One server at a time runs it, and all of them read its result. */
export interface AuditJob {
  start(): void;
  /** Resolves once no audit is running. */
  stop(): Promise<void>;
  /** Result of the last audit; null before the first. */
  latest(): AuditRecord | null;
}

/** How many discrepancies are logged as sentences; their total number is always logged. */
const LOGGED_SENTENCES = 20;

export function createAuditJob(deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>): AuditJob {
  const { db, clock, log } = deps;
  const everyMs = deps.config.auditEverySeconds * 1_000;
  let latest: AuditRecord | null = null;
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** Another server's audit of the same round counts. A server always runs its own first one, for changes made while it was stopped. */
  function isOfThisRound(record: AuditRecord | null): boolean {
    if (record === null || latest === null) return false;
    const ageMs = clock.now().getTime() - Date.parse(record.at);
    return ageMs >= 0 && ageMs < everyMs / 2;
  }

  async function auditNow(): Promise<AuditRecord> {
    const at = clock.now().toISOString();
    const { balanced, discrepancies } = await audit(db, clock.now());
    if (!balanced) {
      const found = discrepancies.length;
      log.error({ found, discrepancies: discrepancies.slice(0, LOGGED_SENTENCES) }, 'the audit found the money out of balance');
      logSecurity(log, 'audit.discrepancy', { outcome: `${found} found`, subject: discrepancies[0] });
    }
    return { balanced, discrepancies: discrepancies.length, at };
  }

  async function takeTurn(): Promise<void> {
    latest = await db.query.transaction().execute(async (trx) => {
      const isOurs = await tryAuditLock(trx);
      const last = await readAuditRecord(trx);
      if (!isOurs || isOfThisRound(last)) return last;
      const record = await auditNow();
      await writeAuditRecord(trx, record);
      return record;
    });
  }

  function wake(): void {
    running ??= takeTurn()
      .catch((error: unknown) => log.warn({ err: error }, 'the audit could not be done; it is tried again'))
      .finally(() => {
        running = null;
      });
  }

  return {
    start() {
      timer = setInterval(wake, everyMs);
      wake();
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
    latest: () => latest,
  };
}
