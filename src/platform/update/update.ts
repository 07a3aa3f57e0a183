import type { Timers } from '../clock.ts';
import { createStore, type ExternalStore } from '../externalStore.ts';
import type { UnfinishedThing } from '../unfinished/unfinished.ts';

/** Between the end of what was unfinished and the reload that waited for it: the player sees how it ended, and may go on. */
const ENDED_MS = 3000;

export interface UpdatePorts {
  readonly timers: Timers;
  readonly unfinished: ExternalStore<readonly UnfinishedThing[]>;
  /** Ends the pause in this tab. */
  readonly resumeRequests: () => void;
  /** Lets the waiting worker take over; rejects where its code does not load (takeOver.ts). */
  readonly takeOver: (onWaiting: (isWaiting: boolean) => void) => Promise<void>;
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
  /** Accepted, and waiting for something that is unfinished: a bet of any tab, else this tab's own things. */
  readonly waits: 'bet' | 'tab' | null;
}

export interface Update extends ExternalStore<UpdateState> {
  /**
   * Called on the player's request. With a bet in flight, here or in another tab, it waits. Resolves once the worker was asked to take over,
   * or a newer one is looked for: then the page reloads, soon or after what is unfinished, unless the browser delays it.
   * Rejects where the code for it does not load.
   */
  apply(): Promise<void>;
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
 * An update starts only on request, never while a bet is in flight; a slip survives it. One tab asks the waiting worker to take over, then
 * the browser notifies all tabs, which reload together; a tab with something unfinished reloads after its end.
 */
export function createUpdate({ timers, unfinished, ...ports }: UpdatePorts): Update {
  const store = createStore<UpdateState>({ offers: 0, outdated: false, waits: null });
  const change = (part: Partial<UpdateState>): void => store.set({ ...store.getSnapshot(), ...part });
  const offer = (part?: Partial<UpdateState>): void => change({ ...part, offers: store.getSnapshot().offers + 1 });
  let isReloadDue = false;
  let isReloading = false;
  let isDownloaded = false;
  /** Accepted before it was downloaded. */
  let isWanted = false;

  const reloadIfFree = (): void => {
    if (isReloading || unfinished.getSnapshot().length > 0) return;
    isReloading = true;
    ports.reload();
  };
  const reload = (): void => {
    isReloadDue = true;
    reloadIfFree();
    if (isReloading) return;
    ports.resumeRequests();
    offer({ waits: 'tab' });
  };
  // Harmless where something else is unfinished by then.
  unfinished.subscribe(() => isReloadDue && timers.after(ENDED_MS, reloadIfFree));

  const apply: Update['apply'] = async () => {
    if (store.getSnapshot().offers === 0) return;
    if (isDownloaded) await ports.takeOver((isWaiting) => change({ waits: isWaiting ? 'bet' : null }));
    else if (ports.isControlled()) {
      // Without the newer worker a reload would bring the same page again.
      isWanted = true;
      ports.check();
    } else reload();
  };

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    apply,
    waiting: () => {
      isDownloaded = true;
      offer();
      // The notice offers it again where that fails.
      if (isWanted) apply().catch(() => undefined);
    },
    refused: () => {
      if (store.getSnapshot().outdated) return;
      if (!isDownloaded) ports.check();
      offer({ outdated: true });
    },
    partMissing: () => {
      if (isDownloaded) offer();
      else ports.check();
    },
    controllerChanged: reload,
  };
}
