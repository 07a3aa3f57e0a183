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
  /** Looks for a newer app now. */
  readonly check: () => void;
  /** Whether a worker answers this page's requests. */
  readonly isControlled: () => boolean;
  readonly reload: () => void;
}

export interface UpdateState {
  /** How many times a newer app was found: each one is offered. */
  readonly offers: number;
  /** The server no longer answers this version. */
  readonly outdated: boolean;
  /** A bet is in flight in this tab: no update. */
  readonly held: boolean;
}

export interface Update extends ExternalStore<UpdateState> {
  /**
   * Called on the player's request; on success the page reloads before this settles. `held`: a bet in flight, here or in another tab;
   * nothing has happened. `slow`: the worker was asked to take over, and the browser delays it; or it is still being downloaded.
   */
  apply(): Promise<'slow' | 'held' | 'none'>;
  /** During the hold this tab does not reload, and no tab starts an update. @returns the end of the hold. */
  holdUpdates(reason: string): () => void;
  /** A newer app is downloaded and can be applied. */
  waiting(): void;
  /** The server has refused a request because of the version of this page. */
  refused(): void;
  /** A part of the page cannot be loaded, and a reload has not helped or has to wait: offers a newer version if there is one. */
  partMissing(): void;
  /** Another worker controls this page now; the browser notifies all tabs at the same moment. */
  controllerChanged(): void;
}

/**
 * An update starts only on request, never while a bet is in flight; a slip survives it. One tab asks the waiting worker to take over, then the browser notifies all tabs, which reload
 * together; a tab with a hold reloads at its end.
 */
export function createUpdate(ports: UpdatePorts): Update {
  const store = createStore<UpdateState>({ offers: 0, outdated: false, held: false });
  const holds = new Map<symbol, string>();
  let letGo: Promise<() => void> | null = null;
  let isReloadDue = false;
  let isReloading = false;
  let isDownloaded = false;
  /** Accepted before it was downloaded. */
  let isWanted = false;

  const isHeld = async (): Promise<boolean> => holds.size > 0 || !(await ports.lock.isFree());

  const reloadIfFree = (): void => {
    if (!isReloadDue || holds.size > 0 || isReloading) return;
    isReloading = true;
    ports.reload();
  };
  const reload = (): void => {
    isReloadDue = true;
    reloadIfFree();
  };
  const offer = (): void => store.set({ ...store.getSnapshot(), offers: store.getSnapshot().offers + 1 });

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

  const apply: Update['apply'] = async () => {
    if (store.getSnapshot().offers === 0) return 'none';
    if (await isHeld()) return 'held';
    if (isDownloaded) {
      // A request during the old worker's stop starts it again, and the browser then waits until it is idle. So requests pause.
      ports.pauseRequests();
      await wait(ports.timers, QUIET_MS);
      if (await isHeld()) return 'held';
      ports.skipWaiting();
    } else if (ports.isControlled()) {
      // Without the newer worker a reload would bring the same page again.
      isWanted = true;
      ports.check();
    } else reload();
    await wait(ports.timers, PATIENCE_MS);
    return 'slow';
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    apply,
    holdUpdates: (reason) => {
      const key = Symbol(reason);
      holds.set(key, reason);
      holdsChanged();
      return () => {
        if (holds.delete(key)) holdsChanged();
      };
    },
    waiting: () => {
      isDownloaded = true;
      offer();
      if (isWanted) void apply();
    },
    refused: () => {
      if (store.getSnapshot().outdated) return;
      store.set({ ...store.getSnapshot(), outdated: true });
      if (!isDownloaded) ports.check();
      offer();
    },
    partMissing: () => {
      if (isDownloaded) offer();
      else ports.check();
    },
    controllerChanged: reload,
  };
}
