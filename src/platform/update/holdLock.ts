import type { HoldLock } from './update.ts';

/** `slipstream-update-hold`: tabs that an update must wait for · `slipstream-seen`: tabs that are in front. */
type LockName = 'slipstream-update-hold' | 'slipstream-seen';

/** Web Locks: every holding tab shares the lock, and an update requests it exclusively. Without them each tab knows only itself. */
export function browserHoldLock(locks: LockManager | undefined, name: LockName = 'slipstream-update-hold'): HoldLock {
  if (locks === undefined) return { hold: async () => () => undefined, isFree: async () => true, whenFree: async () => undefined };
  return {
    hold: () =>
      new Promise((resolve, reject) => {
        // The browser holds the lock while the returned promise is pending.
        locks.request(name, { mode: 'shared' }, () => new Promise<void>((end) => resolve(end))).catch(reject);
      }),
    isFree: () => locks.request(name, { mode: 'exclusive', ifAvailable: true }, async (lock) => lock !== null),
    whenFree: () => locks.request(name, () => undefined),
  };
}
