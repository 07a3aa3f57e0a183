import { type Timers, wait } from '../clock.ts';
import { createStore, type ExternalStore, whenStore } from '../externalStore.ts';
import type { Unfinished, UnfinishedThing } from '../unfinished/unfinished.ts';

/** Enough time for pending requests at the moment of the click: mostly files that the pointer has prefetched. */
export const QUIET_MS = 500;
/** A browser that has not changed workers by then does it when the old one is idle, or after five minutes (Chromium). */
export const PATIENCE_MS = 5000;
/** Between the end of what was unfinished and the reload that waited for it: the player sees how it ended, and may go on. */
export const ENDED_MS = 3000;

/** A lock that tabs may share, or one tab may hold exclusively. */
export interface HoldLock {
  /** @returns the end of the hold, once the lock is held. */
  hold(): Promise<() => void>;
  /** True: no tab holds it at this moment. */
  isFree(): Promise<boolean>;
  /** Resolves once no tab holds it. */
  whenFree(): Promise<void>;
}

export interface UpdatePorts {
  readonly timers: Timers;
  readonly unfinished: Unfinished;
  /** Held by every tab with a bet in flight. */
  readonly lock: HoldLock;
  /** Pauses the requests of all tabs. */
  readonly pauseRequests: () => void;
  /** Ends the pause in this tab. */
  readonly resumeRequests: () => void;
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
  /** Accepted, and waiting for something that is unfinished: a bet of any tab, else this tab's own things. */
  readonly waits: 'bet' | 'tab' | null;
}

export interface Update extends ExternalStore<UpdateState> {
  /**
   * Called on the player's request; on success the page reloads before this settles. With a bet in flight, here or in another tab, it waits.
   * `slow`: the worker was asked to take over, and the browser delays it; or it is still being downloaded. `waits`: this tab reloads once
   * its player has finished.
   */
  apply(): Promise<'slow' | 'waits' | 'none'>;
  /** A newer app is downloaded and can be applied. */
  waiting(): void;
  /** The server has refused a request because of the version of this page. */
  refused(): void;
  /** A part of the page cannot be loaded, and a reload has not helped or has to wait: offers a newer version if there is one. */
  partMissing(): void;
  /** Another worker controls this page now; the browser notifies all tabs at the same moment. */
  controllerChanged(): void;
}

const isBet = ({ kind }: UnfinishedThing): boolean => kind === 'bet';

/**
 * An update starts only on request, never while a bet is in flight; a slip survives it. One tab asks the waiting worker to take over, then
 * the browser notifies all tabs, which reload together; a tab with something unfinished reloads after its end.
 */
export function createUpdate(ports: UpdatePorts): Update {
  const { timers, unfinished, lock } = ports;
  const store = createStore<UpdateState>({ offers: 0, outdated: false, held: false, waits: null });
  const change = (part: Partial<UpdateState>): void => store.set({ ...store.getSnapshot(), ...part });
  let letGo: Promise<() => void> | null = null;
  let isReloadDue = false;
  let isReloading = false;
  let isDownloaded = false;
  /** Accepted before it was downloaded. */
  let isWanted = false;
  let applying: Promise<void> | null = null;

  const offer = (): void => change({ offers: store.getSnapshot().offers + 1 });
  const isFree = (): boolean => unfinished.getSnapshot().length === 0;

  const reloadIfFree = (): void => {
    if (!isFree() || isReloading) return;
    isReloading = true;
    ports.reload();
  };
  const reload = (): void => {
    isReloadDue = true;
    reloadIfFree();
    if (isReloading) return;
    ports.resumeRequests();
    change({ waits: 'tab', offers: store.getSnapshot().offers + 1 });
  };

  unfinished.subscribe(() => {
    const held = unfinished.getSnapshot().some(isBet);
    if (held && letGo === null) letGo = lock.hold();
    if (!held && letGo !== null) {
      void letGo.then((end) => end());
      letGo = null;
    }
    if (held !== store.getSnapshot().held) change({ held });
    if (isReloadDue && isFree()) timers.after(ENDED_MS, reloadIfFree);
  });

  const isBetInFlight = async (): Promise<boolean> => store.getSnapshot().held || !(await lock.isFree());

  async function betsEnded(): Promise<void> {
    while (await isBetInFlight()) {
      change({ waits: 'bet' });
      await whenStore(store, ({ held }) => !held);
      await lock.whenFree();
      change({ waits: null });
    }
  }

  async function takeOver(): Promise<void> {
    await betsEnded();
    if (!isDownloaded && !ports.isControlled()) return reload();
    if (!isDownloaded) {
      // Without the newer worker a reload would bring the same page again.
      isWanted = true;
      ports.check();
      return;
    }
    // A request during the old worker's stop starts it again, and the browser then waits until it is idle. So requests pause.
    ports.pauseRequests();
    await wait(timers, QUIET_MS);
    if (await isBetInFlight()) return takeOver();
    ports.skipWaiting();
  }

  const apply: Update['apply'] = async () => {
    if (store.getSnapshot().offers === 0) return 'none';
    applying ??= takeOver().finally(() => {
      applying = null;
    });
    await applying;
    await wait(timers, PATIENCE_MS);
    return isReloadDue ? 'waits' : 'slow';
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    apply,
    waiting: () => {
      isDownloaded = true;
      offer();
      if (isWanted) void apply();
    },
    refused: () => {
      if (store.getSnapshot().outdated) return;
      change({ outdated: true });
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
