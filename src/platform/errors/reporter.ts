import type { ReportedError } from '../../../core/wire/analyticsEvents.ts';
import { backoffMs } from '../backoff.ts';
import type { Clock, Timers } from '../clock.ts';
import { sanitize, sanitizedStack } from './sanitize.ts';

export type ReportError = (scope: string, error: unknown) => void;

export interface ReporterPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Whether this device sends reports. */
  readonly isSampled: boolean;
  readonly isOnline: () => boolean;
  /** Sends reports to the event broker; false when it did not accept them. Never throws. @param isLeaving the page may close. */
  readonly post: (reports: readonly ReportedError[], isLeaving: boolean) => Promise<boolean>;
}

export interface Reporter {
  readonly report: ReportError;
  /** Newest first. */
  readonly recent: () => readonly ReportedError[];
  /** Sends the waiting reports at once, because the page may close. */
  readonly flush: () => void;
}

const MAXIMUM_STORED = 50;
const BATCH_MS = 2_000;
/** The server's limit of reports per request. */
const MAXIMUM_BATCH = 10;
/** The same report is sent at most once in this time, with its count. */
const REPEAT_MS = 60_000;
/** A batch is dropped after this many failed tries. */
const TRIES = 3;

/** Collects reports and sends them in batches. Equal reports become one with a count. */
export function createReporter({ clock, timers, isSampled, isOnline, post }: ReporterPorts): Reporter {
  const recent: ReportedError[] = [];
  const waiting = new Map<string, ReportedError>();
  const sentAt = new Map<string, number>();
  let cancel: (() => void) | null = null;
  let failures = 0;

  function isDue(key: string): boolean {
    const last = sentAt.get(key);
    return last === undefined || clock.now() - last >= REPEAT_MS;
  }

  function schedule(delayMs: number): void {
    cancel ??= timers.after(delayMs, () => void send());
  }

  async function send(isLeaving = false): Promise<void> {
    cancel?.();
    cancel = null;
    if (!isOnline()) {
      schedule(REPEAT_MS);
      return;
    }
    for (const key of sentAt.keys()) if (isDue(key)) sentAt.delete(key);
    const batch = [...waiting].filter(([key]) => isDue(key)).slice(0, MAXIMUM_BATCH);
    for (const [key] of batch) {
      waiting.delete(key);
      sentAt.set(key, clock.now());
    }
    if (batch.length > 0) await deliver(batch, isLeaving);
    if (waiting.size > 0) schedule([...waiting.keys()].some(isDue) ? BATCH_MS + backoffMs(failures) : REPEAT_MS);
  }

  async function deliver(batch: readonly (readonly [string, ReportedError])[], isLeaving: boolean): Promise<void> {
    const isTaken = await post(
      batch.map(([, report]) => report),
      isLeaving,
    );
    failures = isTaken || failures === TRIES - 1 ? 0 : failures + 1;
    if (failures === 0) return;
    for (const [key, report] of batch) {
      sentAt.delete(key);
      keep(key, report);
    }
  }

  function keep(key: string, report: ReportedError): void {
    const same = waiting.get(key);
    if (same === undefined && waiting.size === MAXIMUM_STORED) return;
    waiting.set(key, { ...report, count: report.count + (same?.count ?? 0) });
  }

  return {
    report: (scope, error) => {
      const message = sanitize(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      const report: ReportedError = { scope, message, stack: sanitizedStack(error), count: 1 };
      recent.unshift(report);
      recent.length = Math.min(recent.length, MAXIMUM_STORED);
      if (!isSampled) return;
      const key = `${scope} ${message}`;
      keep(key, report);
      schedule(isDue(key) ? BATCH_MS : REPEAT_MS);
    },
    recent: () => [...recent],
    flush: () => {
      if (waiting.size > 0) void send(true);
    },
  };
}
