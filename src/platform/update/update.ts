import { type Timers, wait } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';

/** Long enough for what is under way when somebody asks for the update: the files of what the pointer has just woken, mostly. */
export const QUIET_MS = 500;
/** A browser that has not changed workers by then does it when the old one rests, or after five minutes (Chromium). */
export const PATIENCE_MS = 5000;

/** A lock that tabs may hold together, and that one may want for itself. */
export interface HoldLock {
  /** @returns the end of the hold, once it holds. */
  hold(): Promise<() => void>;
  /** True: nobody in any tab holds it at this moment. */
  isFree(): Promise<boolean>;
}

export interface UpdatePorts {
  readonly timers: Timers;
  readonly lock: HoldLock;
  /** No tab sends anything for a moment. */
  readonly pauseRequests: () => void;
  /** Tells the waiting worker to take over. */
  readonly skipWaiting: () => void;
  readonly reload: () => void;
}

export interface UpdateState {
  /** A newer app is downloaded and waits to be asked for. */
  readonly ready: boolean;
  /** Something is in progress in this tab: not now. */
  readonly held: boolean;
}

export interface Update extends ExternalStore<UpdateState> {
  /**
   * The person wants it; where all goes well the page is gone before this answers. `held`: a slip in progress or a bet in flight, here or
   * in another tab; nothing has happened. `late`: the browser has been told, and takes its time.
   */
  apply(): Promise<'late' | 'held' | 'none'>;
  /** As long as it is held nothing reloads this tab, and no tab starts an update. @returns the end of the hold. */
  holdUpdates(reason: string): () => void;
  waiting(): void;
  /** Another worker controls this page now: all tabs hear it at the same moment. */
  controllerChanged(): void;
}

/**
 * Updates ask. One tab asks the waiting worker to take over, all tabs are told by the browser and reload together; one that holds reloads
 * when it has let go.
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
      // A request that meets the old worker while it stops wakes it again, and the browser then waits until it rests. So it is quiet first.
      ports.pauseRequests();
      await wait(ports.timers, QUIET_MS);
      if (await isHeld()) return 'held';
      ports.skipWaiting();
      await wait(ports.timers, PATIENCE_MS);
      return 'late';
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
