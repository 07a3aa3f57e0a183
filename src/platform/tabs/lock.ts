import { type Clock, systemClock, systemTimers, type Timers, wait } from '../clock.ts';
import { createPersistedText, type TextStorage } from '../storage/persistedText.ts';

export interface LockWait {
  /** Ends the wait: `run` rejects, and the work never begins. Without effect once it has begun. */
  readonly signal?: AbortSignal;
  /** The holder loses the lock after this wait. Its work goes on all the same. */
  readonly takeOverAfterMs?: number;
}

/** A lock that only one tab holds at a time. */
export interface TabLock {
  run<Value>(name: string, work: () => Promise<Value>, wait?: LockWait): Promise<Value>;
}

export interface LeasePorts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly storage: () => TextStorage;
  /** The id of this tab. */
  readonly owner: string;
}

/** The locks of this browser's tabs. */
export function tabLock(): TabLock {
  return browserLock(navigator.locks, {
    clock: systemClock,
    timers: systemTimers,
    storage: () => localStorage,
    owner: String(Math.random()),
  });
}

/** Web Locks; without them (an old browser, no secure context) leases in local storage. */
export function browserLock(locks: LockManager | undefined, ports: LeasePorts): TabLock {
  if (locks === undefined) return leaseLock(ports);
  return {
    run: async (name, work, { signal, takeOverAfterMs } = {}) => {
      const patience = new AbortController();
      const stop = takeOverAfterMs === undefined ? () => undefined : ports.timers.after(takeOverAfterMs, () => patience.abort());
      let working: ReturnType<typeof work> | null = null;
      const begin = (): ReturnType<typeof work> => {
        stop();
        working = work();
        return working;
      };
      try {
        const waiting = signal === undefined ? patience.signal : AbortSignal.any([signal, patience.signal]);
        return await locks.request(name, { signal: waiting }, begin);
      } catch (error) {
        stop();
        if (working !== null) return await working;
        if (!patience.signal.aborted || signal?.aborted === true) throw error;
        return await locks.request(name, { steal: true }, work);
      }
    },
  };
}

/** A queue per name. Shared between fake tabs it replaces Web Locks in tests. */
export function serialLock(): TabLock {
  const queues = new Map<string, Promise<unknown>>();
  return {
    run: (name, work, { signal } = {}) => {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.then(() => {
        signal?.throwIfAborted();
        return work();
      });
      queues.set(
        name,
        mine.catch(() => undefined),
      );
      if (signal === undefined) return mine;
      let hasStarted = false;
      void before.then(() => {
        hasStarted = true;
      });
      const givenUp = new Promise<never>((_resolve, reject) =>
        signal.addEventListener('abort', () => hasStarted || reject(signal.reason)),
      );
      return Promise.race([mine, givenUp]);
    },
  };
}

/** A tab that has died gives its lease up by time. Longer than any work under a lock: a refresh waits fifteen seconds. */
const LEASE_MS = 20_000;
const RENEW_MS = 5_000;
const ASK_AGAIN_MS = 100;
/** A tab that writes its claim waits this long and reads it again, so that of two claims in one moment the later one counts. */
const SETTLE_MS = 50;

/** Leases in the storage that all tabs share: `owner until`. */
export function leaseLock({ clock, timers, storage, owner }: LeasePorts): TabLock {
  const inTab = serialLock();

  const isOwn = (lease: ReturnType<typeof createPersistedText>): boolean => lease.read()?.startsWith(`${owner} `) === true;

  async function claim(lease: ReturnType<typeof createPersistedText>, { signal, takeOverAfterMs }: LockWait): Promise<void> {
    const takeOverAt = clock.now() + (takeOverAfterMs ?? Number.POSITIVE_INFINITY);
    for (;;) {
      signal?.throwIfAborted();
      const [holder, until] = (lease.read() ?? '').split(' ');
      const isFree = holder === '' || holder === owner || !(Number(until) > clock.now()) || Number(until) > clock.now() + LEASE_MS;
      if (isFree || clock.now() >= takeOverAt) {
        lease.write(`${owner} ${clock.now() + LEASE_MS}`);
        await wait(timers, SETTLE_MS);
        if (isOwn(lease)) return;
      }
      await wait(timers, ASK_AGAIN_MS);
    }
  }

  return {
    run: (name, work, wait = {}) =>
      inTab.run(name, async () => {
        const lease = createPersistedText(storage, `slipstream.lock.${name}`);
        await claim(lease, wait);
        // Another tab may have taken it over.
        const stop = timers.every(RENEW_MS, () => {
          if (isOwn(lease)) lease.write(`${owner} ${clock.now() + LEASE_MS}`);
        });
        try {
          return await work();
        } finally {
          stop();
          if (isOwn(lease)) lease.write(null);
        }
      }),
  };
}
