import { createStore, type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import type { Install } from '../../../platform/install/install.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { PersistedValueDefinition } from '../../../platform/storage/persistedValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';

/** A choice of the brand on this device: who logs in does not change whether the app is wanted here. */
const REFUSED: PersistedValueDefinition<boolean> = {
  name: 'install-refused',
  scope: 'brand',
  initial: false,
  decode: (stored) => stored === true,
};

export interface InstallState {
  readonly install: Install;
  /** True until storage has been read, so that a refused suggestion does not flash. */
  readonly refused: ExternalStore<boolean>;
  refuse(): void;
}

/** The browser's install prompt, and whether it was refused. One per page. */
export function createInstallState(platform: Pick<PlatformServices, 'install' | 'persist'>): InstallState {
  const persisted = platform.persist(REFUSED);
  const refused = createStore(true);
  void persisted.loaded().then(() => {
    refused.set(persisted.getSnapshot());
    persisted.subscribe(() => refused.set(persisted.getSnapshot()));
  });
  return { install: platform.install, refused, refuse: () => persisted.set(true) };
}

const installStateOf = onePerPage(createInstallState);

export interface InstallSuggestion {
  readonly isShown: boolean;
  install(): void;
  refuse(): void;
}

export function useInstallSuggestion(): InstallSuggestion {
  const state = installStateOf(useServices());
  const { available } = useStore(state.install);
  const isRefused = useStore(state.refused);
  return {
    isShown: available && !isRefused,
    install: () => {
      void state.install.prompt().then((outcome) => {
        if (outcome === 'dismissed') state.refuse();
      });
    },
    refuse: state.refuse,
  };
}
