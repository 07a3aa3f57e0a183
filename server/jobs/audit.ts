import type { Deps } from '../deps.ts';
import type { Loop } from '../platform/loop.ts';
import { watch } from '../platform/meters.ts';
import { logSecurity } from '../platform/securityLog.ts';
import { type AuditRecord, audit, readAuditRecord, tryAuditLock, writeAuditRecord } from '../store/ledger/index.ts';

/** The audit, in every mode. One server at a time runs it, and all of them read its result. */
export interface Audit {
  readonly loop: Loop;
  /** Result of the last audit; null before the first. */
  latest(): AuditRecord | null;
}

/** How many discrepancies are logged as sentences; their total number is always logged. */
const LOGGED_SENTENCES = 20;

export function createAudit({ db: ofJobs, clock, log, config }: Pick<Deps, 'db' | 'clock' | 'log' | 'config'>): Audit {
  const db = ofJobs.of('long');
  const everyMs = config.auditEverySeconds * 1_000;
  const found: { latest: AuditRecord | null } = { latest: null };
  watch(found, ({ latest }) =>
    latest === null
      ? []
      : [
          ['slipstream_audit_age_seconds', {}, (clock.now().getTime() - Date.parse(latest.at)) / 1_000],
          ['slipstream_audit_discrepancies', {}, latest.discrepancies],
        ],
  );

  /** Another server's audit of the same round counts. A server always runs its own first one, for changes made while it was stopped. */
  function isOfThisRound(record: AuditRecord | null): boolean {
    if (record === null || found.latest === null) return false;
    const ageMs = clock.now().getTime() - Date.parse(record.at);
    return ageMs >= 0 && ageMs < everyMs / 2;
  }

  async function auditNow(): Promise<AuditRecord> {
    const at = clock.now().toISOString();
    const { balanced, discrepancies } = await audit(db, clock.now());
    if (!balanced) {
      const count = discrepancies.length;
      log.error(
        { found: count, discrepancies: discrepancies.slice(0, LOGGED_SENTENCES) },
        'the audit found the money out of balance',
      );
      logSecurity(log, 'system', 'audit.discrepancy', { outcome: `${count} found`, subject: discrepancies[0] });
    }
    return { balanced, discrepancies: discrepancies.length, at };
  }

  return {
    loop: {
      name: 'audit',
      everyMs,
      failureText: 'the audit could not be done; it is tried again',
      async pass() {
        found.latest = await db.query.transaction().execute(async (trx) => {
          const isOurs = await tryAuditLock(trx);
          const last = await readAuditRecord(trx);
          if (!isOurs || isOfThisRound(last)) return last;
          const record = await auditNow();
          await writeAuditRecord(trx, record);
          return record;
        });
      },
    },
    latest: () => found.latest,
  };
}
