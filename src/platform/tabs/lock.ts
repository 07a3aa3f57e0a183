import type { Clock, Timers } from '../clock.ts';
import { wait } from '../clock.ts';
import { createPersistedText, type TextStorage } from '../storage/persistedText.ts';

/** A lock that only one tab holds at a time. */
export interface TabLock {
  run<Value>(name: string, work: () => Promise<Value>): Promise<Value>;
}

export interface LeasePorts {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly storage: () => TextStorage;
  /** Of this tab. */
  readonly owner: string;
}

/** Web Locks; without them (an old browser, no secure context) leases in local storage. */
export function browserLock(locks: LockManager | undefined, ports: LeasePorts): TabLock {
  if (locks === undefined) return leaseLock(ports);
  return { run: async (name, work) => await locks.request(name, work) };
}

/** A queue per name. Shared between fake tabs it replaces Web Locks in tests. */
export function serialLock(): TabLock {
  const queues = new Map<string, Promise<unknown>>();
  return {
    run: (name, work) => {
      const before = queues.get(name) ?? Promise.resolve();
      const mine = before.then(work, work);
      queues.set(
        name,
        mine.catch(() => undefined),
      );
      return mine;
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

  async function claim(lease: ReturnType<typeof createPersistedText>): Promise<void> {
    for (;;) {
      const [holder, until] = (lease.read() ?? '').split(' ');
      const isFree = holder === '' || holder === owner || !(Number(until) > clock.now()) || Number(until) > clock.now() + LEASE_MS;
      if (isFree) {
        lease.write(`${owner} ${clock.now() + LEASE_MS}`);
        await wait(timers, SETTLE_MS);
        if (lease.read()?.startsWith(`${owner} `) === true) return;
      }
      await wait(timers, ASK_AGAIN_MS);
    }
  }

  return {
    run: (name, work) =>
      inTab.run(name, async () => {
        const lease = createPersistedText(storage, `slipstream.lock.${name}`);
        await claim(lease);
        const stop = timers.every(RENEW_MS, () => lease.write(`${owner} ${clock.now() + LEASE_MS}`));
        try {
          return await work();
        } finally {
          stop();
          lease.write(null);
        }
      }),
  };
}
