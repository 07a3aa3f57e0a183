import { MAINTENANCE_END_PATH } from '../../../core/wire/apiPaths.ts';
import { readMaintenanceHeaders } from '../../../core/wire/maintenance.ts';
import { jittered } from '../backoff.ts';
import { systemTimers, type Timers } from '../clock.ts';
import { type TabLock, tabLock } from '../tabs/lock.ts';

export interface EndWatchPorts {
  /** Over all tabs: one of them asks. */
  readonly lock: TabLock;
  /** One request that the server answers when the maintenance is over, or after a while. Rejects without an answer. */
  readonly ask: (signal: AbortSignal) => Promise<Response>;
  readonly timers: Timers;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Asks start-up now, which alone decides whether the maintenance is over. */
  readonly check: () => Promise<void>;
  /** The interval of the checks that go on by time: a request that keeps failing is repeated no more often. */
  readonly intervalMs: number;
}

const FIRST_RETRY_MS = 250;
/** Longer than the server holds the request. */
const ASK_TIMEOUT_MS = 40_000;

/** none: this server has no such path. */
type Hint = 'over' | 'notYet' | 'failed' | 'none';

/**
 * One tab of the device waits for the server's hint that the maintenance is over, and then asks start-up; the worker tells the other tabs what
 * start-up has said. A hint that start-up does not confirm is of another server, and the request is repeated, as after a failure. @returns the end of it.
 */
export function watchForEnd({ lock, ask, timers, random, check, intervalMs }: EndWatchPorts): () => void {
  const end = new AbortController();
  const { signal } = end;

  async function hint(): Promise<Hint> {
    try {
      const response = await ask(signal);
      if (response.status === 404) return 'none';
      if (response.status !== 204) return 'failed';
      return readMaintenanceHeaders(response.headers)?.enabled === false ? 'over' : 'notYet';
    } catch {
      return 'failed';
    }
  }

  let endPause = (): void => undefined;
  signal.addEventListener('abort', () => endPause());
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const cancel = timers.after(ms, resolve);
      endPause = () => {
        cancel();
        resolve();
      };
    });

  async function follow(): Promise<void> {
    let retries = 0;
    while (!signal.aborted) {
      const answer = await hint();
      if (answer === 'none' || signal.aborted) return;
      if (answer === 'notYet') {
        retries = 0;
        continue;
      }
      if (answer === 'over') await check();
      if (!signal.aborted) await pause(jittered(Math.min(FIRST_RETRY_MS * 2 ** retries, intervalMs), random()));
      retries += 1;
    }
  }

  lock.run('maintenance', follow, { signal }).catch(() => undefined);
  return () => end.abort();
}

/** The same in this browser. It is no evidence for the connection: it may take as long as the maintenance. */
export function watchForEndHere(check: () => Promise<void>, intervalMs: number): () => void {
  return watchForEnd({
    lock: tabLock(),
    ask: (signal) =>
      fetch(MAINTENANCE_END_PATH, {
        cache: 'no-store',
        credentials: 'omit',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ASK_TIMEOUT_MS)]),
      }),
    timers: systemTimers,
    random: Math.random,
    check,
    intervalMs,
  });
}
