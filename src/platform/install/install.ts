import { createStore, type ExternalStore } from '../externalStore.ts';

/** The browser's own event; TypeScript does not know it. */
export interface InstallEvent {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

export interface InstallState {
  /** The browser would install the app if asked. */
  readonly available: boolean;
}

export interface Install extends ExternalStore<InstallState> {
  offered(event: InstallEvent): void;
  installed(): void;
  /** Shows the browser's dialog. It can be shown once an offer. */
  prompt(): Promise<'accepted' | 'dismissed' | 'unavailable'>;
}

/** Keeps the browser's offer to install until a person asks for it; whether to suggest it is the screen's business. */
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
