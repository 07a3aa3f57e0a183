import { createStore, type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import type { Install } from '../../../platform/install/install.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { type DismissedPrompts, INSTALL_PROMPT, readDismissed, suggestsInstall, withDismissed } from '../logic/dismissed.ts';

const DISMISSED: PersistedValueDefinition<DismissedPrompts | null> = {
  name: 'dismissed-prompts',
  scope: 'user',
  // Null until storage has been read, so that a refused prompt does not flash.
  initial: null,
  decode: (stored) => readDismissed(stored),
};

export interface InstallState {
  readonly install: Install;
  /** Null until storage has been read for the current user. */
  readonly dismissed: ExternalStore<DismissedPrompts | null>;
  dismiss(): void;
}

/** The browser's install prompt and the prompts refused before. One per page. */
export function createInstallState(platform: Pick<PlatformServices, 'install' | 'persist'>): InstallState {
  const persisted = platform.persist(DISMISSED);
  const dismissed = createStore<DismissedPrompts | null>(null);
  const follow = (): void => {
    dismissed.set(persisted.getSnapshot());
    if (persisted.getSnapshot() === null) void persisted.loaded().then(() => dismissed.set(persisted.getSnapshot() ?? []));
  };
  persisted.subscribe(follow);
  follow();
  return {
    install: platform.install,
    dismissed,
    dismiss: () => persisted.update((known) => withDismissed(known ?? [], INSTALL_PROMPT)),
  };
}

const installStateOf = onePerPage(createInstallState);

export interface InstallSuggestion {
  readonly isShown: boolean;
  install(): void;
  dismiss(): void;
}

export function useInstallSuggestion(): InstallSuggestion {
  const state = installStateOf(useServices());
  const { available } = useStore(state.install);
  const dismissed = useStore(state.dismissed);
  return {
    isShown: dismissed !== null && suggestsInstall(available, dismissed),
    install: () => {
      void state.install.prompt().then((outcome) => {
        if (outcome === 'dismissed') state.dismiss();
      });
    },
    dismiss: state.dismiss,
  };
}
