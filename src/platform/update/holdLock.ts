import type { HoldLock } from './update.ts';

const NAME = 'slipstream-update-hold';

/** Web Locks: every tab that holds shares the lock, and an update asks for it exclusively. Without them each tab knows of itself only. */
export function browserHoldLock(locks: LockManager | undefined): HoldLock {
  if (locks === undefined) return { hold: async () => () => undefined, isFree: async () => true };
  return {
    hold: () =>
      new Promise((resolve, reject) => {
        // The lock is held for as long as the promise given to the browser is pending.
        locks.request(NAME, { mode: 'shared' }, () => new Promise<void>((end) => resolve(end))).catch(reject);
      }),
    isFree: () => locks.request(NAME, { mode: 'exclusive', ifAvailable: true }, async (lock) => lock !== null),
  };
}
