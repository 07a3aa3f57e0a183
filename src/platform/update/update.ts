import { type Timers, wait } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';

/** Enough time for pending requests at the moment of the click: mostly files that the pointer has prefetched. */
export const QUIET_MS = 500;
/** A browser that has not changed workers by then does it when the old one is idle, or after five minutes (Chromium). */
export const PATIENCE_MS = 5000;

/** A lock that tabs may share, or one tab may hold exclusively. */
export interface HoldLock {
  /** @returns the end of the hold, once the lock is held. */
  hold(): Promise<() => void>;
  /** True: no tab holds it at this moment. */
  isFree(): Promise<boolean>;
}

export interface UpdatePorts {
  readonly timers: Timers;
  readonly lock: HoldLock;
  /** Pauses the requests of all tabs. */
  readonly pauseRequests: () => void;
  /** Tells the waiting worker to take over. */
  readonly skipWaiting: () => void;
  readonly reload: () => void;
}

export interface UpdateState {
  /** A newer app is downloaded and can be applied. */
  readonly ready: boolean;
  /** Something is in progress in this tab: no update. */
  readonly held: boolean;
}

export interface Update extends ExternalStore<UpdateState> {
  /**
   * Called on the player's request; on success the page reloads before this settles. `held`: a slip in progress or a bet in flight, here or
   * in another tab; nothing has happened. `slow`: the worker was asked to take over, and the browser delays it.
   */
  apply(): Promise<'slow' | 'held' | 'none'>;
  /** During the hold this tab does not reload, and no tab starts an update. @returns the end of the hold. */
  holdUpdates(reason: string): () => void;
  waiting(): void;
  /** Another worker controls this page now; the browser notifies all tabs at the same moment. */
  controllerChanged(): void;
}

/**
 * An update starts only on request. One tab asks the waiting worker to take over, then the browser notifies all tabs, which reload
 * together; a tab with a hold reloads at its end.
 */
export function createUpdate(ports: UpdatePorts): Update {
  const store = createStore<UpdateState>({ ready: false, held: false });
  const holds = new Map<symbol, string>();
  let letGo: Promise<() => void> | null = null;
  let isReloadDue = false;
  let isReloading = false;

  const isHeld = async (): Promise<boolean> => holds.size > 0 || !(await ports.lock.isFree());

  const reloadIfFree = (): void => {
    if (!isReloadDue || holds.size > 0 || isReloading) return;
    isReloading = true;
    ports.reload();
  };

  const holdsChanged = (): void => {
    const held = holds.size > 0;
    if (held && letGo === null) letGo = ports.lock.hold();
    if (!held && letGo !== null) {
      void letGo.then((end) => end());
      letGo = null;
    }
    store.set({ ...store.getSnapshot(), held });
    reloadIfFree();
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    apply: async () => {
      if (!store.getSnapshot().ready) return 'none';
      if (await isHeld()) return 'held';
      // A request during the old worker's stop starts it again, and the browser then waits until it is idle. So requests pause.
      ports.pauseRequests();
      await wait(ports.timers, QUIET_MS);
      if (await isHeld()) return 'held';
      ports.skipWaiting();
      await wait(ports.timers, PATIENCE_MS);
      return 'slow';
    },
    holdUpdates: (reason) => {
      const key = Symbol(reason);
      holds.set(key, reason);
      holdsChanged();
      return () => {
        if (holds.delete(key)) holdsChanged();
      };
    },
    waiting: () => store.set({ ...store.getSnapshot(), ready: true }),
    controllerChanged: () => {
      isReloadDue = true;
      reloadIfFree();
    },
  };
}
