import { createStore, type ExternalStore, useStore } from '../../../platform/externalStore.ts';
import type { Install } from '../../../platform/install/install.ts';
import { onePerPage } from '../../../platform/onePerPage.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import type { KeptValueDefinition } from '../../../platform/storage/keptValue.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import { type DismissedPrompts, INSTALL_PROMPT, readDismissed, suggestsInstall, withDismissed } from '../logic/dismissed.ts';

const DISMISSED: KeptValueDefinition<DismissedPrompts | null> = {
  name: 'dismissed-prompts',
  scope: 'user',
  // Null until storage has been read: a refused prompt must not flash before it is known to be refused.
  initial: null,
  decode: (stored) => readDismissed(stored),
};

export interface InstallWorld {
  readonly install: Install;
  /** Null until storage has been read for the user of now. */
  readonly dismissed: ExternalStore<DismissedPrompts | null>;
  dismiss(): void;
}

/** The browser's offer and what was refused before; one a page. */
export function createInstallWorld(platform: Pick<PlatformServices, 'install' | 'keep'>): InstallWorld {
  const kept = platform.keep(DISMISSED);
  const dismissed = createStore<DismissedPrompts | null>(null);
  const follow = (): void => {
    dismissed.set(kept.getSnapshot());
    if (kept.getSnapshot() === null) void kept.loaded().then(() => dismissed.set(kept.getSnapshot() ?? []));
  };
  kept.subscribe(follow);
  follow();
  return {
    install: platform.install,
    dismissed,
    dismiss: () => kept.update((known) => withDismissed(known ?? [], INSTALL_PROMPT)),
  };
}

const installWorldOf = onePerPage(createInstallWorld);

export interface InstallSuggestion {
  readonly isShown: boolean;
  install(): void;
  dismiss(): void;
}

export function useInstallSuggestion(): InstallSuggestion {
  const world = installWorldOf(useServices());
  const { available } = useStore(world.install);
  const dismissed = useStore(world.dismissed);
  return {
    isShown: dismissed !== null && suggestsInstall(available, dismissed),
    install: () => {
      void world.install.prompt().then((outcome) => {
        if (outcome === 'dismissed') world.dismiss();
      });
    },
    dismiss: world.dismiss,
  };
}
