import type { HoldLock } from './update.ts';

const NAME = 'slipstream-update-hold';

/** Web Locks: every holding tab shares the lock, and an update requests it exclusively. Without them each tab knows only itself. */
export function browserHoldLock(locks: LockManager | undefined): HoldLock {
  if (locks === undefined) return { hold: async () => () => undefined, isFree: async () => true };
  return {
    hold: () =>
      new Promise((resolve, reject) => {
        // The browser holds the lock while the returned promise is pending.
        locks.request(NAME, { mode: 'shared' }, () => new Promise<void>((end) => resolve(end))).catch(reject);
      }),
    isFree: () => locks.request(NAME, { mode: 'exclusive', ifAvailable: true }, async (lock) => lock !== null),
  };
}
