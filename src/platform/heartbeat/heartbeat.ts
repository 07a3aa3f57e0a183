import type { Result } from '../../../core/result.ts';
import type { Clock, Timers } from '../clock.ts';
import type { ReportError } from '../errors/reporter.ts';
import type { RequestFailure } from '../graphql/request.ts';

export interface HeartbeatPorts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly isOnline: () => boolean;
  /** A heartbeat was skipped: there is no connection. */
  readonly markOffline: () => void;
  readonly send: (elapsedSeconds: number) => Promise<Result<'OK' | 'TIME_LIMIT_EXCEEDED', RequestFailure>>;
  readonly logOut: (reason: 'heartbeat' | 'technicalIssue') => Promise<void>;
  readonly report: ReportError;
}

export interface Heartbeat {
  /** Starts counting with this interval in seconds; a restart with another interval continues the count. */
  start(intervalSeconds: number): void;
  stop(): void;
}

/**
 * Counts the time spent in a session, with one call per interval. Offline it sends nothing, and the next successful call includes the
 * time. A call without an answer is no failure: the connection's own evidence handles it.
 */
export function createHeartbeat(ports: HeartbeatPorts): Heartbeat {
  let interval: { readonly seconds: number; readonly end: () => void } | null = null;
  let countedUntil: number | null = null;
  let isSending = false;

  const beat = async (): Promise<void> => {
    if (countedUntil === null || isSending) return;
    const elapsedSeconds = Math.floor((ports.clock.now() - countedUntil) / 1000);
    if (elapsedSeconds <= 0) return;
    if (!ports.isOnline()) {
      ports.markOffline();
      return;
    }
    isSending = true;
    const answer = await ports.send(elapsedSeconds);
    isSending = false;
    // The session ended before the answer.
    if (countedUntil === null) return;
    if (answer.ok) {
      countedUntil += elapsedSeconds * 1000;
      if (answer.value === 'TIME_LIMIT_EXCEEDED') await ports.logOut('heartbeat');
      return;
    }
    if (answer.error.kind === 'refused') {
      ports.report('heartbeat', new Error(`Heartbeat: ${answer.error.codes.join(', ')}`));
      await ports.logOut('technicalIssue');
    }
  };

  return {
    start: (seconds) => {
      if (interval?.seconds === seconds || seconds <= 0) return;
      interval?.end();
      countedUntil ??= ports.clock.now();
      interval = { seconds, end: ports.timers.every(seconds * 1000, () => void beat()) };
    },
    stop: () => {
      interval?.end();
      interval = null;
      countedUntil = null;
    },
  };
}
