/** A lock that tabs may share, or one tab may hold exclusively. */
export interface HoldLock {
  /** @returns the end of the hold, once the lock is held. */
  hold(): Promise<() => void>;
  /** True: no tab holds it at this moment. */
  isFree(): Promise<boolean>;
  /** Resolves once no tab holds it. */
  whenFree(): Promise<void>;
}

/** `slipstream-update-hold`: tabs with a bet in flight · `slipstream-seen`: tabs that are in front. */
type LockName = 'slipstream-update-hold' | 'slipstream-seen';

/** Web Locks: every holding tab shares the lock, and an update requests it exclusively. Without them each tab knows only itself. */
export function browserHoldLock(locks: LockManager | null | undefined, name: LockName = 'slipstream-update-hold'): HoldLock {
  if (locks == null) return { hold: async () => () => undefined, isFree: async () => true, whenFree: async () => undefined };
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
