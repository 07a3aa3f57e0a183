import { createStore, type ExternalStore } from '../externalStore.ts';

/** The browser's install event, which TypeScript's types do not include. */
export interface InstallEvent {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallState {
  /** The browser offers to install the app. */
  readonly available: boolean;
}

export interface Install extends ExternalStore<InstallState> {
  offered(event: InstallEvent): void;
  installed(): void;
  /** Shows the browser's dialog, at most once per offer. */
  prompt(): Promise<'accepted' | 'dismissed' | 'unavailable'>;
}

/** Holds the browser's offer to install until the player uses it; the screen decides whether to suggest it. */
export function createInstall(): Install {
  const store = createStore<InstallState>({ available: false });
  let offer: InstallEvent | null = null;
  const take = (event: InstallEvent | null): void => {
    offer = event;
    store.set({ available: event !== null });
  };
  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    offered: take,
    installed: () => take(null),
    prompt: async () => {
      const event = offer;
      if (event === null) return 'unavailable';
      take(null);
      await event.prompt();
      return (await event.userChoice).outcome;
    },
  };
}
